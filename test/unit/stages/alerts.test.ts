import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../src/alert-rules/parse-rules.ts';
import type { AlertsOptions } from '../../../src/cloud/alerts-client.ts';
import type { Log } from '../../../src/lib/log.ts';
import type { AlertsService } from '../../../src/stages/alerts/alerts-service.ts';
import { bringIntoLine } from '../../../src/stages/alerts/apply-rules.ts';
import { openOutcome } from '../../../src/stages/alerts/outcome.ts';
import { pauseSelected } from '../../../src/stages/alerts/pause-alerts.ts';
import { readPausedState, writePausedState } from '../../../src/stages/alerts/paused-state.ts';
import { type PausedAlert, resumeAll, shoutAbout } from '../../../src/stages/alerts/resume-alerts.ts';
import { alertInputOf, rulesFile } from '../../helpers/alert-rules.ts';
import { openAlerts } from '../../helpers/area-clients.ts';
import type { FakeClock } from '../../helpers/fake-clock.ts';
import { json, type RawAnswer, type RawRequest, reset, startRawServer } from '../../helpers/raw-server.ts';
import { routed } from '../../helpers/stage.ts';

interface Stage extends AsyncDisposable {
  readonly service: AlertsService;
  readonly lines: string[];
  readonly masks: string[];
  readonly clock: FakeClock;
  readonly cancel: (reason: Error) => void;
}

/** What the stages touch, with a fake clock and a client for a server of the test's own. */
const openStage = (origin: string, options: Partial<AlertsOptions> = {}): Stage => {
  const controller = new AbortController();
  const [bound, steadfast] = [openAlerts(origin, { ...options, signal: controller.signal }), openAlerts(origin, options)];
  const lines: string[] = [];
  const masks: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const log: Log = {
    info: say,
    notice: say,
    warning: say,
    error: (line) => say(`error: ${line}`),
    debug: () => {},
    group: (_title, work) => work(),
  };
  return {
    service: {
      alerts: bound.client.alerts,
      steadfast: steadfast.client.alerts,
      clock: bound.clock,
      log,
      signal: controller.signal,
      simulated: false,
      mask: (texts) => void masks.push(...texts),
      [Symbol.asyncDispose]: async () => {},
    },
    lines,
    masks,
    clock: bound.clock,
    cancel: (reason) => controller.abort(reason),
    [Symbol.asyncDispose]: async () => {
      await bound[Symbol.asyncDispose]();
      await steadfast[Symbol.asyncDispose]();
    },
  };
};

const stored = (id: string, status?: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...alertInputOf({ name: `alert ${id}` }),
  id,
  ...(status === undefined ? {} : { status }),
  ...more,
});
const listing = (...data: readonly unknown[]): RawAnswer => json({ data, meta: { totalItems: data.length, totalPages: 1 } });
const toggled: RawAnswer = (response, request) => {
  const { active } = JSON.parse(String(request.body)) as { active: boolean };
  json(stored(request.url.split('/')[2] ?? '', active ? 'active' : 'paused'))(response, request);
};
const changes = (requests: readonly RawRequest[]): string[] =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => `${url} ${String(body)}`);

