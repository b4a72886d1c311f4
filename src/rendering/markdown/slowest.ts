import { codeSpan } from '../../lib/escape/markdown.ts';
import { deviceName, shortNames } from '../survey/spread.ts';
import type { SurveyedTest } from '../survey/survey.ts';
import { foldable, table } from './table.ts';
import type { Part } from './view.ts';
import { duration, nameText } from './words.ts';

export const slowest: Part = ({ survey, detail }) => {
  const tests = slowestOf(survey.tests, detail.slowest);
  if (tests.length === 0) return [];
  const nameOf = shortNames(tests);
  const rows = tests.map((test) => [
    codeSpan(nameOf(test)),
    duration(test.slowestMs),
    nameText(deviceName(survey, test.slowestOn)),
    duration(test.averageMs),
  ]);
  return [foldable('Slowest tests', [table(['Test', 'Longest', 'on', 'On average'], rows)])];
};

/** Kept short while going through, since sorting every test for ten of them takes longer than all the rest. */
const slowestOf = (tests: readonly SurveyedTest[], limit: number): SurveyedTest[] => {
  if (limit === 0) return [];
  let kept: SurveyedTest[] = [];
  let threshold = 0;
  for (const test of tests) {
    if (test.slowestMs <= threshold) continue;
    kept.push(test);
    if (kept.length < 20 * limit) continue;
    kept = longestFirst(kept).slice(0, limit);
    threshold = kept.at(-1)?.slowestMs ?? 0;
  }
  return longestFirst(kept).slice(0, limit);
};

const longestFirst = (tests: readonly SurveyedTest[]): SurveyedTest[] => tests.toSorted((a, b) => b.slowestMs - a.slowestMs);
