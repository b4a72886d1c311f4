import type { TestResult } from '../../src/core/model/results.ts';
import type { RunAnalysis } from '../../src/core/model/run-analysis.ts';
import { failedTest, runResult, runStart, sessionResult } from './run-results.ts';

type LargeRunSize = Readonly<Record<'devices' | 'shards' | 'testsPerShard', number>>;

const testsPerClass = 20;
const none: readonly [] = [];
const trace = `java.lang.AssertionError: expected:<3> but was:<4>
\tat org.junit.Assert.fail(Assert.java:89)
\tat com.shop.checkout.CheckoutTest.totals(CheckoutTest.kt:31)
\tat java.lang.reflect.Method.invoke(Native Method)`;

/**
 * Creates a run with one test that fails on every third device, one that fails on all devices, and shards of different durations. As in real
 * runs, devices share names, and tests without failures share one empty list.
 */
export const largeRun = ({ devices, shards, testsPerShard }: LargeRunSize, overrides: Partial<RunAnalysis> = {}): RunAnalysis => {
  const sessions = Array.from({ length: shards }, (_none, shard) => {
    const names = Array.from({ length: testsPerShard }, (_test, index) => ({
      className: `com.shop.shard${shard}.Suite${Math.floor(index / testsPerClass)}Test`,
      name: `test${index}`,
    }));
    return Array.from({ length: devices }, (_device, device) =>
      sessionResult({
        device: `Google Pixel ${device + 1}-${10 + (device % 5)}.0`,
        shard: { index: shard, total: shards },
        startedAt: new Date(runStart.getTime() + 5_000 + device * 100),
        durationMs: 300_000 + shard * 20_000 + (device % 7) * 1_000,
        tests: names.map(({ className, name }, index): TestResult => {
          const fails = shard === 0 && (index === 7 || (index === 3 && device % 3 === 0));
          if (fails) return failedTest(`${className}#${name}`, { trace });
          const durationMs = 50 + ((index * 37 + device) % 900);
          return { className, name, status: 'passed', durationMs, failures: none, earlierAttempts: none };
        }),
      }),
    );
  }).flat();
  const failed = devices + Math.ceil(devices / 3);
  const tests = devices * shards * testsPerShard;
  const totals = { tests, passed: tests - failed, failed, skipped: 0, flaky: 0, missing: 0, quarantined: 0 };
  return runResult(sessions, { totals, ...overrides });
};
