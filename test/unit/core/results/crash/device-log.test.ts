import { describe, expect, it } from 'vitest';
import { crashOf } from '../../../../../src/core/results/crash/describe-crash.ts';
import {
  begun,
  crashesIn,
  died,
  event,
  finished,
  hung,
  javaLines,
  killer,
  logged,
  shop,
  started,
  system,
  tombstone,
  zygote,
} from './logs.ts';

const java = (process = 'com.shop', pid = 4_711): string => logged('AndroidRuntime', javaLines(process, pid), pid);
const killed = (reason: string): string => `Killing 4711:com.shop/u0a123 (adj 0): ${reason}`;

const anr = (...lines: readonly string[]): string => logged('ActivityManager', ['ANR in com.shop', ...lines], 1_500);
const exception = (...lines: readonly string[]): string => logged('AndroidRuntime', ['FATAL EXCEPTION: main', ...lines], 4_711);
const signal = (...lines: readonly string[]): string => logged('libc', lines, 4_711, 'F');
const head = 'pid: 4711, tid: 4716, name: RenderThread  >>> com.shop <<<';
const dump = (...lines: readonly string[]): string => logged('DEBUG', lines, 5_000, 'F');
const stopped = 'Force stopping com.shop appid=10123 user=0';

const described = async (text: string, own = shop) => (await crashesIn(text, own)).map((crash) => crashOf(crash));

describe('crashes in device logs', () => {
  it('a device log names an exception, with thread, deepest cause and the frame of the app below it', async () => {
    const [crash, ...others] = await described(`${logged('Choreographer', ['Skipped 30 frames!'], 4_711, 'I')}\n${java()}`);
    expect(others).toEqual([]);
    expect(crash).toMatchObject({
      kind: 'java',
      process: 'com.shop',
      thread: 'main',
      cause: 'java.lang.IllegalStateException: no items',
      at: 'Cart.kt:42',
    });
    expect(crash?.log).toHaveLength(9);
    expect(crash?.log[0]).toBe('01-02 03:04:05.678  4711  4712 E AndroidRuntime: FATAL EXCEPTION: main');
  });

  it('a device log names a signal, with its dump by another process', async () => {
    expect(await described(tombstone('com.shop'))).toMatchObject([
      {
        kind: 'native',
        process: 'com.shop',
        thread: 'RenderThread',
        cause: 'SIGSEGV (SEGV_MAPERR) at 0x0000000000000010: null pointer dereference',
        at: 'libcart.so (Java_com_shop_Cart_total+24)',
      },
    ]);
    const [crash] = await crashesIn(tombstone('com.shop'));
    expect(crash?.trace).toHaveLength(3);
    expect(crash?.log.join('\n')).not.toContain('memory near');
  });

  it('a device log names a process that does not respond', async () => {
    const text = `${hung('com.shop')}\n${logged('ActivityManager', ['Skipping background checks'], 1_500)}`;
    const [crash] = await described(text);
    expect(crash).toMatchObject({ kind: 'not-responding', process: 'com.shop', thread: 'main' });
    expect(crash?.cause).toMatch(/^Input dispatching timed out \(.*Waited 5003ms for MotionEvent\)$/);
    expect(crash?.log).toHaveLength(6);
  });

  it('a device log names a process that died of its own crash once', async () => {
    const text = [
      java(),
      tombstone('com.shop', 4_800),
      hung('com.shop:sync'),
      system(
        'Process com.shop (pid 4711) has died',
        'Process com.shop (pid 4800) has died',
        'Process com.shop:sync (pid 4900) has died',
      ),
    ].join('\n');
    expect((await crashesIn(text)).map(({ kind }) => kind)).toEqual(['java', 'native', 'not-responding']);
  });
});

