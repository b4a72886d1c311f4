import { describe, expect, test } from 'vitest';
import { createTestIndex, type ReportedTest, type TestIndex } from '../../../../src/action/test-cases/match-tests.ts';
import type { TracedCase } from '../../../../src/action/test-cases/trace-case.ts';
import { type ListingToTrace, traceListing } from '../../../../src/action/test-cases/trace-listing.ts';
import type { ReadPage } from '../../../../src/service/pages.ts';
import type { TestCase } from '../../../../src/service/wire/test-case.ts';

const caseOf = (identifier: string, issues: readonly string[] = []): TestCase => ({
  record: { identifier, title: `title of ${identifier}`, tags: [], issues },
  raw: { identifier },
});

const indexOf = (results: Readonly<Record<string, readonly ReportedTest['status'][]>>, complete = true): TestIndex => {
  const index = createTestIndex();
  const tests = Object.entries(results).flatMap(([name, statuses]) =>
    statuses.map((status): ReportedTest => ({ className: 'A', name, status, texts: [] })),
  );
  index.add({ tests, devices: [], problems: [], complete, simulated: false });
  return index.finish();
};

type Page = Partial<Omit<ReadPage<TestCase>, 'remarks'>> & { readonly remarks?: readonly string[] };

const pagesOf = async function* (pages: readonly Page[]): AsyncGenerator<ReadPage<TestCase>> {
  for (const [index, { items = [], remarks = [], missing = 0 }] of pages.entries())
    yield { number: index + 1, items, missing, remarks: remarks.map((message) => ({ kind: 'stuck-next', message })) };
};

const trace = async (pages: readonly Page[], more: Partial<ListingToTrace> = {}) => {
  const written: TracedCase[] = [];
  const file = {
    write: async (traced: TracedCase) => void written.push(traced),
    finish: async () => {},
    discard: async () => {},
  };
  const listing = await traceListing({
    pages: pagesOf(pages),
    index: indexOf({}),
    match: { kind: 'id' },
    issueKeys: undefined,
    files: [file, file],
    ...more,
  });
  return { listing, written };
};

const identifiersOf = (cases: readonly TracedCase[]): string[] => cases.map(({ record }) => record.identifier);

describe('traceListing', () => {
  test('counts each case by what its tests say, over all pages', async () => {
    const { listing } = await trace(
      [{ items: [caseOf('TC-1'), caseOf('TC-2')] }, { items: [caseOf('TC-3'), caseOf('TC-4')], missing: 5 }],
      { index: indexOf({ TC1: ['passed'], TC2: ['failed', 'passed'], TC3: ['passed', 'not-run'] }) },
    );
    expect(listing.tally).toEqual({ count: 4, covered: 3, passed: 1, failed: 1, partial: 1, notRun: 1, unread: 5 });
    expect([listing.failed, listing.partial, listing.notRun].map(identifiersOf)).toEqual([['TC-2'], ['TC-3'], ['TC-4']]);
  });

  test('writes every case with its record into every file, and keeps no record beyond', async () => {
    const { listing, written } = await trace([{ items: [caseOf('TC-1'), caseOf('TC-2')] }], {
      index: indexOf({ TC1: ['passed'] }),
    });
    expect(identifiersOf(written)).toEqual(['TC-1', 'TC-1', 'TC-2', 'TC-2']);
    expect(written[0]).toMatchObject({ raw: { identifier: 'TC-1' }, result: 'passed', tests: [{ label: 'A#TC1' }] });
    expect(listing.notRun).toMatchObject([{ record: { identifier: 'TC-2' }, raw: undefined }]);
  });

  test('shows the first 200 cases of a kind, and counts all', async () => {
    const { listing } = await trace([{ items: Array.from({ length: 250 }, (_, nth) => caseOf(`TC-${nth}`)) }]);
    expect(listing.notRun).toHaveLength(200);
    expect(listing.tally.notRun).toBe(250);
  });

  test('says what is odd about the listing, 50 sentences at most', async () => {
    const many = (count: number): string[] => Array.from({ length: count }, (_, nth) => `oddity ${nth}`);
    expect((await trace([{ remarks: ['page 2 names page 1 as the next'] }])).listing.remarks).toEqual([
      'The listing is inconsistent: page 2 names page 1 as the next.',
    ]);
    expect((await trace([{ remarks: many(40) }, { remarks: many(40) }, { remarks: many(40) }])).listing.remarks).toHaveLength(50);
  });

  test('gathers the cases of each issue that was asked for, and of none where none was', async () => {
    const pages = [{ items: [caseOf('TC-1', ['SHOP-1']), caseOf('TC-2', ['SHOP-2'])] }];
    const { listing } = await trace(pages, { issueKeys: ['SHOP-2', 'SHOP-3'], index: indexOf({ TC2: ['passed'] }) });
    expect(listing.requirements).toMatchObject([
      { key: 'SHOP-2', result: 'passed', caseCount: 1 },
      { key: 'SHOP-3', result: 'untested', caseCount: 0 },
    ]);
    expect((await trace(pages)).listing).toMatchObject({ requirements: undefined });
  });
});
