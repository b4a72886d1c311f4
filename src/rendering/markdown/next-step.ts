import { codeSpan, link } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { explanationUrl } from '../../model/error-codes.ts';
import type { VerdictKind } from '../../model/results.ts';
import { isBadOutcome } from '../survey/outcome.ts';
import { deviceName, shortNames } from '../survey/spread.ts';
import type { Part, View } from './view.ts';
import { nameText } from './words.ts';

/** One line that says what to do, and where everything is. */
export const nextStep: Part = (view) => {
  const { links, run } = view;
  const { code } = run.verdict;
  const places = [
    ...(links.htmlUrl === undefined ? [] : [link('Full report', links.htmlUrl)]),
    ...(links.artifactUrl === undefined ? [] : [link('All files', links.artifactUrl)]),
    // What a failed test is needs no explanation.
    ...(code === undefined || code === 'tests-failed' ? [] : [`What is ${link(code, explanationUrl(code, links.docsUrl))}?`]),
  ];
  return [[`**Next:** ${advice[run.verdict.kind](view)}`, ...places].join(' · ')];
};

const advice: Record<VerdictKind, (view: View) => string> = {
  passed: ({ survey, run }) => {
    if (survey.troubled.length > 0)
      return `look at ${counted(survey.troubled.length, 'flaky test')} below before they fail for good.`;
    if (run.missingTests.length > 0) return 'see below which tests never reported.';
    return 'nothing to do.';
  },
  failed: (view) => firstFailure(view),
  error: (view) => {
    const failing = view.survey.troubled.some((test) => test.badOn > 0) ? ` Then ${firstFailure(view)}` : '';
    return `${hintOf(view)}${failing}`;
  },
  'timed-out': (view) => hintOf(view),
  cancelled: (view) => hintOf(view),
  started: () => 'the builds go on at the service; nothing here waits for their result.',
  planned: () => 'nothing was sent; set `dry-run` to `false` to run it.',
};

/** The verdict knows. */
const hintOf = ({ run: { verdict } }: View): string => verdict.hint ?? 'read the reason above.';

/** The test that fails most widely says most about the cause. */
const firstFailure = ({ survey }: View): string => {
  const widest = survey.troubled[0];
  if (widest === undefined) return 'see the failures below.';
  const name = codeSpan(shortNames(survey.troubled)(widest));
  const devices = survey.devices.length;
  if (devices === 1) return `start with ${name}.`;
  if (widest.badOn === widest.ranOn && widest.ranOn > 1)
    return `start with ${name}: it fails on every device, so suspect the app or the test before a device.`;
  if (survey.troubled.every((test) => test.badOn <= 1) && widest.badOn === 1) {
    const only = survey.devices.findIndex((_name, device) => isBadOutcome(survey.outcome(widest, device)));
    return `start with ${name}: it fails on ${nameText(deviceName(survey, only))} only, so compare that device with the others.`;
  }
  return `start with ${name}, which fails on most devices.`;
};
