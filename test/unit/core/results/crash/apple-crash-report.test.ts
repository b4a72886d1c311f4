import { describe, expect, it } from 'vitest';
import { readAppleCrashReport } from '../../../../../src/core/results/crash/apple-crash-report.ts';
import { crashReport } from '../../../../../src/stand-in/debug-data/result-bundle.ts';

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

describe('the age of a crash report of iOS', () => {
  const exceptionReason = { name: 'NSRangeException', composed_message: 'index 12 beyond bounds', class: 'NSException' };
  const cause = 'NSRangeException: index 12 beyond bounds';
  const old = JSON.stringify({ ...head, bug_type: '109' });
  const watchdog =
    'Exception Type:  00000020\nException Codes: 0x000000008badf00d\nHighlighted Thread:  0\n\nThread 0:\n0   Shop    0x01 main + 4\n';

  it.each<[title: string, report: string, expected: object]>([
    ['names the exception', ips({ ...thrown, exceptionReason }), { cause, kind: 'native' }],
    [
      'names an exception without a name',
      ips({ exceptionReason: { class: 'NSException', composed_message: 'x' } }),
      { cause: 'NSException: x' },
    ],
    ['names an exception without a message', ips({ exceptionReason: { name: 'A' } }), { cause: 'A' }],
    ['has odd values of an exception', ips({ exceptionReason: [1], exception: { type: 'EXC_A' } }), { cause: 'EXC_A' }],
    [
      'has a head above the text of old systems',
      `${old}\n${text}`,
      { process: 'com.example.shop', cause: 'Shop/Cart.swift:42: Fatal error: no items in the cart' },
    ],
    [
      'has a head that names the app alone',
      `${old}\nProcess: Shop [1]\nException Type: A`,
      { process: 'com.example.shop', cause: 'A' },
    ],
    ['has no head', JSON.stringify({ ...thrown, exceptionReason }, null, 1), { cause, process: 'Shop' }],
    ['has a byte order mark', `\ufeff${ips({ exceptionReason })}`, { cause }],
    ['has a head that is cut', `{"app_name":"Sh\n${JSON.stringify({ exceptionReason })}`, { cause }],
    [
      'has a number for the watchdog',
      ips({ termination: { namespace: 'FRONTBOARD', code: 0x8badf00d } }),
      { kind: 'not-responding', cause: 'FRONTBOARD 0x8badf00d' },
    ],
    [
      'has a number for the type',
      `Incident Identifier: 1\nProcess: Shop [1]\n${watchdog}`,
      { kind: 'not-responding', cause: '00000020 (0x000000008badf00d)', at: 'main + 4' },
    ],
    ['has details of the end', ips({ termination: { details: ['no memory'] } }), { cause: 'no memory' }],
    [
      'names the process in a list',
      ips({ processes: [{ name: 'a' }, { name: 'Shop', reason: 'highwater' }] }, { bug_type: '298' }),
      { process: 'Shop' },
    ],
  ])('a report %s', (_title, report, expected) => {
    expect(readAppleCrashReport(report)?.crash).toMatchObject(expected);
  });
});

