import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { readJobDocument, testOf } from '../../../src/collector/job-document.ts';
import { utf8Bytes } from '../../../src/lib/escape/cut.ts';
import { jsonForScript } from '../../../src/lib/escape/html.ts';
import type { RunAnalysis } from '../../../src/model/results.ts';
import { annotationsFor } from '../../../src/rendering/annotations.ts';
import { renderCheck } from '../../../src/rendering/check.ts';
import { renderComment } from '../../../src/rendering/comment.ts';
import { createSourceIndex } from '../../../src/rendering/failures/source-index.ts';
import { defaultBudget } from '../../../src/rendering/html/budget.ts';
import { headlineHtml, pageTitle } from '../../../src/rendering/html/page/headline.ts';
import { encodeRun } from '../../../src/rendering/html/results/encode-results.ts';
import { renderSummary } from '../../../src/rendering/summary.ts';
import type { CtrfDocument } from '../../../src/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../../src/results/ctrf/write-ctrf.ts';
import { decideVerdict } from '../../../src/results/judge.ts';
import { readJUnit } from '../../../src/results/junit/read-junit.ts';
import { mergedJUnit } from '../../../src/results/junit/write-merged.ts';
import { countTotals, failedTests } from '../../../src/results/totals.ts';
import { NotCtrfError, readCtrf } from '../../../src/test-cases/read-ctrf.ts';
import { failedTest, flakyTest, runResult, sessionResult, testResult } from '../../../test/helpers/run-results.ts';
import { markdownFaults } from '../../../test/unit/rendering/balanced-markdown.ts';
import { hostileRun } from '../../../test/unit/rendering/hostile-runs.ts';
import { type Json, mutatedJson } from '../json-values.ts';
import { writableRun } from '../runs.ts';
import { allowing, demand, type Target, target } from '../target.ts';

const links = {
  artifactUrl: 'https://github.com/o/s/1',
  htmlUrl: 'https://github.com/o/s/2',
  runUrl: 'https://github.com/o/s/3',
};
const sources = createSourceIndex(['app/src/CartTest.kt', 'ios/CartTests.swift', '__proto__']);
const marker = '<!-- mobile-test-cloud: x -->';

const checkMarkdown = ({ run, budgetBytes }: { readonly run: RunAnalysis; readonly budgetBytes: number }): void => {
  const options = { links, reportDir: 'results' };
  const texts = [renderSummary(run, { ...options, budgetBytes }), renderComment(run, { ...options, marker, budgetBytes })];
  for (const text of texts) {
    demand(utf8Bytes(text) <= budgetBytes && text.isWellFormed(), 'a text keeps to its budget');
    demand(markdownFaults(text).length === 0, 'Markdown is whole, and holds no markup but its own');
  }
  demand(texts[1]?.split('<!--').length === 2, 'nobody writes the mark of a comment');
  const check = renderCheck(run, { ...options, sources });
  demand(
    check.title.length <= 255 && [check.summary, check.text].every((text) => utf8Bytes(text) <= 65_535),
    'a check keeps to its limits',
  );
  demand(markdownFaults(check.summary).length === 0 && markdownFaults(check.text).length === 0, 'Markdown of a check is whole');
  for (const { title, message } of annotationsFor(run, sources).annotations)
    demand(title.length <= 255 && utf8Bytes(message) <= 4_096 && !/[\r\n]/.test(title), 'an annotation keeps to its limits');
};

const checkPage = (run: RunAnalysis): void => {
  const html = headlineHtml(run) + pageTitle(run);
  demand(
    !/<(?:script|img|iframe|a\s[^>]*href="(?!https?:))/i.test(headlineHtml(run)),
    "the page's head holds no element of others",
  );
  demand(html.isWellFormed(), 'the page is whole characters');
  const { results, details } = encodeRun(run, defaultBudget, () => false);
  for (const data of [results, details]) {
    const text = jsonForScript(data);
    demand(
      !/[<>]/.test(text) && JSON.stringify(JSON.parse(text)) === JSON.stringify(data),
      'data ends no script and reads back the same',
    );
  }
};

const checkTotals = (run: RunAnalysis): void => {
  const { tests, passed, failed, skipped, flaky } = run.totals;
  demand(tests === passed + failed + skipped, 'totals add up');
  demand(flaky <= passed + failed, 'flaky tests are counted elsewhere too');
  demand(failedTests(run.sessions, run.failOnFlaky, Number.POSITIVE_INFINITY).length === failed, 'every failed test is named');
  const turned = countTotals(run.sessions.toReversed(), run.failOnFlaky, run.missingTests.length);
  demand(
    new Set(run.sessions.map(({ device, shard, attempt }) => `${device}/${shard.index}/${attempt}`)).size < run.sessions.length ||
      turned.tests === tests,
    'the order of sessions adds no test',
  );
  const { builds, sessions, totals, failOnFlaky } = run;
  const { verdict } = decideVerdict({ builds, sessions, totals, failOnFlaky, errors: [] });
  demand(verdict.kind !== 'passed' || (failed === 0 && passed > 0), 'green needs a test that passed and none that failed');
};

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const checkJUnit = async (run: RunAnalysis): Promise<void> => {
  checkTotals(run);
  const xml = mergedJUnit(run).toArray().join('');
  const parser = new SaxesParser();
  const counts = { cases: 0, bad: 0, declared: 0 };
  parser.on('error', (error) => demand(false, `it is XML: ${error.message}`));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'testcase') counts.cases += 1;
    if (name === 'failure' || name === 'error') counts.bad += 1;
    if (name === 'testsuites') counts.declared = Number(attributes.tests);
  });
  parser.write(xml).close();
  demand(counts.cases === counts.declared, 'the count is the number of cases');
  const reading = await readJUnit(oneChunk(xml));
  demand(reading.complete, `our reader takes it: ${JSON.stringify(reading.problems[0])}`);
  demand(!(run.totals.failed > 0 && counts.bad === 0), 'a failed test is bad in the report');
};

