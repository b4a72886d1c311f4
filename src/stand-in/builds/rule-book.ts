import { createHash } from 'node:crypto';
import { present } from '../../lib/present.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import type { Framework } from '../framework.ts';
import { seededRandom } from '../random.ts';
import type { Scenario } from '../schema/scenario.ts';
import type { BuildRule, OverrideEntry, SessionRule } from '../schema/sessions.ts';
import { referenceTo, type UploadRecord } from '../uploads/upload-registry.ts';
import { fullName, type SuiteTest } from './suite-test.ts';

export type SessionOrders = Omit<SessionRule, 'device' | 'framework' | 'shard' | 'times'>;
export type BuildOrders = Omit<BuildRule, 'framework' | 'project' | 'shard' | 'times'>;

const overlay = (test: SuiteTest, entry: OverrideEntry): SuiteTest => {
  const { message, trace, crash, command, flaky, absent, 'duration-seconds': seconds } = entry;
  const outcome = crash === undefined ? entry.outcome : 'error';
  const durationMs = seconds === undefined ? undefined : seconds * 1_000;
  const failures = { flaky, failingRuns: entry['failing-runs'], flakeRate: entry['flake-rate'] };
  return { ...test, ...present({ outcome, durationMs, message, trace, crash, command, absent, ...failures }) };
};

const namesUpload = (app: UploadRecord, pattern: string): boolean =>
  [referenceTo(app), app.customId, app.name].some((name) => name !== undefined && matchesWildcard(pattern, name));

const createCounter = <Rule extends Pick<SessionRule, 'framework' | 'shard' | 'times'>>(rules: readonly Rule[]) => {
  const used = new Map<Rule, number>();
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

/** Counts the uses of each rule, because a rule may apply only a limited number of times. */
export const createRuleBook = (scenario: Scenario, newSalt: () => string) => {
  const sessionRules = createCounter(scenario.sessions);
  const buildRules = createCounter(scenario.builds);
  const flakyRuns = new Map<string, number>();
  let salt: string | undefined;
  /** Returns a random number that does not depend on the order in which builds start. */
  const chance = (key: string): number => {
    salt ??= newSalt();
    return seededRandom(createHash('sha256').update(`${salt}\n${key}`).digest().readInt32LE())();
  };
  return {
    ordersForSession: (device: string, framework: Framework, shard: number | undefined): SessionOrders =>
      sessionRules(framework, shard, (rule) => matchesWildcard(rule.device, device)).reduce<SessionOrders>(mergeSession, {}),
    ordersForBuild: (framework: Framework, project: string, shard: number | undefined): BuildOrders =>
      Object.assign({}, ...buildRules(framework, shard, (rule) => matchesWildcard(rule.project ?? '*', project))),
    /** Returns undefined if an override removes the test for this device and app. */
    testOn: (device: string, framework: Framework, app: UploadRecord, test: SuiteTest): SuiteTest | undefined => {
      const changed = scenario.overrides
        .filter((entry) => entry.framework === undefined || entry.framework === framework)
        .filter((entry) => matchesWildcard(entry.device, device) && matchesWildcard(entry.test, fullName(test)))
        .filter((entry) => entry.app === undefined || namesUpload(app, entry.app))
        .reduce(overlay, test);
      return changed.absent === true ? undefined : changed;
    },
    /** Counts each call as an attempt of the test. */
    failsThisTime: (device: string, framework: Framework, test: SuiteTest): boolean => {
      const { flaky, failingRuns = [], flakeRate = 0 } = test;
      if (flaky === 0 && failingRuns.length === 0 && flakeRate === 0) return false;
      const key = `${framework}\n${device}\n${fullName(test)}`;
      const run = (flakyRuns.get(key) ?? 0) + 1;
      flakyRuns.set(key, run);
      return run <= flaky || failingRuns.includes(run) || (flakeRate > 0 && chance(`${key}\n${run}`) < flakeRate);
    },
  };
};

export type RuleBook = ReturnType<typeof createRuleBook>;
