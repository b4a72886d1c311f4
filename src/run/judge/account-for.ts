import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { Plan } from '../plan/plan.ts';
import type { Ledger } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import { accountTests } from './account-tests.ts';

const maxNamed = 20;

/** Holds the tests of the suite against what the sessions reported: what crashed, or was filtered away by a typo, leaves no result. */
export const accountFor = (
  plan: Plan,
  suite: DiscoveredSuite | undefined,
  { log }: Pick<StageServices, 'log'>,
  ledger: Ledger,
): void => {
  const { inputs, shards } = plan;
  const { framework, capabilities, missingTests } = inputs;
  if (missingTests === 'ignore') return;
  const accounting = accountTests(suite, { framework, capabilities, shards, sessions: [...ledger.sessions.values()] });
  ledger.accounting = accounting;
  if (accounting.unclaimed !== undefined) log.info(`No test is called missing: ${accounting.unclaimed}.`);
  if (accounting.missing.length === 0) return;
  const named = accounting.missing.slice(0, maxNamed).join(', ');
  const more = accounting.missing.length > maxNamed ? ` and ${accounting.missing.length - maxNamed} more` : '';
  log.warning(`Tests of the suite that no session reported: ${named}${more}.`);
};
