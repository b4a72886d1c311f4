import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunnerTask, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import { type MutantStates, mutantState, openStates } from './mutant-states.ts';
import { fileIsThrough, heartbeatFile, progressFile, readTextIfThere, statesFile } from './workspace.ts';

/** The object over which instrumented code is told its mutant and tells what it covered. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

declare global {
  // The instrumenter fixes the name.
  var __stryker__: Instrumentation;
}

globalThis.__stryker__ ??= {};
const instrumentation = globalThis.__stryker__;

const slot = Number(process.env.MTC_MUTATION_SLOT ?? '0');
const suspectPrefix = 'suspect ';
const betweenTests = 'between tests';

/** A loop that a mutant made endless hits the mutant this many times as often as the test did before. */
const hitFactor = 100;

/** What one test may spend on its mutants: a slow one has its turn when quicker ones have killed most. */
const budgetMs = Number(process.env.MTC_MUTATION_BUDGET_MS ?? '60000');

class TakesTooLongError extends Error {}

const testsOf = (task: RunnerTask): readonly RunnerTestCase[] =>
  task.type === 'suite' ? task.tasks.flatMap(testsOf) : task.mode === 'run' ? [task] : [];

const shuffled = (ids: readonly string[]): readonly string[] =>
  ids
    .map((id) => ({ id, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);

const suitesAround = (test: RunnerTestCase): readonly RunnerTestSuite[] => {
  const suites: RunnerTestSuite[] = [];
  for (let suite: RunnerTestSuite | undefined = test.suite ?? test.file; suite !== undefined; suite = suite.suite)
    suites.unshift(suite);
  return suites.includes(test.file) ? suites : [test.file, ...suites];
};

/** Runs the tests of a file as always, then each of them again with every mutant that it covers and that is still alive. */
export default class MutationRunner extends TestRunner {
  readonly #startedMs = new Map<string, number>();
  readonly #durationMs = new Map<string, number>();
  readonly #atImport = new Set<string>();
  #sawFirst = false;
  #tried = 0;
  readonly #tries = new Map<string, number>();
  readonly #suspects = new Set(
    readTextIfThere(progressFile(slot))
      .split('\n')
      .flatMap((line) => (line.startsWith(suspectPrefix) ? [line.slice(suspectPrefix.length)] : [])),
  );

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.#sawFirst) return;
    this.#sawFirst = true;
    for (const id of Object.keys(instrumentation.mutantCoverage?.static ?? {})) this.#atImport.add(id);
    instrumentation.currentTestId = betweenTests;
  }

  override onBeforeTryTask(test: RunnerTask): void {
    super.onBeforeTryTask(test);
    instrumentation.currentTestId = test.id;
    this.#startedMs.set(test.id, performance.now());
  }

  async onAfterRetryTask(test: RunnerTestCase): Promise<void> {
    instrumentation.currentTestId = betweenTests;
    this.#durationMs.set(test.id, performance.now() - (this.#startedMs.get(test.id) ?? 0));
    const tests = testsOf(test.file);
    if (!tests.every(({ id }) => this.#durationMs.has(id))) return;
    using states = openStates(statesFile);
    await this.#tryMutants(tests, states);
    appendFileSync(progressFile(slot), `${fileIsThrough}\n`);
  }

  async #tryMutants(tests: readonly RunnerTestCase[], states: MutantStates): Promise<void> {
    const { perTest = {} } = instrumentation.mutantCoverage ?? {};
    for (const id of this.#atImport) states.raise(Number(id), mutantState.static);
    for (const covered of Object.values(perTest))
      for (const id of Object.keys(covered)) states.raise(Number(id), mutantState.survived);
    // What it counts from here on nobody reads.
    instrumentation.mutantCoverage = { static: {}, perTest: {} };
    instrumentation.currentTestId = undefined;

    const done = new Set(readTextIfThere(progressFile(slot)).split('\n'));
    const usable = tests.filter(({ id, result }) => result?.state === 'pass' && !done.has(id));
    const quickFirst = usable.toSorted((one, other) => this.#duration(one) - this.#duration(other));
    for (const test of quickFirst) {
      await this.#tryMutantsOf(test, perTest[test.id] ?? {}, states);
      appendFileSync(progressFile(slot), `${test.id}\n`);
    }
  }

  #duration(test: RunnerTestCase): number {
    return this.#durationMs.get(test.id) ?? 0;
  }

  async #tryMutantsOf(test: RunnerTestCase, hits: Readonly<Record<string, number>>, states: MutantStates): Promise<void> {
    const alive = Object.keys(hits).filter((id) => states.get(Number(id)) < mutantState.killed);
    if (alive.length === 0) return;
    const endsAtMs = performance.now() + budgetMs;
    // A test that cannot be run twice proves nothing about a mutant.
    if ((await this.#outcome(test)) !== 'passed') return;
    const isSuspect = (id: string): number => Number(this.#suspects.has(id));
    const tries = (id: string): number => this.#tries.get(id) ?? 0;
    // Where the time does not suffice for all, those that were tried least come first; by chance, or each file would begin with the same.
    const order = shuffled(alive).toSorted((one, other) => isSuspect(other) - isSuspect(one) || tries(one) - tries(other));
    for (const id of order) {
      if (performance.now() > endsAtMs) return;
      this.#tries.set(id, tries(id) + 1);
      if (states.get(Number(id)) < mutantState.killed) await this.#tryMutant(test, id, (hits[id] ?? 1) * hitFactor, states);
    }
  }

  async #tryMutant(test: RunnerTestCase, id: string, hitLimit: number, states: MutantStates): Promise<void> {
    instrumentation.hitCount = 0;
    instrumentation.hitLimit = hitLimit;
    this.#tried += 1;
    const outcome = await this.#outcome(test, id);
    if (outcome === 'passed') return;
    const tooOften = instrumentation.hitCount > hitLimit;
    if (outcome === 'too long') {
      states.raise(Number(id), mutantState.timedOut);
      process.exit(0);
    }
    const passesAlone = (await this.#outcome(test)) === 'passed';
    // The mutant, or what an earlier one left behind? A process where it is the first can tell.
    if (passesAlone || (this.#tried === 1 && this.#suspects.has(id)))
      states.raise(Number(id), tooOften ? mutantState.timedOut : mutantState.killed);
    else appendFileSync(progressFile(slot), `${suspectPrefix}${id}\n`);
    if (!passesAlone) process.exit(0);
  }

  async #outcome(test: RunnerTestCase, mutant?: string): Promise<'passed' | 'failed' | 'too long'> {
    const limitMs = 5000 + 3 * this.#duration(test);
    writeFileSync(heartbeatFile(slot), `${mutant ?? ''} ${Date.now()}`);
    instrumentation.activeMutant = mutant;
    const waiting = new AbortController();
    try {
      await Promise.race([
        this.#runAgain(test),
        sleep(limitMs, undefined, { signal: waiting.signal }).then(() => {
          throw new TakesTooLongError();
        }),
      ]);
      return 'passed';
    } catch (error) {
      return error instanceof TakesTooLongError ? 'too long' : 'failed';
    } finally {
      instrumentation.activeMutant = undefined;
      waiting.abort();
    }
  }

  async #runAgain(test: RunnerTestCase): Promise<void> {
    const suites = suitesAround(test);
    this.onBeforeTryTask(test);
    instrumentation.currentTestId = undefined;
    const cleanups: unknown[] = [];
    try {
      for (const suite of suites)
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) cleanups.push(await hook(test.context, suite));
      await TestRunner.getTestFn(test)();
      this.onAfterTryTask(test);
    } finally {
      for (const suite of suites.toReversed())
        for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
      for (const cleanup of cleanups) if (typeof cleanup === 'function') await cleanup();
    }
  }
}
