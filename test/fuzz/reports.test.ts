import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe } from 'vitest';
import { readJobDocument, testOf } from '../../src/collector/job-document.ts';
import { jsonForScript } from '../../src/lib/escape/html.ts';
import type { SessionResult } from '../../src/model/results.ts';
import type { RunAnalysis } from '../../src/model/run-analysis.ts';
import { defaultBudget } from '../../src/rendering/html/budget.ts';
import { headlineHtml, pageTitle } from '../../src/rendering/html/headline.ts';
import { encodeRun } from '../../src/rendering/html/results/encode-results.ts';
import type { CtrfDocument } from '../../src/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../src/results/ctrf/write-ctrf.ts';
import { analyzeShards } from '../../src/results/device-shards.ts';
import { decideVerdict } from '../../src/results/judge.ts';
import { readJUnit } from '../../src/results/junit/read-junit.ts';
import { mergedJUnit } from '../../src/results/junit/write-merged.ts';
import { countTotals, failedTests } from '../../src/results/totals.ts';
import { readCtrf } from '../../src/test-cases/read-ctrf.ts';
import { runResult } from '../helpers/run-results.ts';
import { hostileRun } from '../unit/rendering/hostile-runs.ts';
import { fuzz } from './fuzz.ts';
import { root } from './generators/samples.ts';

const isTime = (time: Date | undefined): time is Date =>
  time !== undefined && time.getTime() >= 0 && time.getTime() < 253_402_300_800_000;
const isLength = (ms: number | undefined): ms is number => ms !== undefined && ms >= 0 && Number.isFinite(ms);

const writableSession = ({ startedAt, durationMs, tests, ...session }: SessionResult): SessionResult => ({
  ...session,
  tests: tests.map(({ line, ...test }) => ({ ...test, ...(line !== undefined && line > 0 ? { line } : {}) })),
  ...(isTime(startedAt) ? { startedAt } : {}),
  ...(isLength(durationMs) ? { durationMs } : {}),
});

/** Hostile in every text; numbers and times are such as readers give, since those refuse all others. */
const writableRun: fc.Arbitrary<RunAnalysis> = hostileRun.map(
  ({ sessions, project, notices, missingTests, verdict, simulated, failOnFlaky }) =>
    runResult(sessions.map(writableSession), { project, notices, missingTests, verdict, simulated, failOnFlaky }),
);

const sessionKey = ({ device, shard, attempt }: SessionResult): string => `${device}/${shard.index}/${attempt}`;

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(join(root, 'test/fixtures/ctrf/ctrf-schema-0.0.json'), 'utf8')),
);

describe('a run with hostile texts', () => {
  fuzz('has totals that add up, and passes only with proof', writableRun, (run) => {
    const { builds, sessions, shards, totals, failOnFlaky, missingTests } = run;
    const { tests, passed, failed, skipped, flaky } = totals;
    assert.equal(tests, passed + failed + skipped, 'totals add up');
    assert(flaky <= passed + failed, 'flaky tests are counted elsewhere too');
    assert.equal(failedTests(shards, failOnFlaky, Number.POSITIVE_INFINITY).length, failed, 'every failed test is named');
    const turned = countTotals(analyzeShards(sessions.toReversed()), failOnFlaky, missingTests);
    const areDistinct = new Set(sessions.map(sessionKey)).size === sessions.length;
    assert(!areDistinct || turned.tests === tests, 'the order of sessions adds no test');
    const { verdict } = decideVerdict({ builds, shards, totals, failOnFlaky, problems: [] });
    assert(verdict.kind !== 'passed' || (failed === 0 && passed > 0), 'a pass needs a test that passed and none that failed');
  });

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
