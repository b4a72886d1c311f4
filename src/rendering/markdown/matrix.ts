import { codeSpan } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import type { Outcome } from '../survey/outcome.ts';
import { describeSpread, shortNames } from '../survey/spread.ts';
import { deviceColumns } from './columns.ts';
import { suites } from './suites.ts';
import { table } from './table.ts';
import type { Part } from './view.ts';

const cellText: Record<Outcome, string> = {
  'no result': 'no result',
  skipped: 'skipped',
  passed: '✓',
  flaky: '↻ flaky',
  unknown: '? unknown',
  pending: '✗ never ran',
  'timed-out': '✗ timed out',
  failed: '✗ failed',
  error: '! error',
};

/** Test × device for what is not green; suites × devices where everything is. */
export const matrix: Part = (view) => {
  const { survey, detail } = view;
  if (detail.matrixRows === 0 || survey.tests.length === 0) return [];
  if (survey.troubled.length === 0) return suites(view);

  const shown = survey.troubled.slice(0, detail.matrixRows);
  const nameOf = shortNames(shown);
  const { columns, notes } = deviceColumns(
    survey.devices,
    (device) => shown.map((test) => cellText[survey.outcome(test, device)]),
    (cell) => cell !== cellText.passed && cell !== cellText.skipped,
    detail.matrixColumns,
  );
  const several = survey.devices.length > 1;
  const more = survey.troubled.length - shown.length;
  return [
    '### Tests that are not green',
    table(
      ['Test', ...(several ? ['Where'] : []), ...columns.map((column) => column.heading)],
      shown.map((test, row) => [
        codeSpan(nameOf(test)),
        ...(several ? [describeSpread(test, survey.devices.length)] : []),
        ...columns.map((column) => column.cells[row] ?? ''),
      ]),
    ),
    ...notes,
    ...(more > 0 ? [`${counted(more, 'more test is', 'more tests are')} not green and not in this table.`] : []),
  ];
};
