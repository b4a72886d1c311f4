import { z } from 'zod';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { isTagOf } from '../../../core/model/build-tag.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import type { Context } from '../../context.ts';
import { openCacheStore, saveFirst } from '../../github/cache.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { listAllBuilds } from '../list-builds.ts';

/** Maximum number of claims in a run. A matrix has fewer jobs. */
const mostEntries = 300;

const document = z.object({ job: z.string(), tests: z.array(z.string()) });

/**
 * Chooses the tests that this job repeats, so that only one job of a matrix repeats each test. Jobs save numbered claims in the
 * Actions cache, and the first job to use a number wins.
 *
 * @param entries entries of the framework's filter, one for each test
 */
export const claimTests = async (
  entries: readonly string[],
  inputs: RunInputs,
  identity: string,
  context: Context,
): Promise<ReadonlySet<string>> => {
  if (context.github.matrix === undefined && inputs.shardIndex === undefined) return new Set(entries);
  const take = openClaims(inputs, identity, context);
  const own = new Set<string>();
  let left = entries;
  for (let nth = 1; nth <= mostEntries && left.length > 0; nth++) {
    const claim = await take(nth, left);
    if (claim === undefined) break;
    const claimed = new Set(claim.tests);
    if (claim.job === identity) for (const entry of left) if (claimed.has(entry)) own.add(entry);
    left = left.filter((entry) => !claimed.has(entry));
  }
  if (left.length === 0) return own;
  // Without a cache, the builds of other jobs show which tests they repeat.
  const repeated = await repeatedByOthers(inputs, identity, context);
  return own.union(new Set(left.filter((entry) => !repeated.has(entry))));
};

type Claim = z.output<typeof document>;

/** Returns a function that saves a claim and returns it. If the number is taken, it returns the claim of the other job. */
const openClaims = (inputs: RunInputs, job: string, context: Context) => {
  const { github, log } = context;
  const store = openCacheStore('repeats', { ...context, log: { ...log, notice: log.info } });
  // The built-in cloud and the service have separate lists of claims.
  const hash = hashOf(inputs.framework, inputs.project, isEmbedded(inputs.service) ? 'embedded' : 'service');
  return async (nth: number, tests: readonly string[]): Promise<Claim | undefined> => {
    const key = `mobile-test-cloud-repeats-1-${github.runId}-${hash}-${nth}`;
    if (!store.available()) return undefined;
    const entry = await store.restore(key, []);
    const content = JSON.stringify({ job, tests });
    return (entry && read(entry.content)) ?? saveFirst(store, { key, content, read }, context);
  };
};

const read = (content: Buffer): Claim | undefined => {
  try {
    return document.parse(JSON.parse(content.toString()));
  } catch {
    return undefined;
  }
};

/** Tests that builds of other jobs in this run repeat; empty if the builds cannot be listed. */
const repeatedByOthers = async (
  { framework, project }: RunInputs,
  identity: string,
  context: Context,
): Promise<ReadonlySet<string>> => {
  const { github, log, signal } = context;
  if (!definitionOf(framework).listsBuilds) return new Set();
  try {
    const builds = await listAllBuilds(framework, project, context.cloud);
    return new Set(
      builds.flatMap(({ tag, filters }) =>
        tag?.repeat !== undefined && tag.job !== identity && isTagOf(tag, github.runId) ? filters : [],
      ),
    );
  } catch (error) {
    signal.throwIfAborted();
    log.info(`Could not check which tests other jobs repeat (${describeError(error)}).`);
    return new Set();
  }
};
