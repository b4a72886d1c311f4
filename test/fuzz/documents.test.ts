import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { planRules } from '../../src/action/alerts/compare-rules.ts';
import { parseRules } from '../../src/action/alerts/rules-file.ts';
import { parseJobDocument, testFromCtrf } from '../../src/action/collector/read-jobs.ts';
import { writeHistory } from '../../src/action/history/history-document.ts';
import { readHistory } from '../../src/action/history/read-history.ts';
import { parseQuarantine } from '../../src/action/inputs/quarantine.ts';
import { shortenFailure } from '../../src/action/markdown/shorten-failure.ts';
import { annotationTexts, identifiersIn } from '../../src/action/test-cases/case-identifier.ts';
import { parseMapping } from '../../src/action/test-cases/case-mapping.ts';
import { issueKeysIn } from '../../src/action/test-cases/find-issues.ts';
import { titleKeysOfTest } from '../../src/action/test-cases/match-tests.ts';
import { parseCtrf } from '../../src/action/test-cases/read-results.ts';
import { CodedError } from '../../src/core/model/run-problem.ts';
import { failureHeadline, sourceHints } from '../../src/core/results/analysis/root-cause.ts';
import { ctrfJson } from '../../src/core/results/ctrf/write-ctrf.ts';
import { type JUnitReading, readJUnit } from '../../src/core/results/junit/read-junit.ts';
import { sessionJUnit } from '../../src/core/results/junit/write-merged.ts';
import { UnreadableFileError } from '../../src/lib/regular-file.ts';
import { readNetwork, readProfiling } from '../../src/report-page/session-files/excerpts.ts';
import { parseJson } from '../../src/service/wire/values.ts';
import { MultipartError, readParts } from '../../src/stand-in/http/multipart-parser.ts';
import { completeScenario, parseScenario, ScenarioError } from '../../src/stand-in/scenario.ts';
import { failedTest, flakyTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { runsOnMain } from '../unit/action/history/histories.ts';
import { readText } from '../unit/docs/action-metadata.ts';
import { anyText } from '../unit/lib/escape/hostile-texts.ts';
import { fuzz, inPieces } from './fuzz.ts';
import { mutatedJson, mutatedText } from './mutations.ts';
import { files, serviceResponses } from './samples.ts';

const { bodies, report } = await serviceResponses();
const reports = [...files('test/fixtures/junit', '.xml'), report].filter(({ length }) => length < 20_000);
const splitEscape = `<testsuite>${' '.repeat(1_100)}<testcase name="a"><failure>\u001b[1;31mred\u001b[0m</failure></testcase></testsuite>`;

const passedIn = (tests: JUnitReading['tests']): number => tests.filter(({ status }) => status === 'passed').length;
/** The order of a fault that ends the reading and a note about a character depends on the pieces. */
const comparable = ({ problems, ...reading }: JUnitReading): string =>
  JSON.stringify({ ...reading, problems: problems.filter(({ code }) => reading.complete || code !== 'illegal-characters') });

const checkJUnit = async (text: string): Promise<void> => {
  const whole = await readJUnit(inPieces(Buffer.from(text)));
  const { tests, found, complete } = whole;
  for (const { name, className, durationMs = 0 } of tests)
    assert(Math.max(name.length, className.length) <= 2_100 && durationMs >= 0 && durationMs < Infinity, 'a test is bounded');
  const sum = Object.values(found).reduce((total, count) => total + count, 0);
  assert.deepEqual([sum, found.passed], [tests.length, passedIn(tests)], 'what was found adds up to the tests');
  assert(complete || whole.problems.length > 0, 'an incomplete report says why');
  const size = text.length > 3_000 ? 1 + (text.length % 4_000) : 3;
  const pieces = await readJUnit(inPieces(Buffer.from(text), size));
  assert.equal(comparable(pieces), comparable(whole), 'pieces change nothing');
  const copy = [...sessionJUnit({ device: 'd', shard: { index: 0, total: 1 }, sessionId: 's', tests, simulated: false })].join(
    '',
  );
  const again = await readJUnit(inPieces(Buffer.from(copy)));
  assert(again.complete, `what is written is read completely: ${JSON.stringify(again.problems[0])}`);
  assert.deepEqual([again.tests.length, passedIn(again.tests)], [tests.length, passedIn(tests)], 'tests read back as written');
};

const listed = [testResult('C#a'), failedTest('C#b', { message: 'm' }), flakyTest('D#c')];
const written = [...ctrfJson(runResult([sessionResult({ device: 'Pixel 7-13', tests: listed })]))].join('');
const results = [written, written.replace('"status":"passed"', '"status":"failed"')].map((text) => JSON.parse(text));
const form = '--mark\r\nContent-Disposition: form-data; name="file"; filename="shop.apk"\r\n\r\nPK\r\n--mark--\r\n';
const logs = bodies.filter((body) => JSON.stringify(body).startsWith('{"log"') || Array.isArray(body));

describe('documents are read, or refused', () => {
  fuzz('JUnit reports add up, whatever pieces they come in, and read back', mutatedText(reports), checkJUnit, [], [splitEscape]);

  const readTests = (text: string): unknown => [...(parseCtrf(text)?.tests ?? [])];
  fuzz('results.json of another tool is read or refused', mutatedJson(results), readTests, [SyntaxError, UnreadableFileError]);
  const readPasses = (text: string): void => {
    for (const test of parseJobDocument(text).results.tests) {
      const areBoth = test.rawStatus === 'passed' && (test.status === 'passed' || test.flaky);
      assert(testFromCtrf(test).status !== 'passed' || areBoth, 'a pass needs both words');
    }
  };
  // The caller of this reader adds the name of the artifact to its error.
  fuzz('results.json of another job is read or refused', mutatedJson(results), readPasses, [
    Error,
    SyntaxError,
    UnreadableFileError,
  ]);

  const readForm = async (text: string): Promise<void> => {
    for await (const { data } of readParts(inPieces(Buffer.from(text)), 'mark')) await buffer(data);
  };
  fuzz('a form is read or refused', mutatedText([form]), readForm, [MultipartError]);

  const suite = { framework: 'espresso', suiteId: 'com.shop.test' } as const;
  const histories = [runsOnMain({ 'A#a': 'ppfkp', 'B#b': 'p.p' }), runsOnMain({ 'A#a': 'f' })].map((each) =>
    gunzipSync(writeHistory(each, suite)).toString(),
  );
  fuzz(
    'histories of earlier runs read back, or are refused',
    mutatedJson(histories.map((text) => JSON.parse(text))),
    (text) => {
      const written = writeHistory(readHistory(gzipSync(text), suite), suite);
      assert(writeHistory(readHistory(written, suite), suite).equals(written), 'what is written stays as it is');
    },
    [CodedError],
  );

  const readFiles = (text: string): void => {
    for (const { url, ...times } of readNetwork(parseJson(text), 'network.har', new Set(['a'])).requests)
      assert(
        url.length <= 2_000 &&
          Object.values(times).every((held) => held === undefined || typeof held === 'string' || Number.isFinite(held)),
      );
    const { series, seconds } = readProfiling(parseJson(text), 'profiling.json') ?? { series: [], seconds: [] };
    const isCurve = (values: readonly (number | null)[]): boolean =>
      values.length === seconds.length && values.every((value) => value === null || Number.isFinite(value));
    assert(seconds.length <= 241 && series.every(({ values }) => isCurve(values)), 'a curve has its values');
  };
  fuzz('network and profiling files are read or refused', mutatedJson(logs), readFiles, [SyntaxError]);

  const trace = '\tat com.shop.CartTest.adds(CartTest.kt:31)\nCaused by: AssertionError: expected:<3> File.swift:12: SHOP-12\n';
  fuzz('messages and traces become few lines, places and keys', fc.oneof(anyText, mutatedText([trace])), (text) => {
    const failure = { kind: 'failure', message: text, trace: text, type: text.slice(0, 60) } as const;
    assert(shortenFailure(failure, 12).split('\n').length <= 13, 'a shortened trace has its lines');
    assert(failureHeadline(failure).length <= 2_000, 'a headline is bounded');
    const hints = [...sourceHints({ file: text, line: 3 }, failure)].filter(({ file }) => file !== text);
    assert(hints.length <= 40 && hints.every(({ file, line }) => file.length <= 1_100 && line >= 1), 'places are few');
    for (const search of [identifiersIn, annotationTexts, titleKeysOfTest]) search(text);
    for (const tracker of ['jira', 'azure', 'clickup', 'asana'] as const) assert(issueKeysIn([text], tracker).length <= 100);
  });
});

type Mistakes = readonly { readonly line?: number; readonly column?: number; readonly message: string }[];
const checkMistakes = (mistakes: Mistakes, text: string): void => {
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { line = 1, column = 1, message } of mistakes)
    assert(line >= 1 && line <= lines + 1 && column >= 1 && message !== '', 'a mistake has its place and says what is wrong');
};
/** Texts are small because the parser reads only some hundred kilobytes per second. */
const yaml = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(mutatedText(texts, 40_000), mutatedJson(texts.map((text) => parse(text))));
const [rulesFile = ''] = files('docs/examples', 'alerts.yml');
// A rules file with keys inside keys, which once took a gigabyte of memory.
const manyKeys = `${'? '.repeat(140)}\ufeff\ufeff${'? '.repeat(800)}${rulesFile}`;
const prototypeKey = JSON.stringify(parse(rulesFile)).replace('"column":', '"__proto__":');

