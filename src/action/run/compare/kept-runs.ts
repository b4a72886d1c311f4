import { z } from 'zod';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { PlannedBuild } from '../../../core/model/builds.ts';
import { type NamedTest, testName } from '../../../core/model/results.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import type { Context } from '../../context.ts';
import { openCacheStore } from '../../github/cache.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import type { StoredRun } from '../stored/stored-runs.ts';

const keptRun = z.object({
  content: z.string(),
  device: z.string(),
  entries: z.array(z.string()),
  buildId: z.string(),
  sessionId: z.string().optional(),
  dashboard: z.string().optional(),
  durationMs: z.number(),
  /** Results by `class#method`. */
  results: z.record(z.string(), z.enum(['passed', 'failed', 'lacks-test'])),
});
const document = z.object({ runs: z.array(keptRun).max(1_000) });

/**
 * Keeps the runs of each attempt of the job in the Actions cache, where the service cannot list builds and so an attempt cannot find
 * those of earlier ones. Undefined where it lists them.
 */
export const openKeptRuns = ({ framework, project, service }: RunInputs, { tag }: PlannedBuild, context: Context) => {
  if (definitionOf(framework).listsBuilds) return undefined;
  const { github, log } = context;
  // The built-in cloud and the service have separate builds.
  const place = isEmbedded(service) ? 'embedded' : 'service';
  const hash = hashOf(framework, project, place, tag.job, tag.base ?? '');
  const prefix = `mobile-test-cloud-base-1-${github.runId}-${hash}-`;
  const store = openCacheStore('base', { ...context, log: { ...log, notice: log.debug } });
  return {
    /** Runs of the newest earlier attempt, which also has those before it. */
    read: async (): Promise<readonly StoredRun[]> => {
      if (github.runAttempt <= 1) return [];
      const entry = await store.restore(`${prefix}${github.runAttempt}`, [prefix]);
      return entry === undefined ? [] : parse(entry.content);
    },
    /** @param tests tests of which results are kept */
    save: async (runs: readonly StoredRun[], tests: readonly NamedTest[]): Promise<void> => {
      const kept = runs.map(({ resultOf, entries = [], ...run }) => ({
        ...run,
        entries,
        results: Object.fromEntries(
          tests.flatMap((test) => {
            const { result } = resultOf(test);
            return result === 'not-run' ? [] : [[testName(test), result]];
          }),
        ),
      }));
      if (kept.length > 0) await store.save(`${prefix}${github.runAttempt}`, JSON.stringify({ runs: kept }));
    },
  };
};

const parse = (content: Buffer): readonly StoredRun[] => {
  try {
    return document.parse(JSON.parse(content.toString())).runs.map(({ results, ...run }) => ({
      ...run,
      resultOf: (test) => ({ result: results[testName(test)] ?? 'not-run', why: 'an earlier attempt has no result of it' }),
    }));
  } catch {
    return [];
  }
};
