import { describe, expect, test } from 'vitest';
import { budgetOfJob, exceeds } from '../../../../../src/action/run/prepare/prediction.ts';
import { openRunState } from '../../../../../src/action/run/run-state.ts';
import { budgetGate } from '../../../../../src/action/run/start/gates.ts';
import { expectedSessions } from '../../../../../src/core/results/expected-sessions.ts';
import { silentLog } from '../../../../../src/lib/log.ts';
import { createFakeClock } from '../../../../helpers/fake-clock.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { startedBuild } from '../../../../helpers/one-session.ts';
import { sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { planOf } from '../../../../helpers/stage.ts';

const minute = 60_000;
const predicted = (minutes: number) => ({ deviceMs: minutes * minute, durationMs: minute, runs: 3 });

test.each([
  [{ maxDeviceMs: 60 * minute }, 4, { ms: 60 * minute, jobs: 1 }],
  [{ maxDeviceMs: 60 * minute, shardIndex: 3 }, 4, { ms: 15 * minute, jobs: 4 }],
  [{ maxDeviceMs: 10 * minute, shardIndex: 0 }, 7, { ms: 85_714, jobs: 7 }],
  [{ shardIndex: 3 }, 4, undefined],
])('the budget of %j with %i shards is %j', (inputs, shards, budget) => {
  expect(budgetOfJob(inputs, shards)).toEqual(budget);
});

test.each([
  [30, 30, 1, undefined],
  [30.1, 30, 1, 'the predicted 30.1 device minutes exceed the budget of 30.0'],
  [30.04, 30, 1, 'the predicted 30.04 device minutes exceed the budget of 30.00'],
  [30 + 1 / minute, 30, 1, 'the predicted 30.00002 device minutes exceed the budget of 30.00000'],
  [0.3, 0.25, 1, 'the predicted 0.30 device minutes exceed the budget of 0.25'],
  [4, 10 / 3, 3, 'the predicted 4.000 device minutes exceed the budget of 3.333 (max-device-minutes divided by 3 jobs)'],
])('a notice names a prediction of %s minutes within %s of %i jobs', (minutes, budgetMinutes, jobs, clause) => {
  const budget = { ms: Math.round(budgetMinutes * minute), jobs };
  expect(exceeds(predicted(minutes), budget)?.clause).toBe(clause);
  expect(exceeds(undefined, budget)).toBeUndefined();
  expect(exceeds(predicted(minutes), undefined)).toBeUndefined();
});

describe('the gate', () => {
  /** Asks the gate after one build has run for some minutes. Each build is predicted to take 10 minutes. */
  const decide = async (
    minutes: number,
    budget: number,
    {
      running = false,
      known = true,
      told = true,
      buildMinutes = undefined as number | undefined,
      tests = [] as readonly number[],
    } = {},
  ) => {
    const notices: string[] = [];
    const state = openRunState(createFakeClock());
    const [first, second] = planOf({ shards: 2 }).plan.builds;
    const startedAt = new Date(0);
    state.onStarted(startedBuild(first));
    const status = running ? 'running' : 'done';
    const session = {
      id: 's1',
      status,
      rawStatus: status,
      startedAt,
      durationMs: running || !told ? undefined : minutes * minute,
    } as const;
    const devices = [{ device: first!.devices[0]!, sessions: [session] }];
    const durationMs = buildMinutes === undefined ? undefined : buildMinutes * minute;
    state.onPolled({ id: 'b1', status, rawStatus: status, durationMs, capabilities: {}, devices, deviceErrors: [] });
    const [expected] = expectedSessions(state.facts().started[0]!, state.facts().records.get('b1'));
    const took = tests.map((each, nth) => testResult(`com.shop.CartTest#${nth}`, { durationMs: each * minute }));
    state.onCollected(expected!.key, { ...sessionResult({ device: expected!.device, tests: took }), durationMs: undefined });
    const predictor = known ? { buildMs: () => 10 * minute } : undefined;
    const gate = budgetGate({ budget: { ms: budget * minute, jobs: 1 }, predictor }, state, async () => {}, {
      ...createMemoryRunner('', {}),
      clock: createFakeClock(minutes * minute),
      log: { ...silentLog, notice: (line) => notices.push(line) },
    });
    return { refused: await gate(second!), problems: state.facts().problems.map(({ clause }) => clause), notices };
  };

  const beyondBudget = {
    used: /^the build of shard 2 of 2 was not started, because .* device minutes are used and the budget is/,
    predicted: /^the build of shard 2 of 2 was not started, because .* used and its predicted .* would exceed the budget/,
  };

  test.each<[string, number, number, NonNullable<Parameters<typeof decide>[2]>, boolean]>([
    ['what was used and the prediction fit', 15, 25, {}, false],
    ['what was used and the prediction exceed it', 16, 25, {}, true],
    ['a build that runs counts since its start', 16, 25, { running: true }, true],
    ['a build that runs counts with its prediction at least', 1, 19, { running: true }, true],
    ['without a prediction only what was used counts', 24, 25, { known: false }, false],
    ['without a prediction what was used exceeds it', 26, 25, { known: false }, true],
    ['a session takes at least as long as its tests', 1, 25, { known: false, tests: [13, 13] }, true],
    ['without a duration its tests count', 0, 25, { told: false, tests: [8, 8] }, true],
    ['without a duration its tests count, which fit', 0, 25, { told: false, tests: [7, 7] }, false],
    ['without a duration that of the build counts', 0, 25, { told: false, buildMinutes: 26, known: false }, true],
    ['without any duration the prediction counts', 0, 19, { told: false }, true],
  ])('the gate decides: %s', async (_, minutes, budget, options, isRefused) => {
    const { refused, problems, notices } = await decide(minutes, budget, options);
    expect(notices).toEqual(
      options.told === false ? [expect.stringMatching(/^The service does not say how long 1 session took; /)] : [],
    );
    expect(refused).toBe(isRefused ? 'budget' : undefined);
    expect(problems).toEqual(
      isRefused ? [expect.stringMatching(options.known === false ? beyondBudget.used : beyondBudget.predicted)] : [],
    );
  });

  test('shows that what was used exceeds a budget of a fraction', async () => {
    const { problems } = await decide(0.12, 0.1, { known: false });
    expect(problems).toEqual([expect.stringContaining('0.12 device minutes are used and the budget is 0.10')]);
  });
});
