import { describe, expect, it } from 'vitest';
import {
  crashOf,
  crashOfInstrumentation,
  failureOfCrash,
  failureOfInstrumentation,
  restoredCrash,
  traceOf,
} from '../../../../../src/core/results/crash/describe-crash.ts';

const java = {
  kind: 'java',
  trace: ['a.B: no', '\tat android.app.C.d(C.java:1)', '\tat com.shop.D.e(D.kt:2)'],
  log: [],
} as const;
const libc = '  #00 pc 0004f6dc  /lib64/libc.so (abort+12) (BuildId: 01)';
const cart = '  #01 pc 00012340  /data/app/com.shop-1/libcart.so (total+24) (BuildId: 02)';

describe('a crash', () => {
  it.each<[title: string, trace: readonly string[], cause: string, at: string | undefined]>([
    ['at the first frame of the app', java.trace, 'a.B: no', 'D.kt:2'],
    ['at the first frame below the cause', [...java.trace, 'Caused by: a.F', '\tat com.shop.G.h(G.kt:3)'], 'a.F', 'G.kt:3'],
    ['at a frame above the cause', [...java.trace, 'Caused by: a.F', '\tat android.app.C.d(C.java:9)'], 'a.F', 'D.kt:2'],
    ['at a frame without a file', ['a.B', '\tat com.shop.D.e(Native Method)'], 'a.B', 'com.shop.D.e(Native Method)'],
    ['at no frame of the app', ['a.B', '\tat android.app.C.d(C.java:1)'], 'a.B', undefined],
    ['with nothing but text', [' it was lost '], 'it was lost', undefined],
    ['with an empty line', [''], 'an exception that the log does not name', undefined],
    ['with no line', [], 'an exception that the log does not name', undefined],
    ['with a long message', [`a.B: ${'x'.repeat(2_000)}`], `a.B: ${'x'.repeat(995)}`, undefined],
  ])('of Java is described %s', (_title, trace, cause, at) => {
    expect(crashOf({ ...java, trace })).toMatchObject({ cause, at });
  });

  it.each<[title: string, trace: readonly string[], process: string | undefined, at: string | undefined]>([
    ['in a library of the app', [libc, cart], 'com.shop', 'libcart.so (total+24)'],
    ['in a library of the app, in another process of it', [libc, cart], 'com.shop:sync', 'libcart.so (total+24)'],
    ['in the first library of another app', [libc, cart], 'com.mail', 'libc.so (abort+12)'],
    ['in the first library of no app', [libc, cart], undefined, 'libc.so (abort+12)'],
    ['in the first library of a process without a name', [libc, cart], '', 'libc.so (abort+12)'],
    ['in a file without a folder', ['#00 pc 0f  libshop.so'], 'com.shop', 'libshop.so'],
    ['nowhere', ['backtrace'], 'com.shop', undefined],
    ['nowhere without frames', [], 'com.shop', undefined],
  ])('of native code is %s', (_title, trace, process, at) => {
    expect(crashOf({ kind: 'native', trace, process, log: [] })).toMatchObject({
      cause: 'a signal that the log does not name',
      at,
    });
  });

  it.each([
    ['its frames below the signal', { kind: 'native', headline: 'SIGABRT', trace: [cart], log: [] }, `SIGABRT\n${cart}`],
    ['its frames without a signal', { kind: 'native', trace: [cart], log: [] }, cart],
    ['no trace without frames', { kind: 'native', headline: 'SIGABRT', trace: [], log: [] }, undefined],
    ['its own lines for an exception', { ...java, headline: 'x' }, java.trace.join('\n')],
    ['no trace without lines', { ...java, trace: [] }, undefined],
  ] as const)('has %s', (_title, crash, trace) => {
    expect(traceOf(crash)).toBe(trace);
  });

  it.each([
    ['a.B: no', 'a.B'],
    ['a.B', 'a.B'],
    ['it was lost', undefined],
  ])('of Java has the type of its exception: %s', (cause, type) => {
    const message = `The app crashed: ${cause}`;
    expect(failureOfCrash({ kind: 'java', cause, log: [] }, 'x')).toEqual({ kind: 'error', type, message, trace: 'x' });
  });

  it.each([
    ['low memory', 'The app was ended by the system: low memory'],
    ['stop com.shop due to installPackageLI', 'The app was ended by the system: stop com.shop due to installPackageLI'],
    ['the process died', 'The app ended: the process died'],
    ['the process exited with status 1', 'The app ended: the process exited with status 1'],
    ['the process sent itself signal 9', 'The app ended: the process sent itself signal 9'],
    ['signal 9 (Killed)', 'The app ended: signal 9 (Killed)'],
  ])('of a process that was killed claims no more than the log shows: %s', (cause, message) => {
    expect(failureOfCrash({ kind: 'killed', cause, log: [] }, undefined).message).toBe(message);
  });

  it('of an event has the place that the event gives', () => {
    expect(crashOf({ kind: 'java', trace: ['a.B: no'], place: 'Cart.kt:42', log: [] })).toMatchObject({
      cause: 'a.B: no',
      at: 'Cart.kt:42',
    });
  });

  it('of native code has no type', () => {
    expect(failureOfCrash({ kind: 'killed', cause: 'a.B', log: [] }, undefined)).toMatchObject({
      type: undefined,
      message: 'The app was ended by the system: a.B',
    });
  });

  it('keeps its cause and place where the restored trace has none', () => {
    const crash = { kind: 'java', cause: 'a.B', at: 'x.kt:1', log: ['old'] } as const;
    expect(restoredCrash(crash, '', ['new'])).toEqual({ ...crash, log: ['new'] });
    const trace = java.trace.join('\n');
    expect(restoredCrash(crash, trace, ['new'])).toEqual({ ...crash, cause: 'a.B: no', at: 'D.kt:2', log: ['new'] });
    const native = { ...crash, kind: 'native' } as const;
    expect(restoredCrash(native, trace, ['new'])).toEqual({ ...native, log: ['new'] });
  });
});

