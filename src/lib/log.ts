/**
 * Where a stage says what it does. Implementations own the escaping of their sink: callers pass text from outside as it is.
 */
export interface Log {
  info(line: string): void;
  /** Shown as an annotation of the run, for important facts. */
  notice(line: string): void;
  warning(line: string): void;
  error(line: string): void;
  debug(line: string): void;
  /** Folds what `work` logs under one heading. */
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

/** A log that changes every text before it is said. */
export const mappedLog = (log: Log, map: (text: string) => string): Log => ({
  info: (line) => log.info(map(line)),
  notice: (line) => log.notice(map(line)),
  warning: (line) => log.warning(map(line)),
  error: (line) => log.error(map(line)),
  debug: (line) => log.debug(map(line)),
  group: (title, work) => log.group(map(title), work),
});
