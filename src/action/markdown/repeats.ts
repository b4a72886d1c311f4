import type { RepeatedTest } from '../../core/model/repeats.ts';
import { testName } from '../../core/model/results.ts';
import { explainFailure } from '../../core/results/analysis/root-cause.ts';
import { describeShown, firstRepeatFailure, isUnstable } from '../../core/results/repeats.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText, link } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { codeName, foldable, nameText, table } from './format.ts';
import type { Part } from './view.ts';

const maxText = 300;

/** Renders the results of new and changed tests that were repeated. Unstable tests come first. */
export const repeats: Part = ({ run: { repeats: report }, detail }) => {
  if (report === undefined) return [];
  const unstable = report.tests.filter(isUnstable);
  const others = report.tests.filter((test) => !isUnstable(test));
  const title = `### New and changed tests (${digits(report.tests.length)})`;
  const shown = unstable.slice(0, detail.repeats);
  const more = unstable.length - shown.length;
  return [
    title,
    ...(shown.length === 0 ? [] : [table(['Test', 'Device', 'Result', 'Failure'], shown.map(repeatRow))]),
    ...(more > 0 ? [`${counted(more, shown.length === 0 ? 'unstable test' : 'more unstable test')}: see the full report.`] : []),
    ...shownOf(others, detail.repeats),
  ];
};

const repeatRow = (test: RepeatedTest): string[] => {
  const { why, passed, failed, device, quarantined } = test;
  const failure = firstRepeatFailure(test);
  const message = explainFailure(failure).headline;
  const result = `${quarantined === undefined ? '❌' : '⚠️'} passed in ${passed} of ${passed + failed} runs`;
  const entry = quarantined === undefined ? '' : `, ${link('quarantined', quarantined.issue)} until ${quarantined.until}`;
  return [
    `${codeName(testName(test))} (${why})`,
    nameText(device),
    `${result}${entry}`,
    message === '' ? '–' : inlineText(cutText(message, maxText)),
  ];
};

const shownOf = (tests: readonly RepeatedTest[], limit: number): readonly string[] =>
  [...Map.groupBy(tests, ({ passed }) => passed)].flatMap(([passed, own]) => {
    const show = (test: RepeatedTest): string => `- ${codeName(testName(test))} (${test.why})`;
    const names = firstItems(own, limit, show, (more) => `- ${counted(more, 'more test')}`);
    const summary = counted(own.length, 'test');
    return [
      passed === 1 ? `${summary} did not run again.` : `${summary}: ${describeShown(passed)}`,
      ...(limit === 0 ? [] : [foldable(summary, [names.join('\n')])]),
    ];
  });
