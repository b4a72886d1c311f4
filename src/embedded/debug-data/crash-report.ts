import type { CrashOrders } from '../schema/crash.ts';

/** Crash report of iOS in the format of `.ips` files: one line of JSON about the app, then a JSON document. */
export const crashReport = ({ kind, process = 'Shop', thread, message, trace }: CrashOrders): string => {
  const head = { app_name: process, bundleID: 'com.example.shop', app_version: '1.4.2', bug_type: '309', name: process };
  const images = [{ name: 'libsystem_kernel.dylib' }, { name: 'libswiftCore.dylib' }, { name: process }];
  const own = trace
    ?.trimEnd()
    .split('\n')
    .map((symbol) => ({ imageIndex: 2, imageOffset: 16_384, symbol: symbol.trim() }));
  const frames = own ?? [
    { imageIndex: 0, imageOffset: 40_960, symbol: '__pthread_kill', symbolLocation: 8 },
    { imageIndex: 1, imageOffset: 81_920, symbol: '_assertionFailure(_:_:file:line:flags:)', symbolLocation: 248 },
    { imageIndex: 2, imageOffset: 20_480, symbol: 'Cart.total()', symbolLocation: 120, sourceFile: 'Cart.swift', sourceLine: 42 },
  ];
  const reason = message ?? 'Cart.swift:42: Fatal error: no items in the cart';
  const ends = {
    java: { exception: { type: 'EXC_CRASH', signal: 'SIGABRT' }, asi: { 'libswiftCore.dylib': [reason] } },
    native: { exception: { type: 'EXC_BREAKPOINT', signal: 'SIGTRAP' }, asi: { 'libswiftCore.dylib': [reason] } },
    'not-responding': {
      exception: { type: 'EXC_CRASH', signal: 'SIGKILL' },
      termination: {
        namespace: 'FRONTBOARD',
        reasons: [
          `<RBSTerminateContext| code:0x8BADF00D explanation:scene-update watchdog transgression: ${message ?? 'exhausted real time allowance of 10.00 seconds'}>`,
        ],
      },
    },
    killed: { exception: { type: 'EXC_RESOURCE', signal: 'SIGKILL', subtype: message ?? 'MEMORY (Limit 1450 MB)' } },
  }[kind];
  const crashed = { triggered: true, id: 1, queue: thread ?? 'com.apple.main-thread', frames };
  const body = {
    procName: process,
    bundleInfo: { CFBundleIdentifier: 'com.example.shop' },
    faultingThread: 0,
    ...ends,
    threads: [crashed],
    usedImages: images,
  };
  return `${JSON.stringify(head)}\n${JSON.stringify(body, null, 2)}\n`;
};
