import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import type { TestResult } from '../../src/model/results.ts';
import { type JUnitReading, readJUnit } from '../../src/results/junit/read-junit.ts';
import { sessionJUnit } from '../../src/results/junit/write-session.ts';
import { mutations, randomFrom } from '../unit/binaries/damage/mutations.ts';
import { fuzz } from './fuzz.ts';
import { sampleFiles } from './generators/samples.ts';
import { collectServiceBodies } from './generators/service-bodies.ts';
import { inPieces, mutatedText } from './generators/texts.ts';

const tokens = [
  ['<testsuite name="s" tests="1">', '</testsuite>', '<testsuites>', '</testsuites>', '</testcase>'],
  ['<testcase classname="c" name="n">', '<testcase classname="c" name="n" status="passed" time="1e9"/>'],
  ['<failure message="&lt;" type="t">', '</failure>', '<flakyFailure/>', '<rerunFailure type="x">y</rerunFailure>'],
  ['<skipped/>', '<error/>', '<system-out>', '</system-out>', '<![CDATA[', ']]>', '<!--', '-->'],
  ['<?xml version="1.0" encoding="UTF-16"?>', '<!DOCTYPE a [<!ENTITY b "c">]>', '&b;', '&#0;', '&#x110000;', '&amp;'],
  [' tests="-1"', ' failures="9999999999999999999"', ' time="NaN"', ' result="TIMEDOUT"', ' a="1" a="2"'],
  ['"', "'", '<', '>', '/', '=', '\u0000', '\ufeff'],
].flat();

/** Includes the note of how much was cut. */
const longestName = 2_100;

async function* streamOf(pieces: readonly Buffer[]): AsyncGenerator<Uint8Array> {
  // A copy, since the reader's own source reuses one block of memory.
  for (const piece of pieces) yield Uint8Array.from(piece);
}

const checkReading = ({ tests, found, problems, complete }: JUnitReading): void => {
  const counted = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 };
  for (const { status, name, className, durationMs } of tests) {
    if (status === 'timed-out') counted.timedOut += 1;
    else if (status === 'unknown') counted.error += 1;
    else counted[status] += 1;
    assert(name.length <= longestName && className.length <= longestName, 'names are bounded');
    assert(durationMs === undefined || (Number.isFinite(durationMs) && durationMs >= 0), 'a duration is 0 or more');
  }
  const sum = (counters: object): number => Object.values(counters).reduce((total, count) => total + count, 0);
  assert(sum(counted) === tests.length && sum(found) === tests.length, 'what was found adds up to the tests');
  assert(
    found.passed === counted.passed && found.skipped === counted.skipped,
    'passed and skipped tests are counted as they are',
  );
  assert(complete || problems.length > 0, 'an incomplete report says why');
};

/** A fault that ends the reading may come before or after the note about a character in the same piece. */
const comparable = ({ problems, ...reading }: JUnitReading): string =>
  JSON.stringify({ ...reading, problems: problems.filter(({ code }) => reading.complete || code !== 'illegal-characters') });

/** What was read is written in our own form, which another parser accepts and our reader reads as the same. */
const writeAndRead = async (tests: readonly TestResult[]): Promise<void> => {
  const xml = [...sessionJUnit({ device: 'd', shard: { index: 0, total: 1 }, sessionId: 's', tests })].join('');
  const parser = new SaxesParser();
  let cases = 0;
  parser.on('error', (error) => assert.fail(`what is written is XML: ${error.message}`));
  parser.on('opentag', ({ name }) => {
    if (name === 'testcase') cases += 1;
  });
  parser.write(xml).close();
  assert.equal(cases, tests.length, 'every test is written once');
  const reading = await readJUnit(streamOf([Buffer.from(xml)]));
  assert(reading.complete, `what is written is read completely: ${JSON.stringify(reading.problems[0])}`);
  const passed = (list: readonly TestResult[]): number => list.filter(({ status }) => status === 'passed').length;
  assert.equal(reading.tests.length, tests.length, 'as many tests are read as were written');
  assert.equal(passed(reading.tests), passed(tests), 'as many pass as before');
};

const samples = [
  ...sampleFiles('test/fixtures/junit', '.xml'),
  ...(await collectServiceBodies()).reports.map((text) => Buffer.from(text)),
].filter(({ length }) => length < 20_000);
const asText = mutatedText(
  samples.map((bytes) => bytes.toString('utf8')),
  tokens,
).map((text) => Buffer.from(text));
const asBytes = fc
  .record({ sample: fc.constantFrom(...samples), mutation: fc.constantFrom(...mutations), seed: fc.nat() })
  .map(({ sample, mutation, seed }) => mutation.apply(sample, randomFrom(seed)));

const report = fc.record({
  bytes: fc.oneof({ weight: 4, arbitrary: asText }, { weight: 1, arbitrary: asBytes }),
  sizes: fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 4 }),
});

const splitEscape = `<testsuite>${' '.repeat(1_100)}<testcase name="a"><failure>\u001b[1;31mred\u001b[0m</failure></testcase></testsuite>`;

fuzz(
  'JUnit reports add up, whatever pieces they come in, and read back as they were written',
  report,
  async ({ bytes, sizes }) => {
    const whole = await readJUnit(streamOf([bytes]));
    checkReading(whole);
    const again = await readJUnit(streamOf(inPieces(bytes, sizes)));
    assert(comparable(again) === comparable(whole), 'it does not matter which pieces a report comes in');
    if (whole.complete) await writeAndRead(whole.tests);
  },
  [{ bytes: Buffer.from(splitEscape), sizes: [3] }],
);
