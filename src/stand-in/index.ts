/** The built-in cloud, which answers in the place of the service. */
export { readScenarioFile, ScenarioError } from './scenario.ts';
export { startEmbeddedCloud } from './server.ts';
export { testsInFile } from './uploads/suite-file.ts';