describe('a process in a device log', () => {
  const exit = (...ends: readonly string[]): string => zygote(...ends.map((end) => `Process 4711 exited ${end}`));
  const bySignal = 'due to signal 9 (Killed)';
  const older = system('Start proc com.shop for activity com.shop/.Cart: pid=4711 uid=10123');
  const newer = event('am_proc_start', '[0,4711,10123,com.shop,activity,x]');
  const unreadable = event('am_kill', '0,4711,com.shop,0,stop]', 'hello', '[0,pid,com.shop,0,stop]', '[]');
  const long = 'Start proc 4711:com.shop.android.cart/u0a123 for x';
  const low = 'uid 10123, oom_score_adj 0 to free 512000kB rss, 0kB swap; reason: low watermark is breached';
  const unknown = 'the log gives no reason';
  it.each<[title: string, log: readonly string[], ...causes: string[]]>([
    ['exited, started by an older system', [older, exit('cleanly (3)')], 'the process exited with status 3'],
    ['exited, started by the log of events', [newer, exit('cleanly (12)')], 'the process exited with status 12'],
    ['is named only in its kill', [event('am_kill', '[0,4711,com.shop,0,signal 9]'), exit(bySignal)], 'signal 9 (Killed)'],
    ['was ended by a signal without a name', [system(begun), exit('due to signal 31')], 'signal 31'],
    ['is not known', [exit('cleanly (1)')]],
    ['was stopped before it exited', [system(begun), event('am_kill', '[0,4711,com.shop,0,stop]'), exit('cleanly (1)')]],
    ['was stopped before it died', [event('am_kill', '[0,4711,com.shop]'), system(died)]],
    ['was stopped by the log of events', [event('am_kill', '[0,4711,com.shop,0,finished inst]'), system(died)]],
    ['was stopped after a test', [system(`${stopped}: finished inst`, killed('stop com.shop'), died)]],
    ['was cleared by an orchestrator', [system(killed('clear data'), died)]],
    ['was killed in the background', [system('Killing 4711:com.shop/u0a123 (adj 900): cached #17', died)]],
    ['is in an event that is not complete', [unreadable, system(died)], 'the process died'],
    ['is in another event', [event('am_pss', '[0,4711,com.shop,0,stop]'), system(died)], 'the process died'],
    ['exited in a line that names no end', [system(begun), exit('', 'cleanly'), zygote('My Process 4711 exited cleanly (1)')]],
    ['was killed for lack of memory', [killer(`Kill 'com.shop' (4711), ${low}`)], 'low memory (low watermark is breached)'],
    ['was killed by an older system', [logged('lowmemorykiller', ["Killing 'com.shop' (4711), adj 0"], 300, 'I')], 'low memory'],
    ['has its reason before its exit', [killer("Kill 'com.shop' (4711), uid 1"), exit(bySignal)], 'low memory'],
    ['has its reason once', [system(died), exit(bySignal, 'due to signal 6')], 'signal 9 (Killed)'],
    ['died for a reason', [system('Killing 4711:com.shop/u0a123 (adj -800): Low on MEMORY ', died)], 'Low on MEMORY'],
    ['was killed for its load', [system(killed('excessive cpu 30000'))], 'excessive cpu 30000'],
    ['was killed, by a name that the system cut', [system(long), killer("Kill 'shop.android.ca' (4711), uid 1")]],
    ['was killed in other forms', [killer('Kill com.shop (4711)', "Killed 'com.shop' (4711)", "Kill 'com.shop' 4711")]],
    ['is killed without its user', [system('Killing 4711 com.shop (adj 0): low memory')]],
    ['is not killed', [system('Not Killing 4711:com.shop/u0a1 (adj 0): low memory')]],
    ['died in other words', [system('The Process com.shop (pid 4711) has died')]],
    ['does not respond for the first of two reasons', [anr('Reason: one ', 'Reason: two')], 'one'],
    ['does not respond for no reason', [anr()], unknown],
    ['does not respond, and the reason belongs to another message', [anr('Hello', 'Reason: one')], unknown],
    ['does not respond, by another process', [anr(), logged('ActivityManager', ['Reason: one'], 1_600)], unknown],
    ['does not respond, with lines below one head', [anr(), '    Reason: one'], 'one'],
    ['does not respond and dies', [anr('Reason: one'), system(died)], 'one'],
  ])('a process in a device log %s', async (_title, log, ...causes) => {
    const own = { packages: ['com.shop'], testClasses: [] };
    const found = await described(log.join('\n'), own);
    expect(found.map(({ process, cause }) => [process, cause])).toEqual(causes.map((cause) => ['com.shop', cause]));
  });
});

describe('an exception in a device log', () => {
  const thrown = (...lines: readonly string[]): string => exception('Process: com.shop', ...lines);
  const frame = 'at a.C.d(E.kt:1)';

  it.each<[title: string, log: string, ...trace: string[]]>([
    ['may have its process on one line', exception('Process: com.shop', 'PID: 4711', '', 'a.B', frame), 'a.B', `\t${frame}`],
    [
      'keeps lines like these in its message',
      exception('Process: com.shop, PID: 4711', 'a.B: no', 'Process: com.mail', 'PID: 4711', ''),
      'a.B: no',
      'Process: com.mail',
      'PID: 4711',
      '',
    ],
    ['has what was suppressed', thrown('a.B', '... 3 more', 'Suppressed: a.C'), 'a.B', '\t... 3 more', '\tSuppressed: a.C'],
    ['has lines in the middle that are no frame', thrown('a.B', 'attached'), 'a.B', 'attached'],
    ['ends with lines of another level', `${thrown('a.B')}\n${logged('AndroidRuntime', ['Shut down'], 4_711, 'D')}`, 'a.B'],
    ['ends with another message', `${thrown('a.B')}\n${logged('Choreographer', ['Skipped'], 4_711)}\n\t${frame}`, 'a.B'],
    ['has lines of its process alone', `${thrown('a.B')}\n${logged('AndroidRuntime', ['a.C'], 4_712)}`, 'a.B'],
    ['goes on without a head', `${thrown('a.B')}\n\t${frame}\n  Caused by: a.C`, 'a.B', `\t${frame}`, 'Caused by: a.C'],
  ])('%s', async (_title, log, ...trace) => {
    expect(await crashesIn(log)).toMatchObject([{ kind: 'java', process: 'com.shop', thread: 'main', trace }]);
  });
});

