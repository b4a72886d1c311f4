import type { DetailsData, ResultDetail } from '../../report-data.ts';
import { memoized } from './memoized.ts';
import type { Report, Result } from './report.ts';

/** Says of a result whether its test, its device and its failures together have all words of `text`. */
type TextSearch = (text: string) => (result: Result) => boolean;

/** @param details what is known of each failure beyond its headline; undefined while the page still loads */
export const createTextSearch = ({ results }: Report, details: DetailsData | undefined): TextSearch => {
  const inLowerCase = memoized((text: string) => text.toLowerCase());
  const textsOf = new Map(
    results.flatMap((result) => {
      const { number, failure } = result;
      const detail = details?.results[number];
      const inDetail = detail === undefined ? [] : positionsIn(detail).flatMap((at) => details?.texts[at ?? -1] ?? []);
      const all = failure === undefined ? inDetail : [failure.headline, failure.outer, ...inDetail];
      return all.length === 0 ? [] : [[result, all]];
    }),
  );
  return (text) => {
    const words = text.toLowerCase().split(/\s+/);
    // Failures share most texts, so that each text is searched only once.
    const finds = words
      .filter((word) => word !== '')
      .map((word) => ({ word, has: memoized((each: string) => inLowerCase(each).includes(word)) }));
    return (result) =>
      finds.every(
        ({ word, has }) =>
          result.test.words.includes(word) || result.session.words.includes(word) || textsOf.get(result)?.some(has) === true,
      );
  };
};

/** Of messages, traces with all causes, types, files, outputs and reasons, of a result and its attempts. */
const positionsIn = ({
  failures,
  tries,
  skipMessage,
  systemOut,
  systemErr,
  place,
}: ResultDetail): readonly (number | undefined)[] => {
  const all = [...failures, ...tries.flatMap((earlier) => earlier.failures)];
  return [...all.flatMap(({ type, message, trace }) => [type, message, trace]), skipMessage, systemOut, systemErr, place];
};
