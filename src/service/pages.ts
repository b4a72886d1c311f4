export interface NumberedPage<Item> {
  readonly items: readonly Item[];
  /** Number of the next page. Null after the last page, undefined if the response does not contain it. */
  readonly next: number | null | undefined;
  /** Number of items on all pages, if the response contains it. */
  readonly count?: number;
}

/** Irregularity of a listing. The listing may be incomplete, but the items that were read are valid. */
export interface PageRemark {
  readonly kind: 'repeated-page' | 'repeated-items' | 'stuck-next' | 'count-changed' | 'count-differs' | 'too-many-pages';
  readonly message: string;
}

/** Items of one page, without items that the previous page already had. */
export interface ReadPage<Item> {
  readonly number: number;
  readonly items: readonly Item[];
  readonly remarks: readonly PageRemark[];
  /** Number of items that the service counted but did not list. 0 on all pages except the last one. */
  readonly missing: number;
}

interface PageReader<Item> {
  readonly fetchPage: (number: number) => Promise<NumberedPage<Item>>;
  readonly keyOf: (item: Item) => string;
  /** Smallest size of a full page. After a page without `next`, another page is requested only if that page was full. */
  readonly fullPage: number;
}

/** Maximum number of pages, so that a listing without an end is not read forever. */
const maxPages = 1_000;
/** Maximum number of repeated pages in a row. One page may repeat because the list changed while it was read. */
const maxRepeatedPages = 2;

/** Reads a listing page by page, with only one page in memory. Irregular pages get remarks instead of errors. */
export async function* readPages<Item>({ fetchPage, keyOf, fullPage }: PageReader<Item>): AsyncGenerator<ReadPage<Item>> {
  let before: ReadonlySet<string> = new Set();
  let count: number | undefined;
  let read = 0;
  let repeated = 0;
  let number = 1;
  for (let pages = 1; ; pages++) {
    const page = await fetchPage(number);
    const items = newItems(page.items, keyOf, before);
    const isRepeated = page.items.length > 0 && items.length === 0;
    repeated = isRepeated ? repeated + 1 : 0;
    if (!isRepeated) before = new Set(page.items.map(keyOf));
    read += items.length;
    const remarks = [
      ...remarksOnItems(number, page.items.length - items.length, isRepeated),
      ...remarksOnFrame(page, number, count),
    ];
    count = page.count ?? count;

    const isEnd = repeated === maxRepeatedPages || isEndInDoubt(page, number, read, count);
    const following = isEnd ? undefined : nextNumber(page, number, fullPage);
    const isCut = following !== undefined && pages === maxPages;
    if (isCut) remarks.push({ kind: 'too-many-pages', message: `reading ended after ${maxPages} pages` });
    if (following !== undefined && !isCut) {
      yield { number, items, remarks, missing: 0 };
      number = following;
      continue;
    }
    remarks.push(...remarksOnEnd(count, read));
    yield { number, items, remarks, missing: Math.max(isCut ? 1 : 0, (count ?? 0) - read) };
    return;
  }
}

const newItems = <Item>(items: readonly Item[], keyOf: (item: Item) => string, before: ReadonlySet<string>): Item[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (before.has(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const isStuck = ({ next }: NumberedPage<unknown>, number: number): boolean => typeof next === 'number' && next <= number;

/** Whether this may be the last page: its `next` does not grow, and all counted items were read. */
const isEndInDoubt = (page: NumberedPage<unknown>, number: number, read: number, count: number | undefined): boolean =>
  isStuck(page, number) && count !== undefined && read >= count;

const nextNumber = ({ items, next }: NumberedPage<unknown>, number: number, fullPage: number): number | undefined => {
  if (next === null || items.length === 0) return undefined;
  if (next === undefined) return items.length >= fullPage ? number + 1 : undefined;
  return next > number ? next : number + 1;
};

const remarksOnItems = (number: number, again: number, isRepeated: boolean): PageRemark[] => {
  if (isRepeated) return [{ kind: 'repeated-page', message: `page ${number} repeats the previous page` }];
  if (again === 0) return [];
  return [{ kind: 'repeated-items', message: `page ${number} repeats ${again} of its entries` }];
};

const remarksOnFrame = (page: NumberedPage<unknown>, number: number, count: number | undefined): PageRemark[] => {
  const remarks: PageRemark[] = [];
  if (page.count !== undefined && count !== undefined && page.count !== count) {
    const message = `the count changed from ${count} to ${page.count} before page ${number} was read`;
    remarks.push({ kind: 'count-changed', message });
  }
  if (isStuck(page, number))
    remarks.push({ kind: 'stuck-next', message: `page ${number} says that page ${page.next} is the next` });
  return remarks;
};

const remarksOnEnd = (count: number | undefined, read: number): PageRemark[] =>
  count === undefined || count === read
    ? []
    : [{ kind: 'count-differs', message: `the service counts ${count} entries but listed ${read}` }];
