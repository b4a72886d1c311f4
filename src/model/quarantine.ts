import type { Framework } from './framework.ts';

/** One entry of a quarantine file: a test whose failures do not count. */
export interface QuarantineEntry {
  /** `class#method`; `*` stands for any characters. */
  readonly test: string;
  readonly reason: string;
  /** An `http(s)://` address. */
  readonly issue: string;
  /** `YYYY-MM-DD`: the last day on which the entry applies, UTC. */
  readonly until: string;
  /** `<device>-<os version>`; `*` stands for any characters. Empty: every device. */
  readonly devices: readonly string[];
  /** Empty: every framework. */
  readonly frameworks: readonly Framework[];
  /** Where it begins in the file, from 1. */
  readonly line: number;
}

export interface Quarantine {
  /** As the input names it. */
  readonly file: string;
  /** In the order of the file. */
  readonly entries: readonly QuarantineEntry[];
}
