import { describe, expect, it } from 'vitest';
import { crashOf } from '../../../../src/results/crash/describe-crash.ts';
import { begun, crashesIn, died, event, killer, logged, system, zygote } from './logs.ts';

const anr = (...lines: readonly string[]): string => logged('ActivityManager', ['ANR in com.shop', ...lines], 1_500);
const java = (...lines: readonly string[]): string => logged('AndroidRuntime', ['FATAL EXCEPTION: main', ...lines], 4_711);
const signal = (...lines: readonly string[]): string => logged('libc', lines, 4_711, 'F');
const head = 'pid: 4711, tid: 4716, name: RenderThread  >>> com.shop <<<';
const dump = (...lines: readonly string[]): string => logged('DEBUG', lines, 5_000, 'F');

describe('a process in a device log', () => {
  const exit = (...ends: readonly string[]): string => zygote(...ends.map((end) => `Process 4711 exited ${end}`));
  const bySignal = 'due to signal 9 (Killed)';
  const older = system('Start proc com.shop for activity com.shop/.Cart: pid=4711 uid=10123');
  const unknown = 'the log gives no reason';
  it.each<[title: string, log: readonly string[], ...causes: string[]]>([
    ['exited, started by an older system', [older, exit('cleanly (3)')], 'the process exited with status 3'],
    [
      'exited, started by the log of events',
      [event('am_proc_start', '[0,4711,10123,com.shop,activity,x]'), exit('cleanly (12)')],
      'the process exited with status 12',
    ],
    ['is named only in its kill', [event('am_kill', '[0,4711,com.shop,0,signal 9]'), exit(bySignal)], 'signal 9 (Killed)'],
    ['was ended by a signal without a name', [system(begun), exit('due to signal 31')], 'signal 31'],
    ['is not known', [exit('cleanly (1)')]],
    ['was stopped before it exited', [system(begun), event('am_kill', '[0,4711,com.shop,0,stop]'), exit('cleanly (1)')]],
    ['was stopped before it died', [event('am_kill', '[0,4711,com.shop]'), system(died)]],
    [
      'is in an event that is not complete',
      [event('am_kill', '0,4711,com.shop,0,stop]', 'hello', '[0,pid,com.shop,0,stop]', '[]'), system(died)],
      'the process died',
    ],
    ['is in another event', [event('am_pss', '[0,4711,com.shop,0,stop]'), system(died)], 'the process died'],
    ['exited in a line that names no end', [system(begun), exit('', 'cleanly'), zygote('My Process 4711 exited cleanly (1)')]],
    ['has its reason before its exit', [killer("Kill 'com.shop' (4711), uid 1"), exit(bySignal)], 'low memory'],
    ['has its reason once', [system(died), exit(bySignal, 'due to signal 6')], 'signal 9 (Killed)'],
    ['died for a reason', [system('Killing 4711:com.shop/u0a123 (adj -800): Low on MEMORY '), system(died)], 'Low on MEMORY'],
    [
      'was killed, by a name that the system cut',
      [system('Start proc 4711:com.shop.android.cart/u0a123 for x'), killer("Kill 'shop.android.ca' (4711), uid 1")],
    ],
    ['was killed in other forms', [killer('Kill com.shop (4711)', "Killed 'com.shop' (4711)", "Kill 'com.shop' 4711")]],
    [
      'is killed in other words',
      [
        system('Killing 4711 com.shop (adj 0): low memory', 'Not Killing 4711:com.shop/u0a1 (adj 0): low memory'),
        system('The Process com.shop (pid 4711) has died'),
      ],
    ],
    ['does not respond for the first of two reasons', [anr('Reason: one ', 'Reason: two')], 'one'],
    ['does not respond for no reason', [anr()], unknown],
    ['does not respond, and the reason belongs to another message', [anr('Hello', 'Reason: one')], unknown],
    ['does not respond, by another process', [anr(), logged('ActivityManager', ['Reason: one'], 1_600)], unknown],
    ['does not respond, with lines below one head', [anr(), '    Reason: one'], 'one'],
    ['does not respond and dies', [anr('Reason: one'), system(died)], 'one'],
  ])('a process in a device log %s', async (_title, log, ...causes) => {
    const own = { packages: ['com.shop'], testClasses: [] };
    expect((await crashesIn(log.join('\n'), own)).map((crash) => crashOf(crash).cause)).toEqual(causes);
  });
});

