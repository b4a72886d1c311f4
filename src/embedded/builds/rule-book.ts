import { createHash } from 'node:crypto';
import { matchesWildcard } from '../../lib/wildcard.ts';
import type { Framework } from '../framework.ts';
import { seededRandom } from '../random.ts';
import type { Scenario } from '../schema/scenario.ts';
import type { BuildRule, OverrideEntry, SessionRule } from '../schema/sessions.ts';
import { referenceTo, type UploadRecord } from '../uploads/upload-registry.ts';
import { fullName, type SuiteTest } from './suite-test.ts';

/** Rules of the scenario that apply to one session, merged. Every key may be absent. */
export type SessionOrders = Omit<SessionRule, 'device' | 'framework' | 'shard' | 'times'>;
export type BuildOrders = Omit<BuildRule, 'framework' | 'project' | 'shard' | 'times'>;

/** Rules of the scenario for builds, sessions and tests. Counts the uses of each rule, since a rule may apply only n times. */
export interface RuleBook {
  ordersForSession(device: string, framework: Framework, shard: number | undefined): SessionOrders;
  ordersForBuild(framework: Framework, project: string, shard: number | undefined): BuildOrders;
  /** Applies the overrides to a test. Returns undefined if an override removes the test from the suite of this device and app. */
  testOn(device: string, framework: Framework, app: UploadRecord, test: SuiteTest): SuiteTest | undefined;
  /** Decides whether a flaky test fails in this attempt. Each call counts as an attempt. */
  failsThisTime(device: string, framework: Framework, test: SuiteTest): boolean;
}

interface Counted {
  readonly framework?: Framework | undefined;
  readonly shard?: number | undefined;
  readonly times?: number | undefined;
}

const overlay = (test: SuiteTest, entry: OverrideEntry): SuiteTest => ({
  ...test,
  ...(entry.outcome !== undefined && { outcome: entry.outcome }),
  ...(entry['duration-seconds'] !== undefined && { durationMs: entry['duration-seconds'] * 1_000 }),
  ...(entry.message !== undefined && { message: entry.message }),
  ...(entry.trace !== undefined && { trace: entry.trace }),
  ...(entry.crash !== undefined && { crash: entry.crash, outcome: 'error' }),
  ...(entry.command !== undefined && { command: entry.command }),
  ...(entry.flaky !== undefined && { flaky: entry.flaky }),
  ...(entry['failing-runs'] !== undefined && { failingRuns: entry['failing-runs'] }),
  ...(entry['flake-rate'] !== undefined && { flakeRate: entry['flake-rate'] }),
  ...(entry.absent !== undefined && { absent: entry.absent }),
});

const namesUpload = (app: UploadRecord, pattern: string): boolean =>
  [referenceTo(app), app.customId, app.name].some((name) => name !== undefined && matchesWildcard(pattern, name));

const createCounter = <Rule extends Counted>(rules: readonly Rule[]) => {
  const used = new Map<Rule, number>();
  /** Finds the rules that apply, and counts a use of each of them. */
  return (framework: Framework, shard: number | undefined, fits: (rule: Rule) => boolean): readonly Rule[] =>
    rules.filter((rule) => {
      if (rule.framework !== undefined && rule.framework !== framework) return false;
      if ((rule.shard !== undefined && rule.shard !== shard) || !fits(rule)) return false;
      const uses = (used.get(rule) ?? 0) + 1;
      used.set(rule, uses);
      return rule.times === undefined || uses <= rule.times;
    });
};

const mergeSession = (left: SessionOrders, right: SessionRule): SessionOrders => {
  const { device: _device, framework: _framework, shard: _shard, times: _times, ...orders } = right;
  return { ...left, ...orders, report: { ...left.report, ...orders.report }, shows: { ...left.shows, ...orders.shows } };
};

/**
 * Creates the rule book.
 *
 * @param newSalt returns a random text that decides which tests fail by chance
 */
export const createRuleBook = (scenario: Scenario, newSalt: () => string = () => String(Math.random())): RuleBook => {
  const sessionRules = createCounter(scenario.sessions);
  const buildRules = createCounter(scenario.builds);
  const flakyRuns = new Map<string, number>();
  let salt: string | undefined;
  /** Random number for one run of a test. Does not depend on the order in which builds start. */
  const chance = (key: string): number => {
    salt ??= newSalt();
    return seededRandom(createHash('sha256').update(`${salt}\n${key}`).digest().readInt32LE())();
  };
  return {
    ordersForSession: (device, framework, shard) =>
      sessionRules(framework, shard, (rule) => matchesWildcard(rule.device, device)).reduce<SessionOrders>(mergeSession, {}),
    ordersForBuild: (framework, project, shard) =>
      buildRules(framework, shard, (rule) => matchesWildcard(rule.project ?? '*', project)).reduce<BuildOrders>(
        (left, right) => Object.assign(left, right),
        {},
      ),
    testOn: (device, framework, app, test) => {
      const changed = scenario.overrides
        .filter((entry) => entry.framework === undefined || entry.framework === framework)
        .filter((entry) => matchesWildcard(entry.device, device) && matchesWildcard(entry.test, fullName(test)))
        .filter((entry) => entry.app === undefined || namesUpload(app, entry.app))
        .reduce(overlay, test);
      return changed.absent === true ? undefined : changed;
    },
    failsThisTime: (device, framework, test) => {
      const { flaky, failingRuns = [], flakeRate = 0 } = test;
      if (flaky === 0 && failingRuns.length === 0 && flakeRate === 0) return false;
      const key = `${framework}\n${device}\n${fullName(test)}`;
      const run = (flakyRuns.get(key) ?? 0) + 1;
      flakyRuns.set(key, run);
      return run <= flaky || failingRuns.includes(run) || (flakeRate > 0 && chance(`${key}\n${run}`) < flakeRate);
    },
  };
};
