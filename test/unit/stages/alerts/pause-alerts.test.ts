import { describe, expect, test } from 'vitest';
import { openOutcome } from '../../../../src/stages/alerts/outcome.ts';
import { pauseSelected } from '../../../../src/stages/alerts/pause-alerts.ts';
import type { PausedAlert } from '../../../../src/stages/alerts/resume-alerts.ts';
import { changes, listing, openAlertsStage, stored, toggled } from '../../../helpers/alerts-stage.ts';
import { json, type RawAnswer, reset, startRawServer } from '../../../helpers/raw-server.ts';
import { routed } from '../../../helpers/stage.ts';

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
    await using stage = openAlertsStage(server.origin);
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
