import { describe, expect, test } from 'vitest';
import type { AlertsArea } from '../../../../src/action/alerts/alerts-area.ts';
import type { AlertSelection } from '../../../../src/action/alerts/alerts-inputs.ts';
import { type AlertOutcome, openOutcome } from '../../../../src/action/alerts/outcome.ts';
import { pauseSelected, resumeSelected } from '../../../../src/action/alerts/pause-alerts.ts';
import type { PausedAlert } from '../../../../src/action/alerts/resume-alerts.ts';
import { changes, listing, openAlertsStage, stored, toggled } from '../../../helpers/alerts-stage.ts';
import { json, type RawResponder, reset, routed, serve } from '../../../helpers/loopback-server.ts';

/** Pauses or resumes alerts of a service with these routes. The workflow is cancelled at a request for the address `cancelAt`. */
const change = async (
  routes: Parameters<typeof routed>[0],
  work: (area: AlertsArea, outcome: AlertOutcome) => Promise<void>,
  cancelAt?: string,
) => {
  const respond = routed(routes);
  const cancel: { now?: (reason: Error) => void } = {};
  await using stage = await serve(openAlertsStage, [
    (response, request) => {
      if (request.url === cancelAt) cancel.now?.(new Error('cancelled'));
      respond(response, request);
    },
  ]);
  cancel.now = stage.cancel;
  const outcome = openOutcome();
  const error: unknown = await work(stage.area, outcome).catch((reason: unknown) => reason);
  return { outcome, error, sent: changes(stage.requests), lines: stage.lines };
};

describe('pausing', () => {
  const pause = async (routes: Parameters<typeof routed>[0]) => {
    const memory: string[] = [];
    const remember = (alerts: readonly PausedAlert[]): void => void memory.push(alerts.map(({ id }) => id).join());
    const paused = await change(routes, (area, outcome) => pauseSelected([{ name: '*' }], area, outcome, remember));
    return { ...paused, memory };
  };
  const two = { 'GET /alerts': listing(stored('a', 'active'), stored('b', 'paused'), stored('c', 'active')) };
  const toggles = { 'POST /alerts/a/toggle': toggled, 'POST /alerts/c/toggle': toggled };

  test('remembers each alert before it is paused, and leaves paused ones alone', async () => {
    const { memory, outcome, sent, error, lines } = await pause({ ...two, ...toggles });
    expect(error).toBeUndefined();
    expect(lines).toEqual([
      '1 of the selected alerts is already paused and will stay paused.',
      'Paused the alert "alert a".',
      'Paused the alert "alert c".',
    ]);
    expect(memory).toEqual(['a', 'a,c']);
    expect(outcome.paused).toEqual(['alert a', 'alert c']);
    expect(sent).toEqual(['/alerts/a/toggle {"active":false}', '/alerts/c/toggle {"active":false}']);
  });

  test('undoes what it did where the service refuses one, and forgets it', async () => {
    const refusal = { 'POST /alerts/c/toggle': json({ message: 'no' }, 422) };
    const { memory, outcome, sent, error, lines } = await pause({ ...two, ...toggles, ...refusal });
    expect(lines.slice(2)).toEqual([
      'Pausing was interrupted: the alerts that were paused are resumed.',
      'Resumed the alert "alert a".',
    ]);
    expect(error).toMatchObject({ message: expect.stringContaining('no') });
    expect(sent.slice(1)).toEqual(['/alerts/c/toggle {"active":false}', '/alerts/a/toggle {"active":true}']);
    expect(memory).toEqual(['a', 'a,c', '']);
    expect(outcome.paused).toEqual([]);
  });

  test('resumes as well what may have been paused, though the response was lost', async () => {
    const lost: RawResponder = (response, request) =>
      (String(request.body).includes('false') ? reset : toggled)(response, request);
    const { sent, memory } = await pause({ ...two, ...toggles, 'POST /alerts/c/toggle': lost });
    expect(sent).toContain('/alerts/c/toggle {"active":true}');
    expect(sent).toContain('/alerts/a/toggle {"active":true}');
    expect(memory.at(-1)).toBe('');
  });

  test('says of several that they are paused already', async () => {
    const { lines, memory } = await pause({ 'GET /alerts': listing(stored('a', 'paused'), stored('b', 'paused')) });
    expect(lines).toEqual(['2 of the selected alerts are already paused and will stay paused.']);
    expect(memory).toEqual([]);
  });

  test('keeps for the post step what it could not undo', async () => {
    const stuck: RawResponder = (response, request) =>
      (String(request.body).includes('false') ? toggled : json({}, 503))(response, request);
    const { memory, outcome, lines } = await pause({
      ...two,
      'POST /alerts/a/toggle': stuck,
      'POST /alerts/c/toggle': json({ message: 'no' }, 422),
    });
    expect(memory.at(-1)).toBe('a');
    expect(outcome.paused).toEqual(['alert a']);
    expect(lines.at(-2)).toMatch(/^error: The alert "alert a" \(a\) is still paused: /);
  });

  test('has nothing to undo where the first is refused', async () => {
    const { lines, memory, outcome } = await pause({ ...two, 'POST /alerts/a/toggle': json({ message: 'no' }, 422) });
    expect(lines.slice(1)).toEqual([]);
    expect(memory).toEqual(['a', '']);
    expect(outcome.paused).toEqual([]);
  });

  test('takes into the remarks what is odd about the listing, and that nothing is selected', async () => {
    const { outcome, sent } = await pause({ 'GET /alerts': json({ data: [], meta: { totalItems: 2, totalPages: 1 } }) });
    expect(outcome.remarks).toEqual([
      'The list of alerts is inconsistent: the service counts 2 entries but listed 0.',
      'The service counts 2 more alerts than it lists: some may not be selected.',
      'No alert is selected by name "*".',
    ]);
    expect(sent).toEqual([]);
  });
});

