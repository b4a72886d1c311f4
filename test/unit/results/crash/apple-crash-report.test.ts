import { describe, expect, it } from 'vitest';
import { crashReport } from '../../../../src/embedded/debug-data/crash-report.ts';
import { readAppleCrashReport } from '../../../../src/results/crash/apple-crash-report.ts';

const head = { app_name: 'Shop', bundleID: 'com.example.shop', bug_type: '309' };
const ips = (body: object, first: object = head): string => `${JSON.stringify(first)}\n${JSON.stringify(body, null, 2)}`;

const thrown = {
  procName: 'Shop',
  exception: { type: 'EXC_CRASH', signal: 'SIGABRT' },
  asi: {
    'libsystem_c.dylib': ['abort() called'],
    CoreFoundation: ["*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 beyond bounds'"],
  },
  faultingThread: 1,
  lastExceptionBacktrace: [
    { imageIndex: 0, symbol: '__exceptionPreprocess' },
    { imageIndex: 1, symbol: '-[CartViewController total]', sourceFile: 'Cart.m', sourceLine: 7 },
  ],
  threads: [{ frames: [] }, { triggered: true, queue: 'com.apple.main-thread', frames: [{ imageIndex: 0, symbol: 'abort' }] }],
  usedImages: [{ name: 'CoreFoundation' }, { name: 'Shop' }],
};

const text = [
  'Incident Identifier: 11111111-2222-3333-4444-555555555555',
  'Hardware Model:      iPhone14,7',
  'Process:             Shop [4711]',
  'Identifier:          com.example.shop',
  '',
  'Exception Type:  EXC_BREAKPOINT (SIGTRAP)',
  'Termination Reason: SIGNAL 5 Trace/BPT trap: 5',
  'Triggered by Thread:  2',
  '',
  'Application Specific Information:',
  'Shop/Cart.swift:42: Fatal error: no items in the cart',
  '',
  'Thread 0 name:  Dispatch queue: com.apple.main-thread',
  'Thread 0:',
  '0   libsystem_kernel.dylib        \t0x00000001 mach_msg_trap + 8',
  '',
  'Thread 2 name:  Dispatch queue: com.shop.cart',
  'Thread 2 Crashed:',
  '0   libswiftCore.dylib            \t0x00000002 _assertionFailure + 248',
  '1   Shop                          \t0x00000003 Cart.total() + 120 (Cart.swift:42)',
  '2   Shop                          \t0x00000004 CartView.body.getter + 40',
  '',
  'Thread 2 crashed with ARM Thread State (64-bit):',
].join('\n');

describe('a crash report of iOS', () => {
  it('a crash report of iOS in JSON gives reason, thread and the frames of the exception', () => {
    expect(readAppleCrashReport(ips(thrown))).toEqual({
      crash: {
        kind: 'native',
        process: 'com.example.shop',
        thread: 'com.apple.main-thread',
        cause: "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index 3 beyond bounds'",
        at: '-[CartViewController total] (Cart.m:7)',
        log: expect.arrayContaining(['EXC_CRASH (SIGABRT)', 'Thread: com.apple.main-thread']),
      },
      trace: expect.stringMatching(
        /\n0 {3}CoreFoundation {17}__exceptionPreprocess\n1 {3}Shop {27}-\[CartViewController total\] \(Cart\.m:7\)$/,
      ),
    });
  });

  it('a crash report of iOS in text gives reason, thread and the frames of the thread that crashed, as they are', () => {
    const found = readAppleCrashReport(text);
    expect(found?.crash).toMatchObject({
      kind: 'native',
      process: 'com.example.shop',
      thread: 'Dispatch queue: com.shop.cart',
      cause: 'Shop/Cart.swift:42: Fatal error: no items in the cart',
      at: 'Cart.total() + 120 (Cart.swift:42)',
    });
    expect(found?.trace.split('\n').slice(-3)).toEqual(text.split('\n').slice(18, 21));
    expect(found?.trace).not.toContain('mach_msg_trap');
    expect(readAppleCrashReport(text.replaceAll('\n', '\r\n'))).toEqual(found);
  });

  it.each([
    [
      'not-responding',
      ips({
        ...thrown,
        asi: {},
        termination: { reasons: ['<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog>'] },
      }),
    ],
    ['not-responding', text.replace('SIGNAL 5 Trace/BPT trap: 5', 'FRONTBOARD 0x8badf00d')],
    ['killed', ips({ procName: 'Shop', exception: { type: 'EXC_RESOURCE', subtype: 'MEMORY (Limit 1450 MB)' } })],
    ['killed', ips({ processes: [{ name: 'Shop', reason: 'per-process-limit' }] }, { bug_type: '298' })],
    ['native', crashReport({ kind: 'native', log: 'own' })],
    ['killed', crashReport({ kind: 'killed', log: 'own' })],
    ['not-responding', crashReport({ kind: 'not-responding', log: 'own' })],
  ])('may be of a process that was %s', (kind, report) => {
    expect(readAppleCrashReport(report)?.crash.kind).toBe(kind);
  });

  it.each([
    ['nothing', ''],
    ['other text', 'Test Suite started\n'],
    ['other JSON', '{"a":1}\n{"b":2}'],
    ['a report without a reason', ips({ procName: 'Shop' })],
    ['broken JSON', `${JSON.stringify(head)}\n{"exception":`],
    ['odd values', ips({ exception: 'x', threads: 1, usedImages: {}, asi: [], termination: 3, faultingThread: {} })],
  ])('is not read from %s', (_what, report) => {
    expect(readAppleCrashReport(report)).toBeUndefined();
  });
});
