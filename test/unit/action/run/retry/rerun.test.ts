import { describe, expect, it } from 'vitest';
import { rerunFailures } from '../../../../../src/action/run/retry/rerun.ts';
import type { RunDeadline } from '../../../../../src/action/run/run-deadline.ts';
import { openGate } from '../../../../../src/action/run/start/gates.ts';
import type { BuildWatch } from '../../../../../src/action/run/watch/watch.ts';
import { problem, type RunProblem } from '../../../../../src/core/model/error-codes.ts';
import type { SessionResult, TestResult } from '../../../../../src/core/model/results.ts';
import { json, type RawResponder, routed, serve } from '../../../../helpers/loopback-server.ts';
import { startedBuild } from '../../../../helpers/one-session.ts';
import { failedTest, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { openStage, planOf } from '../../../../helpers/stage.ts';
import { selectionOf } from '../../../core/results/known-suites.ts';

const pixel = 'Google Pixel 3-10.0';
const refs = { app: 'bs://app', testSuite: 'bs://suite', media: [] };
const passed = ['a', 'b', 'c', 'd', 'e'].map((name) => testResult(`a.P#${name}`));
const failing = (...names: readonly string[]): TestResult[] => names.map((name) => failedTest(name));
const session = (tests: readonly TestResult[], parts: Partial<SessionResult> = {}) =>
  sessionResult({ device: pixel, tests, ...parts });

interface Setting {
  readonly first: SessionResult;
  readonly retries?: number;
  readonly isRequested?: boolean;
  readonly problems?: readonly RunProblem[];
  readonly isOver?: boolean;
}

/** `rounds`: session that each round of reruns returns. */
const rerun = async (
  rounds: readonly SessionResult[],
  { first, retries = 0, isRequested = false, problems = [], isOver = false }: Setting,
) => {
  let starts = 0;
  const start: RawResponder = (response, request) => json({ message: 'Success', build_id: `r${++starts}` })(response, request);
  await using stage = await serve(openStage, [routed({ 'POST /app-automate/espresso/build': start })]);
  const deadline: RunDeadline = { ...stage.deadline, leftMs: () => (isOver ? 0 : Number.POSITIVE_INFINITY) };
  let round = 0;
  const watch: BuildWatch = {
    deadline,
    lookBack: async () => {},
    caughtUp: async () => {},
    results: async () => {
      round += 1;
      return rounds.slice(round - 1, round).map((result) => ({ ...result, attempt: round }));
    },
    [Symbol.dispose]: () => {},
  };
  for (const each of problems) stage.run.onProblem(each);
  const planned = planOf({ retries });
  const earlier = { adopted: isRequested ? [startedBuild()] : [], remaining: [] };
  const options = { earlier, alternatives: undefined, refs, watch, state: stage.run, budget: openGate };
  const prepared = { ...planned, selection: selectionOf(undefined), target: undefined };
  await rerunFailures(prepared, [first], options, stage.context);
  const asks = stage.requests.flatMap(({ method, body }) => (method === 'POST' ? [JSON.parse(String(body)).class] : []));
  return { asks, lines: stage.lines };
};

describe('rerunFailures', () => {
  const first = session([...passed, ...failing('a.A#f', 'a.A#g')]);

  it('holds nothing back in the attempt that a user asked for, and only there', async () => {
    const broken = session(failing('a.A#f', 'a.A#g'));
    const { asks, lines } = await rerun([broken], { first: broken, retries: 1, isRequested: true });
    expect(asks).toEqual([['a.A#f', 'a.A#g']]);
    expect(lines.at(-1)).toMatch(/^Nothing is run again: /);
    expect((await rerun([broken], { first: broken, isRequested: true })).asks).toHaveLength(1);
  });

  it('does not begin once time is over or something is wrong with the run', async () => {
    const over = problem('run-timeout', 'time is over');
    expect((await rerun([], { first, retries: 1, isOver: true })).asks).toEqual([]);
    expect((await rerun([], { first, retries: 1, problems: [over] })).asks).toEqual([]);
  });
});