describe('a signal in a device log', () => {
  const frame = '#00 pc 000000000004f6dc  /lib64/libc.so (memcpy+12)';
  const abort = 'signal 6 (SIGABRT)';
  const fault = 'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr';
  const shopPid = 'pid 4711 (com.shop)';

  it.each<[title: string, log: string, expected: object]>([
    ['has a thread', signal(`Fatal ${abort}, code -6 in tid 4716 (main), ${shopPid}`), { headline: 'SIGABRT', thread: 'main' }],
    ['has no thread', signal(`Fatal ${abort}, ${shopPid}`), { thread: undefined }],
    ['has an address', signal(`Fatal ${fault} 0xAb, ${shopPid}`), { headline: 'SIGSEGV (SEGV_MAPERR) at 0xAb' }],
    ['is in the dump alone', dump(head, `${fault} ----`), { headline: 'SIGSEGV (SEGV_MAPERR)', thread: 'RenderThread' }],
    ['has a cause only below it', dump(head, 'Cause: null pointer'), { headline: undefined }],
    ['has a cause', dump(head, 'signal 11 (SIGSEGV)', 'Cause: null pointer'), { headline: 'SIGSEGV: null pointer' }],
    ['is an abort where only its message is known', dump(head, "Abort message: 'it's lost'"), { headline: "SIGABRT: it's lost" }],
    ['keeps its name', dump(head, `${abort}, code 1 (X)`, 'Abort message: lost'), { headline: 'SIGABRT: lost' }],
    ['has frames in lines without a head', `${dump(head)}\n    ${frame}\n\nmemory near x0:`, { trace: [`  ${frame}`] }],
    ['has an empty line between its frames', dump(head, frame, '', frame), { trace: [`  ${frame}`, `  ${frame}`] }],
    ['ends with its frames', dump(head, frame, 'memory near x0:', frame, abort), { trace: [`  ${frame}`], headline: undefined }],
    ['has at most 200 frames', dump(head, ...Array<string>(300).fill(frame)), { trace: { length: 200 }, log: { length: 200 } }],
    ['has one dump', `${signal(`Fatal ${abort}, ${shopPid}`)}\n${dump(head)}`, { log: { length: 2 }, headline: 'SIGABRT' }],
    ['has no lines of a dump by another process', `${dump(head)}\n${logged('DEBUG', [frame], 5_001, 'F')}`, { trace: [] }],
  ])('%s', async (_title, log, expected) => {
    expect(await crashesIn(log)).toMatchObject([{ kind: 'native', process: 'com.shop', ...expected }]);
  });

  it.each([
    ['a warning of the C library', signal('Access denied finding property "x"')],
    ['a signal in the middle of a line', signal(`My Fatal ${abort}, ${shopPid}`)],
    ['lines of a dump without a head', dump(frame, abort)],
    ['an indented line without a head', `    ${frame}`],
  ])('is not %s', async (_title, log) => {
    expect(await crashesIn(log)).toEqual([]);
  });
});

