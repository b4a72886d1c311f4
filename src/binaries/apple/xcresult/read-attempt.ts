import { present } from '../../../lib/present.ts';
import type { BundleAttachment, BundleAttempt, BundleFailure, BundleTestStatus } from '../../../model/result-bundle.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { countOf, dateOf, durationMsOf, fieldOf, itemsOf, referenceOf, textOf } from './object-values.ts';
import type { BundleValue } from './parse-object.ts';

const statuses: ReadonlyMap<string | undefined, BundleTestStatus> = new Map([
  ['Success', 'passed'],
  ['Failure', 'failed'],
  ['Skipped', 'skipped'],
  ['Expected Failure', 'expected-failure'],
]);

/** @param row a test's `ActionTestMetadata` */
export const statusOf = (row: BundleValue): BundleTestStatus => statuses.get(textOf(row, 'testStatus')) ?? 'unknown';

/** @param summary the row's `ActionTestSummary`; a test that passed may have none */
export const readAttempt = (row: BundleValue, summary: BundleValue | undefined, budget: BundleBudget): BundleAttempt => {
  const failures = itemsOf(summary, 'failureSummaries');
  const activities = activitiesIn(itemsOf(summary, 'activitySummaries'));
  const omittedSteps = activities.length - budget.takeSteps(activities.length);
  const ofActivities = activities.flatMap(({ activity }, index) =>
    readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps),
  );
  return {
    status: statusOf(row),
    statusWord: textOf(row, 'testStatus') ?? '',
    ...present({
      iteration: countOf(fieldOf(summary, 'repetitionPolicySummary'), 'iteration'),
      durationMs: durationMsOf(row, 'duration'),
      skipReason: textOf(fieldOf(summary, 'skipNoticeSummary'), 'message'),
    }),
    failures: failures.map(readFailure),
    expectedFailures: itemsOf(summary, 'expectedFailures').map(readFailure),
    steps: activities.slice(omittedSteps).map(({ activity, depth }) => ({
      title: textOf(activity, 'title') ?? '',
      depth,
      ...present({ startedAt: dateOf(activity, 'start'), finishedAt: dateOf(activity, 'finish') }),
      failed: itemsOf(activity, 'failureSummaryIDs').length > 0,
    })),
    omittedSteps,
    attachments: [...ofActivities, ...failures.flatMap((failure) => readAttachments(failure))],
  };
};

/** What tells the cases of one test apart: its arguments or, before Xcode wrote them, the settings of the user interface. */
export const argumentsOf = (summary: BundleValue | undefined): string[] => {
  const given = itemsOf(summary, 'arguments').map((argument) => {
    const parameter = fieldOf(argument, 'parameter');
    const value = textOf(fieldOf(argument, 'value'), 'description') ?? '';
    return `${textOf(parameter, 'label') ?? textOf(parameter, 'name') ?? ''}: ${value}`;
  });
  if (given.length > 0) return given;
  const settings = itemsOf(fieldOf(fieldOf(summary, 'configuration'), 'values'), 'storage');
  return settings.map((pair) => `${textOf(pair, 'key') ?? ''}: ${textOf(pair, 'value') ?? ''}`).sort();
};

interface FoundActivity {
  readonly activity: BundleValue;
  readonly depth: number;
}

const activitiesIn = (activities: readonly BundleValue[], depth = 0): FoundActivity[] =>
  activities.flatMap((activity) => [{ activity, depth }, ...activitiesIn(itemsOf(activity, 'subactivities'), depth + 1)]);

const readAttachments = (owner: BundleValue, step?: number): BundleAttachment[] =>
  itemsOf(owner, 'attachments').flatMap((attachment) => {
    const payloadId = referenceOf(attachment, 'payloadRef');
    if (payloadId === undefined) return [];
    const name = textOf(attachment, 'name') ?? '';
    const uniformType = textOf(attachment, 'uniformTypeIdentifier');
    return [{ payloadId, name, sizeBytes: countOf(attachment, 'payloadSize') ?? 0, ...present({ uniformType, step }) }];
  });

const mostCalls = 30;

/** An `ActionTestFailureSummary`, or an `ActionTestExpectedFailure` with one inside. */
export const readFailure = (object: BundleValue): BundleFailure => {
  const summary = fieldOf(object, 'failureSummary') ?? object;
  const context = fieldOf(summary, 'sourceCodeContext');
  const symbols = itemsOf(context, 'callStack').map((frame) => fieldOf(frame, 'symbolInfo'));
  const calls = symbols.slice(0, mostCalls).flatMap((symbol) => {
    const name = textOf(symbol, 'symbolName');
    return name === undefined ? [] : [{ symbol: name, ...locationOf(fieldOf(symbol, 'location'), 'filePath') }];
  });
  const own = [locationOf(fieldOf(context, 'location'), 'filePath'), locationOf(summary, 'fileName')];
  const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
  const type = textOf(summary, 'issueType');
  const expectedReason = textOf(object, 'failureReason');
  return { message: textOf(summary, 'message') ?? '', ...present({ type, file, line, expectedReason }), calls };
};

/** Line 0 and files in angle brackets stand for "unknown". */
const locationOf = (object: BundleValue | undefined, pathField: string): { file?: string; line?: number } => {
  const file = textOf(object, pathField);
  if (file === undefined || file.startsWith('<')) return {};
  return present({ file, line: countOf(object, 'lineNumber') || undefined });
};
