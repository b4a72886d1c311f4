import { choosingOption } from '../../frameworks/definition.ts';
import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry, TestPattern } from '../../model/test-entry.ts';
import { exactly, type FilterRequest, refused } from './filter-request.ts';

/** The parameter `execute` with the files of these flows, in the order in which they are to run. */
export const flowFilters = (_entries: readonly TestEntry[], _suite: KnownSuite, tests: readonly KnownTest[]): FilterRequest =>
  exactly({ execute: filesOf(tests) });

/**
 * Every flow of a suite by its file: without files in the request, the service decides by its own rules which flows run.
 *
 * @param capabilities where they choose the flows, by `execute` or in shards of their own, nothing is added
 */
export const allFlows = (suite: KnownSuite, capabilities: Readonly<Record<string, unknown>>): FilterRequest => {
  const files = filesOf(suite.tests);
  const isChosen = capabilities.execute !== undefined || choosingOption(capabilities) !== undefined;
  return exactly(files.length === 0 || isChosen ? {} : { execute: files });
};

const filesOf = (tests: readonly KnownTest[]): readonly string[] => tests.flatMap(({ file }) => file ?? []);

/** Where the flows are not known, entries are sent as they are. Files and tags together would mean flows that fit both. */
export const openFlowFilters = (entries: readonly TestEntry[]): FilterRequest => {
  const unclear = entries.find(({ text, ...entry }) => text.includes('*') || !isOpen(entry));
  if (unclear !== undefined) return refused(`it is unknown which flows "${unclear.excludes ? '!' : ''}${unclear.text}" selects`);
  const files = entries.flatMap((entry) => (entry.kind === 'flow' ? entry.path : []));
  const tagsOf = (excluded: boolean): readonly string[] =>
    entries.flatMap((entry) => (entry.kind === 'tag' && entry.excludes === excluded ? entry.name : []));
  const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
  if (files.length > 0 && includeTags.length > 0) return refused('files and tags add up only where the flows are known');
  const both = includeTags.find((tag) => excludeTags.includes(tag));
  if (both !== undefined) return refused(`the tag "${both}" is both selected and excluded`);
  const tags = withoutEmpty({ includeTags, excludeTags });
  return exactly({ ...withoutEmpty({ execute: files }), ...(Object.keys(tags).length === 0 ? {} : { tags }) });
};

/** Tags, and files to run: those not to run, and flows by their name, only known flows tell. */
const isOpen = (entry: TestPattern & Pick<TestEntry, 'excludes'>): boolean =>
  entry.kind === 'tag' || (entry.kind === 'flow' && !entry.excludes && entry.name === undefined);

const withoutEmpty = (lists: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