describe('lines that belong to a crash', () => {
  const dumpOf = (pid: number, name: string): string =>
    dump(`pid: ${pid}, tid: ${pid}, name: main  >>> com.shop <<<`, `signal 5 (${name})`);
  const reason = /^Reason: (.*)/m.exec(hung('com.shop').replaceAll(/^.*ActivityManager: /gm, ''))?.[1];

  const hang = `not-responding of com.shop: ${reason}`;
  const [trap, abort] = ['native of com.shop: SIGTRAP', 'native of com.shop: SIGABRT'];
  const noItems = 'java of com.shop: java.lang.IllegalStateException: no items';

  it.each<[what: string, lines: readonly string[], ...crashes: string[]]>([
    ['a kill and the death after it', [system(killed('low memory'), died)], 'killed of com.shop: low memory (2)'],
    [
      'a hang, and a kill of another process',
      [hung('com.shop'), system('Killing 4800:com.shop:sync/u0a1 (adj 0): low memory')],
      `${hang} (6)`,
      'killed of com.shop:sync: low memory (1)',
    ],
    ['a hang up to another line', [hung('com.shop'), system('Skipping background checks'), '    Load: 1'], `${hang} (6)`],
    ['two dumps of one logger', [dumpOf(4_711, 'SIGTRAP'), dumpOf(4_800, 'SIGABRT')], `${trap} (2)`, `${abort} (2)`],
    ['an exception, and a dump of its process', [java(), dumpOf(4_711, 'SIGTRAP')], `${noItems} (9)`, `${trap} (2)`],
    ['a death after a crash of another app', [java('com.mail', 5_711), system(died)], 'killed of com.shop: the process died (1)'],
    ...['  4711-4712  AndroidRuntime  pid-unknown  E  ', ' 4711-4712/? E/AndroidRuntime: '].map(
      (head): [string, string[], string] => [
        `an exception in lines that do not know the process:${head}`,
        [system(begun), `2026-01-02 03:04:05.678${head}FATAL EXCEPTION: main`],
        'java of com.shop: an exception that the log does not name (1)',
      ],
    ),
  ])('a device log shows %s', async (_what, lines, ...crashes) => {
    expect(
      (await described(lines.join('\n'))).map(
        ({ kind, process, cause, log }) => `${kind} of ${process}: ${cause} (${log.length})`,
      ),
    ).toEqual(crashes);
  });

  it.each([
    ['an exception', java()],
    ['a dump', tombstone('com.shop').split('\n').slice(5).join('\n')],
    ['a hang', hung('com.shop')],
  ])('a message with one prefix is %s as with a prefix on each line', async (_what, text) => {
    const after = [
      '--------- beginning of main',
      '    at com.shop.Late.call(Late.kt:1)',
      '    #03 pc 01  /late.so',
      '    Load: 9',
    ];
    const [whole] = await crashesIn(text);
    const [crash, ...others] = await crashesIn([text.replaceAll(/(?<=\n)01-02 .*?: /g, '    '), ...after].join('\n'));
    expect(others).toEqual([]);
    expect({ ...crash, log: crash?.log.length }).toEqual({ ...whole, log: whole?.log.length });
  });

  const long = 'com.example.shop.android';
  it.each([
    ['as it starts', system(`Start proc 4711:${long}/u0a123 for top-activity`), long],
    ['as it starts, on an older system', system(`Start proc ${long} for activity ${long}/.Main: pid=4711 uid=10123`), long],
    ['as it starts, in the event log', event('am_proc_start', `[0,4711,10123,${long},activity]`), long],
    ['as it is killed, in the event log', event('am_kill', `[0,4711,${long},0,low memory]`), long],
    ['as it is killed for no fault', system(`Killing 4711:${long}/u0a123 (adj 900): cached`), long],
    ['for another process', system(`Start proc 4712:${long}/u0a123 for top-activity`), long.slice(-15)],
    ['before the number of the process is used again', system('Start proc 4711:com.mail/u0a1 for x'), long.slice(-15)],
  ])('the process of a signal has the name that the system gives it %s', async (_when, line, name) => {
    const [signal = ''] = tombstone(long).split('\n');
    const crashes = await crashesIn(`${line}\n${signal}`, { ...shop, packages: [long] });
    expect(crashes.map(({ kind, process }) => [kind, process])).toEqual([['native', name]]);
  });
});

