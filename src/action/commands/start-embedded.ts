import { publishedDocsUrl } from '../../core/model/error-codes.ts';
import type { StartEmbedded } from '../areas/area-service.ts';
import { InputReader } from '../inputs/reader.ts';
import { noteFileMistakes } from '../inputs/workspace-files.ts';

/** Starts the built-in cloud. Its code is loaded only for runs that use it. */
export const startEmbedded: StartEmbedded = async ({ storageDir, scenarioPath, clock }) => {
  const { readScenarioFile, ScenarioError, startEmbeddedCloud, testsInFile } = await import(
    /* webpackChunkName: "embedded" */ '../../stand-in/index.ts'
  );
  const options = { storageDir, clock, discoverTests: testsInFile };
  if (scenarioPath === undefined) return startEmbeddedCloud(options);
  try {
    return await startEmbeddedCloud({ ...options, scenario: await readScenarioFile(scenarioPath) });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const reader = new InputReader({});
    const mistakes = error.problems.map(({ line = 1, column = 1, key, message }) => ({
      line,
      column,
      key,
      message: `${message}. All keys are in ${publishedDocsUrl}/embedded-cloud.md`,
    }));
    noteFileMistakes(reader, 'embedded-scenario', scenarioPath, mistakes);
    reader.finish();
    throw error;
  }
};
