import { type DurationHistory, median, type Samples } from '../../../history/durations.ts';
import type { KnownSuite, KnownTest } from '../../../model/run-plan.ts';
import { isFilePart } from '../../../results/known-tests.ts';

export interface TimedMethod {
  readonly name: string;
  /** Whether results bear other names than this one. */
  readonly parameterized: boolean;
  readonly weightMs: number;
}

/** A class of the suite with the time that it is expected to take. */
export interface TimedClass {
  readonly className: string;
  readonly weightMs: number;
  /** Those that run; ignored ones stand in `ignored`. */
  readonly methods: readonly TimedMethod[];
  readonly ignored: readonly string[];
  /** Whether earlier runs measured it. */
  readonly measured: boolean;
  /** Whether `methods` holds all that it runs. */
  readonly complete: boolean;
}

/** A guess for a test of which nothing is known, where nothing at all is known. */
export const usualTestMs = 10_000;

/**
 * What each class of a suite is expected to take: the sum over its methods of the median of their last runs.
 *
 * A method that is new takes the median of its class's other methods; a class that is new takes the median of the classes. Where
 * nothing has been measured yet, every test takes the same, so that classes count by their tests.
 *
 * @param history undefined: nothing is known
 * @returns sorted by name
 */
export const timeClasses = (suite: KnownSuite, history: DurationHistory | undefined): readonly TimedClass[] => {
  const unknown = new Set(suite.unknown.map(({ part }) => part).filter(isClassPart));
  const tests = Map.groupBy(suite.tests, ({ className }) => className);
  const names = [...new Set([...tests.keys(), ...unknown])].sort();
  const measured = names.map((className) =>
    measureClass(className, tests.get(className) ?? [], !unknown.has(className), history?.classes.get(className)),
  );
  const usualMs = median(measured.flatMap((one) => (one.measured && one.weightMs !== undefined ? [one.weightMs] : [])));
  return measured.map((one) => (one.weightMs === undefined ? guessClass(one, usualMs) : { ...one, weightMs: one.weightMs }));
};

/** Unknown parts are classes or files of the suite. */
export const isClassPart = (part: string): boolean => !isFilePart(part) && canBeFiltered(part);

/** What a `class` filter can name: no comma, space or quote, which something on the way to the device may take for its own. */
export const canBeFiltered = (className: string): boolean => /^[\p{L}\p{N}_$.-]+$/u.test(className);

type MeasuredClass = Omit<TimedClass, 'weightMs'> & { readonly weightMs?: number };

const measureClass = (
  className: string,
  tests: readonly KnownTest[],
  complete: boolean,
  samples: ReadonlyMap<string, Samples> | undefined,
): MeasuredClass => {
  const running = tests.filter(({ ignored }) => !ignored);
  const ignored = tests.filter((test) => test.ignored).map(({ name }) => name);
  const known = running.map((test) => median(samples?.get(test.name)?.durationsMs ?? []));
  const usualMs = median(known.filter((ms) => ms !== undefined));
  const extraMs = complete ? 0 : sumOfOthers(running, samples);
  const methods = running.map(({ name, parameterized, naming }, nth) => ({
    name,
    parameterized: parameterized || naming !== undefined,
    weightMs: known[nth] ?? usualMs ?? 0,
  }));
  const sumMs = methods.reduce((sum, { weightMs }) => sum + weightMs, extraMs);
  const one = { className, methods, ignored, complete, measured: sumMs > 0 };
  const rests = complete && running.length === 0;
  return rests || sumMs > 0 ? { ...one, weightMs: sumMs } : one;
};

/** Methods that only the reports of earlier runs know. */
const sumOfOthers = (running: readonly KnownTest[], samples: ReadonlyMap<string, Samples> | undefined): number => {
  const names = new Set(running.map(({ name }) => name));
  const others = [...(samples ?? [])].filter(([name]) => !names.has(name));
  return others.reduce((sum, [, { durationsMs }]) => sum + (median(durationsMs) ?? 0), 0);
};

const guessClass = (one: MeasuredClass, usualMs: number | undefined): TimedClass => {
  const weightMs = usualMs ?? Math.max(1, one.methods.length) * usualTestMs;
  const methods = one.methods.map((method) => ({ ...method, weightMs: Math.round(weightMs / one.methods.length) }));
  return { ...one, methods, weightMs };
};
