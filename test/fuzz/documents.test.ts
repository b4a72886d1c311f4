import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe } from 'vitest';
import { parse } from 'yaml';
import { parseRules } from '../../src/alerts/parse-rules.ts';
import { planRules } from '../../src/alerts/plan-rules.ts';
import { parseJson } from '../../src/cloud/wire/json.ts';
import { readJobDocument, testOf } from '../../src/collector/job-document.ts';
import { createMultipartParser, MultipartError, readBoundary } from '../../src/embedded/http/multipart-parser.ts';
import { completeScenario, parseScenario, ScenarioError } from '../../src/embedded/scenario.ts';
import { matchesName, matchesPath } from '../../src/embedded/wildcard.ts';
import { readDurations, writeDurations } from '../../src/history/durations-document.ts';
import { matchesWildcard } from '../../src/lib/wildcard.ts';
import { formatBuildTag, parseBuildTag } from '../../src/model/build-tag.ts';
import type { TestResult } from '../../src/model/results.ts';
import { sourceHints } from '../../src/rendering/failures/locations.ts';
import { failureHeadline } from '../../src/rendering/failures/signature.ts';
import { shortenFailure } from '../../src/rendering/failures/trace.ts';
import { readNetwork } from '../../src/rendering/html/session-files/network.ts';
import { readProfiling as readProfile } from '../../src/rendering/html/session-files/profiling.ts';
import { ctrfJson } from '../../src/results/ctrf/write-ctrf.ts';
import { type JUnitReading, readJUnit } from '../../src/results/junit/read-junit.ts';
import { sessionJUnit } from '../../src/results/junit/write-session.ts';
import { annotationTexts, identifiersIn } from '../../src/test-cases/case-identifier.ts';
import { parseMapping } from '../../src/test-cases/case-mapping.ts';
import { titleKeysOfTest } from '../../src/test-cases/case-title.ts';
import { issueKeysIn } from '../../src/test-cases/issue-keys.ts';
import { NotCtrfError, readCtrf } from '../../src/test-cases/read-ctrf.ts';
import { failedTest, flakyTest, runResult, sessionResult, testResult } from '../helpers/run-results.ts';
import { anyText } from '../unit/lib/escape/hostile-texts.ts';
import { attempt, fuzz, inPieces } from './fuzz.ts';
import { mutatedJson, mutatedText } from './mutations.ts';
import { files, serviceAnswers } from './samples.ts';

const { bodies, report } = await serviceAnswers();

const passedIn = (tests: JUnitReading['tests']): number => tests.filter(({ status }) => status === 'passed').length;
/** A fault that ends the reading may come before or after the note about a character in the same piece. */
const comparable = ({ problems, ...reading }: JUnitReading): string =>
  JSON.stringify({ ...reading, problems: problems.filter(({ code }) => reading.complete || code !== 'illegal-characters') });
const written = (tests: readonly TestResult[]): Buffer =>
  Buffer.from([...sessionJUnit({ device: 'd', shard: { index: 0, total: 1 }, sessionId: 's', tests })].join(''));

const checkJUnit = async (text: string): Promise<void> => {
  const bytes = Buffer.from(text);
  const whole = await readJUnit(inPieces(bytes));
  const { tests, found, complete } = whole;
  for (const { name, className, durationMs = 0 } of tests) {
    assert(Math.max(name.length, className.length) <= 2_100, 'names are bounded');
    assert(Number.isFinite(durationMs) && durationMs >= 0, 'a duration is 0 or more');
  }
  const sum = Object.values(found).reduce((total, count) => total + count, 0);
  assert.deepEqual([sum, found.passed], [tests.length, passedIn(tests)], 'what was found adds up to the tests');
  assert(complete || whole.problems.length > 0, 'an incomplete report says why');
  const size = text.length > 3_000 ? 1 + (text.length % 4_000) : 3;
  assert.equal(comparable(await readJUnit(inPieces(bytes, size))), comparable(whole), 'pieces change nothing');
  const again = complete ? await readJUnit(inPieces(written(tests))) : whole;
  assert(again.complete === complete, `what is written is read completely: ${JSON.stringify(again.problems[0])}`);
  assert.deepEqual([again.tests.length, passedIn(again.tests)], [tests.length, passedIn(tests)], 'tests read back as written');
};

