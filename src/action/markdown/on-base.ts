import type { ComparedTest } from '../../core/model/base-comparison.ts';
import { testName } from '../../core/model/results.ts';
import { describeOnBase, summarizeOnBase } from '../../core/results/base-comparison.ts';
import { failureLabels } from '../../core/results/totals.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted } from '../../lib/numbers.ts';
import { codeName, linkTo, nameText } from './format.ts';
import type { Part } from './view.ts';

const maxText = 500;
const maxSessions = 3;

/** Renders what failed tests do on the app of the base branch, one line for each. */
export const onBase: Part = ({ run, detail }) => {
  if (run.onBase === undefined) return [];
  const { tests, more } = run.onBase;
  const { failed, quarantined } = run.totals;
  const summary = summarizeOnBase(run.onBase, failed - quarantined);
  const pastOf = failureLabels(run);
  const show = (test: ComparedTest): string => {
    const said = messageText(cutText(describeOnBase(test, pastOf(test, test.device)?.flakyRate), maxText));
    const links = test.sessions.slice(0, maxSessions).flatMap(({ dashboard }) => linkTo('session', dashboard));
    return `- ${codeName(testName(test))} @ ${nameText(test.device)}: ${[said, ...links].join(' · ')}`;
  };
  return [
    `### On the base branch (${counted(tests.length, 'failed test')})`,
    ...(summary === undefined ? [] : [messageText(`${capitalized(summary)}.`)]),
    firstItems(tests, detail.onBase, show, (left) => `- ${counted(left, 'more test')}: see the full report`).join('\n'),
    ...(more > 0 ? [`Not compared: ${counted(more, 'more failed test')}.`] : []),
  ];
};
