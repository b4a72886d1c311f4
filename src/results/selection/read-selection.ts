import { definitionOf } from '../../frameworks/lookup.ts';
import type { Framework } from '../../model/framework.ts';
import type { KnownSuite } from '../../model/known-suite.ts';
import { selectByClass } from './by-class.ts';
import { selectByIdentifiers } from './by-identifier.ts';
import { type Capabilities, isGiven, type TestSelection, unclear } from './selection.ts';

/** Parameters that select tests by what only the device knows, or that end a session before all have run (observed shapes 9). */
const unclearKeys = ['annotation', 'size', 'cucumberOptions', 'failFast', 'fail-fast', 'fail_fast'];

/** Arguments of the Android test runner that choose tests. */
const choosingArgument =
  /^(?:class|package|annotation|size|filter|tests_regex|testFile|not(?:Class|Package|Annotation|TestFile)|numShards|shardIndex)$/;

const selectBy = { class: selectByClass, identifier: selectByIdentifiers };

/** Reads the filters among the parameters that a user adds to a build request. */
export const readSelection = (framework: Framework, capabilities: Capabilities, suite: KnownSuite): TestSelection => {
  const key = unclearKeys.find((name) => isGiven(capabilities[name])) ?? choosingOption(capabilities);
  if (key !== undefined) return unclear(key);
  return selectBy[definitionOf(framework).testFilter.style](capabilities, suite);
};

const choosingOption = ({ instrumentationOptions, shards }: Capabilities): string | undefined => {
  if (isMapping(instrumentationOptions) && Object.keys(instrumentationOptions).some((name) => choosingArgument.test(name)))
    return 'instrumentationOptions';
  return isMapping(shards) && isGiven(shards.mapping) ? 'shards' : undefined;
};

const isMapping = (value: unknown): value is Capabilities => typeof value === 'object' && value !== null && !Array.isArray(value);