const readForm = (body: string, size = Math.max(1, body.length)): string | undefined =>
  attempt([MultipartError], () => {
    const parser = createMultipartParser('mark');
    const bytes = Buffer.from(body);
    let read = '';
    for (let at = 0; at < bytes.length; at += size)
      for (const event of parser.push(bytes.subarray(at, at + size))) {
        if (event.kind === 'part') read += JSON.stringify(event.names);
        if (event.kind === 'data') read += event.chunk.toString('latin1');
      }
    parser.finish();
    return read;
  });

interface Mistake {
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}
const checkMistakes = (mistakes: readonly Mistake[], text: string): void => {
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { line = 1, column = 1, message } of mistakes)
    assert(line >= 1 && line <= lines + 1 && column >= 1 && message !== '', 'a mistake has its place and says what is wrong');
};

/** The parser reads some hundred kilobytes per second. */
const largestYaml = 40_000;
const yaml = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(mutatedText(texts, largestYaml), mutatedJson(texts.map((text) => parse(text))));
const [rulesFile = ''] = files('docs/examples', 'alerts.yml');
// Keys within keys took a gigabyte of memory.
const manyKeys = `${'? '.repeat(140)}\ufeff\ufeff${'? '.repeat(800)}${rulesFile}`;
const prototypeKey = JSON.stringify(parse(rulesFile)).replace('"column":', '"__proto__":');

const tests = [testResult('C#a'), failedTest('C#b', { message: 'm', trace: 't' }), flakyTest('D#c')];
const results = mutatedJson([
  JSON.parse(
    ctrfJson(runResult([sessionResult({ device: 'Pixel 7-13', tests })]))
      .toArray()
      .join(''),
  ),
]);
const classes = [['com.shop.CartTest', [['adds', [3, 1_200, 1_300]]]]];
const history = {
  format: 'mobile-test-cloud durations',
  version: 1,
  lastRun: '4711-1',
  sequence: 3,
  overheads: [3, 30_000],
  classes,
};
const tag = 'mtc1 run=4711 attempt=1 job=c0ffee shard=0/2 try=0 id=abcdef0123456789';
const part = '--mark\r\nContent-Disposition: form-data; name=';
const form = `${part}"data"\r\n\r\n{"custom_id":"Shop"}\r\n${part}"file"; filename="shop.apk"\r\nContent-Type: x/y\r\n\r\nPK\r\n--mark--\r\n`;
const trace =
  '\tat com.shop.CartTest.adds(CartTest.kt:31)\nCaused by: java.lang.AssertionError: expected:<3> File.swift:12: SHOP-12\n';
const literal = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

describe('documents are read, or refused', () => {
  const reports = [...files('test/fixtures/junit', '.xml'), report].filter(({ length }) => length < 20_000);
  const splitEscape = `<testsuite>${' '.repeat(1_100)}<testcase name="a"><failure>\u001b[1;31mred\u001b[0m</failure></testcase></testsuite>`;
  fuzz('JUnit reports add up, whatever pieces they come in, and read back', mutatedText(reports), checkJUnit, [], [splitEscape]);

  const readTests = (text: string): void => {
    for (const { name, status } of readCtrf(JSON.parse(text)).tests)
      assert(typeof name === 'string' && ['passed', 'failed', 'not-run'].includes(status), 'a test has a name and a status');
  };
  fuzz('results.json of other tools', results, readTests, [NotCtrfError, SyntaxError]);
  const readPasses = (text: string): void => {
    for (const test of readJobDocument(text).results.tests)
      assert(testOf(test).status !== 'passed' || test.rawStatus === 'passed', 'a pass needs both words');
  };
  // The caller of this reader adds the name of the artifact to its error.
  fuzz('results.json of other jobs', results, readPasses, [Error, SyntaxError]);

  fuzz('multipart forms, whatever pieces they come in', mutatedText([form]), (text) => {
    assert.equal(readForm(text, 1 + (text.length % 40)), readForm(text));
  });
  fuzz('types of forms', mutatedText(['multipart/form-data; boundary=mark']), readBoundary);

  fuzz('durations of earlier runs read back', mutatedJson([history]), (text) => {
    const read = readDurations(text);
    const written = read === undefined ? '' : writeDurations(read);
    assert(written === '' || writeDurations(readDurations(written) ?? assert.fail('it is read again')) === written);
  });
  fuzz(
    'network and profiling files',
    mutatedJson(bodies.filter((body) => JSON.stringify(body).startsWith('{"log"') || Array.isArray(body))),
    (text) => {
      const { requests } = readNetwork(parseJson(text), 'network.har', new Set(['a']));
      for (const { url, ...times } of requests)
        assert(url.length <= 2_000 && Object.values(times).every((value) => value !== Number.POSITIVE_INFINITY));
      const { series, seconds } = readProfile(parseJson(text), 'profiling.json') ?? { series: [], seconds: [] };
      assert(seconds.length <= 241 && series.every(({ values }) => values.length === seconds.length), 'a curve has its values');
    },
    [SyntaxError],
  );
  fuzz('tags of builds read back', mutatedText([tag, tag.replace('id=', 'plan=ab12 id=')]), (text) => {
    const parsed = parseBuildTag(text);
    assert(parsed === undefined || parseBuildTag(formatBuildTag(parsed)) !== undefined);
  });
});

