import type { RunAnalysis } from '../../model/run-analysis.ts';
import { toCtrfTest } from './ctrf-test.ts';
import { ctrfWithoutTests, testsOfRun } from './to-ctrf.ts';

/** `results.json` of the report folder, in pieces, one test a line. Equal to `toCtrf` once parsed. */
export function* ctrfJson(run: RunAnalysis): Generator<string> {
  const { results, ...document } = ctrfWithoutTests(run);
  const { tool, summary, ...after } = results;
  yield `${withoutEnd(JSON.stringify(document))},"results":${withoutEnd(JSON.stringify({ tool, summary }))},"tests":[`;
  let separator = '\n';
  for (const item of testsOfRun(run)) {
    yield `${separator}${JSON.stringify(toCtrfTest(item, run))}`;
    separator = ',\n';
  }
  yield `\n],${JSON.stringify(after).slice(1)}}\n`;
}

const withoutEnd = (object: string): string => object.slice(0, -1);
