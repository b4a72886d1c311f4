import fc from 'fast-check';
import { MalformedAnswerError, RejectedError } from '../../../src/cloud/errors.ts';
import { readJson } from '../../../src/cloud/json-answer.ts';
import { createRedact } from '../../../src/cloud/redaction.ts';
import { readErrorBody } from '../../../src/cloud/service-message.ts';
import { readStartAnswer } from '../../../src/cloud/start-answer.ts';
import { BuildRejectedError, ParallelsInUseError, StartUncertainError } from '../../../src/cloud/start-errors.ts';
import { readAlert, readAlertPage } from '../../../src/cloud/wire/alert.ts';
import { readBuild, readBuildIds, readBuilds } from '../../../src/cloud/wire/build.ts';
import { readAutomationSession, readHar, readProfiling } from '../../../src/cloud/wire/debug-data.ts';
import { readDeviceOffers } from '../../../src/cloud/wire/devices.ts';
import { parseJson, UnexpectedShapeError } from '../../../src/cloud/wire/json.ts';
import { readPlan } from '../../../src/cloud/wire/plan.ts';
import { readSession } from '../../../src/cloud/wire/session.ts';
import { readTestCasePage } from '../../../src/cloud/wire/test-case.ts';
import { readUpload, readUploads } from '../../../src/cloud/wire/upload.ts';
import { holdsPrototypeKey, type Json, mutatedJson } from '../json-values.ts';
import { collectServiceBodies, type ServiceBodies } from '../service-bodies.ts';
import { allowing, allowingLater, demand, type Target, target } from '../target.ts';
import { mutatedText } from '../texts.ts';

const runStatuses = new Set(['queued', 'running', 'done', 'passed', 'failed', 'error', 'timed-out', 'skipped', 'unknown']);
const testStatuses = new Set(['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown']);
const longestWord = 500;
const nothingToHide = createRedact('', '');
const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u0000',
  '\\ud800',
  'null',
  'true',
  '-',
  '1e999',
  '{"__proto__":{"x":1}},',
  '\ufeff',
];

/** Bodies that are changed as values and, more seldom, as text. */
const bodiesLike = (samples: readonly Json[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: mutatedJson(samples) },
    {
      weight: 1,
      arbitrary: mutatedText(
        samples.map((sample) => JSON.stringify(sample)),
        jsonTokens,
      ),
    },
  );

/** What holds of every record that a reader gives. */
const checkRecord = (record: unknown): void => {
  demand(!holdsPrototypeKey(record), 'no record holds the key __proto__');
  walk(record, '');
};

const walk = (value: unknown, key: string): void => {
  if (value instanceof Date) demand(!Number.isNaN(value.getTime()), 'every time is one');
  else if (Array.isArray(value)) for (const entry of value) walk(entry, key);
  else if (typeof value === 'object' && value !== null)
    // What the service keeps of a request, and records that are handed on as they came, are the service's words.
    for (const [name, entry] of Object.entries(value))
      if (name !== 'capabilities' && name !== 'raw' && name !== 'fields') walk(entry, name);
  if (key === 'durationMs')
    demand(Number.isSafeInteger(value) && Number(value) >= 0, 'a duration is a whole number of milliseconds');
  if (key.endsWith('Word') || key === 'message' || key === 'shardName')
    demand(typeof value === 'string' && value.length <= longestWord && !/\p{Cc}/u.test(value), `${key} is one bounded line`);
  if (/(?:Url|Urls)$/.test(key) && typeof value === 'string' && key !== 'publicUrl' && key !== 'url')
    demand(/^https?:/i.test(value), `${key} is an address of the web`);
};

const checkCounters = (counters: object | undefined): void => {
  for (const count of Object.values(counters ?? {})) demand(Number.isSafeInteger(count) && count >= 0, 'counters are counts');
};

const wireTarget = (
  name: string,
  takes: string,
  holds: string,
  read: (body: unknown) => unknown,
  samples: (bodies: ServiceBodies) => readonly Json[],
  check: (record: never) => void = () => {},
  share = 4,
): Target =>
  target({
    name,
    takes,
    holds,
    share,
    open: async () => ({
      input: bodiesLike(samples(await collectServiceBodies())),
      check: (text: string) => {
        const record = allowing([UnexpectedShapeError, SyntaxError], () => read(parseJson(text)));
        if (record === undefined) return;
        checkRecord(record);
        check(record as never);
      },
    }),
  });

