import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe } from 'vitest';
import { readStartResponse } from '../../src/service/calls.ts';
import { CloudError } from '../../src/service/errors.ts';
import { createRedact } from '../../src/service/redaction.ts';
import { readJson } from '../../src/service/response.ts';
import { readErrorBody } from '../../src/service/service-message.ts';
import { readDeviceOffers, readDeviceUses, readQuota } from '../../src/service/wire/account.ts';
import { readAlertPage } from '../../src/service/wire/alert.ts';
import { readBuild, readBuildIds, readBuilds } from '../../src/service/wire/build.ts';
import { readAutomationSession, readHar, readProfiling, readSession } from '../../src/service/wire/session.ts';
import { readTestCasePage } from '../../src/service/wire/test-case.ts';
import { readUpload, readUploads } from '../../src/service/wire/upload.ts';
import { parseJson, UnexpectedShapeError } from '../../src/service/wire/values.ts';
import { attempt, fuzz, inPieces } from './fuzz.ts';
import { mutatedJson, mutatedText } from './mutations.ts';
import { serviceResponses } from './samples.ts';

const { bodies } = await serviceResponses();

const isLine = (value: unknown): boolean => typeof value === 'string' && value.length <= 500 && !/\p{Cc}/u.test(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const statuses = 'queued running done passed failed error timed-out skipped pending unknown active paused'.split(' ');

/** Rules for every value of a record, by the name of its field. */
const rules: readonly (readonly [RegExp, (value: unknown) => boolean])[] = [
  [/Word$|^message$|^shardName$/, isLine],
  [/At$/, (value) => value instanceof Date && !Number.isNaN(value.getTime())],
  [/^(?!public).+Urls?$/, (value) => [value].flat().every((url) => /^https?:/i.test(String(url)))],
  [/^durationMs$/, isCount],
  [/^counters$/, (value) => Object.values(Object(value)).every(isCount)],
  [/^status$/, (value) => statuses.includes(String(value))],
  [/^(?:id|url|identifier)$/, (value) => String(value).trim() !== ''],
  [/^(?:identifier|title)$/, (value) => String(value).length <= 2_000],
];
/** Fields that repeat texts of the service unchanged. */
const passedOn = new Set(['capabilities', 'raw', 'fields', 'log']);

const checkRecord = <Record>(record: Record): Record => {
  for (const [name, held] of Object.entries(Object(record))) {
    for (const [names, holds] of rules)
      assert(!names.test(name) || held === undefined || holds(held), `${name} is as documented`);
    if (!passedOn.has(name) && typeof held === 'object') checkRecord(held);
  }
  return record;
};

type Read = (body: unknown) => unknown;
const whole = {
  readBuild,
  readBuilds,
  readBuildIds,
  readSession,
  readAutomationSession,
  readHar,
  readDeviceOffers,
  readDeviceUses,
  readUploads,
};
const readers: Readonly<Record<string, Read>> = {
  ...whole,
  readUpload,
  readAlertPage: (body) => readAlertPage(body, { page: 1, limit: 50 }),
  readTestCasePage: (body) => readTestCasePage(body).items.map(({ record: { identifier, title } }) => ({ identifier, title })),
  readProfiling: (body) => ({ raw: readProfiling(body) }),
  readQuota: (body) => ({ counters: readQuota(body) }),
};
const javascript = '{"automation_session":{"video_url":"javascript:alert(1)"}}';

describe('responses of the service are read into known and bounded values, or refused', () => {
  for (const [name, read] of Object.entries(readers)) {
    const samples = bodies.filter((body) => attempt([UnexpectedShapeError], () => read(body)) !== undefined);
    const check = (text: string): unknown => checkRecord(read(parseJson(text)));
    fuzz(
      `${name} reads any response or refuses it`,
      mutatedJson(samples),
      check,
      [UnexpectedShapeError, SyntaxError],
      [javascript],
    );
  }
});

const started = { message: 'Success', build_id: 'c0ffee' };
const refused = { error: { message: '[BROWSERSTACK_ALL_PARALLELS_IN_USE] no' }, errors: [{ field: 'devices', code: 'X' }] };
const page = '<html><head><title>502 Bad Gateway</title></head></html>';
const responses = fc.oneof(mutatedJson([started, refused]), mutatedText([page]));
const redact = createRedact('', '');
const responseOf = (text: string) => ({ route: 'POST x', status: 200, headers: {}, body: inPieces(Buffer.from(text)), redact });
const start = async (text: string): Promise<void> => {
  const id = await readStartResponse(responseOf(text));
  const body = parseJson(text) as typeof started;
  assert(body.message === 'Success' && body.build_id === id && id.trim() !== '', 'a build id comes from Success only');
};

describe('any response', () => {
  fuzz('has a message of one bounded line', responses, (text) => checkRecord(readErrorBody(text, redact)));
  fuzz('is JSON or refused', responses, (text) => readJson(responseOf(text), () => 0), [CloudError]);
  fuzz('starts a build only with Success', responses, start, [CloudError]);
});