describe('an instrumentation that did not start', () => {
  it('has its reason as the failure, and no crash', () => {
    const ended = { shortMessage: 'Unable to find instrumentation info', isRefused: true, log: [] } as const;
    expect(crashOfInstrumentation({ ...ended, shortMessage: 'a.B: no' })).toBeUndefined();
    expect(failureOfInstrumentation(ended)).toEqual({
      kind: 'error',
      message: 'The instrumentation could not start: Unable to find instrumentation info',
    });
  });
});

describe('an instrumentation that ended', () => {
  it.each<[shortMessage: string, longMessage: string | undefined, crash: object | undefined, message?: string]>([
    ['Native crash', 'Native crash: SIGSEGV', { kind: 'native', cause: 'Native crash: SIGSEGV' }, 'Native crash: SIGSEGV'],
    ['Native crash', undefined, { kind: 'native', cause: 'Native crash' }],
    ['keyDispatchingTimedOut', 'No tap', { kind: 'not-responding', cause: 'No tap' }, 'keyDispatchingTimedOut No tap'],
    ['key Dispatching Timed Out', undefined, { kind: 'not-responding', cause: 'key Dispatching Timed Out' }],
    ['a.B', 'a.B: no', { kind: 'java', cause: 'a.B: no' }, 'a.B: no'],
    ['a.B', 'lost', { kind: 'java', cause: 'a.B' }, 'a.B lost'],
    ['a.B', undefined, { kind: 'java', cause: 'a.B' }],
    ['Process crashed.', undefined, undefined],
    ['a', 'a: no', { kind: 'java', cause: 'a: no' }, 'a: no'],
    ['a', 'a', { kind: 'java', cause: 'a' }],
    ['a', 'b: no', undefined, 'a b: no'],
    ['Process crashed.', 'a.B: no', { kind: 'java', cause: 'a.B: no' }, 'Process crashed. a.B: no'],
    ['a Native crash', 'an a.B: no', undefined, 'a Native crash an a.B: no'],
    ['a.B', `a.B: ${'x'.repeat(2_000)}`, { cause: `a.B: ${'x'.repeat(995)}` }, `a.B: ${'x'.repeat(968)}`],
  ])('is described by its messages: "%s"', (shortMessage, longMessage, crash, message = shortMessage) => {
    const ended = { shortMessage, longMessage, log: ['x'] };
    const found = crashOfInstrumentation(ended);
    if (crash === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ ...crash, log: ['x'] });
    expect(failureOfInstrumentation(ended)).toEqual({ kind: 'error', message: `The instrumentation ended: ${message}` });
  });
});
