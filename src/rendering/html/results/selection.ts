import { maxNameLength } from '../shown-text.ts';
import type { CollectedResults, CollectedShard, Row } from './collect.ts';

/** Which of the results the page holds. */
export interface Selection {
  readonly keeps: (row: number) => boolean;
  readonly withDurations: boolean;
  /** What was left out, as sentences. */
  readonly notes: readonly string[];
}

/** One digit in a string. */
const outcomeBytes = 1;
/** Quotes and a comma, and the number of the class. */
const namePunctuation = 8;
const maxBytesOfCharacter = 6;

/**
 * Chooses what fits into `bytes`: all results; without durations; the rows with failed or flaky results; as many of those as fit.
 *
 * Whole rows go, so that an empty cell never means that the page had no room.
 */
export const selectResults = ({ rows, deviceShards }: CollectedResults, bytes: number): Selection => {
  const classes = new Set(rows.map((row) => row.className));
  const all =
    sumOf(rows, (row) => nameBytes(row.name)) +
    sumOf([...classes], nameBytes) +
    sumOf(deviceShards, (deviceShard) => runBytes(deviceShard));
  const durations = sumOf(deviceShards, durationBytes);
  if (all + durations <= bytes) return { keeps: () => true, withDurations: true, notes: [] };
  const withoutDurations = 'Durations of single tests are left out: they are in results.json.';
  if (all <= bytes) return { keeps: () => true, withDurations: false, notes: [withoutDurations] };
  return selectUnclean(rows, bytes, withoutDurations);
};

const selectUnclean = (rows: readonly Row[], bytes: number, withoutDurations: string): Selection => {
  const kept = new Set<number>();
  let left = bytes;
  let unclean = 0;
  for (const row of rows) {
    if (!row.isUnclean) continue;
    unclean += 1;
    left -= nameBytes(row.className) + nameBytes(row.name) + row.results * (outcomeBytes + maxRunBytes);
    if (left >= 0) kept.add(row.index);
  }
  const plain = rows.length - unclean;
  const notes = [`${plain} tests without a failure on any device are left out: they are in results.json.`, withoutDurations];
  if (kept.size < unclean) notes.unshift(`${unclean - kept.size} of ${unclean} tests with failures are left out as well.`);
  return { keeps: (row) => kept.has(row), withDurations: false, notes };
};

/** An upper bound: data elements escape some characters with six. */
const nameBytes = (name: string): number =>
  Math.min(name.length, maxNameLength) * (plain.test(name) ? 1 : maxBytesOfCharacter) + namePunctuation;

const plain = /^[\w$.()[\], -]*$/;

/** First row and length, with commas. */
const maxRunBytes = 12;

const runBytes = ({ rows, outcomes }: CollectedShard): number => countRuns(rows) * maxRunBytes + outcomes.length * outcomeBytes;

const countRuns = (rows: Int32Array): number => {
  let runs = 0;
  let before = Number.NaN;
  for (const row of rows) {
    if (row !== before + 1) runs += 1;
    before = row;
  }
  return runs;
};

const durationBytes = ({ durationsMs }: CollectedShard): number => {
  let bytes = 0;
  for (const duration of durationsMs) bytes += digits(duration) + 1;
  return bytes;
};

const digits = (duration: number): number => (duration < 0 ? 2 : duration < 10 ? 1 : Math.floor(Math.log10(duration)) + 1);

const sumOf = <Item>(items: readonly Item[], sizeOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + sizeOf(item), 0);