const schemaPath = join(import.meta.dirname, '../../../test/fixtures/ctrf/ctrf-schema-0.0.json');

const openCtrf = async () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(await readFile(schemaPath, 'utf8')));
  return {
    input: writableRun,
    check: (run: RunAnalysis): void => {
      const text = ctrfJson(run).toArray().join('');
      const document = JSON.parse(text) as CtrfDocument;
      demand(validate(document) === true, `it is CTRF: ${JSON.stringify(validate.errors?.[0])}`);
      const { summary, tests } = document.results;
      demand(
        summary.tests === tests.length && summary.tests === summary.passed + summary.failed + summary.skipped,
        'the summary adds up',
      );
      demand(!(run.totals.failed > 0) || summary.failed > 0, 'a failed run is failed there too');
      const read = readJobDocument(text);
      const passed = read.results.tests.map(testOf).filter(({ status }) => status === 'passed').length;
      demand(passed <= summary.passed + summary.failed, 'no test passes by being read');
      demand([...readCtrf(document).tests].length <= tests.length, 'no test is added by being read');
    },
  };
};

const sampleRun = runResult([
  sessionResult({
    device: 'Google Pixel 7-13.0',
    tests: [
      testResult('com.shop.CartTest#adds'),
      failedTest('com.shop.CartTest#removes', { message: 'm', trace: 't' }),
      flakyTest('com.shop.LoginTest#signsIn'),
    ],
  }),
  sessionResult({ device: 'iPhone 14-16', shard: { index: 1, total: 2 }, tests: [testResult('C#d', { status: 'skipped' })] }),
]);

/** A document of another job, or of another tool, as an artifact brings it. */
const checkDocument = (text: string): void => {
  const run = allowing([NotCtrfError, SyntaxError], () => readCtrf(JSON.parse(text)));
  for (const { name, status } of run?.tests ?? [])
    demand(typeof name === 'string' && ['passed', 'failed', 'not-run'].includes(status), 'a test has a name and a state');
  let document: ReturnType<typeof readJobDocument>;
  try {
    document = readJobDocument(text);
  } catch (error) {
    // Its one error is a plain one: the caller adds the name of the artifact.
    if (error instanceof Error && (error.constructor === Error || error instanceof SyntaxError)) return;
    throw error;
  }
  for (const test of document.results.tests) {
    const { status } = testOf(test);
    demand(status !== 'passed' || test.rawStatus === 'passed', 'a pass needs both words');
  }
};

export const reportTargets: readonly Target[] = [
  target({
    name: 'reports/markdown',
    takes: 'runs with hostile texts and numbers',
    holds: 'summary, comment, check and annotations keep their limits and hold no markup of others',
    share: 0.3,
    open: () => ({
      input: fc.record({ run: hostileRun, budgetBytes: fc.integer({ min: 300, max: 20_000 }) }),
      check: checkMarkdown,
    }),
  }),
  target({
    name: 'reports/page',
    takes: 'runs with hostile texts and numbers',
    holds: "the page's head and data stay in their places",
    share: 0.6,
    open: () => ({ input: hostileRun, check: checkPage }),
  }),
  target({
    name: 'reports/junit',
    takes: 'runs with hostile texts',
    holds: 'totals add up, green needs proof; two parsers take the merged report',
    share: 0.4,
    open: () => ({ input: writableRun, check: checkJUnit }),
  }),
  target({
    name: 'reports/ctrf',
    takes: 'runs with hostile texts',
    holds: 'valid by the published schema; adds up; reads back',
    share: 0.4,
    open: openCtrf,
  }),
  target({
    name: 'reports/documents',
    takes: 'results.json of other jobs and tools',
    holds: 'a run, or a refusal; a pass needs both words',
    share: 3,
    open: () => ({
      input: mutatedJson(
        [JSON.parse(ctrfJson(sampleRun).toArray().join('')) as Json],
        ['tests', 'results', 'extra', 'rawStatus'],
      ),
      check: checkDocument,
    }),
  }),
];
