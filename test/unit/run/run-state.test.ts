import { describe, expect, it } from 'vitest';
import { BinaryError } from '../../../src/binaries/binary-error.ts';
import { CloudError } from '../../../src/cloud/errors.ts';
import { CancelledError } from '../../../src/lib/cancellation.ts';
import { silentLog } from '../../../src/lib/log.ts';
import type { PlannedBuild, StartedBuild } from '../../../src/model/builds.ts';
import { nextStepFor } from '../../../src/model/error-codes.ts';
import { clauseOf, describeError, problemOf } from '../../../src/model/run-problem.ts';
import { openRunState } from '../../../src/run/run-state.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { sessionResult } from '../../helpers/run-results.ts';
import { planOf } from '../../helpers/stage.ts';

const notFound = new CloudError('cloud-not-found', { route: 'GET /a', status: 404 });
const unreadable = new BinaryError('cut-short', 'app.apk', { found: 'half of it is missing', remedy: 'Build it.' });

describe('openRunState', () => {
  const [first, second] = planOf({ shards: 2 }).builds;
  const started = (planned: PlannedBuild, id: string, attempt = 0): StartedBuild => ({
    ...planned,
    id,
    attempt,
    serviceRetries: false,
    queuedSinceMs: 0,
    queueLimitSinceMs: 0,
  });

  it('is empty at first, except for its start time', () => {
    const clock = createFakeClock();
    clock.advance(1_234);
    const state = openRunState(clock);
    const startedAt = new Date(clock.nowMs());
    clock.advance(5_000);
    expect(state.facts()).toStrictEqual({
      startedAt,
      inputs: undefined,
      devices: [],
      prediction: undefined,
      finishedAt: new Date(clock.nowMs()),
      uploaded: {},
      sent: [],
      starting: [],
      started: [],
      repeats: [],
      repeatSessions: new Map(),
      unstarted: [],
      records: new Map(),
      sessions: new Map(),
      problems: [],
      queueMs: 0,
      cancelled: false,
    });
  });

  it('keeps what is reported, builds by attempt and shard, and the longest wait', () => {
    const state = openRunState(createFakeClock());
    state.onUploaded({ app: 'bs://a' });
    state.onUploaded({ media: [] });
    state.onStarted(started(second!, 'b1'));
    state.onStarted(started(first!, 'again', 1));
    state.onStarted(started(first!, 'b0'));
    for (const waitedMs of [5, 9, 7]) state.onQueued(waitedMs);
    const facts = state.facts();
    expect(facts).toMatchObject({ uploaded: { app: 'bs://a', media: [] }, queueMs: 9 });
    expect(facts.started.map(({ id }) => id)).toEqual(['b0', 'b1', 'again']);
  });

  it('gives values that later events do not change', () => {
    const state = openRunState(createFakeClock());
    const before = state.facts();
    state.onSent({ kind: 'apps', id: 'a1' });
    state.onUnstarted({ reason: 'budget', builds: [first!] });
    state.onPolled({ id: 'b0', status: 'running', rawStatus: 'running', capabilities: {}, devices: [], deviceErrors: [] });
    state.onCollected('b0', sessionResult({ device: 'Google Pixel 3-10.0' }));
    state.onProblem(problemOf(notFound));
    expect(before).toMatchObject({ sent: [], unstarted: [], records: new Map(), sessions: new Map(), problems: [] });
    const { sent, unstarted, records, sessions, problems } = state.facts();
    expect([sent.length, unstarted.length, records.size, sessions.size, problems.length]).toEqual([1, 1, 1, 1, 1]);
  });

  it('tells of every change that must outlive the process', () => {
    const heard: object[] = [];
    const state = openRunState(createFakeClock(), ({ sent, starting, started: builds }) =>
      heard.push([sent.map(({ id }) => id), starting.length, builds.map(({ id }) => id)]),
    );
    state.onSent({ kind: 'apps', id: 'a1' });
    state.onStarting(first!);
    state.onStarting(second!);
    state.onStarted(started(first!, 'b0'));
    state.onStartFailed(second!);
    expect(heard).toEqual([
      [['a1'], 0, []],
      [['a1'], 1, []],
      [['a1'], 2, []],
      [['a1'], 1, ['b0']],
      [['a1'], 0, ['b0']],
    ]);
  });

  const record = async (steps: () => Promise<void>) => {
    const state = openRunState(createFakeClock());
    const debugged: string[] = [];
    await state.record({ ...silentLog, debug: (line) => void debugged.push(line) }, steps);
    const { problems, cancelled } = state.facts();
    return { problems, cancelled, debugged };
  };

  it('has nothing to say of steps that end well', async () => {
    expect(await record(async () => {})).toEqual({ problems: [], cancelled: false, debugged: [] });
  });

  it('takes a cancellation for what it is', async () => {
    const outcome = await record(() => Promise.reject(new CancelledError()));
    expect(outcome).toEqual({ problems: [], cancelled: true, debugged: [] });
  });

  it('makes an error a part of the result, and keeps its trace for the debug log', async () => {
    const outcome = await record(() => Promise.reject(notFound));
    expect(outcome).toMatchObject({ problems: [{ code: 'cloud-not-found' }], cancelled: false, debugged: [notFound.stack] });
  });

  it.each([
    ['without a trace', Object.assign(new Error('no trace'), { stack: undefined }), 'no trace'],
    ['that is none', 'just words', 'just words'],
  ])('copes with an error %s', async (_what, thrown: unknown, line) => {
    expect((await record(() => Promise.reject(thrown))).debugged).toEqual([line]);
  });
});

describe('problemOf', () => {
  it.each<[string, unknown, object]>([
    [
      'of the service',
      notFound,
      {
        code: 'cloud-not-found',
        clause: 'the request GET /a failed: the service found nothing at this address (HTTP 404)',
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
      { code: 'runner-file', clause: "the runner's disk is full" },
    ],
    ['with a code of another program', Object.assign(new Error('x'), { code: 'ELSE' }), { code: 'unexpected', clause: 'x' }],
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
      'build b1 is lost: the service found nothing at this address (HTTP 404)',
    );
  });
});

describe('clauseOf', () => {
  it.each<[string, unknown, string]>([
    ['without the route', notFound, 'the service found nothing at this address (HTTP 404)'],
    [
      'with a route that is not the first word',
      Object.assign(new CloudError('cloud-not-found', { route: 'GET /a' }), { message: 'Odd: GET /a: x' }),
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
    expect(describeError(notFound)).toBe('the service found nothing at this address (HTTP 404) [cloud-not-found]');
    expect(describeError(unreadable)).toMatch(/ \[preflight-cut-short\]$/);
    expect(describeError(new Error('no code'))).toBe('no code');
  });
});