describe('a kill', () => {
  const force = (when: string): string => system(`${stopped}: ${when}`);
  const brokeOff = system('Crash of app com.shop running instrumentation ComponentInfo{com.shop.test/a.Runner}');
  const dueTo = (why: string): string => system(killed(`stop com.shop due to ${why}`));
  const ofPart = (adj: number): string => system(`Killing 4800:com.shop:sync/u0a1 (adj ${adj}): isolated not needed`);
  const cached = 'uid 10123, oom_score_adj 905 to free 5kB rss; reason: low watermark is breached';
  const installed = 'stop com.shop due to installPackageLI';

  it.each<[title: string, log: readonly string[], ...causes: string[]]>([
    ['while tests run counts, whatever its reason', [started('adds'), dueTo('installPackageLI')], installed],
    ['between two tests counts', [started('adds'), finished('adds'), dueTo('clear data')], 'stop com.shop due to clear data'],
    ['counts where the log tells only later that tests ran', [dueTo('installPackageLI'), brokeOff], installed],
    ['counts where the log tells only later that tests ended', [dueTo('installPackageLI'), force('finished inst')], installed],
    [
      'counts in an instrumentation that began before',
      [force('start inst'), dueTo('from pid 9')],
      'stop com.shop due to from pid 9',
    ],
    ['at the start of tests is none', [force('start inst'), dueTo('start inst'), system(died)]],
    ['at the end of tests is none', [started('adds'), force('finished inst'), dueTo('finished inst'), system(died)]],
    ['after the end of tests is none', [started('adds'), force('finished inst'), dueTo('installPackageLI'), system(died)]],
    ['counts again in the next tests', [force('finished inst'), started('pays'), dueTo('installPackageLI')], installed],
    [
      'after the end of tests of another app counts',
      [started('adds'), system('Force stopping com.mail appid=1 user=0: finished inst'), dueTo('x')],
      'stop com.shop due to x',
    ],
    [
      'without signs of tests counts for a reason beyond the usual',
      [system(killed('Too many Binders sent to SYSTEM'))],
      'Too many Binders sent to SYSTEM',
    ],
    ['without signs of tests is none for a usual reason', [dueTo('installPackageLI'), system(died)]],
    ['of another process counts while it is in use', [started('adds'), ofPart(0)], 'isolated not needed'],
    [
      'of another process that is cached is none',
      [started('adds'), ofPart(900), killer(`Kill 'com.shop:sync' (4801), ${cached}`)],
    ],
    [
      'with an exit by a fault is that fault',
      [started('adds'), dueTo('x'), zygote('Process 4711 exited due to signal 11 (Segmentation fault)')],
      'signal 11 (Segmentation fault)',
    ],
    [
      'in an event counts',
      [started('adds'), event('am_kill', '[0,4711,com.shop,0,depends on provider a, b,1024]')],
      'depends on provider a, b',
    ],
    [
      'in an event of a process without a reason tells none',
      [started('adds'), event('am_kill', '[0,4711,com.shop]')],
      'the process died',
    ],
    [
      'of its own',
      [
        system(begun),
        logged('Process', ['Sending signal. PID: 4711 SIG: 9'], 4_711, 'I'),
        zygote('Process 4711 exited due to signal 9 (Killed)'),
      ],
      'the process sent itself signal 9',
    ],
    [
      'of another process by the app is none of its own',
      [system(begun), logged('Process', ['Sending signal. PID: 4800 SIG: 9'], 4_711, 'I')],
    ],
    ['by the kernel', [system(begun), killer('send sigkill to 4711 (com.shop), adj 0, size 5')], 'low memory'],
    [
      'by the kernel, of all memory',
      [system(begun), killer('Out of memory: Killed process 4711 (com.shop) total-vm:5kB')],
      'low memory',
    ],
    [
      'by a vendor',
      [system(begun), killer(`Reclaim 'com.shop' (4711), uid 1, oom_score_adj 0; reason: min2x watermark is breached`)],
      'low memory (min2x watermark is breached)',
    ],
    ['in the line of a vendor', [logged('HwActivityManagerService', [killed('excessive cpu 9')], 1_500, 'I')], 'excessive cpu 9'],
    ['of Android 4', [system('Killing proc 4711:com.shop/u0a1: low memory')], 'low memory'],
  ])('%s', async (_title, log, ...causes) => {
    expect((await described(log.join('\n'), { packages: ['com.shop'], testClasses: [] })).map(({ cause }) => cause)).toEqual(
      causes,
    );
  });

  it('has the test that was running, and all lines of the end', async () => {
    const log = [
      started('adds'),
      dueTo('installPackageLI'),
      zygote('Process 4711 exited due to signal 9 (Killed)'),
      finished('adds'),
    ];
    expect(await crashesIn(log.join('\n'))).toMatchObject([
      { kind: 'killed', running: { className: 'com.shop.cart.CartTest', name: 'adds' }, log: { length: 2 } },
    ]);
  });
});

describe('what a log says of a process id', () => {
  const exit = (end: string, pid = 4_711): string => zygote(`Process ${pid} exited due to ${end}`);

  it.each<[title: string, log: readonly string[], ...crashes: string[]]>([
    [
      'counts where the name comes later',
      [exit('signal 11 (Segmentation fault)'), system(died)],
      'native: signal 11 (Segmentation fault)',
    ],
    ['may be that of old systems', [system(begun), exit('signal (11)')], 'native: signal 11'],
    ['may be that of the oldest systems', [system(begun), zygote('Process 4711 terminated by signal (9)')], 'killed: signal 9'],
    [
      'counts where the name comes later, of an exception',
      [exception('a.B: no', '\tat com.shop.C.d(C.kt:1)'), system(died)],
      'java: a.B: no',
    ],
    [
      'is of the process before, if another one has its id',
      [system(begun, died, 'Start proc 4711:com.mail/u0a1 for x'), exit('signal 6')],
      'killed: the process died',
    ],
    [
      'is of the process after',
      [system('Start proc 4711:com.mail/u0a1 for x', 'Process com.mail (pid 4711) has died', begun), exit('signal 6')],
      'native: signal 6',
    ],
    [
      'may be in a line of another matter',
      [system("ProcessRecord{8eae383 4711:com.shop/u0a196} was killed by AM but isn't really dead"), exit('signal 9 (Killed)')],
      'killed: signal 9 (Killed)',
    ],
    [
      'may be what Android Studio writes',
      ['---------------------------- PROCESS ENDED (4711) for package com.shop ----------------------------'],
      'killed: the process died',
    ],
    [
      'may be what Android Studio writes of a start',
      ['------------------------ PROCESS STARTED (4711) for package com.shop ------------------------', exit('signal 5')],
      'native: signal 5',
    ],
  ])('%s', async (_title, log, ...crashes) => {
    const found = await described(log.join('\n'), { packages: ['com.shop'], testClasses: [] });
    expect(found.map(({ kind, cause }) => `${kind}: ${cause}`)).toEqual(crashes);
  });
});

