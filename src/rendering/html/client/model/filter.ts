import { outcomes } from '../../../../model/outcome.ts';
import type { DetailsData } from '../../report-data.ts';
import type { Report } from './report.ts';
import { createTextSearch } from './search.ts';
import { type Status, statusOf } from './words.ts';

/** What the reader wants to see. Nothing chosen means everything. */
export interface Filter {
  /** Words that must all be in the test's name, its device, or what went wrong. */
  readonly text: string;
  /** Position in the run's devices. */
  readonly device: number | undefined;
  /** From 0. */
  readonly shard: number | undefined;
  readonly status: Status | undefined;
}

export const noFilter: Filter = { text: '', device: undefined, shard: undefined, status: undefined };

export interface Filtered {
  /** Matching results in each row. */
  readonly perRow: Int32Array;
  /** Matching results in each device shard. */
  readonly perDeviceShard: Int32Array;
  /** 1 for each result that matches. */
  readonly matches: Uint8Array;
  readonly results: number;
  readonly rows: number;
  readonly devices: number;
  /** Results of each status that match the rest of the filter: their sum is `all`. */
  readonly perStatus: Readonly<Record<Status, number>>;
  readonly all: number;
}

/** Applies filters, one after the other, and keeps what it learns of the texts. */
export type Filtering = (filter: Filter) => Filtered;

/** @param details what is known of each failure beyond its headline; undefined while the page still loads */
export const createFiltering = (report: Report, details: () => DetailsData | undefined): Filtering => {
  const search = createTextSearch(report, details);
  const statusAt = outcomes.map((outcome) => statusOf[outcome]);
  return (filter) => {
    const { results, data } = report;
    const { deviceShards } = data;
    const perRow = new Int32Array(report.rows);
    const perDeviceShard = new Int32Array(deviceShards.length);
    const matches = new Uint8Array(results.count);
    const perStatus: Record<Status, number> = { failed: 0, flaky: 0, quarantined: 0, 'not-run': 0, passed: 0, skipped: 0 };
    const isFound = search(filter.text);
    const isWanted = deviceShards.map(({ device, shard }) => matchesDeviceShard(filter, device, shard));
    let matching = 0;
    let all = 0;
    for (let result = 0; result < results.count; result++) {
      const deviceShard = results.deviceShard[result] ?? 0;
      if (isWanted[deviceShard] !== true || !isFound(result)) continue;
      const status = statusAt[results.outcome[result] ?? 0] ?? 'not-run';
      perStatus[status] += 1;
      all += 1;
      if (filter.status !== undefined && filter.status !== status) continue;
      const row = results.row[result] ?? 0;
      perRow[row] = (perRow[row] ?? 0) + 1;
      perDeviceShard[deviceShard] = (perDeviceShard[deviceShard] ?? 0) + 1;
      matches[result] = 1;
      matching += 1;
    }
    const devices = new Set(deviceShards.filter((_, index) => (perDeviceShard[index] ?? 0) > 0).map(({ device }) => device)).size;
    const rows = perRow.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    return { perRow, perDeviceShard, matches, results: matching, rows, devices, perStatus, all };
  };
};

export const matchesDeviceShard = (filter: Filter, device: number, shard: number): boolean =>
  (filter.device === undefined || filter.device === device) && (filter.shard === undefined || filter.shard === shard);

export const isEmpty = ({ text, device, shard, status }: Filter): boolean =>
  text.trim() === '' && device === undefined && shard === undefined && status === undefined;
