import { describePlanned } from '../../core/results/describe.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { fencedBlock, inlineText, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { duration, foldable, nameList, table } from './format.ts';
import type { Part } from './view.ts';

const maxDevices = 20;
const maxLine = 500;
/** Maximum number of notes, because a `select` file may have hundreds of rules. */
const maxNotes = 30;
const maxRequests = 3;
const maxRequestLength = 4_000;

const stages = { canary: ', canary', others: ', other devices' } as const;

/** Renders the builds that a dry run would start, or that a run started without waiting for them. */
export const runPlan: Part = ({ run: { plan, verdict }, detail }) => {
  if (plan === undefined || plan.builds.length === 0) return [];
  const shown = plan.builds.slice(0, detail.builds);
  const more = plan.builds.length - shown.length;
  const lines = [
    `Devices: ${nameList(plan.devices, maxDevices)}`,
    ...plan.binaries.map((text) => messageText(capitalized(cutText(text, maxLine)))),
    ...firstItems(
      plan.notes,
      maxNotes,
      (text) => messageText(cutText(text, maxLine)),
      (more) => `${counted(more, 'more note')}: see \`plan.json\``,
    ),
  ];
  return [
    '### Plan',
    lines.map((line) => `- ${line}`).join('\n'),
    table(
      ['Build', 'Sessions', 'Tests per session', 'Predicted time per session'],
      shown.map((build) => [
        inlineText(`${capitalized(describePlanned(build, plan))}${build.stage === undefined ? '' : stages[build.stage]}`),
        digits(build.sessions),
        build.tests === undefined ? 'unknown' : digits(build.tests),
        duration(build.predictedMs),
      ]),
    ),
    ...(more > 0 ? [`${counted(more, 'more build')}: see \`plan.json\` in the report folder.`] : []),
    ...shown
      .slice(0, maxRequests)
      .map((build) =>
        foldable(`${verdict.kind === 'planned' ? 'Request' : 'Sent request'} of ${inlineText(describePlanned(build, plan))}`, [
          fencedBlock(cutText(JSON.stringify(build.request, undefined, 2), maxRequestLength)),
        ]),
      ),
  ];
};