describe('YAML files are read, or refused with the place of every mistake', () => {
  fuzz('scenarios of the built-in cloud', yaml([...files('docs/scenarios', '.yml'), ...files('samples', '.yml')]), (text) => {
    try {
      const scenario = parseScenario(text);
      assert(isDeepStrictEqual(completeScenario(scenario), scenario), 'completing a complete scenario changes nothing');
      return scenario;
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      assert(error.problems.length > 0, 'a refusal says what is wrong');
      return checkMistakes(error.problems, text);
    }
  });
  const readRules = (text: string): unknown => {
    const read = parseRules(text);
    checkMistakes(read.mistakes, text);
    const isPlanned = read.mistakes.length > 0 || planRules(read.rules, []).steps.length === read.rules.length;
    assert(isPlanned, 'every rule is planned once');
    return read.rules;
  };
  fuzz('alert rules', yaml([rulesFile]), readRules, [], [manyKeys, prototypeKey]);
  fuzz('mappings of test cases', yaml(files('docs/examples', 'test-case-mapping.yml')), (text) => {
    const { entries, mistakes } = parseMapping(text);
    checkMistakes(mistakes, text);
    for (const { identifier, tests: names } of entries)
      assert(identifier !== '' && !names.includes(''), 'an entry names its tests');
    return entries;
  });
});

describe('texts of tests and patterns', () => {
  fuzz('messages and traces become few lines, places and keys', fc.oneof(anyText, mutatedText([trace])), (text) => {
    const failure = { kind: 'failure', message: text, trace: text, type: text.slice(0, 60) } as const;
    assert(shortenFailure(failure, 12).split('\n').length <= 13, 'a shortened trace has its lines');
    assert(failureHeadline(failure).length <= 2_000, 'a headline is bounded');
    const hints = [...sourceHints({ file: text, line: 3 }, failure)].filter(({ file }) => file !== text);
    assert(hints.length <= 40 && hints.every(({ file, line }) => file.length <= 1_100 && line >= 1), 'places are few');
    for (const search of [identifiersIn, annotationTexts, titleKeysOfTest]) search(text);
    for (const tracker of ['jira', 'azure', 'clickup', 'asana'] as const) assert(issueKeysIn([text], tracker).length <= 100);
  });

  const words = fc
    .array(fc.constantFrom('a', 'b', '/', '*', '**', '.', 'ab', '#', '\n'), { maxLength: 8 })
    .map((all) => all.join(''));
  fuzz('wildcards match what regular expressions of the same meaning match', fc.tuple(words, words), ([pattern, text]) => {
    const wanted = new RegExp(`^${pattern.split('*').map(literal).join('[^]*')}$`).test(text);
    assert.deepEqual([matchesWildcard(pattern, text), matchesName(pattern, text)], [wanted, wanted]);
    const any = pattern
      .replace(/[^*/]+/g, literal)
      .split('/')
      .map((segment) => (segment === '**' ? '(?:/[^/]*)*' : `/${segment.replace(/\*+/g, '[^/]*')}`));
    if (!pattern.startsWith('**')) assert.equal(matchesPath(pattern, text), new RegExp(`^${any.join('')}$`).test(`/${text}`));
  });
});
