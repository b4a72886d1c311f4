import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { type TestResult, testName } from '../../../src/model/results.ts';
import { type JUnitReading, readJUnit } from '../../../src/results/junit/read-junit.ts';
import { sessionJUnit } from '../../../src/results/junit/write-session.ts';
import { mutations, randomFrom } from '../../../test/unit/binaries/mutation/mutate.ts';
import { sampleFiles } from '../samples.ts';
import { collectServiceBodies } from '../service-bodies.ts';
import { demand, type Target, target } from '../target.ts';
import { inPieces, mutatedText } from '../texts.ts';

const tokens = [
  '<testsuite name="s" tests="1">',
  '</testsuite>',
  '<testsuites>',
  '</testsuites>',
  '<testcase classname="c" name="n">',
  '<testcase classname="c" name="n" status="passed" time="1e9"/>',
  '</testcase>',
  '<failure message="&lt;" type="t">',
  '</failure>',
  '<flakyFailure/>',
  '<rerunFailure type="x">y</rerunFailure>',
  '<skipped/>',
  '<error/>',
  '<system-out>',
  '</system-out>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '&b;',
  '&#0;',
  '&#x110000;',
  '&amp;',
  ' tests="-1"',
  ' failures="9999999999999999999"',
  ' time="NaN"',
  ' result="TIMEDOUT"',
  ' a="1" a="2"',
  '"',
  "'",
  '<',
  '>',
  '/',
  '=',
  '\u0000',
  '\ufeff',
];

/** With the note of how much was cut. */
const longestName = 2_100;

interface Report {
  readonly bytes: Buffer;
  readonly sizes: readonly number[];
}

async function* streamOf(pieces: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  // A copy, since the reader's own source hands one block of memory out again and again.
  for (const piece of pieces) yield Uint8Array.from(piece);
}

const checkReading = ({ tests, found, suites, problems, complete }: JUnitReading): void => {
  const counted = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };
  for (const { status, name, className, durationMs } of tests) {
    if (status === 'timed-out') counted.timedOut += 1;
    else if (status === 'unknown') counted.error += 1;
    else counted[status] += 1;
    demand(name.length <= longestName && className.length <= longestName, 'names are bounded');
    demand(durationMs === undefined || (Number.isFinite(durationMs) && durationMs >= 0), 'a duration is a number of 0 or more');
  }
  const sum = (counters: object): number => Object.values(counters).reduce((total, count) => total + count, 0);
  demand(sum(counted) === tests.length && sum(found) === tests.length, 'what was found adds up to the tests');
  demand(
    found.passed === counted.passed && found.skipped === counted.skipped,
    'passed and skipped tests are counted as they are',
  );
  demand(
    suites.every((suite) => Object.values(suite.found).every((count) => count >= 0)),
    'suites count from 0',
  );
  demand(complete || problems.length > 0, 'an incomplete report says why');
};

const readTwice = async ({ bytes, sizes }: Report): Promise<void> => {
  const whole = await readJUnit(streamOf([bytes]));
  checkReading(whole);
  const again = await readJUnit(streamOf(inPieces(bytes, sizes)));
  demand(asRead(again) === asRead(whole), 'it does not matter in which pieces a report comes');
  if (whole.complete) await writeAndRead(whole.tests);
};

/** A fault that ends the reading may come before or after the note of a character in the same piece. */
const asRead = ({ problems, ...reading }: JUnitReading): string =>
  JSON.stringify({ ...reading, problems: problems.filter(({ code }) => reading.complete || code !== 'illegal-characters') });

/** What was read is written in our own form, which another parser takes and our reader reads as the same. */
const writeAndRead = async (tests: readonly TestResult[]): Promise<void> => {
  const xml = [...sessionJUnit({ device: 'd', shard: { index: 0, total: 1 }, sessionId: 's', tests })].join('');
  const parser = new SaxesParser();
  let cases = 0;
  parser.on('error', (error) => demand(false, `what is written is XML: ${error.message}`));
  parser.on('opentag', ({ name }) => {
    if (name === 'testcase') cases += 1;
  });
  parser.write(xml).close();
  demand(cases === tests.length, 'every test is written once');
  const reading = await readJUnit(streamOf([Buffer.from(xml)]));
  demand(reading.complete, `what is written is read whole: ${JSON.stringify(reading.problems[0])}`);
  // Cases of one name may be read as tries of one test.
  if (new Set(tests.map(testName)).size < tests.length) return;
  demand(reading.tests.length === tests.length, 'as many tests are read as were written');
  const passed = (list: readonly TestResult[]): number => list.filter(({ status }) => status === 'passed').length;
  demand(passed(reading.tests) === passed(tests), 'as many pass as before');
};

const sizes = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 4 });

export const junitTargets: readonly Target[] = [
  target({
    name: 'junit',
    takes: 'JUnit reports, changed as markup and as bytes, in pieces',
    holds: 'results add up; pieces do not matter; written and read again the same tests pass',
    share: 4,
    open: async () => {
      const files = await sampleFiles('test/fixtures/junit', '.xml');
      const samples = [...files, ...(await collectServiceBodies()).reports.map((text) => Buffer.from(text))].filter(
        ({ length }) => length < 20_000,
      );
      const asText = mutatedText(
        samples.map((bytes) => bytes.toString('utf8')),
        tokens,
      ).map((text) => Buffer.from(text));
      const asBytes = fc
        .record({ sample: fc.constantFrom(...samples), mutation: fc.constantFrom(...mutations), seed: fc.nat() })
        .map(({ sample, mutation, seed }) => mutation.apply(sample, randomFrom(seed)));
      const bytes = fc.oneof({ weight: 4, arbitrary: asText }, { weight: 1, arbitrary: asBytes });
      return { input: fc.record({ bytes, sizes }), check: readTwice };
    },
  }),
];
