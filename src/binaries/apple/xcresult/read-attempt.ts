import { present } from '../../../lib/present.ts';
import type { BundleAttachment, BundleAttempt, BundleTestStatus } from '../../../model/result-bundle.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { childOf, countOf, dateOf, durationMsOf, itemsOf, referenceOf, textOf } from './object-values.ts';
import { type BundleObject, type FieldNames, fieldNames } from './parse-object.ts';
import { failureFields, readFailure } from './read-failure.ts';

const summaryNames = [
  'failureSummaries expectedFailures skipNoticeSummary repetitionPolicySummary iteration',
  'arguments parameter label name value description configuration values storage key',
  failureFields,
];

const summaryFields = fieldNames(...summaryNames);

const failedSummaryFields = fieldNames(
  ...summaryNames,
  'activitySummaries subactivities title start finish failureSummaryIDs',
  'attachments uniformTypeIdentifier payloadRef id payloadSize',
);

/** Fields of an `ActionTestSummary` that are read: steps and attachments of failed attempts only. */
export const summaryFieldsOf = (row: BundleObject): FieldNames =>
  statusOf(textOf(row, 'testStatus')) === 'failed' ? failedSummaryFields : summaryFields;

const statuses: ReadonlyMap<string | undefined, BundleTestStatus> = new Map([
  ['Success', 'passed'],
  ['Failure', 'failed'],
  ['Skipped', 'skipped'],
  ['Expected Failure', 'expected-failure'],
]);

const statusOf = (word: string | undefined): BundleTestStatus => statuses.get(word) ?? 'unknown';

/**
 * @param row the test's `ActionTestMetadata`
 * @param summary its `ActionTestSummary`; a test that passed may have none
 */
export const readAttempt = (row: BundleObject, summary: BundleObject | undefined, budget: BundleBudget): BundleAttempt => {
  const statusWord = budget.keep(textOf(row, 'testStatus') ?? '');
  const skipReason = textOf(childOf(summary, 'skipNoticeSummary'), 'message');
  const failures = itemsOf(summary, 'failureSummaries');
  const activities = readActivities(itemsOf(summary, 'activitySummaries'), budget);
  const ofFailures = failures.flatMap((failure) => readAttachments(failure, undefined, budget));
  budget.spend('tests, failures and attachments', 1);
  return {
    status: statusOf(statusWord),
    statusWord,
    ...present({
      iteration: countOf(childOf(summary, 'repetitionPolicySummary'), 'iteration'),
      durationMs: durationMsOf(row, 'duration'),
      skipReason: skipReason && budget.keep(skipReason),
    }),
    failures: failures.map((failure) => readFailure(failure, budget)),
    expectedFailures: itemsOf(summary, 'expectedFailures').map((failure) => readFailure(failure, budget)),
    ...activities,
    attachments: [...activities.attachments, ...ofFailures],
  };
};

/** What tells the cases of one test apart: its arguments or, before Xcode wrote them, the settings of the user interface. */
export const argumentsOf = (summary: BundleObject | undefined, budget: BundleBudget): string[] => {
  const given = itemsOf(summary, 'arguments').map((argument) => {
    const parameter = childOf(argument, 'parameter');
    const value = textOf(childOf(argument, 'value'), 'description') ?? '';
    return `${textOf(parameter, 'label') ?? textOf(parameter, 'name') ?? ''}: ${value}`;
  });
  const settings = itemsOf(childOf(childOf(summary, 'configuration'), 'values'), 'storage')
    .map((pair) => `${textOf(pair, 'key') ?? ''}: ${textOf(pair, 'value') ?? ''}`)
    .sort();
  const all = given.length > 0 ? given : settings;
  budget.spend('tests, failures and attachments', all.length);
  return all.map((text) => budget.keep(text));
};

const readActivities = (
  activities: readonly BundleObject[],
  budget: BundleBudget,
): Pick<BundleAttempt, 'steps' | 'omittedSteps' | 'attachments'> => {
  const found: { readonly activity: BundleObject; readonly depth: number }[] = [];
  const walk = (activity: BundleObject, depth: number): void => {
    found.push({ activity, depth });
    for (const inner of itemsOf(activity, 'subactivities')) walk(inner, depth + 1);
  };
  for (const activity of activities) walk(activity, 0);
  const omittedSteps = found.length - budget.takeSteps(found.length);
  const steps = found.slice(omittedSteps).map(({ activity, depth }) => ({
    title: budget.keep(textOf(activity, 'title') ?? ''),
    depth,
    ...present({ startedAt: dateOf(activity, 'start'), finishedAt: dateOf(activity, 'finish') }),
    failed: (childOf(activity, 'failureSummaryIDs')?.items.length ?? 0) > 0,
  }));
  const attachments = found.flatMap(({ activity }, index) =>
    readAttachments(activity, index < omittedSteps ? undefined : index - omittedSteps, budget),
  );
  return { steps, omittedSteps, attachments };
};

const readAttachments = (owner: BundleObject, step: number | undefined, budget: BundleBudget): BundleAttachment[] =>
  itemsOf(owner, 'attachments').flatMap((attachment) => {
    const payloadId = referenceOf(attachment, 'payloadRef');
    if (payloadId === undefined) return [];
    const name = textOf(attachment, 'name') ?? '';
    const uniformType = textOf(attachment, 'uniformTypeIdentifier');
    budget.spend('tests, failures and attachments', 1);
    budget.keep(payloadId + name + (uniformType ?? ''));
    const sizeBytes = countOf(attachment, 'payloadSize') ?? 0;
    return [{ payloadId, name, sizeBytes, ...present({ uniformType, step }) }];
  });
