import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { SaxesParser } from 'saxes';
import { describe } from 'vitest';
import { readJobDocument, testOf } from '../../src/collector/job-document.ts';
import { jsonForScript } from '../../src/lib/escape/html.ts';
import type { SessionResult } from '../../src/model/results.ts';
import { defaultBudget } from '../../src/rendering/html/budget.ts';
import { headlineHtml, pageTitle } from '../../src/rendering/html/headline.ts';
import { encodeRun } from '../../src/rendering/html/results/encode-results.ts';
import type { CtrfDocument } from '../../src/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../src/results/ctrf/write-ctrf.ts';
import { readJUnit } from '../../src/results/junit/read-junit.ts';
import { mergedJUnit } from '../../src/results/junit/write-merged.ts';
import { readCtrf } from '../../src/test-cases/read-ctrf.ts';
import { runResult } from '../helpers/run-results.ts';
import { hostileRun } from '../unit/rendering/hostile-runs.ts';
import { fuzz } from './fuzz.ts';
import { root } from './samples.ts';

const isTime = (time: number): boolean => time >= 0 && time < 253_402_300_800_000;

/** Numbers and times are such as readers give, since those refuse all others. */
const writableSession = ({ startedAt, durationMs, tests, ...session }: SessionResult): SessionResult => ({
  ...session,
  tests: tests.map(({ line, ...test }) => ({ ...test, ...(line !== undefined && line > 0 ? { line } : {}) })),
  ...(startedAt !== undefined && isTime(startedAt.getTime()) ? { startedAt } : {}),
  ...(durationMs !== undefined && isTime(durationMs) ? { durationMs } : {}),
});
const writableRun = hostileRun.map(({ sessions, project, notices, missingTests, verdict, simulated, failOnFlaky }) =>
  runResult(sessions.map(writableSession), { project, notices, missingTests, verdict, simulated, failOnFlaky }),
);

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(join(root, 'test/fixtures/ctrf/ctrf-schema-0.0.json'), 'utf8')),
);

describe('a run with hostile texts', () => {
  fuzz('becomes a page whose head and data stay in their places', hostileRun, (run) => {
    const headline = headlineHtml(run);
    assert(!/<(?:script|img|iframe|a\s[^>]*href="(?!https?:))/i.test(headline), 'no text becomes an element');
    assert((headline + pageTitle(run)).isWellFormed(), 'no character is cut in half');
    const { results, details } = encodeRun(run, defaultBudget, () => false);
    for (const data of [results, details]) {
      const text = jsonForScript(data);
      assert(!/[<>]/.test(text), 'data ends no script');
      assert.equal(JSON.stringify(JSON.parse(text)), JSON.stringify(data), 'data reads back the same');
    }
  });

  fuzz('becomes a JUnit report that two parsers accept', writableRun, async (run) => {
    const xml = mergedJUnit(run).toArray().join('');
    const parser = new SaxesParser();
    const counts = { cases: 0, bad: 0, declared: 0 };
    parser.on('error', (error) => assert.fail(`it is XML: ${error.message}`));
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'testcase') counts.cases += 1;
      if (name === 'failure' || name === 'error') counts.bad += 1;
      if (name === 'testsuites') counts.declared = Number(attributes.tests);
    });
    parser.write(xml).close();
    assert.equal(counts.cases, counts.declared, 'the count is the number of cases');
    const reading = await readJUnit(oneChunk(xml));
    assert(reading.complete, `our reader reads it completely: ${JSON.stringify(reading.problems[0])}`);
    assert(run.totals.failed === 0 || counts.bad > 0, 'a failed test is failed in the report');
  });

  fuzz('becomes a valid CTRF document that adds up and reads back', writableRun, (run) => {
    const text = ctrfJson(run).toArray().join('');
    const document = JSON.parse(text) as CtrfDocument;
    assert(validate(document), `it is CTRF: ${JSON.stringify(validate.errors?.[0])}`);
    const { summary, tests } = document.results;
    const { passed, failed, skipped } = summary;
    assert.deepEqual([summary.tests, passed + failed + skipped], [tests.length, tests.length], 'the summary adds up');
    assert(run.totals.failed === 0 || failed > 0, 'a failed run is failed there too');
    const read = readJobDocument(text).results.tests.map(testOf);
    assert(read.filter(({ status }) => status === 'passed').length <= passed + failed, 'no test passes by being read');
    assert([...readCtrf(document).tests].length <= tests.length, 'no test is added by being read');
  });
});
