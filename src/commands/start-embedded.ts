import type { DiscoveredSuite } from '../binaries/discovered-suite.ts';
import { InputError } from '../inputs/problems.ts';
import type { StartEmbedded } from '../run/connect.ts';

/** Loaded only by runs that use it: a run against the hosted service never parses the built-in cloud. */
export const startEmbedded: StartEmbedded = async ({ storageDir, scenarioPath }) => {
  const { startEmbeddedCloud } = await import('../embedded/server.ts');
  const { readScenarioFile, ScenarioError } = await import('../embedded/scenario.ts');
  const { discoverSuite } = await import('../binaries/discover-suite.ts');
  const options = { storageDir, discoverTests: async (suite: string) => knownTests(await discoverSuite(suite)) };
  if (scenarioPath === undefined) return startEmbeddedCloud(options);
  try {
    return await startEmbeddedCloud({ ...options, scenario: await readScenarioFile(scenarioPath) });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new InputError([
      {
        input: 'embedded-scenario',
        value: scenarioPath,
        accepted: `expected a scenario as documented: ${error.message}`,
        code: 'input-yaml-invalid',
      },
    ]);
  }
};

/** Where nothing can be told, as of a bundle without symbols, the built-in cloud has a suite of its own. */
const knownTests = (suite: DiscoveredSuite | undefined): DiscoveredSuite['tests'] | undefined =>
  suite === undefined || (suite.tests.length === 0 && suite.unknown.length > 0) ? undefined : suite.tests;