describe('an exception in a device log', () => {
  it.each<[title: string, log: string, trace: readonly string[]]>([
    [
      'may have its process on a line of its own',
      java('Process: com.shop', 'PID: 4711', '', 'a.B: no', 'at a.C.d(E.kt:1)'),
      ['a.B: no', '\tat a.C.d(E.kt:1)'],
    ],
    [
      'keeps lines like these in its message',
      java('Process: com.shop, PID: 4711', 'a.B: no', 'Process: com.mail', 'PID: 4711', ''),
      ['a.B: no', 'Process: com.mail', 'PID: 4711', ''],
    ],
    [
      'has what was suppressed',
      java('Process: com.shop', 'a.B', '... 3 more', 'Suppressed: a.C', 'attached'),
      ['a.B', '\t... 3 more', '\tSuppressed: a.C', 'attached'],
    ],
    [
      'ends with lines of another level',
      `${java('Process: com.shop', 'a.B')}\n${logged('AndroidRuntime', ['Shutting down VM'], 4_711, 'D')}`,
      ['a.B'],
    ],
    [
      'ends with another message',
      `${java('Process: com.shop', 'a.B')}\n${logged('Choreographer', ['Skipped'], 4_711)}\n\tat a.C.d(E.kt:1)`,
      ['a.B'],
    ],
    [
      'has lines of its process alone',
      `${java('Process: com.shop', 'a.B')}\n${logged('AndroidRuntime', ['a.C'], 4_712)}`,
      ['a.B'],
    ],
    [
      'goes on in lines without a head',
      `${java('Process: com.shop', 'a.B')}\n\tat a.C.d(E.kt:1)\n  Caused by: a.C`,
      ['a.B', '\tat a.C.d(E.kt:1)', 'Caused by: a.C'],
    ],
  ])('%s', async (_title, log, trace) => {
    expect(await crashesIn(log)).toMatchObject([{ kind: 'java', process: 'com.shop', thread: 'main', trace }]);
  });

  it('may be without a name', async () => {
    expect((await crashesIn(java('Process: com.shop'))).map((crash) => crashOf(crash).cause)).toEqual([
      'an exception that the log does not name',
    ]);
  });
});

describe('a signal in a device log', () => {
  const frame = '#00 pc 000000000004f6dc  /lib64/libc.so (memcpy+12)';

  it.each<[title: string, log: string, expected: object]>([
    [
      'has its process',
      signal('Fatal signal 6 (SIGABRT), code -6 in tid 4716 (main), pid 4711 (com.shop)'),
      { headline: 'SIGABRT', thread: 'main' },
    ],
    [
      'has no thread',
      signal('Fatal signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0xAb, pid 4711 (com.shop)'),
      { headline: 'SIGSEGV (SEGV_MAPERR) at 0xAb', thread: undefined },
    ],
    [
      'is in the dump alone',
      dump(head, 'signal 11 (SIGSEGV), code 2 (SEGV_ACCERR), fault addr --------'),
      { headline: 'SIGSEGV (SEGV_ACCERR)', thread: 'RenderThread' },
    ],
    ['has a cause only below it', dump(head, 'Cause: null pointer'), { headline: undefined }],
    ['has a cause', dump(head, 'signal 11 (SIGSEGV)', 'Cause: null pointer'), { headline: 'SIGSEGV: null pointer' }],
    ['is an abort where only its message is known', dump(head, "Abort message: 'it's lost'"), { headline: "SIGABRT: it's lost" }],
    [
      'keeps its name before the message',
      dump(head, 'signal 5 (SIGTRAP), code 1 (TRAP_BRKPT)', 'Abort message: lost'),
      { headline: 'SIGTRAP: lost' },
    ],
    ['has frames in lines without a head', `${dump(head)}\n    ${frame}\n\nmemory near x0:`, { trace: [`  ${frame}`] }],
    ['has an empty line between its frames', dump(head, frame, '', frame), { trace: [`  ${frame}`, `  ${frame}`] }],
    [
      'ends with its frames',
      dump(head, frame, 'memory near x0:', frame, 'signal 6 (SIGABRT)'),
      { trace: [`  ${frame}`], headline: undefined },
    ],
    [
      'has at most 200 frames',
      dump(head, ...Array.from({ length: 300 }, () => frame)),
      { trace: { length: 200 }, log: { length: 200 } },
    ],
    [
      'is one with its dump',
      `${signal('Fatal signal 6 (SIGABRT), pid 4711 (com.shop)')}\n${dump(head)}`,
      { log: { length: 2 }, thread: 'RenderThread', headline: 'SIGABRT' },
    ],
    ['has no lines of a dump by another process', `${dump(head)}\n${logged('DEBUG', [frame], 5_001, 'F')}`, { trace: [] }],
  ])('%s', async (_title, log, expected) => {
    expect(await crashesIn(log)).toMatchObject([{ kind: 'native', process: 'com.shop', ...expected }]);
  });

  it.each([
    ['a warning of the C library', signal('Access denied finding property "x"')],
    ['a signal in the middle of a line', signal('My Fatal signal 6 (SIGABRT), pid 4711 (com.shop)')],
    ['lines of a dump without a head', dump(frame, 'signal 6 (SIGABRT)')],
    ['an indented line without a head', `    ${frame}`],
  ])('is not %s', async (_title, log) => {
    expect(await crashesIn(log)).toEqual([]);
  });
});
