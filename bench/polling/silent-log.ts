import type { Log } from '../../src/lib/log.ts';

/** For measurements that are not about what is said. */
export const silentLog: Log = {
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  debug: () => {},
  group: (_title, work) => work(),
};
