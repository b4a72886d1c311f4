import { InputError } from '../inputs/problems.ts';
import type { StartEmbedded } from '../stages/connect.ts';

/** Loaded only by runs that use it: a run against the hosted service never parses the built-in cloud. */
export const startEmbedded: StartEmbedded = async ({ storageDir, scenarioPath }) => {
  const { startEmbeddedCloud } = await import('../embedded/server.ts');
  const { readScenarioFile, ScenarioError } = await import('../embedded/scenario.ts');
  const { discoverTests } = await import('../binaries/dex/discover-tests.ts');
  const options = { storageDir, discoverTests: async (suite: string) => (await discoverTests(suite)).tests };
  if (scenarioPath === undefined) return await startEmbeddedCloud(options);
  try {
    return await startEmbeddedCloud({ ...options, scenario: await readScenarioFile(scenarioPath) });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new InputError([
      { input: 'embedded-scenario', value: scenarioPath, accepted: `expected a scenario as documented: ${error.message}` },
    ]);
  }
};
