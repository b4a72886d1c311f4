import type { LoggedCrash } from '../../../../../src/core/results/crash/crash-notes.ts';
import { readDeviceLog } from '../../../../../src/core/results/crash/device-log.ts';
import { type EndedInstrumentation, readInstrumentationLog } from '../../../../../src/core/results/crash/instrumentation-log.ts';

export async function* linesOf(text: string): AsyncGenerator<readonly string[]> {
  yield text.split('\n');
}

export const shop = { packages: ['com.shop', 'com.shop.test'], testClasses: ['com.shop.cart.CartTest'] };

export const crashesIn = (text: string, own = shop): Promise<readonly LoggedCrash[]> => readDeviceLog(linesOf(text), own);

export const endIn = (text: string): Promise<EndedInstrumentation | undefined> => readInstrumentationLog(linesOf(text));

const at = '01-02 03:04:05.678';

/** Lines of one process with a tag, as `logcat -v threadtime` writes them. */
export const logged = (tag: string, lines: readonly string[], pid = 4_711, level = 'E'): string =>
  lines.map((line) => `${at}  ${pid}  ${pid + 1} ${level} ${tag}: ${line}`).join('\n');

/** Lines of the system about processes. */
export const system = (...lines: readonly string[]): string => logged('ActivityManager', lines, 1_500, 'I');
export const zygote = (...lines: readonly string[]): string => logged('Zygote', lines, 400, 'I');
export const killer = (...lines: readonly string[]): string => logged('lmkd', lines, 300, 'I');
export const event = (tag: string, ...lines: readonly string[]): string => logged(tag, lines, 1_500, 'I');
export const died = 'Process com.shop (pid 4711) has died: fg  TOP';
export const begun = 'Start proc 4711:com.shop/u0a123 for top-activity';

export const started = (test: string, pid = 4_711): string =>
  logged('TestRunner', [`started: ${test}(com.shop.cart.CartTest)`], pid, 'I');
export const finished = (test: string, pid = 4_711): string =>
  logged('TestRunner', [`finished: ${test}(com.shop.cart.CartTest)`], pid, 'I');

export const javaLines = (process: string, pid = 4_711): readonly string[] => [
  'FATAL EXCEPTION: main',
  `Process: ${process}, PID: ${pid}`,
  'java.lang.RuntimeException: Unable to start activity ComponentInfo{com.shop/com.shop.CartActivity}: no items',
  '\tat android.app.ActivityThread.performLaunchActivity(ActivityThread.java:3449)',
  '\tat com.shop.CartActivity.onCreate(CartActivity.kt:30)',
  'Caused by: java.lang.IllegalStateException: no items',
  '\tat kotlin.Preconditions.check(Preconditions.kt:1)',
  '\tat com.shop.cart.Cart.total(Cart.kt:42)',
  '\t... 11 more',
];

export const tombstone = (process: string, pid = 4_711): string => {
  const fault = 'code 1 (SEGV_MAPERR), fault addr 0x10';
  const named = `pid ${pid} (${process.slice(-15)})`;
  return [
    logged('libc', [`Fatal signal 11 (SIGSEGV), ${fault} in tid ${pid + 5} (RenderThread), ${named}`], pid, 'F'),
    logged('crash_dump64', [`obtaining output fd from tombstoned`], 5_000, 'I'),
    logged(
      'DEBUG',
      [
        '*** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***',
        "Build fingerprint: 'google/panther/panther:13/TQ1A/1:user/release-keys'",
        "ABI: 'arm64'",
        `pid: ${pid}, tid: ${pid + 5}, name: RenderThread  >>> ${process} <<<`,
        'uid: 10123',
        'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0000000000000010',
        'Cause: null pointer dereference',
        '    x0  0000000000000010  x1  0000000000000000',
        'backtrace:',
        '      #00 pc 000000000004f6dc  /apex/com.android.runtime/lib64/bionic/libc.so (memcpy+12) (BuildId: 0123)',
        `      #01 pc 0000000000012340  /data/app/~~a==/${process}-b==/lib/arm64/libcart.so (Java_com_shop_Cart_total+24) (BuildId: 4567)`,
        '      #02 pc 0000000000354b80  /apex/com.android.art/lib64/libart.so (art_quick_generic_jni_trampoline+144)',
        '',
        'memory near x0:',
        '    0000000000000000 0000000000000000',
      ],
      5_000,
      'F',
    ),
  ].join('\n');
};

export const hung = (process: string): string =>
  logged(
    'ActivityManager',
    [
      `ANR in ${process} (${process}/.CartActivity)`,
      'PID: 4711',
      'Reason: Input dispatching timed out (com.shop/com.shop.CartActivity is not responding. Waited 5003ms for MotionEvent)',
      'Load: 4.1 / 3.2 / 1.1',
      'CPU usage from 0ms to 5003ms later:',
      '  98% 4711/com.shop: 97% user + 1% kernel',
    ],
    1_500,
  );
