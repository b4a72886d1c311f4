import type { StartEmbedded } from '../areas/area-service.ts';
import { InputError } from '../inputs/problems.ts';

/** Loaded only by runs that use it: a run against the hosted service never parses the built-in cloud. */
export const startEmbedded: StartEmbedded = async ({ storageDir, scenarioPath }) => {
  const { startEmbeddedCloud } = await import('../embedded/server.ts');
  const { readScenarioFile, ScenarioError } = await import('../embedded/scenario.ts');
  const { testsInFile } = await import('../embedded/uploads/tests-in-file.ts');
  const options = { storageDir, discoverTests: testsInFile };
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
