/** The fields that are read of the root, of lists of tests, and of the summaries of tests. */
export const bundleFields: ReadonlySet<string> = new Set(
  [
    'actions actionResult testsRef id status startedTime issues errorSummaries',
    'metrics testsCount testsFailedCount testsSkippedCount',
    'runDestination targetDeviceRecord modelName operatingSystemVersion',
    'summaries testableSummaries tests subtests name targetName identifier testStatus duration summaryRef',
    'failureSummaries expectedFailures message issueType fileName lineNumber failureReason failureSummary',
    'sourceCodeContext location filePath callStack symbolInfo symbolName',
    'skipNoticeSummary repetitionPolicySummary iteration',
    'arguments parameter label value description configuration values storage key',
  ].flatMap((names) => names.split(' ')),
);

const ofFailedAttempts = [
  'activitySummaries subactivities title start finish failureSummaryIDs',
  'attachments uniformTypeIdentifier payloadRef payloadSize',
].flatMap((names) => names.split(' '));

/** Steps and attachments are read of failed attempts only. */
export const failedFields: ReadonlySet<string> = new Set([...bundleFields, ...ofFailedAttempts]);