export const wireTargets: readonly Target[] = [
  wireTarget(
    'wire/build',
    'builds of v1 and v2',
    'states are known words, counters are counts',
    readBuild,
    ({ build }) => build,
    checkBuild,
    8,
  ),
  wireTarget(
    'wire/builds',
    'listings of builds',
    'each is a build',
    readBuilds,
    ({ build, builds }) => [...builds, [build.at(-1) ?? null]],
    (found: ReturnType<typeof readBuilds>) => found.forEach(checkBuild),
  ),
  wireTarget(
    'wire/build-ids',
    'recent builds',
    'each has an id',
    readBuildIds,
    ({ builds }) => builds,
    (ids: readonly string[]) => {
      for (const id of ids) demand(id.trim() !== '', 'an id is not blank');
    },
  ),
  wireTarget(
    'wire/session',
    'session details of v1 and v2',
    'states are known words',
    readSession,
    ({ session }) => session,
    checkSession,
    8,
  ),
  wireTarget(
    'wire/debug-data',
    'HAR, profiling, automation sessions',
    'entries are lists',
    readDebugData,
    ({ har, profiling, automation }) => [...har, ...profiling, ...automation],
  ),
  wireTarget('wire/account', 'devices and plans', 'numbers of the plan are counts', readAccount, ({ devices, plan }) => [
    ...devices,
    ...plan,
  ]),
  wireTarget(
    'wire/upload',
    'uploads and their listings',
    'each has an id and a reference',
    readAnyUpload,
    ({ upload, uploads }) => [...upload, ...uploads],
  ),
  wireTarget('wire/test-case', 'pages of test cases', 'texts are bounded', readTestCasePage, ({ cases }) => cases, checkCases),
  wireTarget('wire/alert', 'alerts and their pages', 'states are known words', readAnyAlert, ({ alert, alerts }) => [
    ...alert,
    ...alerts,
  ]),
  target({
    name: 'wire/error',
    takes: 'error bodies, answers to starts',
    holds: 'a build id comes from Success alone; messages are one bounded line',
    share: 6,
    open: () => ({
      input: fc.oneof(
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
      ),
      check: checkErrorBody,
    }),
  }),
];

function checkBuild(build: ReturnType<typeof readBuild>): void {
  demand(runStatuses.has(build.status), 'the state of a build is a known word');
  for (const session of build.devices.flatMap(({ sessions }) => sessions)) {
    demand(runStatuses.has(session.status), 'the state of a session is a known word');
    checkCounters(session.counters);
  }
}

function checkSession(session: ReturnType<typeof readSession>): void {
  for (const test of session.tests) demand(testStatuses.has(test.status), 'the state of a test is a known word');
  checkCounters(session.counters);
}

function checkCases(page: ReturnType<typeof readTestCasePage>): void {
  for (const { record } of page.items) {
    demand(record.identifier !== '' && record.identifier.length <= 2_000, 'an identifier is bounded');
    demand(record.title.length <= 2_000, 'a title is bounded');
  }
}

function readDebugData(body: unknown): unknown {
  const readings = [readHar, readProfiling, readAutomationSession].map((read) =>
    allowing([UnexpectedShapeError], () => read(body)),
  );
  for (const reading of readings)
    if (Array.isArray(reading)) for (const row of reading) demand(typeof row === 'object', 'a row is an object');
  demand(!holdsPrototypeKey(readings), 'no record holds the key __proto__');
  // Entries and samples are handed on in the words of the service.
  return readings[2];
}

function readAccount(body: unknown): unknown {
  const plan = allowing([UnexpectedShapeError], () => readPlan(body));
  checkCounters(plan);
  return [plan, allowing([UnexpectedShapeError], () => readDeviceOffers(body))];
}

function readAnyUpload(body: unknown): unknown {
  const readings = [readUpload, readUploads].map((read) => allowing([UnexpectedShapeError], () => read(body)));
  for (const upload of readings.flat())
    if (upload !== undefined) demand(upload.id !== '' && upload.url !== '', 'an upload has an id and a reference');
  return readings;
}

function readAnyAlert(body: unknown): unknown {
  const page = allowing([UnexpectedShapeError], () => readAlertPage(body, { page: 1, limit: 50 }));
  const alert = allowing([UnexpectedShapeError], () => readAlert(body));
  for (const one of [...(page?.items ?? []), alert])
    if (one !== undefined) demand(['active', 'paused', 'unknown'].includes(one.status), 'the state of an alert is a known word');
  return [page, alert];
}

async function checkErrorBody(text: string): Promise<void> {
  const { message } = readErrorBody(text, nothingToHide);
  if (message !== undefined) demand(message.length <= longestWord && !/\p{Cc}/u.test(message), 'a message is one bounded line');
  const answer = () => ({ route: 'POST x', status: 200, headers: {}, body: oneChunk(text), redact: nothingToHide });
  const id = await allowingLater([BuildRejectedError, ParallelsInUseError, StartUncertainError], () => readStartAnswer(answer()));
  if (id !== undefined) {
    const body = parseJson(text) as { message: string; build_id: string };
    demand(body.message === 'Success' && body.build_id === id && id.trim() !== '', 'a build id comes from Success alone');
  }
  await allowingLater([MalformedAnswerError, RejectedError], () => readJson(answer(), (body) => body));
}

async function* oneChunk(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
