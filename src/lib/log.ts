/** Log that escapes text for its output, so callers pass untrusted text unchanged. */
export interface Log {
  info(line: string): void;
  /** Logs an important fact as an annotation of the run. */
  notice(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  debug(line: string): void;
  /** Groups the lines that `work` logs under one heading. */
  group<T>(title: string, work: () => Promise<T>): Promise<T>;
}

export const silentLog: Log = {
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  debug: () => {},
  group: (_title, work) => work(),
};

export const mappedLog = (log: Log, map: (text: string) => string): Log => ({
  info: (line) => log.info(map(line)),
  notice: (line) => log.notice(map(line)),
  warning: (line) => log.warning(map(line)),
  error: (line) => log.error(map(line)),
  debug: (line) => log.debug(map(line)),
  group: (title, work) => log.group(map(title), work),
});
