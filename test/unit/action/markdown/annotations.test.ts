import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotationsFor } from '../../../../src/action/markdown/annotations.ts';
import { createSourceIndex, noSources } from '../../../../src/core/wording/failure-places.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { hostileRun } from './hostile-runs.ts';
import { mixedRun } from './sample-runs.ts';

const sources = createSourceIndex([
  'app/src/androidTest/java/com/shop/checkout/CheckoutTest.kt',
  'app/src/androidTest/java/com/shop/checkout/PaymentTest.kt',
  'app/src/main/java/com/shop/prices/PriceList.kt',
  'ShopUITests/CartTests.swift',
  'org/junit/Assert.java',
]);

describe('annotationsFor', () => {
  it('makes one of each distinct failure, most devices first, at the first place that the repository has', () => {
    const { annotations, more } = annotationsFor(mixedRun(), sources);
    expect(annotations.map(({ title, file, line }) => [title, file, line])).toEqual([
      [
        'CheckoutTest#totalsAddUp failed on all 3 devices (SIMULATED)',
        'app/src/androidTest/java/com/shop/checkout/CheckoutTest.kt',
        31,
      ],
      // PaymentRobot.kt is no file of the repository, the next frame is.
      [
        'PaymentTest#paysWithCard failed on 2 of 3 devices (SIMULATED)',
        'app/src/androidTest/java/com/shop/checkout/PaymentTest.kt',
        44,
      ],
      ['CartTest#`|</td>@team <!-- x --> #1 timed out on Google Pixel 3-10.0 (SIMULATED)', undefined, undefined],
      ['Samsung Galaxy S21 Ultra-12.0, shard 2 of 2: session has no complete result (SIMULATED)', undefined, undefined],
    ]);
    expect(annotations[0]?.message).toBe(
      [
        'java.lang.AssertionError: expected:<3> but was:<4>',
        '    … 3 framework frames',
        '    at com.shop.checkout.CheckoutTest.totalsAddUp(CheckoutTest.kt:31)',
        '    … 3 framework frames',
        '',
        'On Google Pixel 3-10.0, Google Pixel 7-13.0, Samsung Galaxy S21 Ultra-12.0',
      ].join('\n'),
    );
    expect(more).toBe(0);
  });

  it('tells two failures of one test apart and counts what is over the limit', () => {
    const sessions = ['no user', 'no view 1', 'no view 2', 'no view 3'].map((message, device) => {
      const tests = [0, 1, 2, 3, 4, 5].map((test) => failedTest(`T#t${test}`, { message }));
      return sessionResult({ device: `D${device}-1`, tests });
    });
    const { annotations, more } = annotationsFor(runResult(sessions), noSources);
    expect(annotations).toHaveLength(10);
    expect(more).toBe(2);
    const texts = annotations.map(({ message }) => message.split('\n')[0]);
    expect(texts).toEqual([...Array(6).fill('no view 1'), ...Array(4).fill('no user')]);
    expect(annotationsFor(runResult(sessions), noSources, 3)).toMatchObject({ annotations: { length: 3 }, more: 9 });
  });

  it('points at Swift files', () => {
    const message = 'XCTAssertTrue failed (/Users/ci/ShopUITests/CartTests.swift:19)';
    const run = runResult([sessionResult({ device: 'iPhone 15-17', tests: [failedTest('CartTests#testAdds', { message })] })]);
    expect(annotationsFor(run, sources).annotations).toMatchObject([{ file: 'ShopUITests/CartTests.swift', line: 19 }]);
  });

  it('leaves flaky tests alone unless they count as failed', () => {
    const sessions = [sessionResult({ device: 'A-1', tests: [flakyTest('T#a', { message: 'late' }), testResult('T#b')] })];
    expect(annotationsFor(runResult(sessions), noSources).annotations).toEqual([]);
    expect(annotationsFor(runResult(sessions, { failOnFlaky: true }), noSources).annotations).toEqual([
      { level: 'error', title: 'T#a is flaky on A-1', message: 'late\n\nOn A-1' },
    ]);
  });

  it('makes one for each session without a result, after the failures, and none for tests that died with it or never ran', () => {
    const crash = { message: 'Process crashed', trace: 'at com.shop.prices.PriceList.load(PriceList.kt:9)' };
    const run = runResult([
      sessionResult({
        device: 'A-1',
        tests: [
          failedTest('T#a', { message: 'no view' }),
          testResult('T#b', { status: 'error', failures: [{ kind: 'error', ...crash }] }),
          testResult('T#c', { status: 'error' }),
          ...['d', 'e', 'f'].map((name) => testResult(`T#${name}`, { status: 'pending' })),
        ],
      }),
      missingSession({ device: 'B-1' }, 'device offline'),
    ]);
    const { annotations } = annotationsFor(run, sources);
    expect(annotations.map(({ title }) => title)).toEqual([
      'T#a failed on A-1',
      'A-1: session has no complete result',
      'B-1: session has no complete result',
    ]);
    expect(annotations[1]).toMatchObject({
      message: expect.stringMatching(/^A-1: .+\]\n\nIn T#b\n\nProcess crashed\n[\s\S]*PriceList\.load/),
      file: 'app/src/main/java/com/shop/prices/PriceList.kt',
      line: 9,
    });
    expect(annotations[2]?.message).toBe('B-1: the service could not run the session: "device offline" [session-not-run]');
    expect(annotationsFor(run, noSources, 2)).toMatchObject({ annotations: { length: 2 }, more: 1 });
  });

  it('has none of a session whose results a cancelled run did not collect', () => {
    const { evidence, ...session } = sessionResult({ device: 'A-1' });
    const details = { state: 'uncollected', message: 'the run was cancelled' } as const;
    const run = runResult([{ ...session, evidence: { ...evidence, details, report: { state: 'none' } } }]);
    expect(run.shards[0]?.judgment.code).toBe('session-uncollected');
    expect(annotationsFor(run, noSources).annotations).toEqual([]);
  });

  it('says so where the service told nothing', () => {
    const run = runResult([sessionResult({ device: 'A-1', tests: [testResult('T#a', { status: 'timed-out' })] })]);
    const [annotation] = annotationsFor(run, noSources).annotations;
    expect(annotation?.message).toBe('The service reported no message for this failure.\n\nOn A-1');
  });

  it('stays within the limits of the service, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileRun, (run) => {
        for (const { title, message } of annotationsFor(run, sources, 50).annotations) {
          expect(title.length).toBeLessThanOrEqual(255);
          expect(utf8Bytes(message)).toBeLessThanOrEqual(4_096);
          expect(`${title}${message}`).not.toMatch(/[\u{10000}-\u{10ffff}\p{Cs}\r\0\u202e]/u);
          expect(title).not.toContain('\n');
        }
      }),
    );
  });
});
