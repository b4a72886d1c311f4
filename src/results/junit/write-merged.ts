import { type RunToWrite, suitesOfRun } from './suites-of-run.ts';
import { documentXml } from './write-suite.ts';

/** `junit.xml` of the report folder, in pieces: every session, flat, counted alike by every reporter. */
export const mergedJUnit = (run: RunToWrite): Generator<string> => documentXml(run.project, () => suitesOfRun(run));
