import { present } from '../../../lib/present.ts';
import type { BundleFailure } from '../../../model/result-bundle.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { childOf, countOf, itemsOf, textOf } from './object-values.ts';
import type { BundleObject } from './parse-object.ts';

export const failureFields =
  'message issueType fileName lineNumber failureReason failureSummary ' +
  'sourceCodeContext location filePath callStack symbolInfo symbolName';

const mostCalls = 30;

/** An `ActionTestFailureSummary`, or an `ActionTestExpectedFailure` with one inside. */
export const readFailure = (object: BundleObject, budget: BundleBudget): BundleFailure => {
  const summary = childOf(object, 'failureSummary') ?? object;
  const context = childOf(summary, 'sourceCodeContext');
  const symbols = itemsOf(context, 'callStack').map((frame) => childOf(frame, 'symbolInfo'));
  const calls = symbols.slice(0, mostCalls).flatMap((symbol) => {
    const name = textOf(symbol, 'symbolName');
    return name === undefined ? [] : [{ symbol: name, ...locationOf(childOf(symbol, 'location'), 'filePath') }];
  });
  const own = [locationOf(childOf(context, 'location'), 'filePath'), locationOf(summary, 'fileName')];
  const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
  const failure = {
    message: textOf(summary, 'message') ?? '',
    ...present({
      type: textOf(summary, 'issueType'),
      file,
      line,
      expectedReason: textOf(object, 'failureReason'),
    }),
    calls,
  };
  budget.spend('tests, failures and attachments', 1 + calls.length);
  budget.keep(failure.message + (failure.type ?? '') + (file ?? '') + (failure.expectedReason ?? ''));
  for (const call of calls) budget.keep(call.symbol + (call.file ?? ''));
  return failure;
};

/** Line 0 and files in angle brackets stand for "unknown". */
const locationOf = (object: BundleObject | undefined, pathField: string): { file?: string; line?: number } => {
  const file = textOf(object, pathField);
  if (file === undefined || file.startsWith('<')) return {};
  return present({ file, line: countOf(object, 'lineNumber') || undefined });
};
