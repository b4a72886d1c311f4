import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Cause, cause } from '../../model/causes.ts';
import type { BuildResult, RunResult, SessionResult, Verdict } from '../../results/model.ts';
import { countTotals } from '../../results/totals.ts';
import { decideVerdict, type JudgedRun, type VerdictFacts } from '../../results/verdict.ts';
import { uncollectedSession } from '../collect/collect-session.ts';
import { expectedSessions } from '../collect/expected-sessions.ts';
import type { Ledger } from '../run-state.ts';
import type { StartedBuild } from '../start/start.ts';

type ConcludedInputs = Pick<RunInputs, 'framework' | 'project' | 'wait' | 'failOnFlaky' | 'missingTests'>;

const nothingMissing: Ledger['accounting'] = { missing: [], pairs: 0 };

const missingErrors = ({ missingTests }: ConcludedInputs, { missing }: Ledger['accounting']): Cause[] => {
  const [first] = missing;
  if (missingTests !== 'fail' || first === undefined) return [];
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  const them = missing.length === 1 ? 'it' : 'them';
  return [cause('tests-missing', `no session reported ${first}${more}, though the suite holds ${them}`)];
};

/** Turns what is known into the result: counts, times and the verdict. */
export const concludeRun = (
  { inputs }: { readonly inputs: ConcludedInputs },
  ledger: Ledger,
  clock: Clock,
  simulated: boolean,
): RunResult => {
  const sessions = [...ledger.sessions.values(), ...uncollected(ledger)];
  const builds = ledger.started.map((started) => ledger.builds.get(started.id) ?? unansweredBuild(started));
  const { failOnFlaky } = inputs;
  const missing = inputs.missingTests === 'ignore' ? nothingMissing : ledger.accounting;
  const totals = countTotals(sessions, failOnFlaky, missing.pairs);
  const facts: VerdictFacts = {
    builds,
    sessions,
    totals,
    failOnFlaky,
    cancelled: ledger.cancelled,
    ...(ledger.outOfTime === undefined ? {} : { outOfTime: ledger.outOfTime }),
    errors: [...ledger.errors, ...missingErrors(inputs, missing)],
    knownEmptyShards: ledger.knownEmptyShards,
  };
  return {
    framework: inputs.framework,
    simulated,
    project: inputs.project,
    builds,
    sessions,
    ...judge(inputs, ledger, facts),
    totals,
    failOnFlaky,
    startedAt: ledger.startedAt,
    finishedAt: new Date(ledger.startedAt.getTime() + clock.monotonicMs() - ledger.startedMonotonicMs),
    queueMs: ledger.queueMs,
    deviceMs: sessions.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
    missingTests: missing.missing,
  };
};

const judge = ({ wait }: ConcludedInputs, { nothingToRun }: Ledger, facts: VerdictFacts): JudgedRun => {
  if (nothingToRun !== undefined) return { verdict: { kind: 'passed', reason: nothingToRun }, notices: [nothingToRun] };
  return wait ? decideVerdict(facts) : judgeStart(facts);
};

/** A run that does not wait has started its builds, or has not. */
const judgeStart = (facts: VerdictFacts): JudgedRun => {
  const failed = facts.cancelled === true || facts.outOfTime !== undefined || facts.errors.length > 0;
  return failed ? decideVerdict(facts) : { verdict: startedVerdict(facts.builds), notices: [] };
};

const startedVerdict = (builds: readonly BuildResult[]): Verdict => ({
  kind: 'started',
  reason: `${builds.length === 1 ? 'One build was' : `${builds.length} builds were`} started, and nobody waits for the result.`,
});

/** Sessions of a run that was cut short: what their builds said of them is all that is known. */
const uncollected = (ledger: Ledger): SessionResult[] => {
  if (!ledger.cancelled) return [];
  const expected = ledger.started.flatMap((started) => {
    const record = ledger.records.get(started.id);
    return record === undefined ? [] : expectedSessions(started, record);
  });
  return expected.filter(({ key }) => !ledger.sessions.has(key)).map(uncollectedSession);
};

/** A build that was started and never answered for itself. */
const unansweredBuild = ({ id, shard, attempt, serviceRetries }: StartedBuild): BuildResult => ({
  id,
  shard,
  attempt,
  status: 'running',
  statusWord: 'not asked yet',
  serviceRetries,
});
