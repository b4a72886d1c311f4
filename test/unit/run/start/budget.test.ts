import { describe, expect, test } from 'vitest';
import { openRunState } from '../../../../src/run/run-state.ts';
import { budgetGate, budgetOfJob, exceeds } from '../../../../src/run/start/budget.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { planOf } from '../../../helpers/stage.ts';

const minute = 60_000;
const predicted = (minutes: number) => ({ deviceMs: minutes * minute, durationMs: minute, runs: 3 });

test.each([
  [{ maxDeviceMs: 60 * minute }, 4, 60],
  [{ maxDeviceMs: 60 * minute, shardIndex: 3 }, 4, 15],
  [{ shardIndex: 3 }, 4, undefined],
])('the budget of %j with %i shards is %s minutes', (inputs, shards, minutes) => {
  expect(budgetOfJob(inputs, shards)).toBe(minutes === undefined ? undefined : minutes * minute);
});

test.each([
  [30, 30, undefined],
  [30.1, 30, 'the predicted 30.1 device minutes exceed the budget of 30.0'],
])('a prediction of %s minutes within %s', (minutes, budget, clause) => {
  expect(exceeds(predicted(minutes), budget * minute)?.clause).toBe(clause);
  expect(exceeds(undefined, budget * minute)).toBeUndefined();
  expect(exceeds(predicted(minutes), undefined)).toBeUndefined();
});

describe('the gate', () => {
  /** One build has run for some minutes and ended, or still runs; each is predicted to take 10. */
  const decide = async (minutes: number, budget: number, { running = false, known = true } = {}) => {
    const state = openRunState(createFakeClock());
    const [first, second] = planOf({ shards: 2 }).builds;
    const startedAt = new Date(0);
    state.onStarted({ ...first!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 });
    const status = running ? 'running' : 'done';
    const session = {
      id: 's1',
      status,
      statusWord: status,
      startedAt,
      ...(running ? {} : { durationMs: minutes * minute }),
    } as const;
    const devices = [{ device: first!.devices[0]!, sessions: [session] }];
    state.onPolled({ id: 'b1', status, statusWord: status, capabilities: {}, devices, deviceErrors: [] });
    const predictor = known ? { buildMs: () => 10 * minute } : undefined;
    const gate = budgetGate(budget * minute, predictor, state, { caughtUp: async () => {} }, () => minutes * minute);
    return { refused: await gate.refuses(second!), problems: state.facts().problems.map(({ clause }) => clause) };
  };

  test.each<[string, number, number, Parameters<typeof decide>[2], boolean]>([
    ['what was used and the prediction fit', 15, 25, {}, false],
    ['what was used and the prediction exceed it', 16, 25, {}, true],
    ['a build that runs counts since its start', 16, 25, { running: true }, true],
    ['a build that runs counts with its prediction at least', 1, 19, { running: true }, true],
    ['without a prediction only what was used counts', 24, 25, { known: false }, false],
    ['without a prediction what was used exceeds it', 26, 25, { known: false }, true],
  ])('%s', async (_, minutes, budget, options, isRefused) => {
    const { refused, problems } = await decide(minutes, budget, options);
    expect(refused).toBe(isRefused ? 'budget' : undefined);
    expect(problems).toEqual(
      isRefused ? [expect.stringMatching(/^the build of shard 2 of 2 was not started: .* device minutes are used/)] : [],
    );
  });
});