describe('YAML files are read, or refused with the place of every mistake', () => {
  fuzz(
    'a scenario of the built-in cloud is read, or refused with places',
    yaml([...files('docs/scenarios', '.yml'), ...files('samples', '.yml')]),
    (text) => {
      try {
        const scenario = parseScenario(text);
        assert(isDeepStrictEqual(completeScenario(scenario), scenario), 'completing a complete scenario changes nothing');
        return scenario;
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        assert(error.problems.length > 0, 'a refusal says what is wrong');
        return checkMistakes(error.problems, text);
      }
    },
  );
  const [, quarantineFile = ''] = /^## The file\n\n```yaml\n(.*?)^```/ms.exec(readText('docs/flaky-tests.md')) ?? [];
  fuzz(
    'a quarantine file is read, or refused with places',
    mutatedText([quarantineFile, JSON.stringify(parse(quarantineFile))], 40_000),
    (text) => {
      const { entries, mistakes } = parseQuarantine(text, Date.parse('2026-01-02T00:00:00Z'));
      checkMistakes(mistakes, text);
      assert(mistakes.length === 0 || entries.length === 0, 'no entry of a file with mistakes is used');
      for (const { test, reason, issue, until } of entries)
        assert(
          /[#*]/.test(test) && reason !== '' && /^https?:/i.test(issue) && until <= '2026-07-01',
          'an entry is complete, and ends',
        );
      return entries;
    },
  );
  const readRules = (text: string): unknown => {
    const { mistakes, rules } = parseRules(text);
    checkMistakes(mistakes, text);
    assert(mistakes.length > 0 || planRules(rules, []).steps.length === rules.length, 'every rule is planned once');
    return rules;
  };
  fuzz('alert rules are read, or refused with places', yaml([rulesFile]), readRules, [], [manyKeys, prototypeKey]);
  fuzz(
    'a mapping of test cases is read, or refused with places',
    yaml(files('docs/examples', 'test-case-mapping.yml')),
    (text) => {
      const { entries, mistakes } = parseMapping(text);
      checkMistakes(mistakes, text);
      for (const { identifier, tests } of entries) assert(identifier !== '' && !tests.includes(''), 'an entry names its tests');
      return entries;
    },
  );
});