describe('events', () => {
  const crashed = event('am_crash', '[4711,0,com.shop,551042630,java.lang.IllegalStateException,no items, or so,Cart.kt,42,0]');
  const unresponsive = event('am_anr', '[0,4711,com.shop,551042630,Input dispatching timed out (a, b)]');

  it.each<[title: string, log: readonly string[], expected: readonly object[]]>([
    [
      'tell an exception',
      [crashed],
      [{ kind: 'java', process: 'com.shop', cause: 'java.lang.IllegalStateException: no items, or so', at: 'Cart.kt:42' }],
    ],
    [
      'tell an exception without a message',
      [event('am_crash', '[4711,0,com.shop,1,a.B,NULL,unknown,-2]').replace('NULL', 'null')],
      [{ kind: 'java', cause: 'a.B', at: undefined }],
    ],
    [
      'tell a native crash',
      [event('am_crash', '[4711,0,com.shop,1,Native crash,Segmentation fault,unknown,0]')],
      [{ kind: 'native', cause: 'Segmentation fault', at: undefined }],
    ],
    ['tell an exception once, with its lines', [crashed, java()], [{ kind: 'java', log: { length: 9 } }]],
    [
      'tell a hang',
      [unresponsive],
      [{ kind: 'not-responding', process: 'com.shop', thread: 'main', cause: 'Input dispatching timed out (a, b)' }],
    ],
    ['tell a hang once, with its lines', [unresponsive, hung('com.shop')], [{ kind: 'not-responding', log: { length: 6 } }]],
    ['tell a death', [event('am_proc_died', '[0,4711,com.shop,0,2]')], [{ kind: 'killed', cause: 'the process died' }]],
    [
      'tell a death after an exception as part of it',
      [crashed, event('am_proc_died', '[0,4711,com.shop,0,2]')],
      [{ kind: 'java' }],
    ],
    [
      'tell a name',
      [event('am_proc_bound', '[0,4711,com.shop]'), zygote('Process 4711 exited cleanly (1)')],
      [{ kind: 'killed', process: 'com.shop' }],
    ],
    ['tell nothing of another app', [crashed.replace('com.shop', 'com.mail')], []],
    [
      'tell nothing without their fields',
      [event('am_crash', '[4711,0]', '[]', 'x'), event('am_anr', '[0,4711]'), event('am_proc_died', '[0,x]')],
      [],
    ],
  ])('%s', async (_title, log, expected) => {
    const found = await described(log.join('\n'), { packages: ['com.shop'], testClasses: [] });
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });
});

describe('the dump of an engine', () => {
  const engine = (...lines: readonly string[]): string => logged('CRASH', lines, 4_711);
  const frames = [
    'backtrace:',
    '#00 pc 0005f2d6  /system/lib/libc.so (abort+166)',
    '#100 pc 0x12f2d6  /data/app/com.shop-1/lib/arm/libil2cpp.so',
  ];

  it('stands under a tag of its own, in the process that crashed', async () => {
    const log = engine('Version 1', head, 'uid: 1', 'signal 6 (SIGABRT), code -1 (SI_QUEUE)', 'r0  00000000', ...frames);
    expect(await described(`${log}\n${system(died)}`)).toMatchObject([
      { kind: 'native', thread: 'RenderThread', cause: 'SIGABRT (SI_QUEUE)', at: 'libil2cpp.so', log: { length: 7 } },
    ]);
  });

  it('may be the message of an error', async () => {
    const log = exception(
      'Process: com.shop, PID: 4711',
      `java.lang.Error: ${'*** '.repeat(16)}`,
      head,
      'signal 11 (SIGSEGV)',
      ...frames,
    );
    expect(await described(log)).toMatchObject([
      { kind: 'native', thread: 'RenderThread', cause: 'SIGSEGV', at: 'libil2cpp.so' },
    ]);
  });

  it('is one crash with the signal of the system', async () => {
    const log = [
      signal(`Fatal signal 6 (SIGABRT), code -6 in tid 4716 (x), pid 4711 (com.shop)`),
      engine(head, ...frames),
      dump(head, ...frames),
    ];
    expect((await described(log.join('\n'))).map(({ kind }) => kind)).toEqual(['native', 'native']);
  });
});

