import type { AnalyzedTest, RunAnalysis } from '../../core/model/run-analysis.ts';
import type { Outcome } from '../../core/model/status.ts';
import { describeReach, listNames, shortNames } from '../../core/wording/describe-tests.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { codeName, nameText, table } from './format.ts';
import type { Part, View } from './view.ts';

const cellText: Record<Outcome, string> = {
  'no result': 'no result',
  skipped: 'skipped',
  passed: '✅',
  flaky: '⚠️ flaky',
  quarantined: '⚠️ quarantined',
  unknown: '❌ unknown status',
  pending: '❌ not run',
  'timed-out': '❌ timed out',
  failed: '❌ failed',
  error: '❌ error',
};

/** Renders a matrix of failed and flaky tests by device. If all tests passed, the rows are test classes. */
export const matrix: Part = (view) => {
  const { run, detail } = view;
  const { failedOrFlaky, devices } = run;
  if (detail.matrixRows === 0 || run.tests.length === 0) return [];
  if (failedOrFlaky.length === 0) return suites(view);
  // With one device, the sections of failures and of quarantined failures name the same tests.
  if (devices.length === 1) return [];

  const shown = failedOrFlaky.slice(0, detail.matrixRows);
  const nameOf = shortNames(shown);
  const several = devices.length > 1;
  const rows = shown.map((test) => ({
    names: [codeName(nameOf(test)), ...(several ? [capitalized(describeReach(test, devices.length))] : [])],
    cellOn: (device: number): string => cellText[run.deviceMatrix.outcome(test, device)],
  }));
  const isProblem = (cell: string): boolean => cell !== cellText.passed && cell !== cellText.skipped;
  const more = failedOrFlaky.length - shown.length;
  return [
    `### ${sectionTitle(failedOrFlaky)}`,
    ...deviceTable(view, ['Test', ...(several ? ['Result'] : [])], rows, isProblem),
    ...(more > 0 ? [`${counted(more, 'more test is', 'more tests are')} not in this table.`] : []),
  ];
};

const sectionTitle = (tests: readonly AnalyzedTest[]): string => {
  if (!tests.some(({ failedOn }) => failedOn > 0)) return 'Flaky tests';
  return tests.some(({ flakyOn }) => flakyOn > 0) ? 'Failed and flaky tests' : 'Failed tests';
};

const suites: Part = (view) => {
  const { run, detail } = view;
  const all = [...Map.groupBy(run.tests, (test) => test.className)];
  const rows = all.slice(0, detail.matrixRows).map(([className, tests]) => ({
    names: [className === '' ? '(no class)' : codeName(className), digits(tests.length)],
    cellOn: (device: number): string => suiteCell(run, tests, device),
  }));
  const more = all.length - rows.length;
  return [
    '### Suites',
    ...deviceTable(view, ['Suite', 'Tests'], rows, (cell) => !cell.startsWith('✅')),
    ...(more > 0 ? [`${counted(more, 'more suite is', 'more suites are')} not in this table.`] : []),
  ];
};

const deviceTable = (
  { run: { devices }, detail }: View,
  header: readonly string[],
  rows: readonly { readonly names: readonly string[]; readonly cellOn: (device: number) => string }[],
  isProblem: (cell: string) => boolean,
): string[] => {
  const all = devices.map((name, device) => ({ heading: nameText(name), cells: rows.map(({ cellOn }) => cellOn(device)) }));
  const { columns, notes } = foldColumns(all, isProblem, detail.matrixColumns);
  return [
    table(
      [...header, ...columns.map(({ heading }) => heading)],
      rows.map(({ names }, row) => [...names, ...columns.map(({ cells }) => cells[row] ?? '')]),
    ),
    ...notes,
  ];
};

const suiteCell = ({ deviceMatrix }: RunAnalysis, tests: readonly AnalyzedTest[], device: number): string => {
  const count = (outcome: Outcome): number =>
    tests.reduce((sum, test) => sum + Number(deviceMatrix.outcome(test, device) === outcome), 0);
  const [passed, skipped, quarantined] = [count('passed'), count('skipped'), count('quarantined')];
  const results = passed + skipped + quarantined;
  if (results === 0) return 'no result';
  const without = tests.length - results;
  return [
    ...(passed > 0 ? [`✅ ${digits(passed)}`] : []),
    ...(skipped > 0 ? [`${digits(skipped)} skipped`] : []),
    ...(quarantined > 0 ? [`⚠️ ${digits(quarantined)} quarantined`] : []),
    ...(without > 0 ? [`${digits(without)} without result`] : []),
  ].join(', ');
};

/** Column of one device, or of several devices with equal cells. */
interface Column {
  readonly heading: string;
  readonly cells: readonly string[];
}

const maxNamesOfGroup = 12;

/**
 * Joins columns with equal cells under a letter if there are more than `limit` columns. The notes explain the letters.
 *
 * @param isProblem whether a cell shows a failed or flaky result
 */
export const foldColumns = (all: readonly Column[], isProblem: (cell: string) => boolean, limit: number) => {
  const notes: string[] = [];
  if (all.length <= limit) return { columns: all, notes };
  const problemsIn = ([first]: readonly Column[]): number => first?.cells.filter(isProblem).length ?? 0;
  const groups = [...Map.groupBy(all, ({ cells }) => cells.join('|')).values()].toSorted((a, b) => problemsIn(b) - problemsIn(a));
  const columns = groups.slice(0, limit).flatMap(([first, ...others]): Column[] => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const headings = [first, ...others].map(({ heading }) => heading);
    const letter = letterOf(notes.length);
    notes.push(`${letter}: ${listNames(headings, maxNamesOfGroup)}`);
    return [{ heading: `${letter} (${digits(headings.length)} devices)`, cells: first.cells }];
  });
  const hidden = groups.slice(limit).reduce((sum, { length }) => sum + length, 0);
  if (hidden > 0) notes.push(`${digits(hidden)} more devices with other results are not shown`);
  return { columns, notes };
};

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode('A'.charCodeAt(0) + (index % 26));
