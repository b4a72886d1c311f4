import type { BundleAttachment, BundleAttempt, BundleFailure, BundleTestStatus } from '../../../model/result-bundle.ts';
import { countAt, dateAt, durationMsAt, itemsAt, textAt, valueAt } from './object-values.ts';

const statuses: ReadonlyMap<string, BundleTestStatus> = new Map([
  ['Success', 'passed'],
  ['Failure', 'failed'],
  ['Skipped', 'skipped'],
  ['Expected Failure', 'expected-failure'],
]);

/**
 * @param row a test's `ActionTestMetadata`
 * @param summary the row's `ActionTestSummary`; a test that passed may have none
 * @param mostSteps the last ones are kept
 */
export const readAttempt = (row: unknown, summary: unknown, mostSteps: number): BundleAttempt => {
  const statusWord = textAt(row, 'testStatus') ?? '';
  const status = statuses.get(statusWord) ?? 'unknown';
  const detailed = status === 'failed' ? summary : undefined;
  const activities = activitiesIn(itemsAt(detailed, 'activitySummaries'));
  const omittedSteps = Math.max(0, activities.length - mostSteps);
  const attachments = activities.flatMap(({ activity }, index) =>
    readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps),
  );
  return {
    status,
    statusWord,
    iteration: countAt(summary, 'repetitionPolicySummary', 'iteration'),
    durationMs: durationMsAt(row, 'duration'),
    skipReason: textAt(summary, 'skipNoticeSummary', 'message'),
    failures: itemsAt(summary, 'failureSummaries').map(readFailure),
    expectedFailures: itemsAt(summary, 'expectedFailures').map(readFailure),
    steps: activities.slice(omittedSteps).map(({ activity, depth }) => ({
      title: textAt(activity, 'title') ?? '',
      depth,
      startedAt: dateAt(activity, 'start'),
      finishedAt: dateAt(activity, 'finish'),
      failed: itemsAt(activity, 'failureSummaryIDs').length > 0,
    })),
    omittedSteps,
    attachments: [...attachments, ...itemsAt(detailed, 'failureSummaries').flatMap((failure) => readAttachments(failure))],
  };
};

/** What tells the cases of one test apart: its arguments or, before Xcode wrote them, the settings of the user interface. */
export const argumentsOf = (summary: unknown): string[] => {
  const given = itemsAt(summary, 'arguments').map((argument) => {
    const label = textAt(argument, 'parameter', 'label') ?? textAt(argument, 'parameter', 'name') ?? '';
    return `${label}: ${textAt(argument, 'value', 'description') ?? ''}`;
  });
  if (given.length > 0) return given;
  const settings = itemsAt(summary, 'configuration', 'values', 'storage');
  return settings.map((pair) => `${textAt(pair, 'key') ?? ''}: ${textAt(pair, 'value') ?? ''}`).sort();
};

const activitiesIn = (activities: readonly unknown[], depth = 0): { activity: unknown; depth: number }[] =>
  activities.flatMap((activity) => [{ activity, depth }, ...activitiesIn(itemsAt(activity, 'subactivities'), depth + 1)]);

const readAttachments = (owner: unknown, step?: number): BundleAttachment[] =>
  itemsAt(owner, 'attachments').flatMap((attachment) => {
    const payloadId = textAt(attachment, 'payloadRef', 'id');
    if (payloadId === undefined) return [];
    const name = textAt(attachment, 'name') ?? '';
    const uniformType = textAt(attachment, 'uniformTypeIdentifier');
    return [{ payloadId, name, sizeBytes: countAt(attachment, 'payloadSize') ?? 0, uniformType, step }];
  });

const mostCalls = 30;

/** An `ActionTestFailureSummary`, or an `ActionTestExpectedFailure` with one inside. */
export const readFailure = (object: unknown): BundleFailure => {
  const summary = valueAt(object, 'failureSummary') ?? object;
  const frames = itemsAt(summary, 'sourceCodeContext', 'callStack').slice(0, mostCalls);
  const calls = frames.flatMap((frame) => {
    const symbol = textAt(frame, 'symbolInfo', 'symbolName');
    return symbol === undefined ? [] : [{ symbol, ...locationIn(valueAt(frame, 'symbolInfo', 'location'), 'filePath') }];
  });
  const own = [locationIn(valueAt(summary, 'sourceCodeContext', 'location'), 'filePath'), locationIn(summary, 'fileName')];
  const { file, line } = [...own, ...calls].find((location) => location.file !== undefined) ?? {};
  const type = textAt(summary, 'issueType');
  const expectedReason = textAt(object, 'failureReason');
  return { message: textAt(summary, 'message') ?? '', type, file, line, expectedReason, calls };
};

/** Line 0 and files in angle brackets stand for "unknown". */
const locationIn = (object: unknown, pathField: string): { file?: string; line?: number } => {
  const file = textAt(object, pathField);
  return file === undefined || file.startsWith('<') ? {} : { file, line: countAt(object, 'lineNumber') || undefined };
};
