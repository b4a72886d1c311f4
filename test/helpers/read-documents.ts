import { createJobDocumentReader } from '../../src/action/collector/read-jobs.ts';
import type { ReportedRun } from '../../src/action/test-cases/match-tests.ts';
import { createCtrfReader } from '../../src/action/test-cases/read-results.ts';
import type { CtrfDocument, CtrfTest } from '../../src/core/results/ctrf/ctrf-document.ts';

/** Reads the `results.json` of a job, with its tests. */
export const readJobDocument = (text: string): CtrfDocument => {
  const tests: CtrfTest[] = [];
  const reader = createJobDocumentReader((test) => tests.push(test));
  reader.write(Buffer.from(text));
  const { results, ...document } = reader.end();
  return { ...document, results: { ...results, tests } };
};

/** Reads a CTRF document of any tool. @returns undefined if it has no list of tests */
export const readCtrf = (text: string): ReportedRun | undefined => {
  const reader = createCtrfReader();
  reader.write(Buffer.from(text));
  return reader.end();
};
