import { expect, test } from 'vitest';
import { type AlertSelection, isSelected, queryFor } from '../../../src/alerts/select-alerts.ts';
import type { AlertRecord } from '../../../src/model/alert.ts';

const alert: AlertRecord = { id: 'a', name: 'Latency of cart', status: 'active', fields: { scope: 'TRACE', metric: 'latency' } };

const cases: readonly (readonly [AlertSelection, boolean])[] = [
  [{}, true],
  [{ name: 'Latency of cart' }, true],
  [{ name: 'latency of cart' }, false],
  [{ name: 'Latency*' }, true],
  [{ name: '*' }, true],
  [{ scope: 'TRACE', metric: 'latency', status: 'active' }, true],
  [{ scope: 'SESSION' }, false],
  [{ metric: 'cost' }, false],
  [{ status: 'paused' }, false],
];
test.each(cases)('%o: %o', (selection, expected) => {
  expect(isSelected(selection, alert)).toBe(expected);
});

test('a field that the response does not hold was the service to look at', () => {
  expect(isSelected({ scope: 'SESSION', metric: 'cost' }, { ...alert, fields: {} })).toBe(true);
  expect(isSelected({ status: 'paused' }, { ...alert, status: 'unknown' })).toBe(true);
});

test.each([
  [{ name: 'Latency of cart' }, { search: 'Latency of cart' }],
  [{ name: '*of car*' }, { search: 'of car' }],
  [{ name: '*' }, {}],
  [
    { scope: 'TRACE', metric: 'cost', status: 'paused' },
    { scope: 'TRACE', metric: 'cost', status: 'paused' },
  ],
] as const)('the service narrows %o down by %o', (selection, query) => {
  expect(queryFor(selection)).toEqual(query);
});