describe('messages of several lines', () => {
  const abort = "Abort message: 'JNI DETECTED ERROR: no";
  it.each([
    [
      'with a prefix on each',
      dump(head, 'signal 6 (SIGABRT)', abort, '    in call to X', "    from void a.b()'", '    x0  0000'),
    ],
    ['without a prefix', `${dump(head, 'signal 6 (SIGABRT)', abort)}\n    in call to X\n    from void a.b()'\n    x0  0000`],
  ])('the message of an abort has all of its lines, %s', async (_title, log) => {
    expect(await crashesIn(log)).toMatchObject([{ headline: 'SIGABRT: JNI DETECTED ERROR: no in call to X from void a.b()' }]);
  });

  it('the message of an abort without an end stops at the registers, and is bounded', async () => {
    expect(await crashesIn(dump(head, abort, '    in call to X', '    r0 0000  r1 0000', 'more'))).toMatchObject([
      { headline: 'SIGABRT: JNI DETECTED ERROR: no in call to X' },
    ]);
    const [crash] = await crashesIn(dump(head, abort, ...Array<string>(50).fill('x'.repeat(900))));
    expect(crash?.headline?.length).toBeLessThanOrEqual(1_000);
  });
});

describe('crashes of other apps', () => {
  const foreign = (process: string): string =>
    [java(process), tombstone(process, 4_800), hung(process), system(`Process ${process} (pid 4900) has died`)].join('\n');

  it.each(['com.google.android.gms', 'com.shopping', 'com.shop.other', 'org.shop', 'com.sho'])(
    'a crash of %s does not count',
    async (process) => {
      expect(await crashesIn(foreign(process))).toEqual([]);
    },
  );

  it.each(['com.shop', 'com.shop:remote', 'com.shop.test', 'com.shop.test:sync'])('a crash of %s counts', async (process) => {
    expect(await crashesIn(java(process))).toHaveLength(1);
  });

  it('a crash of the system itself does not count', async () => {
    const lines = ['*** FATAL EXCEPTION IN SYSTEM PROCESS: main', 'java.lang.IllegalStateException'];
    expect(await crashesIn(logged('AndroidRuntime', lines, 1_500))).toEqual([]);
  });

  it('an own crash is found amid the lines of another app', async () => {
    const [mine, other] = [java('com.shop', 4_711).split('\n'), java('com.mail', 5_711).split('\n')];
    const [crash, ...others] = await described(mine.flatMap((line, index) => [line, other[index] ?? '']).join('\n'));
    expect(others).toEqual([]);
    expect(crash).toMatchObject({ process: 'com.shop', log: mine });
  });

  const instrumented = system('Crash of app app.by.tests running instrumentation ComponentInfo{a.test/a.Runner}');
  const ownStopped = system('Force stopping app.by.tests appid=10123 user=0');
  it.each([
    ['the test runner logs in it', `${started('adds')}\n${java('app.by.tests', 4_711)}`, 1],
    ['the log calls it instrumented', `${java('app.by.tests')}\n${instrumented}`, 1],
    ['an instrumentation stops it at its start', `${java('app.by.tests')}\n${ownStopped}: start instr`, 1],
    ['no instrumentation stops it', `${java('app.by.tests')}\n${ownStopped}: from pid 99`, 0],
    ['the test classes begin with its name', java('com.shop'), 1],
    ['the test classes begin with the name that it tests', java('com.shop.test'), 1],
    ['the name is a single word', java('com'), 0],
    ['none of it', java('com.mail'), 0],
  ])('a process is the app without known packages where %s', async (_title, text, count) => {
    expect(await crashesIn(text, { packages: [], testClasses: ['com.shop.cart.CartTest'] })).toHaveLength(count);
  });
});

it('a process that is none of the known packages is foreign, whatever the test classes and the log say', async () => {
  const text = `${java('com.shop')}\n${system('Force stopping com.shop appid=1 user=0: start instr')}`;
  expect(await crashesIn(text, { packages: ['com.mail'], testClasses: ['com.shop.cart.CartTest'] })).toEqual([]);
});

describe('the running test', () => {
  const pays = { className: 'com.shop.cart.CartTest', name: 'pays' };
  const withoutProcesses = [
    'I/TestRunner: started: pays(com.shop.cart.CartTest) ',
    'I/TestRunner: run started: 1 tests',
    ...javaLines('com.shop').map((line) => `E/AndroidRuntime: ${line}`),
  ];

  it.each([
    ['is the one that had started and not finished', [started('adds'), finished('adds'), started('pays'), java()], pays],
    ['is found before other lines of the runner, in a log without processes too', withoutProcesses, pays],
    ['is unknown between tests', [started('adds'), finished('adds'), java()], undefined],
  ])('the running test %s', async (_title, lines, expected) => {
    expect((await crashesIn(lines.join('\n'))).map(({ running }) => running)).toEqual([expected]);
  });
});

