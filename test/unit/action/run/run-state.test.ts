import { describe, expect, it } from 'vitest';
import { openRunState, readSavedRun, type SavedRun, saveRun } from '../../../../src/action/run/run-state.ts';
import type { StartedBuild } from '../../../../src/core/model/builds.ts';
import { problemOf } from '../../../../src/core/model/run-problem.ts';
import { CancelledError } from '../../../../src/lib/cancellation.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { CloudError } from '../../../../src/service/errors.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { startedBuild } from '../../../helpers/one-session.ts';
import { sessionResult } from '../../../helpers/run-results.ts';
import { planOf } from '../../../helpers/stage.ts';

const notFound = new CloudError('cloud-not-found', { route: 'GET /a', status: 404 });
const [first, second] = planOf({ shards: 2 }).plan.builds;
const startedAs = (id: string, planned = first!, parts: Partial<StartedBuild> = {}): StartedBuild =>
  startedBuild({ ...planned, id, ...parts });

describe('openRunState', () => {
  it('keeps what is reported, builds by attempt and shard, and the longest wait', () => {
    const state = openRunState(createFakeClock());
    state.onUploaded({ app: 'bs://a' });
    state.onUploaded({ media: [] });
    for (const build of [startedAs('b1', second), startedAs('again', first, { attempt: 1 }), startedAs('b0')])
      state.onStarted(build);
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

  it.each<[string, () => Promise<void>, object]>([
    ['nothing of steps that end well', async () => {}, { problems: [], cancelled: false, debugged: [] }],
    ['a cancellation as no problem', () => Promise.reject(new CancelledError()), { problems: [], cancelled: true, debugged: [] }],
    [
      'an error as a problem, with its trace in the debug log',
      () => Promise.reject(notFound),
      { problems: [expect.objectContaining({ code: 'cloud-not-found' })], cancelled: false, debugged: [notFound.stack] },
    ],
    [
      'an error without a trace',
      () => Promise.reject(Object.assign(new Error('no trace'), { stack: undefined })),
      { problems: [expect.anything()], cancelled: false, debugged: ['no trace'] },
    ],
    ['what is no error', () => Promise.reject('words'), { problems: [expect.anything()], cancelled: false, debugged: ['words'] }],
  ])('the state records %s', async (_what, steps, expected) => {
    const state = openRunState(createFakeClock());
    const debugged: string[] = [];
    await state.record({ ...silentLog, debug: (line) => void debugged.push(line) }, steps);
    const { problems, cancelled } = state.facts();
    expect({ problems, cancelled, debugged }).toEqual(expected);
  });
});

describe('a saved run', () => {
  const run: SavedRun = {
    framework: 'espresso',
    project: 'shop',
    started: ['b1'],
    attached: false,
    unsettledStarts: 1,
    uploads: [{ kind: 'apps', id: 'a1' }],
  };

  it('is read as it was saved last', () => {
    const saved = new Map<string, string>();
    const inputs = { ...planOf().inputs, project: 'shop', cleanup: true };
    const state = openRunState(createFakeClock(), (facts) =>
      saveRun(inputs, facts, (name, value) => void saved.set(name, value)),
    );
    state.onSent({ kind: 'apps', id: 'a1' });
    state.onStarting(second!);
    state.onStarting(first!);
    state.onStarted(startedAs('b1'));
    expect(readSavedRun((name) => saved.get(name) ?? '')).toEqual(run);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...run, started: [1] }),
    JSON.stringify({ ...run, uploads: [{ kind: 'apps' }] }),
    JSON.stringify({ ...run, unsettledStarts: undefined }),
  ])('is none where the state is %j', (text) => {
    expect(readSavedRun(() => text)).toBeUndefined();
  });
});
