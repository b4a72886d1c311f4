import { describe, expect, test } from 'vitest';
import { readAlert, readAlertPage } from '../../../../src/service/wire/alert.ts';
import { UnexpectedShapeError } from '../../../../src/service/wire/values.ts';

const asked = { page: 1, limit: 2 };

describe('an alert', () => {
  const stored = { id: 'a1', name: 'Cost', status: 'active', metric: 'cost', windowMinutes: 5, extra: 1 };

  test.each([
    ['bare', stored],
    ['under alert', { alert: stored }],
    ['under data', { data: stored }],
    ['in snake_case', { ...stored, windowMinutes: undefined, window_minutes: 5 }],
  ])('is read %s', (_how, body) => {
    expect(readAlert(body)).toEqual({
      id: 'a1',
      name: 'Cost',
      status: 'active',
      fields: { name: 'Cost', metric: 'cost', windowMinutes: 5 },
    });
  });

  test.each([
    [{ status: 'PAUSED' }, 'paused'],
    [{ status: 'snoozed' }, 'unknown'],
    [{ active: false }, 'paused'],
    [{ is_active: true }, 'active'],
    [{}, 'unknown'],
  ])('an alert that says %o is %s', (state, status) => {
    expect(readAlert({ id: 7, name: 'Cost', ...state })).toMatchObject({ id: '7', status });
  });

  test('keeps null, which is a value', () => {
    expect(readAlert({ id: 'a', name: 'n', filter: null, description: null }).fields).toEqual({
      name: 'n',
      filter: null,
      description: null,
    });
  });

  test.each([[null], ['text'], [{ id: 'a' }], [{ name: 'n' }], [[{ id: 'a', name: 'n' }]]])('is not %o', (body) => {
    expect(() => readAlert(body)).toThrow(UnexpectedShapeError);
  });
});

describe('a page', () => {
  const data = [{ id: 'a', name: 'n' }];
  test.each([
    ['totalPages says that there is more', { totalPages: 2 }, 2],
    ['total_pages says that there is more', { total_pages: 2 }, 2],
    ['it is the last', { totalPages: 1, totalItems: 1 }, null],
    ['totalItems alone says that there is more', { totalItems: 3 }, 2],
    ['total_items counts by the limit of the response', { total_items: 3, limit: 5 }, null],
    ['nothing is said', {}, undefined],
  ])('goes on as it says: %s', (_what, meta, next) => {
    expect(readAlertPage({ data, meta }, asked)).toMatchObject({ next });
  });

  test('beyond the last is empty', () => {
    expect(readAlertPage({ data: [], meta: { totalItems: 1, totalPages: 1 } }, { page: 9, limit: 2 })).toEqual({
      items: [],
      next: null,
      count: 1,
    });
  });

  test.each([[[]], [{ alerts: [] }], [{ data: {} }], ['x']])('is not %o', (body) => {
    expect(() => readAlertPage(body, asked)).toThrow(UnexpectedShapeError);
  });
});
