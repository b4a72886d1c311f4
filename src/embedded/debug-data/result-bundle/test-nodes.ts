import type { AttachmentSpec, FailureSpec, StepSpec, TestRowSpec } from './bundle-spec.ts';
import { array, type BundleNode, date, integer, object, reference, seconds, string } from './encode-object.ts';

/** Stores bytes; @returns their id */
type Store = (bytes: Buffer) => string;

const optional = (text: string | undefined): BundleNode | undefined => (text === undefined ? undefined : string(text));

/** `Class/test()`, and `test()` alone outside of any suite. */
export const identifierOf = ({ className, name }: Pick<TestRowSpec, 'className' | 'name'>): string =>
  className === '' ? `${name}()` : `${className}/${name}()`;

export const failureNode = ({ message, type, file, line, atMs, symbol }: FailureSpec): BundleNode => {
  const lineNumber = line === undefined ? undefined : integer(line);
  const location = file === undefined ? undefined : object('SourceCodeLocation', { filePath: string(file), lineNumber });
  const symbolInfo = symbol === undefined ? undefined : object('SourceCodeSymbolInfo', { symbolName: string(symbol), location });
  return object('ActionTestFailureSummary', {
    fileName: optional(file),
    issueType: string(type),
    lineNumber,
    message: string(message),
    sourceCodeContext: object('SourceCodeContext', {
      callStack: array([object('SourceCodeFrame', { addressString: string('4381681060'), symbolInfo })]),
      location,
    }),
    timestamp: date(atMs),
  });
};

const attachmentNode = ({ name, fileName, uniformType, bytes, atMs }: AttachmentSpec, store: Store): BundleNode =>
  object('ActionTestAttachment', {
    filename: string(fileName),
    lifetime: string('keepAlways'),
    name: string(name),
    payloadRef: reference(store(bytes)),
    payloadSize: integer(bytes.length),
    timestamp: date(atMs),
    uniformTypeIdentifier: string(uniformType),
  });

const stepNode = (step: StepSpec, store: Store): BundleNode =>
  object('ActionTestActivitySummary', {
    activityType: string('com.apple.dt.xctest.activity-type.internal'),
    attachments: array((step.attachments ?? []).map((attachment) => attachmentNode(attachment, store))),
    failureSummaryIDs: step.failed === true ? array([string('00000000-0000-4000-8000-000000000001')]) : undefined,
    finish: date(step.finishedAtMs),
    start: date(step.startedAtMs),
    subactivities: array((step.steps ?? []).map((inner) => stepNode(inner, store))),
    title: string(step.title),
  });

export const summaryNode = (row: TestRowSpec, store: Store): BundleNode =>
  object('ActionTestSummary', {
    activitySummaries: array((row.steps ?? []).map((step) => stepNode(step, store))),
    arguments: array(
      (row.arguments ?? []).map(({ label, value }) =>
        object('TestArgument', {
          parameter: object('TestParameter', { label: string(label) }),
          value: object('TestValue', { debugDescription: string(value), description: string(value) }),
        }),
      ),
    ),
    duration: seconds(row.durationMs),
    expectedFailures: array(
      (row.expectedFailures ?? []).map((failure) =>
        object('ActionTestExpectedFailure', { failureReason: string(failure.reason), failureSummary: failureNode(failure) }),
      ),
    ),
    failureSummaries: array((row.failures ?? []).map(failureNode)),
    identifier: string(identifierOf(row)),
    name: string(`${row.name}()`),
    repetitionPolicySummary:
      row.iteration === undefined
        ? undefined
        : object('ActionTestRepetitionPolicySummary', {
            iteration: integer(row.iteration),
            repetitionMode: string('RunRetryOnFailure'),
          }),
    skipNoticeSummary:
      row.skipReason === undefined ? undefined : object('ActionTestNoticeSummary', { message: string(row.skipReason) }),
    testStatus: string(row.status),
  });
