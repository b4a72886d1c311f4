import type { DetailsData, FailureDetail } from '../../report-data.ts';
import type { Report } from './report.ts';

/** Says of a result whether its test, its device and its failures together have all words of `text`. */
export type TextSearch = (text: string) => (result: number) => boolean;

/** @param details what is known of each failure beyond its headline; undefined while the page still loads */
export const createTextSearch = (report: Report, details: () => DetailsData | undefined): TextSearch => {
  const { devices, deviceShards, failures } = report.data;
  const rows = Array.from({ length: report.rows }, (_, row) => report.testName(row));
  const headlineStart = rows.length + devices.length;
  const texts = [...rows, ...devices, ...failures.texts].map((text) => text.toLowerCase());
  /** Positions in `texts` beyond test and device. */
  const ofFailures: (readonly [result: number, positions: readonly number[]])[] = failures.results.map((result, index) => [
    result,
    [failures.headlines, failures.outers].map((list) => headlineStart + (list[index] ?? -1)),
  ]);
  let isComplete = false;
  const complete = (): void => {
    const found = isComplete ? undefined : details();
    if (found === undefined) return;
    const start = texts.length;
    texts.push(...found.texts.map((text) => text.toLowerCase()));
    ofFailures.push(...textsOf(found).map(([result, positions]) => [result, positions.map((at) => start + at)] as const));
    isComplete = true;
  };
  /** Marks the results of which one text contains the word. */
  const find = (word: string): Uint8Array => {
    const contains = texts.map((text) => text.includes(word));
    const onDevice = deviceShards.map(({ device }) => contains[rows.length + device]);
    const { count, row, deviceShard } = report.results;
    const found = new Uint8Array(count);
    for (let result = 0; result < count; result++)
      if (contains[row[result] ?? -1] || onDevice[deviceShard[result] ?? -1]) found[result] = 1;
    for (const [result, positions] of ofFailures) if (positions.some((at) => contains[at])) found[result] = 1;
    return found;
  };
  return (text) => {
    complete();
    const words = text.toLowerCase().split(/\s+/);
    const found = words.filter((word) => word !== '').map(find);
    return (result) => found.every((marks) => marks[result] === 1);
  };
};

/** Messages, traces with all causes, types, files, outputs and reasons, of each result and its attempts. */
const textsOf = ({ results }: DetailsData): (readonly [result: number, positions: readonly number[]])[] => {
  const ofFailure = ({ type, message, trace }: FailureDetail) => [type, message, trace];
  return Object.entries(results).map(([result, { failures, tries, skipMessage, systemOut, systemErr, place }]) => {
    const all = [...failures, ...tries.flatMap((earlier) => earlier.failures)].flatMap(ofFailure);
    return [Number(result), [...all, skipMessage, systemOut, systemErr, place].filter((at) => at !== undefined)] as const;
  });
};