describe('resuming', () => {
  const paused: readonly PausedAlert[] = [
    { id: 'a', name: 'alert a' },
    { id: 'b', name: 'alert b' },
  ];
  const resume = async (routes: Parameters<typeof routed>[0]) => {
    await using server = await startRawServer([routed(routes)]);
    await using stage = openStage(server.origin, {
      retry: { attempts: { read: 1, download: 1, delete: 1, upload: 1, start: 1 } },
    });
    const { steadfast: source, clock, log } = stage.service;
    const left = await resumeAll(paused, { source, clock, log });
    shoutAbout(left, log);
    return { left: left.map(({ name }) => name), lines: stage.lines, sleeps: stage.clock.sleeps };
  };

  test('is over at once where all goes well', async () => {
    expect(await resume({ 'POST /alerts/a/toggle': toggled, 'POST /alerts/b/toggle': toggled })).toEqual({
      left: [],
      lines: ['Resumed the alert "alert a".', 'Resumed the alert "alert b".'],
      sleeps: [],
    });
  });

  test('goes on with the others, and comes back to what failed', async () => {
    const { left, sleeps, lines } = await resume({
      'POST /alerts/a/toggle': [reset, json({}, 503), toggled],
      'POST /alerts/b/toggle': toggled,
    });
    expect(left).toEqual([]);
    expect(sleeps).toEqual([2_000, 10_000]);
    expect(lines).toContain('Still paused: alert a. Trying again in 10 s.');
  });

  test('shouts about what stays paused after all rounds', async () => {
    const { left, sleeps, lines } = await resume({ 'POST /alerts/a/toggle': json({}, 503), 'POST /alerts/b/toggle': toggled });
    expect(left).toEqual(['alert a']);
    expect(sleeps).toEqual([2_000, 10_000, 30_000]);
    expect(lines.at(-2)).toMatch(/^error: The alert "alert a" \(a\) is STILL PAUSED: .*503.*mode: resume and select: alert a$/);
    expect(lines.at(-1)).toMatch(/^Next: .*#alert-still-paused$/);
  });

  test('asks once more after a refusal, which will hardly change', async () => {
    const { left, sleeps } = await resume({
      'POST /alerts/a/toggle': json({ message: 'no' }, 403),
      'POST /alerts/b/toggle': toggled,
    });
    expect(left).toEqual(['alert a']);
    expect(sleeps).toEqual([2_000]);
  });

  test('does not mind an alert that is gone', async () => {
    const { left, lines } = await resume({ 'POST /alerts/b/toggle': toggled });
    expect(left).toEqual([]);
    expect(lines).toContain('The alert "alert a" (a) is gone, and need not be resumed.');
  });
});

describe('pausing', () => {
  const pause = async (
    routes: Parameters<typeof routed>[0],
    cancelAt?: string,
  ): Promise<{
    readonly memory: string[];
    readonly outcome: ReturnType<typeof openOutcome>;
    readonly changes: string[];
    readonly error: unknown;
  }> => {
    const answer = routed(routes);
    let cancel: ((reason: Error) => void) | undefined;
    await using server = await startRawServer([
      (response, request) => {
        if (request.url === cancelAt && String(request.body).includes('false')) cancel?.(new Error('cancelled'));
        answer(response, request);
      },
    ]);
    await using stage = openStage(server.origin);
    cancel = stage.cancel;
    const memory: string[] = [];
    const outcome = openOutcome();
    const remember = (alerts: readonly PausedAlert[]): void => void memory.push(alerts.map(({ id }) => id).join());
    const error: unknown = await pauseSelected([{ name: '*' }], stage.service, outcome, remember).catch(
      (reason: unknown) => reason,
    );
    return { memory, outcome, changes: changes(server.requests), error };
  };
  const two = { 'GET /alerts': listing(stored('a', 'active'), stored('b', 'paused'), stored('c', 'active')) };
  const toggles = { 'POST /alerts/a/toggle': toggled, 'POST /alerts/c/toggle': toggled };

  test('remembers each alert before it is paused, and leaves paused ones alone', async () => {
    const { memory, outcome, changes: sent, error } = await pause({ ...two, ...toggles });
    expect(error).toBeUndefined();
    expect(memory).toEqual(['a', 'a,c']);
    expect(outcome.paused).toEqual(['alert a', 'alert c']);
    expect(sent).toEqual(['/alerts/a/toggle {"active":false}', '/alerts/c/toggle {"active":false}']);
  });

  test('undoes what it did where the service refuses one, and forgets it', async () => {
    const {
      memory,
      outcome,
      changes: sent,
      error,
    } = await pause({ ...two, ...toggles, 'POST /alerts/c/toggle': json({ message: 'no' }, 422) });
    expect(error).toMatchObject({ message: expect.stringContaining('no') });
    expect(sent.slice(1)).toEqual(['/alerts/c/toggle {"active":false}', '/alerts/a/toggle {"active":true}']);
    expect(memory).toEqual(['a', 'a,c', '']);
    expect(outcome.paused).toEqual([]);
  });

  test('resumes as well what may have been paused, though the answer was lost', async () => {
    const lost: RawAnswer = (response, request) => (String(request.body).includes('false') ? reset : toggled)(response, request);
    const { changes: sent, memory } = await pause({ ...two, ...toggles, 'POST /alerts/c/toggle': lost });
    expect(sent).toContain('/alerts/c/toggle {"active":true}');
    expect(sent).toContain('/alerts/a/toggle {"active":true}');
    expect(memory.at(-1)).toBe('');
  });

  test('undoes what it did where the workflow is cancelled', async () => {
    const { error, changes: sent, memory } = await pause({ ...two, ...toggles }, '/alerts/c/toggle');
    expect(error).toMatchObject({ message: 'cancelled' });
    expect(sent.filter((change) => change.includes('true'))).toHaveLength(2);
    expect(memory.at(-1)).toBe('');
  });

  test('keeps for the post step what it could not undo', async () => {
    const stuck: RawAnswer = (response, request) =>
      (String(request.body).includes('false') ? toggled : json({}, 503))(response, request);
    const { memory, outcome } = await pause({
      ...two,
      'POST /alerts/a/toggle': stuck,
      'POST /alerts/c/toggle': json({ message: 'no' }, 422),
    });
    expect(memory.at(-1)).toBe('a');
    expect(outcome.paused).toEqual(['alert a']);
  });

  test('of nothing is told', async () => {
    const { outcome, changes: sent } = await pause({ 'GET /alerts': listing() });
    expect(outcome.remarks).toEqual(['No alert is selected by name "*".']);
    expect(sent).toEqual([]);
  });

  test('asks for the states where the listing does not say them', async () => {
    const all = listing(stored('a'), stored('b'));
    const byStatus: RawAnswer = (response, request) =>
      (request.url.includes('status=paused') ? listing(stored('b')) : all)(response, request);
    const { changes: sent } = await pause({ 'GET /alerts': byStatus, ...toggles });
    expect(sent).toEqual(['/alerts/a/toggle {"active":false}']);
  });
});

test('what the post step reads back is what the step wrote, and nothing else', () => {
  expect(readPausedState(writePausedState([{ id: 'a', name: 'n"\n' }]))).toEqual([{ id: 'a', name: 'n"\n' }]);
  for (const text of ['', 'x', '{}', '[1,null,{"id":5,"name":"n"},{"id":"a"}]']) expect(readPausedState(text)).toEqual([]);
});

describe('applying', () => {
  const apply = async (rules: string, routes: Parameters<typeof routed>[0], mode: 'plan' | 'apply' = 'apply') => {
    await using server = await startRawServer([routed(routes)]);
    await using stage = openStage(server.origin);
    const outcome = openOutcome();
    const access = {
      area: { address: '' },
      credentials: { kind: 'token', token: '' },
      routes: {
        create: { method: 'POST', path: '' },
        list: { method: 'GET', path: '' },
        toggle: { method: 'POST', path: '', field: '' },
      },
    } as const;
    const inputs = { ...access, mode, summary: true, file: { name: 'alerts.yml', rules: parseRules(rules).rules } };
    const error: unknown = await bringIntoLine(inputs, stage.service, outcome).catch((reason: unknown) => reason);
    return { outcome, error, changes: changes(server.requests), masks: stage.masks, lines: stage.lines };
  };

  test('takes what a lost answer created, instead of creating it twice', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a' }), {
      'GET /alerts': [listing(), listing(stored('a', 'active'))],
      'POST /alerts': reset,
    });
    expect(outcome).toMatchObject({ created: ['alert a'], failures: [] });
    expect(sent).toHaveLength(1);
  });

  test('says that nothing was created where a lost answer created nothing', async () => {
    const { outcome } = await apply(rulesFile({ name: 'alert a' }), { 'GET /alerts': listing(), 'POST /alerts': json({}, 502) });
    expect(outcome.created).toEqual([]);
    expect(outcome.failures).toMatchObject([{ line: 2, message: expect.stringContaining('The rule "alert a"') }]);
  });

  test('changes nothing where a name is ambiguous', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a' }, { name: 'new' }), {
      'GET /alerts': listing(stored('a', 'active'), stored('b', 'active', { name: 'alert a' })),
    });
    expect(sent).toEqual([]);
    expect(outcome.failures).toMatchObject([
      { line: 2, message: expect.stringContaining('2 alerts of the service are named "alert a" (a, b)') },
    ]);
  });

  test('creates nothing where the listing is not complete: the alert may be there', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({}), {
      'GET /alerts': json({ data: [], meta: { totalItems: 3, totalPages: 1 } }),
    });
    expect(sent).toEqual([]);
    expect(outcome.failures).toMatchObject([
      { message: 'The service counts 3 more alerts than it lists: nothing is created [alert-list-incomplete].' },
    ]);
  });

  test('ends at once where the credentials are wrong', async () => {
    const { outcome, error } = await apply(rulesFile({ name: 'x' }, { name: 'y' }), {
      'GET /alerts': listing(),
      'POST /alerts': json({ message: 'Unauthorized' }, 401),
    });
    expect(error).toMatchObject({ hint: expect.stringContaining('alerts-token') });
    expect(outcome.failures).toEqual([]);
  });

  test('pauses a new rule that should be paused', async () => {
    const { outcome, changes: sent } = await apply(rulesFile({ name: 'alert a', status: 'paused' }), {
      'GET /alerts': listing(),
      'POST /alerts': json(stored('a', 'active')),
      'POST /alerts/a/toggle': toggled,
    });
    expect(outcome).toMatchObject({ created: ['alert a'], paused: ['alert a'] });
    expect(sent.at(-1)).toBe('/alerts/a/toggle {"active":false}');
    expect(JSON.parse((sent[0] ?? '').replace('/alerts ', ''))).not.toHaveProperty('status');
  });

  test('masks what the service keeps of webhooks', async () => {
    const notifications = [{ channel: 'webhook', enabled: true, config: { url: 'https://x.example/T0SECRET' } }];
    const { masks } = await apply(
      rulesFile({ name: 'alert a' }),
      { 'GET /alerts': listing(stored('a', 'active', { notifications })) },
      'plan',
    );
    expect(masks).toContain('https://x.example/T0SECRET');
  });
});
