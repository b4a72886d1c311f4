import { hash } from 'node:crypto';
import { z } from 'zod';
import type { DiscoveredSuite } from '../../../core/model/discovered-suite.ts';
import { testSizes } from '../../../core/model/run-plan.ts';
import { knownSuite, knownTest } from '../../../core/results/ctrf/ctrf-document.ts';
import type { StepContext } from '../../context.ts';
import { openCacheStore } from '../../github/cache.ts';

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
  groups: z.object({ folders: z.array(text), byTag: z.boolean() }).exactOptional(),
  unknown: z.array(z.object({ part: text, reason: text })),
  suiteId: text.optional(),
  target: text.optional(),
  runner: text.optional(),
  targetPackage: text.optional(),
  classesRead: z.int().min(0),
  testPlan: text.exactOptional(),
});

/** Stores the tests of an uploaded suite for jobs that receive only its reference (`bs://…`). */
export const keepSuite = async (reference: string, suite: DiscoveredSuite, context: StepContext): Promise<void> => {
  const { store, key } = openEntry(reference, context);
  if (await store.save(key, JSON.stringify(suite)))
    context.log.info(`Stored the ${suite.tests.length} discovered tests for jobs that use ${reference}.`);
};

/** Tests that were discovered when the suite was uploaded; undefined if nothing readable is stored. */
export const readSuite = async (reference: string, context: StepContext): Promise<DiscoveredSuite | undefined> => {
  const { store, key } = openEntry(reference, context);
  const stored = await store.restore(key, []);
  if (stored === undefined) return undefined;
  const suite = parseSuite(stored.content.toString());
  if (suite === undefined)
    context.log.info(`Could not read the tests stored for ${reference}, so missing tests cannot be detected.`);
  else context.log.info(`Found ${suite.tests.length} tests in the suite, discovered when ${reference} was uploaded.`);
  return suite;
};

const openEntry = (reference: string, context: StepContext) => {
  const key = `mobile-test-cloud-suite-2-${hash('sha256', reference).slice(0, 40)}`;
  // A missing cache is logged only as info, because the verdict explains the consequence.
  const { log } = context;
  const store = openCacheStore('suite', { ...context, log: { ...log, notice: log.info } });
  return { store, key };
};

const parseSuite = (stored: string): DiscoveredSuite | undefined => {
  try {
    const { suiteId, target, runner, targetPackage, ...suite } = suiteSchema.parse(JSON.parse(stored));
    return { ...suite, suiteId, target, runner, targetPackage };
  } catch {
    return undefined;
  }
};