describe('formats of device logs', () => {
  const lines = javaLines('com.shop');
  const each = (head: string): string => lines.map((line) => `${head}${line}`).join('\n');

  it.each([
    ['threadtime', each('01-02 03:04:05.678  4711  4712 E AndroidRuntime: ')],
    ['threadtime with a year and a zone', each('2026-01-02 03:04:05.678901 +0100  4711  4712 E AndroidRuntime: ')],
    ['threadtime with a user', each('01-02 03:04:05.678 u0_a123  4711  4712 E AndroidRuntime: ')],
    ['seconds since 1970', each('  1767323045.678  4711  4712 E AndroidRuntime: ')],
    ['time', each('01-02 03:04:05.678 E/AndroidRuntime( 4711): ')],
    ['brief', each('E/AndroidRuntime( 4711): ')],
    ['tag', each('E/AndroidRuntime: ')],
    ['cut threadtime', each('E AndroidRuntime: ')],
    ['Android Studio', each('2026-01-02 03:04:05.678  4711-4712  AndroidRuntime        com.shop           E  ')],
    ['Android Studio before', each('2026-01-02 03:04:05.678 4711-4712/com.shop E/AndroidRuntime: ')],
    ['Android Studio with one head', `2026-01-02 03:04:05.678 4711-4712/? E/AndroidRuntime: ${lines.join('\n    ')}`],
    [
      'long',
      `[ 01-02 03:04:05.678  4711: 4712 E/AndroidRuntime ]\n${lines.join('\n')}\n\n[ 01-02 03:04:05.679  1: 2 I/chatty ]\nx`,
    ],
    [
      'long with a head for each line',
      lines.map((line) => `[ 01-02 03:04:05.678  4711: 4712 E/AndroidRuntime ]\n${line}\n`).join('\n'),
    ],
    [
      'long of a reader of logs',
      `[01-02 03:04:05.678 4711:4712 E/AndroidRuntime]\n${lines.join('\n')}\n\n--------- beginning of main`,
    ],
    ['threadtime with the number of a user', each('01-02 03:04:05.678  10123  4711  4712 E AndroidRuntime: ')],
    ['seconds with the number of a user', each('   1791300004.000 10232 4711 4712 E AndroidRuntime: ')],
    [
      'Android Studio with a process that it does not know',
      each('2026-01-02 03:04:05.678  4711-4712  AndroidRuntime        pid-4711           E  '),
    ],
    ['Windows', each('01-02 03:04:05.678  4711  4712 E AndroidRuntime: ').replaceAll('\n', '\r\n')],
  ])('a device log is read in the format %s', async (_format, text) => {
    expect(await described(text.replaceAll('\r', ''))).toMatchObject([
      { kind: 'java', process: 'com.shop', thread: 'main', cause: 'java.lang.IllegalStateException: no items', at: 'Cart.kt:42' },
    ]);
  });

  it('a line with a prefix of its own ends a message in the format long', async () => {
    const text = `[ 01-02 03:04:05.678  1: 2 I/chatty ]\nx\n${each('01-02 03:04:05.678  4711  4712 E AndroidRuntime: ')}`;
    expect(await described(text)).toMatchObject([{ kind: 'java', log: { length: lines.length } }]);
  });

  it('the process is taken from the head where no line names it', async () => {
    const text = javaLines('com.shop')
      .filter((line) => !line.startsWith('Process'))
      .map((line) => `2026-01-02 03:04:05.678 4711-4712/com.shop E/AndroidRuntime: ${line}`)
      .join('\n');
    expect(await described(text)).toMatchObject([{ process: 'com.shop', cause: 'java.lang.IllegalStateException: no items' }]);
  });
});

it('the log and the trace of a crash are bounded', async () => {
  const frames = Array<string>(5_000).fill(`\tat com.shop.Deep.call(Deep.kt:1) ${'x'.repeat(5_000)}`);
  const [crash] = await crashesIn(exception('Process: com.shop, PID: 1', 'java.lang.StackOverflowError', ...frames));
  expect(crash?.trace).toHaveLength(200);
  expect(crash?.log).toHaveLength(200);
  expect(Math.max(...(crash?.log ?? []).map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  expect(await crashesIn(Array.from({ length: 200 }, (_, index) => java('com.shop', index + 1)).join('\n'))).toHaveLength(50);
});

it('the names of 10,000 processes are kept, each as the log gives it last', async () => {
  const starts = Array.from({ length: 10_000 }, (_, index) => `Start proc ${index + 1}:com.mail/u0a1 for x`);
  const last = ['Start proc 1:com.shop/u0a1 for x', 'Start proc 10001:com.shop/u0a1 for x'];
  const exits = ['Process 1 exited cleanly (1)', 'Process 10001 exited cleanly (2)'];
  const text = `${system(...starts, ...last)}\n${zygote(...exits)}`;
  expect((await described(text)).map(({ cause }) => cause)).toEqual(['the process exited with status 1']);
});
