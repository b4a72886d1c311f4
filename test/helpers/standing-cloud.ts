import { parseScenario } from '../../src/stand-in/scenario.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { type EmbeddedCloudOptions, startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { testsInFile } from '../../src/stand-in/uploads/suite-file.ts';
import { type Deviation, deviating } from './deviations.ts';
import { scenario } from './scenario.ts';
import { temporaryDirectory } from './temp.ts';
import { stepClock } from './virtual-clock.ts';

interface StandingOptions extends Pick<EmbeddedCloudOptions, 'username' | 'accessKey' | 'timeScale' | 'discoverTests'> {
  readonly deviations?: readonly Deviation[];
}

/**
 * Starts a cloud that runs until disposal, so that several steps can use it.
 *
 * @param file text of a scenario file, or what it would say if it is longer than such a file may be
 */
export const standingCloud = async (
  file: string | ScenarioInput = scenario(),
  { deviations = [], ...options }: StandingOptions = {},
) => {
  const stack = new AsyncDisposableStack();
  const storage = stack.use(await temporaryDirectory());
  const cloud = await startEmbeddedCloud({
    storageDir: storage.path,
    clock: stepClock,
    scenario: typeof file === 'string' ? parseScenario(file) : file,
    ...options,
    rewrite: deviating(deviations, () => cloud.startedBuilds().map(({ id }) => id)),
  });
  stack.defer(() => cloud.close());
  return {
    cloud,
    /** Inputs of a step that uses the cloud. */
    service: { 'base-url': cloud.origin, username: cloud.username, 'access-key': cloud.accessKey },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
};

export type Cloud = Awaited<ReturnType<typeof standingCloud>>;

/** Starts a cloud that several steps use, with the tests of the suites that they upload. */
export const discoveringCloud = (changes: ScenarioInput = {}, deviations: readonly Deviation[] = []): Promise<Cloud> =>
  standingCloud(scenario({ tests: {}, ...changes }), { discoverTests: testsInFile, deviations });
