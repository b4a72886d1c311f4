import path from 'node:path';
import { withResultBundle } from '../../binaries/apple/xcresult/read-result-bundle.ts';
import { BinaryError } from '../../binaries/binary-error.ts';
import { NotFoundError } from '../../cloud/errors.ts';
import type { Context } from '../../context.ts';
import type { StartedBuild } from '../../model/builds.ts';
import type { BundleEvidence } from '../../model/evidence.ts';
import type { Framework } from '../../model/framework.ts';
import type { TestResult } from '../../model/results.ts';
import { clauseOf } from '../../model/run-problem.ts';
import { joinBundle } from '../../results/result-bundle/join-bundle.ts';
import { withCrashReports } from './read-crash-reports.ts';
import { storePictures } from './store-pictures.ts';

/** The session whose bundle is fetched, and where it goes. */
interface BundlePlace {
  readonly framework: Framework;
  readonly build: Pick<StartedBuild, 'id' | 'serviceRetries'>;
  readonly sessionId: string;
  readonly device: string;
  /** The session's folder, absolute. */
  readonly target: string;
}

interface JoinedResults {
  readonly tests: readonly TestResult[];
  readonly bundle: BundleEvidence;
  /** The bundle and pictures from it, inside the session's folder. */
  readonly files: readonly string[];
}

const zipName = 'result-bundle.zip';

/**
 * Fetches the session's result bundle, and adds to the tests what it says of them: results, failures, attempts, steps and pictures. A
 * bundle that is missing or unreadable changes no test.
 */
export const joinResultBundle = async (
  tests: readonly TestResult[],
  { framework, build, sessionId, device, target }: BundlePlace,
  { cloud, log, signal }: Context,
): Promise<JoinedResults> => {
  const file = path.join(target, zipName);
  try {
    await cloud.sessions(framework).downloadResultBundle(build.id, sessionId, file);
  } catch (error) {
    signal.throwIfAborted();
    return {
      tests,
      bundle: { state: 'missing', message: clauseOf(error), mayArrive: error instanceof NotFoundError },
      files: [],
    };
  }
  try {
    return await withResultBundle(file, async (bundle) => {
      if (bundle.runs.length === 0)
        return { tests, bundle: { state: 'unreadable', message: 'found no test run' }, files: [zipName] };
      const joined = joinBundle(tests, bundle.runs, build.serviceRetries);
      const onSkip = (why: string): void => log.debug(`${device}: ${why}`);
      const { tests: shown, pictures } = await storePictures(joined, bundle, target, { redact: cloud.redact, onSkip });
      const attempts = joined.tests.map((test) => joined.failedAttempts.get(test));
      return {
        tests: await withCrashReports(shown, attempts, bundle, onSkip),
        bundle: joined.evidence,
        files: [zipName, ...pictures],
      };
    });
  } catch (error) {
    if (!(error instanceof BinaryError)) throw error;
    return { tests, bundle: { state: 'unreadable', message: `found ${error.found}` }, files: [zipName] };
  }
};
