import { describe, expect, it } from 'vitest';
import type { Crash } from '../../../../../src/core/model/crash.ts';
import type { SessionResult, TestResult } from '../../../../../src/core/model/results.ts';
import { readMapping } from '../../../../../src/core/results/retrace/read-mapping.ts';
import { classNamesIn, restoreSession } from '../../../../../src/core/results/retrace/restore-sessions.ts';
import { createCauses } from '../../../../../src/core/results/triage/identify-cause.ts';
import { failedTest, sessionResult, testResult } from '../../../../helpers/run-results.ts';
import { bytesOf, shopMapping } from './mappings.ts';

const restored = async (tests: readonly TestResult[], parts: Partial<SessionResult> = {}): Promise<SessionResult> => {
  const session = { ...sessionResult({ device: 'Pixel 7-13', tests }), ...parts };
  const mapping = await readMapping(bytesOf(shopMapping), classNamesIn([session]));
  return restoreSession(session, [mapping]);
};

const trace =
  'java.lang.RuntimeException: x\n\tat android.app.Activity.run(Activity.java:1)\nCaused by: a.b: no items\n\tat a.c.a(SourceFile:2)';
const readable =
  'java.lang.RuntimeException: x\n\tat android.app.Activity.run(Activity.java:1)\nCaused by: com.shop.CartException: no items\n\tat com.shop.checkout.Cart.add(Cart.kt:41)';