describe('a crash report of iOS that lacks something', () => {
  const crashed = { exception: { type: 'EXC_BAD_ACCESS' } };
  const bad = (more: object): string => ips({ ...crashed, ...more });

  const noProcess = ips({ ...crashed, threads: [{ triggered: true, frames: [{ symbol: 'x' }] }] }, { bug_type: 309 });
  const frames = [
    {},
    { imageIndex: 1 },
    { imageIndex: 0, imageOffset: 16 },
    { imageIndex: 0, symbol: 'total', sourceFile: 'a.m' },
  ];
  it.each<[title: string, report: string, expected: object]>([
    ['is one line', JSON.stringify({ ...head, ...crashed }), { process: 'com.example.shop', thread: undefined, at: undefined }],
    ['begins with blank lines', `\n ${ips(crashed)}`, { process: 'com.example.shop', cause: 'EXC_BAD_ACCESS' }],
    ['has frames of no process', noProcess, { process: undefined, at: undefined }],
    ['names its bundle in both parts', bad({ bundleInfo: { CFBundleIdentifier: 'a.b' } }), { process: 'a.b' }],
    ['names the process alone', ips({ ...crashed, procName: 'Cart' }, { bug_type: 309, app_name: 'Shop' }), { process: 'Cart' }],
    ['names the app alone', ips(crashed, { bug_type: 309, app_name: 'Shop' }), { process: 'Shop' }],
    ['has a signal', ips({ exception: { type: 'EXC_CRASH', signal: 'SIGABRT' } }), { cause: 'EXC_CRASH (SIGABRT)' }],
    ['has a subtype', bad({ exception: { type: 'EXC_A', signal: 'SIGB', subtype: '0x0' } }), { cause: 'EXC_A (SIGB): 0x0' }],
    ['has a subtype alone', ips({ exception: { subtype: 'KERN 0x0' } }), { cause: 'KERN 0x0' }],
    ['has a termination alone', ips({ termination: { indicator: 'Abort trap', reasons: [7, ' '] } }), { cause: 'Abort trap' }],
    ['has a reason in several lines', bad({ termination: { reasons: [null, ' no\n  memory '] } }), { cause: 'no memory' }],
    ['has a long reason', bad({ termination: { reasons: ['x'.repeat(2_000)] } }), { cause: 'x'.repeat(1_000) }],
    ['has empty notes', bad({ asi: { a: [1, ' '], b: 'abort() called ', c: ['abort() called', 'gone'] } }), { cause: 'gone' }],
    ['has a process with a reason', ips({ processes: [{}, { reason: 'highwater' }] }), { cause: 'highwater', kind: 'killed' }],
    ['names the thread', bad({ threads: [{ triggered: true, name: 'main', queue: 'q' }] }), { thread: 'main' }],
    ['numbers the thread', bad({ faultingThread: 3, threads: [{ triggered: 1, name: 'main' }] }), { thread: '3' }],
    [
      'has frames without symbols',
      bad({ usedImages: [{ name: 'Shop' }, {}], procName: 'Shop', faultingThread: 1, threads: [{}, { frames }] }),
      {
        at: '+ 16',
        log: [
          'EXC_BAD_ACCESS',
          'Thread: 1',
          `0   ${'???'.padEnd(30)} + ?`,
          `1   ${'???'.padEnd(30)} + ?`,
          `2   ${'Shop'.padEnd(30)} + 16`,
          `3   ${'Shop'.padEnd(30)} total (a.m:?)`,
        ],
      },
    ],
  ])('in JSON: %s', (_title, report, expected) => {
    expect(readAppleCrashReport(report)?.crash).toMatchObject({ kind: 'native', ...expected });
  });

  const lines = (...fields: readonly string[]): string =>
    ['Incident Identifier: 1', 'Exception Type: EXC_CRASH', ...fields].join('\n');
  const frame = '0   Shop    0x0000000104a0 main + 4';
  const type = 'EXC_CRASH';

  it.each<[title: string, report: string, expected: object]>([
    ['has no more', lines(), { process: undefined, thread: undefined, cause: 'EXC_CRASH', at: undefined, log: ['EXC_CRASH'] }],
    ['names the process alone', 'Process:  Shop [4711]\nException Type: A', { process: 'Shop' }],
    ['names the process without a number', 'Hardware Model: x\nProcess:  Shop\nException Type: A', { process: 'Shop' }],
    ['describes its end', lines('Termination Reason: A', 'Termination Description: B'), { cause: 'B' }],
    ['has a reason', lines('Termination Reason: A', 'Exception Subtype: C'), { cause: 'A' }],
    ['has a subtype', lines('Exception Subtype: C', 'Exception Note: D'), { cause: 'C' }],
    ['has a note', lines('Exception Note: D'), { cause: 'D' }],
    ['has a note that says nothing', lines('Exception Note: EXC_CORPSE_NOTIFY'), { cause: 'EXC_CRASH' }],
    ['has late information', lines('Application Specific Information:', '', 'abort() called', 'no cart'), { cause: 'no cart' }],
    ['has information too late', lines('Application Specific Information:', '', '', '', '', '', 'x'), { cause: 'EXC_CRASH' }],
    ['numbers the thread', lines('Crashed Thread: 0 Dispatch queue: q'), { thread: '0 Dispatch queue: q' }],
    ['names the thread', lines('Crashed Thread: 0 Dispatch queue: q', 'Thread 0 name: main'), { thread: 'main' }],
    [
      'has frames of an exception',
      lines('Process: Shop', 'Last Exception Backtrace:', frame, 'Thread 0 Crashed:', '0 a b'),
      { at: 'main + 4', log: { length: 2, 1: frame } },
    ],
    ['has a thread name', lines('Process: Shop', 'Thread 0 main Crashed:', `${frame}  `), { at: 'main + 4', log: [type, frame] }],
    ['has frames of no process', lines('Thread 0 Crashed:', frame), { at: undefined, log: { length: 2 } }],
    ['has frames of another process', lines('Process: Sho', 'Thread 0 Crashed:', frame), { at: undefined }],
  ])('in text: %s', (_title, report, expected) => {
    expect(readAppleCrashReport(report)?.crash).toMatchObject({ kind: 'native', ...expected });
  });

  it.each([
    ['JSON', ips({ ...crashed, lastExceptionBacktrace: Array.from({ length: 150 }, () => ({ symbol: 'x'.repeat(2_000) })) })],
    ['text', lines('Thread 0 Crashed:', ...Array.from({ length: 150 }, (_, index) => `${index}  ${'x'.repeat(2_000)}`))],
  ])('in %s: its frames are bounded', (_format, report) => {
    const [, ...frames] = readAppleCrashReport(report)?.crash.log ?? [];
    expect(frames.map(({ length }) => length)).toEqual(Array.from({ length: 100 }, () => 1_000));
  });
});
