/** Converts configurations of other tools into a workflow and a report of what was taken over. Opens no files. */
export { convertSources, refuseInput, renderReport, type Trial } from './convert.ts';
export type { MigratedStep, Migration, Outcome } from './settings.ts';
export { type CheckInputs, renderWorkflow, stepEnvironment } from './write-workflow.ts';
