import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAppleCrashReport } from '../../../../../src/core/results/crash/apple-crash-report.ts';
import {
  crashOf,
  crashOfInstrumentation,
  failureOfInstrumentation,
} from '../../../../../src/core/results/crash/describe-crash.ts';
import { crashesIn, endIn } from './logs.ts';

const contentOf = (name: string): string => readFileSync(`test/fixtures/crashes/${name}`, 'utf8');
const shop = 'com.example.shop';

describe('small logs and reports, each of one kind of crash', () => {
  it.each<[name: string, expected: object]>([
    ['killed-install.log', { kind: 'killed', process: `${shop}.test`, cause: `stop ${shop}.test due to installPackageLI` }],
    ['exit-before-name.log', { kind: 'native', process: shop, cause: 'signal 11 (Segmentation fault)' }],
    ['old-zygote.log', { kind: 'native', process: shop, cause: 'signal 11' }],
    [
      'engine-tombstone.log',
      { kind: 'native', process: shop, cause: 'SIGABRT (SI_QUEUE)', thread: 'UnityMain', at: 'libil2cpp.so' },
    ],
  ])('the device log %s', async (name, expected) => {
    for (const packages of [[shop, `${shop}.test`], []]) {
      const found = await crashesIn(contentOf(name), { packages, testClasses: [`${shop}.CartTest`] });
      expect(found.map((crash) => crashOf(crash))).toMatchObject([expected]);
    }
  });

  it('the log of an instrumentation that did not start', async () => {
    const ended = await endIn(contentOf('instrumentation-failed.log'));
    const reason = `Unable to find instrumentation info for: ComponentInfo{${shop}.test/androidx.test.runner.AndroidJUnitRunner}`;
    expect(ended).toMatchObject({ shortMessage: reason, isRefused: true, log: { length: 2 } });
    expect(ended && failureOfInstrumentation(ended).message).toBe(`The instrumentation could not start: ${reason}`);
    expect(ended && crashOfInstrumentation(ended)).toBeUndefined();
  });

  it('the report of an exception that nothing caught', () => {
    expect(readAppleCrashReport(contentOf('exception-reason.ips'))?.crash).toMatchObject({
      kind: 'native',
      process: shop,
      cause: 'NSRangeException: *** -[__NSArrayM objectAtIndexedSubscript:]: index 12 beyond bounds [0 .. 5]',
      at: 'Cart.total() (Cart.swift:42)',
    });
  });
});
