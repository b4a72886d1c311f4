import type { TestFilter } from '../../frameworks/definition.ts';
import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { classFilters, directFilters } from './class-filters.ts';
import { exactly, type FilterRequest, refused } from './filter-request.ts';
import { allFlows, flowFilters, openFlowFilters } from './flow-filters.ts';
import { type AlikeTests, alikeNamed, identifierFilters, openFilters } from './identifier-filters.ts';

/** How build requests select tests, by the way in which a framework names them. */
export interface FilterStyle {
  /** Shards name whole classes, of which only some tests may be selected; others name the selected tests from the start. */
  readonly namesClasses: boolean;
  /** The parameters that select exactly these tests of a known suite. */
  readonly select: (entries: readonly TestEntry[], suite: KnownSuite, tests: readonly KnownTest[]) => FilterRequest;
  /** The parameters for what the entries mean in a suite whose tests are not all known. */
  readonly selectBlindly: (entries: readonly TestEntry[], suite: KnownSuite | undefined) => FilterRequest;
  /** The parameters for the whole suite. */
  readonly selectAll: (suite: KnownSuite, capabilities: Readonly<Record<string, unknown>>) => FilterRequest;
  /** What else tests that are named one by one would select; absent where names mean nothing else. */
  readonly alike?: (names: readonly string[], suite: KnownSuite) => AlikeTests;
}

const nothing = (): FilterRequest => exactly({});

export const filterStyles: Readonly<Record<TestFilter['style'], FilterStyle>> = {
  class: {
    namesClasses: true,
    select: classFilters,
    selectBlindly: (entries) =>
      directFilters(entries) ??
      refused('exclusions, * and entries of different kinds work only if the tests of the suite are known'),
    selectAll: nothing,
  },
  identifier: {
    namesClasses: false,
    select: identifierFilters,
    selectBlindly: openFilters,
    selectAll: nothing,
    alike: alikeNamed,
  },
  flow: { namesClasses: false, select: flowFilters, selectBlindly: openFlowFilters, selectAll: allFlows },
};