describe('a session with a mapping', () => {
  it('has restored types, messages and traces of failures, and keeps the original trace', async () => {
    const { tests } = await restored([failedTest('A#f', { type: 'a.b', message: 'a.b: no items', trace })]);
    expect(tests[0]?.failures).toEqual([
      {
        kind: 'failure',
        type: 'com.shop.CartException',
        message: 'com.shop.CartException: no items',
        trace: readable,
        rawTrace: trace,
      },
    ]);
  });

  it('has restored attempts and outputs, but the names of tests as they are', async () => {
    const attempt = { status: 'failed' as const, failures: [{ kind: 'failure' as const, trace }] };
    const { tests } = await restored([
      failedTest('a.c#a', { trace }, { earlierAttempts: [attempt], systemOut: '\tat a.c.a(SourceFile:1)', systemErr: 'a.b: x' }),
    ]);
    expect(tests[0]).toMatchObject({
      className: 'a.c',
      name: 'a',
      earlierAttempts: [{ failures: [{ trace: readable, rawTrace: trace }] }],
      systemOut: '\tat com.shop.checkout.Cart.add(Cart.kt:40)',
      systemErr: 'com.shop.CartException: x',
    });
  });

  it('lists what an ambiguous frame may be, and leaves the frame', async () => {
    const { tests } = await restored([failedTest('A#f', { trace: '\tat a.c.b(Unknown Source)' })]);
    expect(tests[0]?.failures[0]).toMatchObject({
      trace: '\tat a.c.b(Unknown Source)',
      rawTrace: undefined,
      ambiguousFrames: [{ frame: 'at a.c.b(Unknown Source)', alternatives: [expect.anything(), expect.anything()] }],
    });
  });

  const crash: Crash = {
    kind: 'java',
    process: 'com.shop',
    thread: 'main',
    cause: 'a.b: no items',
    at: undefined,
    log: ['E AndroidRuntime: \tat a.c.a(SourceFile:2)'],
  };

  it('has restored the attempts of a test that passed in the end, and all lines of its crash', async () => {
    const attempt = { status: 'failed' as const, failures: [{ kind: 'failure' as const, message: 'a.b: x' }] };
    const log = ['E AndroidRuntime: a.b: x', 'E AndroidRuntime: \tat a.c.a(SourceFile:2)'];
    const { tests } = await restored([testResult('A#f', { earlierAttempts: [attempt], crash: { ...crash, log } })]);
    expect(tests[0]).toMatchObject({
      failures: [],
      earlierAttempts: [{ failures: [{ type: undefined, message: 'com.shop.CartException: x', trace: undefined }] }],
    });
    // The crash of a session belongs to no test.
    expect((await restored([], { crash: { ...crash, log } })).crash).toEqual({
      ...crash,
      cause: 'com.shop.CartException: no items',
      at: 'Cart.kt:41',
      log: ['E AndroidRuntime: com.shop.CartException: x', 'E AndroidRuntime: \tat com.shop.checkout.Cart.add(Cart.kt:41)'],
    });
    const native = { ...crash, kind: 'native' as const, cause: 'SIGABRT', at: 'libcart.so', log: [] };
    expect((await restored([], { crash: native })).crash).toEqual({ ...native, log: [''] });
  });

  it('keeps the message of a failure that does not describe the crash', async () => {
    const failure = { kind: 'error' as const, type: 'a.b', message: 'a.b: lost', trace };
    const { tests } = await restored([testResult('A#f', { status: 'error', crash, failures: [failure, failure] })]);
    const restoredFailure = { type: 'com.shop.CartException', message: 'com.shop.CartException: lost', trace: readable };
    expect(tests[0]?.failures).toMatchObject([restoredFailure, restoredFailure]);
    expect(tests[0]?.crash).toMatchObject({ cause: 'com.shop.CartException: no items', at: 'Cart.kt:41' });
  });

  it('keeps tests that passed, as the same objects', async () => {
    const passed = testResult('A#g', { systemOut: '\tat a.c.a(SourceFile:1)' });
    expect((await restored([passed])).tests[0]).toBe(passed);
  });

  it('tells a crash by its restored trace: cause, place, log, and the failure of the test', async () => {
    const failure = { kind: 'error' as const, type: 'a.b', message: 'The app crashed: a.b: no items', trace };
    const { tests } = await restored([testResult('A#f', { status: 'error', crash, failures: [failure] })]);
    expect(tests[0]?.crash).toEqual({
      ...crash,
      cause: 'com.shop.CartException: no items',
      at: 'Cart.kt:41',
      log: ['E AndroidRuntime: \tat com.shop.checkout.Cart.add(Cart.kt:41)'],
    });
    expect(tests[0]?.failures).toMatchObject([
      {
        type: 'com.shop.CartException',
        message: 'The app crashed: com.shop.CartException: no items',
        trace: readable,
        rawTrace: trace,
      },
    ]);
  });

  it('tells what the instrumentation said in restored names, too', async () => {
    const failure = { kind: 'error' as const, message: 'The instrumentation ended: a.b: no items' };
    const { tests } = await restored([
      testResult('A#f', {
        status: 'error',
        crash: { ...crash, log: ['INSTRUMENTATION_RESULT: longMsg=a.b: no items'] },
        failures: [failure],
      }),
    ]);
    expect(tests[0]?.crash?.cause).toBe('com.shop.CartException: no items');
    expect(tests[0]?.failures[0]?.message).toBe('The instrumentation ended: com.shop.CartException: no items');
  });

  it('restores an exception without a package in what the instrumentation said', async () => {
    const mapping = 'com.shop.CartException -> a:\n';
    const failure = { kind: 'error' as const, message: 'The instrumentation ended: a: no items' };
    const told = { ...crash, cause: 'a: no items', log: ['INSTRUMENTATION_RESULT: longMsg=a: no items'] };
    const session = sessionResult({
      device: 'Pixel 7-13',
      tests: [testResult('A#f', { status: 'error', crash: told, failures: [failure] })],
    });
    const { tests } = restoreSession(session, [await readMapping(bytesOf(mapping), classNamesIn([session]))]);
    expect(tests[0]?.crash).toMatchObject({
      cause: 'com.shop.CartException: no items',
      log: ['INSTRUMENTATION_RESULT: longMsg=com.shop.CartException: no items'],
    });
    expect(tests[0]?.failures[0]?.message).toBe('The instrumentation ended: com.shop.CartException: no items');
  });

  it('groups failures by what they are in the source: two builds with other short names fail in the same way', async () => {
    const causeOf = createCauses();
    const session = sessionResult({ device: 'Pixel 7-13', tests: [failedTest('A#f', { trace })] });
    const other = sessionResult({
      device: 'Pixel 7-13',
      tests: [failedTest('A#f', { trace: trace.replace('a.b:', 'x.y:').replace('a.c.a(SourceFile:2)', 'x.z.q(SourceFile:2)') })],
    });
    const otherMapping = shopMapping
      .replace('-> a.b:', '-> x.y:')
      .replace('-> a.c:', '-> x.z:')
      .replaceAll(/ -> a$/gm, ' -> q');
    const [one, two] = await Promise.all(
      [[session, shopMapping] as const, [other, otherMapping] as const].map(async ([each, mapping]) =>
        restoreSession(each, [await readMapping(bytesOf(mapping), classNamesIn([each]))]),
      ),
    );
    const signatureOf = (each: SessionResult | undefined): string => causeOf(each!.tests[0]!, 'failed').id;
    expect(signatureOf(one)).toBe(signatureOf(two));
    expect(signatureOf(session)).not.toBe(signatureOf(other));
  });
});
