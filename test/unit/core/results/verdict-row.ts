import type { Evidence } from '../../../../src/core/model/evidence.ts';
import type { Quarantine } from '../../../../src/core/model/history.ts';
import type { BuildResult, SessionResult } from '../../../../src/core/model/results.ts';
import { noCounters, type RunStatus } from '../../../../src/core/model/status.ts';
import { decideVerdict, type JudgedFacts } from '../../../../src/core/results/judge.ts';
import { countTotals } from '../../../../src/core/results/totals.ts';
import { countedShards, failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

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

type JudgedWith = Partial<JudgedFacts> & { readonly quarantine?: Quarantine };

export const judge = (sessions: readonly SessionResult[], facts: JudgedWith = {}) => {
  const { failOnFlaky = false, quarantine, ...others } = facts;
  const shards = countedShards(sessions, quarantine);
  return decideVerdict({
    builds: [build()],
    shards,
    totals: countTotals(shards, failOnFlaky),
    failOnFlaky,
    problems: [],
    ...others,
  });
};

export const failing = [testResult('a.B#c'), failedTest('a.B#d')];
