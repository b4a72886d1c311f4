import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { StepContext } from '../../context.ts';
import { type CacheStore, openCacheStore } from '../../github/cache.ts';
import { testSizes } from '../../model/test-entry.ts';
import { knownSuite, knownTest } from '../../results/ctrf/ctrf-document.ts';

/** Enough for the most tests that a suite may have. */
const mostBytes = 64_000_000;

const text = z.string().max(10_000);
const suiteTest = knownTest.extend({
  target: text.exactOptional(),
  file: text.exactOptional(),
  tags: z.array(text).exactOptional(),
  annotations: z.array(text).exactOptional(),
  sizes: z.array(z.enum(testSizes)).exactOptional(),
});
const suiteSchema = knownSuite.extend({
  tests: z.array(suiteTest),
  onRequest: z.array(suiteTest).exactOptional(),
  sequence: z.array(text).exactOptional(),
  unknown: z.array(z.object({ part: text, reason: text })),
  suiteId: text.optional(),
  target: text.optional(),
  runner: text.optional(),
  targetPackage: text.optional(),
  classesRead: z.int().min(0),
});

export type SuiteRunner = Pick<StepContext, 'environment' | 'log' | 'clock' | 'signal'>;

interface SuiteEntry {
  readonly store: CacheStore;
  readonly key: string;
  readonly file: string;
}

/**
 * Keeps the tests of an uploaded suite in the Actions cache, under the reference that the upload got, for jobs that are given only the
 * reference. Never fails the step.
 *
 * @param reference of the upload: `bs://…`
 */
export const keepSuite = async (reference: string, suite: DiscoveredSuite, context: SuiteRunner): Promise<void> => {
  const { store, key, file } = await openEntry(reference, context);
  if (!store.available()) return;
  await writeFile(file, JSON.stringify(suite));
  if (await store.save(key, file))
    context.log.info(`Stored the ${suite.tests.length} discovered tests for jobs that use ${reference}.`);
};

/** The tests that were discovered when the suite was uploaded; undefined where nothing is stored, or nothing readable. */
export const readSuite = async (reference: string, context: SuiteRunner): Promise<DiscoveredSuite | undefined> => {
  const { store, key, file } = await openEntry(reference, context);
  if (!(await store.restore(key, [], file))) return undefined;
  const suite = await parseSuite(file);
  if (suite === undefined)
    context.log.info(`Could not read the tests stored for ${reference}, so missing tests cannot be detected.`);
  else context.log.info(`Found ${suite.tests.length} tests in the suite, discovered when ${reference} was uploaded.`);
  return suite;
};

const openEntry = async (reference: string, { environment, log, clock, signal }: SuiteRunner): Promise<SuiteEntry> => {
  const hash = createHash('sha256').update(reference).digest('hex').slice(0, 40);
  // The path is a part of an entry's identity: the same in every job.
  const folder = path.join(environment.RUNNER_TEMP || tmpdir(), 'mobile-test-cloud');
  await mkdir(folder, { recursive: true });
  // What a missing cache means for the verdict is said with the verdict.
  const quietLog = { ...log, notice: (line: string) => log.info(line) };
  const store = openCacheStore({ environment, log: quietLog, clock, signal });
  return { store, key: `mobile-test-cloud-suite-2-${hash}`, file: path.join(folder, `suite-${hash}.json`) };
};

const parseSuite = async (file: string): Promise<DiscoveredSuite | undefined> => {
  if ((await stat(file)).size > mostBytes) return undefined;
  try {
    const { suiteId, target, runner, targetPackage, ...suite } = suiteSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return { ...suite, suiteId, target, runner, targetPackage };
  } catch {
    return undefined;
  }
};
