import { describe, expect, it } from 'vitest';
import { BinaryError } from '../../../src/binaries/binary-error.ts';
import { NotFoundError } from '../../../src/cloud/errors.ts';
import { CancelledError } from '../../../src/lib/cancellation.ts';
import { silentLog } from '../../../src/lib/log.ts';
import { nextStepFor } from '../../../src/model/error-codes.ts';
import { clauseOf, describeError, problemOf } from '../../../src/model/run-problem.ts';
import { keepAccount, noteError, openLedger } from '../../../src/run/run-state.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';

const notFound = new NotFoundError({ route: 'GET /a', status: 404 });
const unreadable = new BinaryError('cut-short', 'app.apk', { found: 'half of it', expected: 'all', remedy: 'Build it.' });

describe('openLedger', () => {
  it('starts with nothing, now', () => {
    const clock = createFakeClock();
    clock.advance(1_234);
    expect(openLedger(clock)).toStrictEqual({
      startedAt: new Date(clock.nowMs()),
      startedMonotonicMs: 1_234,
      uploaded: {},
      reused: [],
      ownUploads: [],
      knownEmptyShards: new Set(),
      started: [],
      builds: new Map(),
      records: new Map(),
      sessions: new Map(),
      accounting: { missing: [], pairs: 0 },
      nothingToRun: undefined,
      queueMs: 0,
      errors: [],
      outOfTime: undefined,
      deadlineMonotonicMs: Number.POSITIVE_INFINITY,
      cancelled: false,
    });
  });
});

describe('keepAccount', () => {
  const keep = async (stages: () => Promise<void>) => {
    const ledger = openLedger(createFakeClock());
    const debugged: string[] = [];
    await keepAccount(ledger, { ...silentLog, debug: (line) => void debugged.push(line) }, stages);
    return { ledger, debugged };
  };

  it('has nothing to say of stages that end well', async () => {
    const { ledger, debugged } = await keep(async () => {});
    expect({ errors: ledger.errors, cancelled: ledger.cancelled, debugged }).toEqual({
      errors: [],
      cancelled: false,
      debugged: [],
    });
  });

  it('takes a cancellation for what it is', async () => {
    const { ledger, debugged } = await keep(() => Promise.reject(new CancelledError()));
    expect({ errors: ledger.errors, cancelled: ledger.cancelled, debugged }).toEqual({
      errors: [],
      cancelled: true,
      debugged: [],
    });
  });

  it('makes an error a part of the result, and keeps its trace for the debug log', async () => {
    const { ledger, debugged } = await keep(() => Promise.reject(notFound));
    expect(ledger.errors).toMatchObject([{ code: 'cloud-not-found' }]);
    expect(ledger.cancelled).toBe(false);
    expect(debugged).toEqual([notFound.stack]);
  });

  it.each([
    ['without a trace', Object.assign(new Error('no trace'), { stack: undefined }), 'no trace'],
    ['that is none', 'just words', 'just words'],
  ])('copes with an error %s', async (_what, thrown: unknown, line) => {
    const { debugged } = await keep(() => Promise.reject(thrown));
    expect(debugged).toEqual([line]);
  });
});

describe('problemOf', () => {
  it.each<[string, unknown, object]>([
    [
      'of the service',
      notFound,
      {
        code: 'cloud-not-found',
        clause: 'the service knows nothing under this address (HTTP 404)',
        hint: nextStepFor('cloud-not-found'),
      },
    ],
    [
      'with a hint of its own',
      Object.assign(new Error('x'), { code: 'input-invalid', hint: 'Do y.' }),
      { code: 'input-invalid', hint: 'Do y.' },
    ],
    [
      'with a hint that is no text',
      Object.assign(new Error('x'), { hint: 7 }),
      { code: 'unexpected', hint: nextStepFor('unexpected') },
    ],
    ['of a binary', unreadable, { code: 'preflight-cut-short', hint: nextStepFor('preflight-cut-short') }],
    [
      'of the file system',
      Object.assign(new Error('ENOSPC'), { syscall: 'write', code: 'ENOSPC' }),
      { code: 'runner-file', clause: 'ENOSPC' },
    ],
    ['with a code of somebody else', Object.assign(new Error('x'), { code: 'ELSE' }), { code: 'unexpected', clause: 'x' }],
    [
      'that is an object',
      { syscall: 'x', code: 'input-invalid', hint: 'no' },
      { code: 'unexpected', hint: nextStepFor('unexpected') },
    ],
    ['that is words', 'words', { code: 'unexpected', clause: 'words' }],
  ])('knows an error %s', (_what, error, expected) => {
    expect(problemOf(error)).toMatchObject(expected);
  });

  it('says first what could not be done', () => {
    expect(problemOf(notFound, 'build b1 is lost: ').clause).toBe(
      'build b1 is lost: the service knows nothing under this address (HTTP 404)',
    );
    const ledger = openLedger(createFakeClock());
    noteError(ledger, 'why', 'what: ');
    noteError(ledger, 'why');
    expect(ledger.errors.map(({ clause }) => clause)).toEqual(['what: why', 'why']);
  });
});

describe('clauseOf', () => {
  it.each<[string, unknown, string]>([
    ['without the route', notFound, 'the service knows nothing under this address (HTTP 404)'],
    [
      'with a route that is not the first word',
      Object.assign(new NotFoundError({ route: 'GET /a' }), { message: 'Odd: GET /a: x' }),
      'Odd: GET /a: x',
    ],
    ['without the last full stop', new Error('It broke. Really.'), 'It broke. Really'],
    ['of one line', new Error('first\nsecond.'), 'first'],
    ['of nothing', new Error(''), ''],
  ])('is a clause %s', (_what, error, expected) => {
    expect(clauseOf(error)).toBe(expected);
  });
});

describe('describeError', () => {
  it('ends with the code, where there is one', () => {
    expect(describeError(notFound)).toBe('the service knows nothing under this address (HTTP 404) [cloud-not-found]');
    expect(describeError(unreadable)).toMatch(/ \[preflight-cut-short\]$/);
    expect(describeError(new Error('no code'))).toBe('no code');
  });
});
