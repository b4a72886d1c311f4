import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { TestCaseQuery } from '../../../src/core/model/test-case.ts';
import { collect, openTestManagement, rejection } from '../../helpers/cloud-client.ts';
import { json, type RawResponder, serve, startRawServer } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import type { ListingCost } from './list-test-cases.ts';

const one = (more: Readonly<Record<string, unknown>> = {}): RawResponder =>
  json({
    success: true,
    test_cases: [{ identifier: 'TC-1', title: 'Logs in' }],
    info: { page: 1, page_size: 30, count: 1, prev: null, next: null },
    ...more,
  });

describe('the listing', () => {
  test.each<{ of: string; query: TestCaseQuery; sent: Readonly<Record<string, string>> }>([
    { of: 'nothing', query: {}, sent: {} },
    { of: 'a page size', query: { pageSize: 300 }, sent: { page_size: '300' } },
    {
      of: 'an identifier, in both spellings of the specification',
      query: { testCaseId: 'TC-1' },
      sent: { 'test-case-identifier': 'TC-1', test_case_id: 'TC-1' },
    },
    {
      of: 'times',
      query: { updatedAfter: '2026-01-31T08:00:00.000Z', updatedBefore: '2026-02-01T08:00:00.250Z' },
      sent: { updated_after: '2026-01-31T08:00:00.000Z', updated_before: '2026-02-01T08:00:00.250Z' },
    },
    { of: 'issues, with commas between', query: { issueIds: ['SHOP-1', 'SHOP-2'] }, sent: { issue_ids: 'SHOP-1,SHOP-2' } },
    { of: 'a tracker', query: { issueType: 'azure' }, sent: { issue_type: 'azure' } },
    { of: 'archived cases', query: { archived: true }, sent: { archived: 'true' } },
    { of: 'unarchived cases', query: { archived: false }, sent: { archived: 'false' } },
  ])('asks for $of', async ({ query, sent }) => {
    await using management = await serve(openTestManagement, [one()]);
    await collect(management.client.testCases('PR 1/é', query));
    const [request] = management.requests;
    const url = new URL(request?.url ?? '', management.origin);
    expect(request?.method).toBe('GET');
    expect(url.pathname).toBe('/api/v2/projects/PR%201%2F%C3%A9/test-cases');
    expect(Object.fromEntries(url.searchParams)).toEqual({ p: '1', ...sent });
    expect(request?.headers.authorization).toMatch(/^Basic /);
  });

  test('asks for one page after the other, each only when it is read', async () => {
    const page =
      (items: readonly string[], next: number | null): RawResponder =>
      (response, request) =>
        json({ test_cases: items.map((identifier) => ({ identifier, title: identifier })), info: { count: 3, next } })(
          response,
          request,
        );
    await using management = await serve(openTestManagement, [page(['TC-1', 'TC-2'], 2), page(['TC-3'], null)]);
    const pages = management.client.testCases('PR-1');
    expect((await pages.next()).value).toMatchObject({ number: 1, items: [{ record: { identifier: 'TC-1' } }, {}] });
    expect(management.requests).toHaveLength(1);
    expect((await pages.next()).value).toMatchObject({ number: 2, remarks: [], missing: 0 });
    expect((await pages.next()).done).toBe(true);
  });

  test('never starts more than 300 requests in a minute', async () => {
    await using management = await serve(openTestManagement, [
      (response, request) => {
        const number = Number(new URL(request.url, 'http://x').searchParams.get('p'));
        json({ test_cases: [{ identifier: `TC-${number}`, title: '' }], info: { next: number < 650 ? number + 1 : null } })(
          response,
          request,
        );
      },
    ]);
    const { items } = await collect(management.client.testCases('PR-1'));
    expect(items).toHaveLength(650);
    expect(management.clock.sleeps).toEqual([60_000, 60_000]);
  });

  test.each<{ readonly headers: Record<string, string>; readonly pauseMs: number }>([
    { headers: {}, pauseMs: 60_000 },
    { headers: { 'retry-after': '7' }, pauseMs: 7_000 },
  ])('waits $pauseMs ms after a 429 with the headers $headers', async ({ headers, pauseMs }) => {
    await using management = await serve(openTestManagement, [json({ message: 'slow down' }, 429, headers), one()]);
    expect((await collect(management.client.testCases('PR-1'))).items).toHaveLength(1);
    expect(management.clock.sleeps).toEqual([pauseMs]);
  });

  test('repeats no credentials, though the service does', async () => {
    const echo: RawResponder = (response, { headers }) =>
      json({ message: `${headers.authorization} k3y/Wz+9=Tq4rUvB1` }, 401)(response);
    await using management = await serve(openTestManagement, [echo]);
    const error = await rejection(collect(management.client.testCases('PR-1')));
    expect(error).toMatchObject({ code: 'cloud-unauthorized', serviceMessage: 'Basic *** ***' });
  });
});

test('memory does not grow with the length of the listing', async () => {
  const cases = 30_000;
  await using folder = await temporaryDirectory();
  await using server = await startRawServer([
    (response, request) => {
      const { searchParams } = new URL(request.url, 'http://x');
      const page = Number(searchParams.get('p'));
      const first = (page - 1) * 300;
      const test_cases = Array.from({ length: Math.min(300, cases - first) }, (_, index) => ({
        identifier: `TC-${first + index + 1}`,
        title: `Case ${first + index + 1} of a long list`,
        description: '<p>words</p>'.repeat(5),
        issues: ['SHOP-1'],
      }));
      json({ test_cases, info: { page, page_size: 300, count: cases, next: first + 300 < cases ? page + 1 : null } })(
        response,
        request,
      );
    },
  ]);
  const script = join(import.meta.dirname, 'list-test-cases.ts');
  const file = join(folder.path, 'cases.csv');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, server.origin, file]);
  const cost: ListingCost = JSON.parse(stdout);
  expect(cost.count).toBe(cases);
  expect((await stat(file)).size).toBeGreaterThan(1_500_000);
  expect(cost.heapPeakBytes - cost.heapBeforeBytes).toBeLessThan(4_000_000);
}, 60_000);
