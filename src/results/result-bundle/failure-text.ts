import type { BundleFailure } from '../../model/result-bundle.ts';
import type { Failure } from '../../model/results.ts';

const maxCalls = 10;

/** Xcode's word for most failures, which says nothing. */
const plainType = 'Assertion Failure';

/** A failure with its place and the calls that led to it, in lines that `sourceHints` reads. */
export const failureOf = ({ message, type, file, line, calls, expectedReason }: BundleFailure): Failure => {
  const place = placeText(file, line);
  const callers = calls.flatMap((call) => {
    const where = placeText(call.file, call.line);
    return where === undefined || where === place ? [] : [`${where}: ${call.symbol}`];
  });
  const text = message === '' ? (type ?? 'failed') : message;
  const trace = [text, ...(place === undefined ? [] : [`at ${place}`]), ...callers.slice(0, maxCalls)];
  return {
    kind: 'failure',
    message: expectedReason === undefined ? text : `${text} (expected: ${expectedReason})`,
    type: type === plainType ? undefined : type,
    trace: trace.length === 1 ? undefined : trace.join('\n'),
  };
};

const placeText = (file: string | undefined, line: number | undefined): string | undefined =>
  file === undefined ? undefined : `${file}${line === undefined ? '' : `:${line}`}`;
