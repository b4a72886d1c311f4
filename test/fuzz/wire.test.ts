import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'vitest';
import { MalformedAnswerError, RejectedError } from '../../src/cloud/errors.ts';
import { readJson } from '../../src/cloud/json-answer.ts';
import { createRedact } from '../../src/cloud/redaction.ts';
import { readErrorBody } from '../../src/cloud/service-message.ts';
import { readStartAnswer } from '../../src/cloud/start-answer.ts';
import { BuildRejectedError, ParallelsInUseError, StartUncertainError } from '../../src/cloud/start-errors.ts';
import { readDeviceOffers, readPlan } from '../../src/cloud/wire/account.ts';
import { readAlert, readAlertPage } from '../../src/cloud/wire/alert.ts';
import { readBuild, readBuildIds, readBuilds } from '../../src/cloud/wire/build.ts';
import { readAutomationSession, readHar, readProfiling } from '../../src/cloud/wire/debug-data.ts';
import { parseJson, UnexpectedShapeError } from '../../src/cloud/wire/json.ts';
import { readSession } from '../../src/cloud/wire/session.ts';
import { readTestCasePage } from '../../src/cloud/wire/test-case.ts';
import { readUpload, readUploads } from '../../src/cloud/wire/upload.ts';
import { allowing, allowingAsync, fuzz } from './fuzz.ts';
import { holdsPrototypeKey, type Json, mutatedJson } from './generators/json.ts';
import { collectServiceBodies } from './generators/service-bodies.ts';
import { mutatedText } from './generators/texts.ts';

const bodies = await collectServiceBodies();

const jsonTokens = [
  ['{', '}', '[', ']', ',', ':', '"', '\\', '\\u0000', '\\ud800', 'null', 'true', '-', '1e999', '\ufeff'],
  '{"__proto__":{"x":1}},',
].flat();

/** Bodies that are changed as values and, less often, as text. */
const bodiesLike = (samples: readonly Json[]): fc.Arbitrary<string> => {
  const texts = samples.map((sample) => JSON.stringify(sample));
  return fc.oneof({ weight: 5, arbitrary: mutatedJson(samples) }, { weight: 1, arbitrary: mutatedText(texts, jsonTokens) });
};

const longestWord = 500;
const isBoundedLine = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= longestWord && !/\p{Cc}/u.test(value);
/** The service's own words, passed on as they came. */
const passedOn = new Set(['capabilities', 'raw', 'fields']);

/** What must hold of each value in a record, by the name of its field. */
const checkValue = (value: unknown, key: string): void => {
  if (value instanceof Date) assert(!Number.isNaN(value.getTime()), 'every time is valid');
  else if (Array.isArray(value)) for (const entry of value) checkValue(entry, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) if (!passedOn.has(name)) checkValue(entry, name);
  if (key === 'durationMs')
    assert(Number.isSafeInteger(value) && Number(value) >= 0, 'a duration is a whole number of milliseconds');
  if (key.endsWith('Word') || key === 'message' || key === 'shardName')
    assert(isBoundedLine(value), `${key} is one bounded line`);
  if (/(?:Url|Urls)$/.test(key) && typeof value === 'string' && key !== 'publicUrl' && key !== 'url')
    assert(/^https?:/i.test(value), `${key} is a web address`);
};

const fuzzReader = <Record>(
  name: string,
  samples: readonly Json[],
  read: (body: unknown) => Record,
  check: (record: Record) => void = () => {},
  examples: readonly string[] = [],
): void =>
  fuzz(
    name,
    bodiesLike(samples),
    (text) => {
      const record = allowing([UnexpectedShapeError, SyntaxError], () => read(parseJson(text)));
      if (record === undefined) return;
      assert(!holdsPrototypeKey(record), 'no record has the key __proto__');
      checkValue(record, '');
      check(record);
    },
    examples,
  );

/** What each of several readers makes of a body, unless it refuses it. */
const readWith =
  <Records extends readonly unknown[]>(...readers: { [Index in keyof Records]: (body: unknown) => Records[Index] }) =>
  (body: unknown) =>
    readers.map((read) => allowing([UnexpectedShapeError], () => read(body))) as { [Index in keyof Records]?: Records[Index] };

const runStatuses = new Set(['queued', 'running', 'done', 'passed', 'failed', 'error', 'timed-out', 'skipped', 'unknown']);
const testStatuses = new Set(['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown']);

