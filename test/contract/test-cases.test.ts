import { describe, expect, test } from 'vitest';
import type { TestCaseQuery } from '../../src/core/model/test-case.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { collect, openTestManagement, rejection } from '../helpers/cloud-client.ts';
import { openService } from './open-service.ts';

type Orders = NonNullable<ScenarioInput['test-management']>;

const cases: NonNullable<Orders['projects']>[number]['cases'] = [
  { identifier: 'TC-1', title: 'Signs in', issues: ['SHOP-1'], 'updated-at': '2026-01-01T08:00:00.000Z' },
  { identifier: 'TC-2', title: 'Adds', issues: ['SHOP-1', 'SHOP-2'], 'updated-at': '2026-01-01T09:00:00.000Z' },
  { identifier: 'TC-3', title: 'Removes', issues: ['42'], 'issue-type': 'azure', 'updated-at': '2026-01-01T10:00:00.000Z' },
  { identifier: 'TC-4', title: 'Is old', archived: true, 'updated-at': '2026-01-01T11:00:00.000Z' },
];

const list = async (orders: Orders, query: TestCaseQuery = {}, project = 'PR-7') => {
  await using service = await openService({ 'test-management': { projects: [{ id: 'PR-7', cases }], ...orders } });
  const { embedded } = service;
  await using management = openTestManagement(embedded.origin, embedded);
  const { items, remarks } = await collect(management.client.testCases(project, query));
  const asked = embedded.requests.map(({ query: sent }) => new URLSearchParams(sent));
  return {
    identifiers: items.map(({ record }) => record.identifier),
    records: items.map(({ record }) => record),
    remarks,
    asked,
  };
};

describe('the listing of test cases', () => {
  test.each<[of: string, query: TestCaseQuery, found: readonly string[]]>([
    ['everything that is not archived', {}, ['TC-1', 'TC-2', 'TC-3']],
    ['one test case', { testCaseId: 'TC-2' }, ['TC-2']],
    ['what was updated after a time', { updatedAfter: '2026-01-01T08:00:00.000Z' }, ['TC-2', 'TC-3']],
    ['what was updated before a time', { updatedBefore: '2026-01-01T09:00:00.001Z' }, ['TC-1', 'TC-2']],
    ['what one issue is linked to', { issueIds: ['SHOP-2'] }, ['TC-2']],
    ['what any of several issues is linked to', { issueIds: ['SHOP-2', '42'] }, ['TC-2', 'TC-3']],
    ['issues of one tracker', { issueIds: ['SHOP-2', '42'], issueType: 'azure' }, ['TC-3']],
    ['archived ones alone', { archived: true }, ['TC-4']],
    ['unarchived ones alone', { archived: false }, ['TC-1', 'TC-2', 'TC-3']],
    ['nothing, where nothing fits', { testCaseId: 'TC-99' }, []],
  ])('holds %s', async (_of, query, found) => {
    expect(await list({}, query)).toMatchObject({ identifiers: found, remarks: [] });
  });

  const many = { projects: [{ id: 'PR-7', 'generated-cases': 95 }] };

  test('goes through the pages of 30 that the service makes by default', async () => {
    const { identifiers, asked } = await list(many);
    expect(identifiers).toHaveLength(95);
    expect(asked.map((sent) => sent.get('p'))).toEqual(['1', '2', '3', '4']);
    expect(asked.every((sent) => !sent.has('page_size'))).toBe(true);
  });

  test.each([
    [30, 4],
    [94, 2],
    [95, 1],
    [300, 1],
  ])('goes through pages of %i', async (pageSize, pages) => {
    const { identifiers, asked } = await list(many, { pageSize });
    expect(new Set(identifiers).size).toBe(95);
    expect(asked).toHaveLength(pages);
  });

  test('generates no case under the identifier of a written one', async () => {
    const written = ['TC-2', 'TC-3', 'TC-40', 'TC-7', 'SHOP-1'].map((identifier) => ({ identifier, title: identifier }));
    const orders = { projects: [{ id: 'PR-7', cases: written, 'generated-cases': 60 }] };
    const { identifiers, asked } = await list(orders, { pageSize: 30 });
    const numbers = Array.from({ length: 62 }, (_, index) => index + 6).filter((number) => number !== 7 && number !== 40);
    expect(identifiers.slice(5)).toEqual(numbers.map((number) => `TC-${number}`));
    expect(asked).toHaveLength(3);
    expect((await list(orders, { testCaseId: 'TC-67' })).identifiers).toEqual(['TC-67']);
  });

  test('the listing of test cases of an empty project is empty', async () => {
    expect(await list({ projects: [{ id: 'PR-7' }] })).toMatchObject({ identifiers: [], remarks: [] });
  });

  test('reads the two forms of records alike', async () => {
    const [documented, recent] = [await list({}), await list({ records: 'recent' })];
    const common = ({ identifier, title, status, issues }: (typeof recent.records)[number]) => ({
      identifier,
      title,
      status,
      issues,
    });
    expect(recent.records.map(common)).toEqual(documented.records.map(common));
    expect(recent.records[0]?.updatedAt).toEqual(new Date('2026-01-01T08:00:00.000Z'));
  });

  test.each([
    ['says that a page repeats, and what is missing in the end', 'repeated', 90, ['repeated-page', 'count-differs']],
    ['reads on where the next page does not grow', 'stuck-next', 95, ['stuck-next', 'stuck-next', 'stuck-next']],
    ['says that the count changed while it was read', 'moving-count', 95, ['count-changed', 'count-differs']],
    ['ends without a word on the next page', 'without-info', 95, []],
  ] as const)('%s', async (_what, pages, count, remarks) => {
    const listed = await list({ ...many, pages }, pages === 'without-info' ? { pageSize: 30 } : {});
    expect(listed.identifiers).toHaveLength(count);
    expect(listed.remarks).toEqual(remarks);
    expect(listed.asked).toHaveLength(4);
  });

  test('the listing of test cases of an unknown project is an error', async () => {
    expect(await rejection(list({}, {}, 'PR-8'))).toMatchObject({ code: 'cloud-not-found', serviceMessage: 'Project not found' });
  });

  test('needs the credentials', async () => {
    await using service = await openService();
    await using management = openTestManagement(service.embedded.origin, { username: 'ann', accessKey: 'wrong' });
    expect(await rejection(collect(management.client.testCases('PR-1')))).toMatchObject({ code: 'cloud-unauthorized' });
    expect(service.embedded.requests).toHaveLength(1);
  });
});