describe('resuming what is selected', () => {
  const resume = (
    routes: Parameters<typeof routed>[0],
    selections: readonly AlertSelection[] = [{ name: '*' }],
    cancelAt?: string,
  ) => change(routes, (area, outcome) => resumeSelected(selections, area, outcome), cancelAt);
  const three = { 'GET /alerts': listing(stored('a', 'paused'), stored('b', 'active'), stored('c', 'paused')) };

  test('goes on with the others where one is refused', async () => {
    const { outcome, error } = await resume({
      ...three,
      'POST /alerts/a/toggle': json({ message: 'not now' }, 422),
      'POST /alerts/c/toggle': toggled,
    });
    expect(error).toBeUndefined();
    expect(outcome.resumed).toEqual(['alert c']);
    expect(outcome.failures).toMatchObject([
      { message: expect.stringMatching(/^The alert "alert a" is still paused: .*: "not now" \[cloud-rejected\]\.$/) },
    ]);
  });

  test('ends with the workflow', async () => {
    const routes = { ...three, 'POST /alerts/a/toggle': reset };
    const { outcome, error, sent } = await resume(routes, undefined, '/alerts/a/toggle');
    expect(error).toMatchObject({ message: 'cancelled' });
    expect(outcome).toMatchObject({ resumed: [], failures: [] });
    expect(sent).toHaveLength(1);
  });

  test('takes an alert that is selected twice once, and says which selection finds none', async () => {
    const { outcome, sent } = await resume({ ...three, 'POST /alerts/a/toggle': toggled }, [
      { name: 'alert a' },
      { name: '*a' },
      { name: 'x', metric: 'cost' },
    ]);
    expect(sent).toHaveLength(1);
    expect(outcome.remarks).toEqual(['No alert is selected by name "x" and metric "cost".']);
  });
});

/** Resumes an active alert, which changes nothing, to see whether it is selected and how the service was asked for it. */
const select = async (selection: AlertSelection, more: Readonly<Record<string, unknown>> = {}, status?: string) => {
  const alert = stored('a', status, { name: 'Latency of cart', scope: 'TRACE', metric: 'latency', ...more });
  await using stage = await serve(openAlertsStage, [routed({ 'GET /alerts': listing(alert) })]);
  const outcome = openOutcome();
  await resumeSelected([selection], stage.area, outcome);
  const filters = [...(stage.requests[0]?.query ?? [])].filter(([key]) => key !== 'page' && key !== 'limit');
  const isSelected = !outcome.remarks.some((remark) => remark.startsWith('No alert is selected'));
  return { isSelected, filters: Object.fromEntries(filters) };
};

test.each<readonly [AlertSelection, boolean]>([
  [{}, true],
  [{ name: 'Latency of cart' }, true],
  [{ name: 'latency of cart' }, false],
  [{ name: 'Latency*' }, true],
  [{ name: '*' }, true],
  [{ scope: 'TRACE', metric: 'latency', status: 'active' }, true],
  [{ scope: 'SESSION' }, false],
  [{ metric: 'cost' }, false],
  [{ status: 'paused' }, false],
])('whether %o selects the alert is %o', async (selection, expected) => {
  expect(await select(selection, {}, 'active')).toMatchObject({ isSelected: expected });
});

test('a field that the response does not hold was the service to look at', async () => {
  const without = { scope: undefined, metric: undefined };
  expect(await select({ scope: 'SESSION', metric: 'cost' }, without, 'active')).toMatchObject({ isSelected: true });
  expect(await select({ status: 'paused' })).toMatchObject({ isSelected: true });
});

test.each([
  [{ name: 'Latency of cart' }, { search: 'Latency of cart' }],
  [{ name: '*of car*' }, { search: 'of car' }],
  [{ name: '*' }, {}],
  [
    { scope: 'TRACE', metric: 'cost', status: 'paused' },
    { scope: 'TRACE', metric: 'cost', status: 'paused' },
  ],
] as const)('the service narrows %o down by %o', async (selection, filters) => {
  expect((await select(selection)).filters).toEqual(filters);
});