const checkCounters = (counters: object | undefined): void => {
  for (const count of Object.values(counters ?? {})) assert(Number.isSafeInteger(count) && count >= 0, 'counters are counts');
};

const checkBuild = ({ status, devices }: ReturnType<typeof readBuild>): void => {
  for (const session of devices.flatMap(({ sessions }) => sessions)) {
    assert(runStatuses.has(session.status), 'the status of a session is a known one');
    checkCounters(session.counters);
  }
  assert(runStatuses.has(status), 'the status of a build is a known one');
};

describe('answers of the service are read into known and bounded values, or refused', () => {
  const { build, builds, session, har, profiling, automation, devices, plan, upload, uploads, cases, alert, alerts } = bodies;
  fuzzReader('builds', build, readBuild, checkBuild);
  fuzzReader('lists of builds', [...builds, build.slice(-1)], readBuilds, (found) => found.forEach(checkBuild));
  fuzzReader('ids of builds', builds, readBuildIds, (ids) => {
    for (const id of ids) assert(id.trim() !== '', 'an id is not blank');
  });
  fuzzReader('sessions', session, readSession, ({ tests, counters }) => {
    for (const { status } of tests) assert(testStatuses.has(status), 'the status of a test is a known one');
    checkCounters(counters);
  });
  fuzzReader('automation sessions', automation, readAutomationSession, () => {}, [
    '{"automation_session":{"video_url":"javascript:alert(1)"}}',
  ]);
  fuzz('HAR and profiling', bodiesLike([...har, ...profiling]), (text) => {
    const body = allowing([SyntaxError], () => parseJson(text));
    const lists = readWith(readHar, readProfiling)(body);
    assert(!holdsPrototypeKey(lists), 'no record has the key __proto__');
    for (const row of lists.flat()) assert(row === undefined || typeof row === 'object', 'a row is an object');
  });
  fuzzReader('devices and plans', [...devices, ...plan], readWith(readPlan, readDeviceOffers), ([quota]) => checkCounters(quota));
  fuzzReader('uploads', [...upload, ...uploads], readWith(readUpload, readUploads), (read) => {
    for (const one of read.flat())
      assert(one === undefined || (one.id !== '' && one.url !== ''), 'an upload has an id and a reference');
  });
  fuzzReader('test cases', cases, readTestCasePage, ({ items }) => {
    for (const { record } of items) {
      assert(record.identifier !== '' && record.identifier.length <= 2_000, 'an identifier is bounded');
      assert(record.title.length <= 2_000, 'a title is bounded');
    }
  });
  const readAlerts = readWith((body) => readAlertPage(body, { page: 1, limit: 50 }), readAlert);
  fuzzReader('alerts', [...alert, ...alerts], readAlerts, ([page, one]) => {
    for (const { status } of [...(page?.items ?? []), ...(one === undefined ? [] : [one])])
      assert(['active', 'paused', 'unknown'].includes(status), 'the status of an alert is a known one');
  });
});

const answers = fc.oneof(
  bodiesLike([
    { message: 'Success', build_id: 'c0ffee' },
    { message: 'All parallel tests in use', errors: [{ field: 'devices', code: 'BROWSERSTACK_INVALID_DEVICE' }] },
    { error: { message: '[BROWSERSTACK_ALL_PARALLELS_IN_USE] all parallels are in use' } },
    { success: false, error: 'no' },
  ]),
  mutatedText(
    ['<html><head><title>502 Bad Gateway</title></head></html>', 'Too many requests'],
    ['<', '>', '<title', '</title>', '\n', 'BROWSERSTACK_', '[A_B]'],
  ),
);

async function* oneChunk(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

fuzz('answers to a start give a build id only for Success, and errors are one bounded line', answers, async (text) => {
  const redact = createRedact('', '');
  const { message } = readErrorBody(text, redact);
  assert(message === undefined || isBoundedLine(message), 'a message is one bounded line');
  const answer = () => ({ route: 'POST x', status: 200, headers: {}, body: oneChunk(text), redact });
  const refusals = [BuildRejectedError, ParallelsInUseError, StartUncertainError];
  const id = await allowingAsync(refusals, () => readStartAnswer(answer()));
  if (id !== undefined) {
    const body = parseJson(text) as { message: string; build_id: string };
    assert(body.message === 'Success' && body.build_id === id && id.trim() !== '', 'a build id comes from Success only');
  }
  await allowingAsync([MalformedAnswerError, RejectedError], () => readJson(answer(), (body) => body));
});
