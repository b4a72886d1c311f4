import { type DurationHistory, noDurations } from '../../../../src/action/history/durations.ts';
import type { DiscoveredSuite } from '../../../../src/core/model/discovered-suite.ts';
import type { KnownTest } from '../../../../src/core/model/run-plan.ts';
import { type SelectingInputs, type Selection, selectTests } from '../../../../src/core/results/selection/selection.ts';

/** `com.shop.CartTest#adds`, with `!` behind it for ignored, `*` for parameterized, `?` for conditional, `~` and `^` for derived and free names. */
export const knownTest = (text: string): KnownTest => {
  const [, className = '', name = '', marks = ''] = /^(.*?)#(.*?)([!*?~^]*)$/.exec(text) ?? [];
  return {
    className,
    name,
    ignored: marks.includes('!'),
    parameterized: marks.includes('*'),
    conditional: marks.includes('?'),
    ...(marks.includes('~') ? { naming: 'derived' } : marks.includes('^') ? { naming: 'free' } : {}),
  };
};

/** A suite of such tests. */
export const knownSuite = (tests: readonly string[], unknown: readonly string[] = []): DiscoveredSuite => ({
  tests: tests.map(knownTest),
  suiteId: 'com.shop.test',
  runner: undefined,
  targetPackage: undefined,
  classesRead: 1,
  unknown: unknown.map((part) => ({ part, reason: 'unknown' })),
});

/** `{'a.B#f': [1, 2]}`: what earlier runs took. */
export const historyOf = (times: Readonly<Record<string, readonly number[]>>): DurationHistory => {
  const classes = new Map<string, Map<string, readonly number[]>>();
  for (const [name, durationsMs] of Object.entries(times)) {
    const [className = '', method = ''] = name.split('#');
    const methods = classes.get(className) ?? new Map<string, readonly number[]>();
    classes.set(className, methods.set(method, durationsMs));
  }
  return { ...noDurations, classes };
};

/** What a run selects of a suite; everything without further inputs. */
export const selectionOf = (suite: DiscoveredSuite | undefined, inputs: Partial<SelectingInputs> = {}): Selection =>
  selectTests({ framework: 'espresso', tests: [], capabilities: {}, ...inputs }, suite).selection;
