import { codeSpan } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import type { SurveyedTest } from '../survey/survey.ts';
import { deviceColumns } from './columns.ts';
import { table } from './table.ts';
import type { Part, View } from './view.ts';

/** Suites × devices: how many tests of each class passed where. */
export const suites: Part = (view) => {
  const { survey, detail } = view;
  const all = [...Map.groupBy(survey.tests, (test) => test.className)];
  const shown = all.slice(0, detail.matrixRows);
  const { columns, notes } = deviceColumns(
    survey.devices,
    (device) => shown.map(([, tests]) => suiteCell(view, tests, device)),
    (cell) => !cell.startsWith('✓'),
    detail.matrixColumns,
  );
  const more = all.length - shown.length;
  return [
    '### Suites',
    table(
      ['Suite', 'Tests', ...columns.map((column) => column.heading)],
      shown.map(([className, tests], row) => [
        className === '' ? '(no class)' : codeSpan(className),
        String(tests.length),
        ...columns.map((column) => column.cells[row] ?? ''),
      ]),
    ),
    ...notes,
    ...(more > 0 ? [`${counted(more, 'more suite is', 'more suites are')} not in this table.`] : []),
  ];
};

const suiteCell = ({ survey }: View, tests: readonly SurveyedTest[], device: number): string => {
  let passed = 0;
  let skipped = 0;
  for (const test of tests) {
    const outcome = survey.outcome(test, device);
    if (outcome === 'passed') passed += 1;
    if (outcome === 'skipped') skipped += 1;
  }
  if (passed + skipped === 0) return 'no result';
  const without = tests.length - passed - skipped;
  return [
    ...(passed > 0 ? [`✓ ${passed}`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(without > 0 ? [`${without} without result`] : []),
  ].join(', ');
};
