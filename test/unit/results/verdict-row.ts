import { expect } from 'vitest';
import { type ErrorCode, nextStepFor } from '../../../src/model/error-codes.ts';
import type { Evidence } from '../../../src/model/evidence.ts';
import type { BuildResult, SessionResult, VerdictKind } from '../../../src/model/results.ts';
import { noCounters, type RunStatus } from '../../../src/model/status.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { decideVerdict, type JudgedFacts } from '../../../src/results/judge.ts';
import { countTotals } from '../../../src/results/totals.ts';
import { failedTest, sessionResult, testResult } from '../../helpers/run-results.ts';

export const pixel = 'Google Pixel 3-10.0';
export const galaxy = 'Samsung Galaxy S9-8.0';

/** A build that is done, but for `overrides`. */
export const build = (overrides: Partial<BuildResult> = {}): BuildResult => ({
  id: 'b1',
  shard: { index: 0, total: 1 },
  attempt: 0,
  status: 'done',
  rawStatus: overrides.status ?? 'done',
  serviceRetries: false,
  dashboardUrl: undefined,
  ...overrides,
});

/** A session of that build, with one test that passed. */
export const session = (parts: Partial<SessionResult> = {}): SessionResult =>
  sessionResult({ device: pixel, buildId: 'b1', tests: [testResult('a.B#c')], ...parts });

export const withEvidence = (base: SessionResult, evidence: Partial<Evidence>): SessionResult => ({
  ...base,
  evidence: { ...base.evidence, ...evidence },
});

/** A session as its build shows it. */
export const summary = (status: RunStatus, counters = {}, rawStatus: string = status): Partial<Evidence> => ({
  summary: { status, rawStatus, counters: { ...noCounters, ...counters } },
});

export const judge = (sessions: readonly SessionResult[], facts: Partial<JudgedFacts> = {}) => {
  const failOnFlaky = facts.failOnFlaky ?? false;
  const shards = analyzeShards(sessions);
  return decideVerdict({
    builds: [build()],
    shards,
    totals: countTotals(shards, failOnFlaky),
    failOnFlaky,
    problems: [],
    ...facts,
  });
};

export const failing = [testResult('a.B#c'), failedTest('a.B#d')];
export const shardOf = (index: number, total: number): Partial<SessionResult> => ({ shard: { index, total } });
export const empty = (parts: Partial<SessionResult> = {}): SessionResult => session({ ...parts, tests: [] });

/** Sessions, and what else is known of the run; one session whose test passed unless told. */
type Given = Partial<JudgedFacts> & { readonly sessions?: readonly SessionResult[] };

/** What is judged of a run; `verdict` is the kind and, unless it is green, the code, which stands at the end of the reason. */
export type VerdictRow = readonly [
  verdict: VerdictKind | `${VerdictKind} ${ErrorCode}`,
  when: string,
  given: Given,
  reason: RegExp,
];

export const expectVerdict = ([expected, _when, { sessions = [session()], ...facts }, reason]: VerdictRow): void => {
  const { verdict } = judge(sessions, facts);
  expect(verdict.reason).toMatch(reason);
  expect([verdict.kind, verdict.code].filter(Boolean).join(' ')).toBe(expected);
  const { code } = verdict;
  if (code !== undefined)
    expect(verdict).toMatchObject({ reason: expect.stringMatching(`\\[${code}\\]\\.$`), hint: nextStepFor(code) });
};
