import type { TestFilter } from '../../frameworks/definition.ts';
import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { classFilters, directFilters } from './class-filters.ts';
import { exactly, type FilterRequest, refused } from './filter-request.ts';
import { allFlows, flowFilters, openFlowFilters } from './flow-filters.ts';
import { identifierFilters, openFilters, type PrefixMatches, prefixMatchesOf } from './identifier-filters.ts';

/** How build requests select tests, by the way in which a framework names them. */
export interface FilterStyle {
  /** The parameters that select exactly these tests of a known suite. */
  readonly select: (entries: readonly TestEntry[], suite: KnownSuite, tests: readonly KnownTest[]) => FilterRequest;
  /** The parameters for what the entries mean in a suite whose tests are not all known. */
  readonly selectBlindly: (entries: readonly TestEntry[], suite: KnownSuite | undefined) => FilterRequest;
  /** The parameters for the whole suite. */
  readonly selectAll: (suite: KnownSuite, capabilities: Readonly<Record<string, unknown>>) => FilterRequest;
  /** The tests that a request for the named ones would run as well; absent where a name stands for one test alone. */
  readonly prefixMatches?: (names: readonly string[], suite: KnownSuite) => PrefixMatches;
}

const nothing = (): FilterRequest => exactly({});

export const filterStyles: Readonly<Record<TestFilter['style'], FilterStyle>> = {
  class: {
    select: classFilters,
    selectBlindly: (entries) =>
      directFilters(entries) ??
      refused('exclusions, * and entries of different kinds work only if the tests of the suite are known'),
    selectAll: nothing,
  },
  identifier: {
    select: identifierFilters,
    selectBlindly: openFilters,
    selectAll: nothing,
    prefixMatches: prefixMatchesOf,
  },
  flow: { select: flowFilters, selectBlindly: openFlowFilters, selectAll: allFlows },
};
