import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberedPage, type PageRemark, type ReadPage, readPages } from '../../../src/service/pages.ts';

interface Reading {
  readonly asked: readonly number[];
  readonly items: readonly string[];
  readonly remarks: readonly PageRemark['kind'][];
  readonly missing: number;
}

const readAll = async (pageOf: (number: number) => NumberedPage<string>, fullPage = 2): Promise<Reading> => {
  const asked: number[] = [];
  const pages: ReadPage<string>[] = [];
  const fetchPage = async (number: number): Promise<NumberedPage<string>> => {
    asked.push(number);
    return pageOf(number);
  };
  for await (const page of readPages({ fetchPage, keyOf: (item) => item, fullPage })) pages.push(page);
  return {
    asked,
    items: pages.flatMap(({ items }) => items),
    remarks: pages.flatMap(({ remarks }) => remarks.map(({ kind }) => kind)),
    missing: pages.at(-1)?.missing ?? 0,
  };
};

const inTurn =
  (...pages: readonly NumberedPage<string>[]) =>
  (number: number): NumberedPage<string> =>
    pages[number - 1] ?? { items: [], next: null };

describe('a listing', () => {
  test('ends with a next of null', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: 2, count: 3 }, { items: ['c'], next: null, count: 3 }));
    expect(reading).toEqual({ asked: [1, 2], items: ['a', 'b', 'c'], remarks: [], missing: 0 });
  });

  test('ends with an empty page, though it names another', async () => {
    const reading = await readAll(inTurn({ items: ['a'], next: 2 }, { items: [], next: 3 }));
    expect(reading).toEqual({ asked: [1, 2], items: ['a'], remarks: [], missing: 0 });
  });

  test('leaves a page that repeats out, says so, and goes on', async () => {
    const first = { items: ['a', 'b'], next: 2, count: 3 };
    const reading = await readAll(inTurn(first, { ...first, next: 3 }, { items: ['c'], next: null, count: 3 }));
    expect(reading).toEqual({ asked: [1, 2, 3], items: ['a', 'b', 'c'], remarks: ['repeated-page'], missing: 0 });
  });

  test('ends after two repeated pages in a row, and says how much is missing', async () => {
    const reading = await readAll((number) => ({ items: ['a', 'b'], next: number + 1, count: 9 }));
    expect(reading).toMatchObject({ asked: [1, 2, 3], items: ['a', 'b'], missing: 7 });
    expect(reading.remarks).toEqual(['repeated-page', 'repeated-page', 'count-differs']);
  });

  test('lists once what moved from one page to the next while it was read', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: 2 }, { items: ['b', 'c'], next: null }));
    expect(reading).toMatchObject({ items: ['a', 'b', 'c'], remarks: ['repeated-items'] });
  });

  test('a listing with a next that does not grow asks for the following page until the count is reached', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: 1, count: 3 }, { items: ['c'], next: 1, count: 3 }));
    expect(reading).toEqual({ asked: [1, 2], items: ['a', 'b', 'c'], remarks: ['stuck-next', 'stuck-next'], missing: 0 });
  });

  test('a listing with a next that does not grow and no count ends where nothing is left', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: 0 }, { items: ['c'], next: 2 }));
    expect(reading).toMatchObject({ asked: [1, 2, 3], items: ['a', 'b', 'c'] });
  });

  test('says that the count changed, and believes the last one', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: 2, count: 4 }, { items: ['c'], next: null, count: 3 }));
    expect(reading).toMatchObject({ remarks: ['count-changed'], missing: 0 });
  });

  test('a listing that lists less than it counts says so at the end', async () => {
    const reading = await readAll(inTurn({ items: ['a'], next: null, count: 5 }));
    expect(reading).toMatchObject({ remarks: ['count-differs'], missing: 4 });
  });

  test('a listing without an end is read up to 1,000 pages, and what follows counts as missing', async () => {
    const reading = await readAll((number) => ({ items: [`${number}`], next: number + 1 }));
    expect(reading).toMatchObject({ remarks: ['too-many-pages'], missing: 1 });
    expect(reading.asked).toHaveLength(1_000);
    const counted = await readAll((number) => ({ items: [`${number}`], next: number + 1, count: 5_000 }));
    expect(counted).toMatchObject({ remarks: ['too-many-pages', 'count-differs'], missing: 4_000 });
  });

  test('a listing that lists more than it counts misses nothing', async () => {
    const reading = await readAll(inTurn({ items: ['a', 'b'], next: null, count: 1 }));
    expect(reading).toMatchObject({ remarks: ['count-differs'], missing: 0 });
  });
});

test('every item is read once, whatever the size of the pages and whatever they say of themselves', async () => {
  const property = fc.asyncProperty(
    fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 60 }),
    fc.integer({ min: 1, max: 7 }),
    fc.boolean(),
    fc.boolean(),
    async (all, size, saysNext, saysCount) => {
      const last = Math.max(1, Math.ceil(all.length / size));
      const reading = await readAll((number) => {
        const items = all.slice((number - 1) * size, number * size);
        const next = saysNext ? (number < last ? number + 1 : null) : undefined;
        return { items, next, ...(saysCount ? { count: all.length } : {}) };
      }, size);
      expect(reading.items).toEqual(all);
      expect(reading.remarks).toEqual([]);
    },
  );
  await fc.assert(property);
});

test('whatever the responses are, reading ends and nothing of one page is listed twice', async () => {
  const pageArbitrary = fc.record({
    items: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    next: fc.option(fc.integer({ min: -2, max: 6 }), { nil: null }),
    count: fc.option(fc.nat(9), { nil: undefined }),
  });
  const property = fc.asyncProperty(fc.array(pageArbitrary, { maxLength: 6 }), async (pages) => {
    const { asked } = await readAll(inTurn(...pages));
    expect(asked.length).toBeLessThanOrEqual(pages.length + 1);
    expect(asked).toEqual([...new Set(asked)]);
  });
  await fc.assert(property);
});
