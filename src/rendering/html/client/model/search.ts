import type { DetailsData, FailureDetail } from '../../report-data.ts';
import type { Report } from './report.ts';

/** What a search finds of failures beyond their headlines. */
export interface FailureTexts {
  readonly texts: readonly string[];
  /** Positions in `texts`, by number of the result. */
  readonly ofResults: readonly (readonly [result: number, texts: readonly number[]])[];
}

export interface TextSearch {
  /** Says of a result whether its test, its device and its failures together have all words of `text`. */
  matcher(text: string): (result: number) => boolean;
  prepare(): void;
}

export const createTextSearch = (report: Report, failureTexts: () => FailureTexts | undefined): TextSearch => {
  let rows: readonly string[] | undefined;
  let failures: FailureTexts | undefined;
  const rowTexts = (): readonly string[] => {
    rows ??= Array.from({ length: report.rows }, (_, row) => report.testName(row).toLowerCase());
    return rows;
  };
  const readFailures = (): FailureTexts => {
    failures ??= lowerCase(failureTexts());
    return failures ?? { texts: [], ofResults: [] };
  };
  const headlines = report.data.failures.texts.map((text) => text.toLowerCase());
  const devices = report.data.devices.map((device) => device.toLowerCase());

  /** Marks the results of which one text contains the word. */
  const find = (word: string): Uint8Array => {
    const { results, data } = report;
    const found = new Uint8Array(results.count);
    const has = (texts: readonly string[]): boolean[] => texts.map((text) => text.includes(word));
    const [inRow, inDevice, inHeadline] = [has(rowTexts()), has(devices), has(headlines)];
    const ofDeviceShard = data.deviceShards.map(({ device }) => inDevice[device] === true);
    for (let result = 0; result < results.count; result++)
      if (inRow[results.row[result] ?? -1] || ofDeviceShard[results.deviceShard[result] ?? -1]) found[result] = 1;
    const { results: failed, headlines: first, outers } = data.failures;
    for (const [index, result] of failed.entries())
      if ([first, outers].some((positions) => inHeadline[positions[index] ?? -1])) found[result] = 1;
    const { texts, ofResults } = readFailures();
    const inText = has(texts);
    for (const [result, positions] of ofResults) if (positions.some((position) => inText[position])) found[result] = 1;
    return found;
  };

  return {
    matcher: (text) => {
      const found = wordsOf(text).map(find);
      if (found.length === 0) return () => true;
      return (result) => found.every((marks) => marks[result] === 1);
    },
    prepare: () => {
      rowTexts();
      readFailures();
    },
  };
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const lowerCase = (found: FailureTexts | undefined): FailureTexts | undefined =>
  found === undefined ? undefined : { ...found, texts: found.texts.map((text) => text.toLowerCase()) };

/** Messages, traces with all causes, types, files, outputs and reasons, of each result and its attempts. */
export const failureTextsOf = ({ texts, results }: DetailsData): FailureTexts => {
  const ofFailure = ({ type, message, trace }: FailureDetail) => [type, message, trace];
  const ofResults = Object.entries(results).map(([result, detail]) => {
    const { failures, tries, skipMessage, systemOut, systemErr, place } = detail;
    const positions = [...failures, ...tries.flatMap((earlier) => earlier.failures)].flatMap(ofFailure);
    const known = [...positions, skipMessage, systemOut, systemErr, place].filter((position) => position !== undefined);
    return [Number(result), known] as const;
  });
  return { texts, ofResults };
};
