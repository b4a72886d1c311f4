import { present } from '../../../lib/present.ts';
import type { Failure, SourcePlace, TestAttempt, TestResult } from '../../model/results.ts';
import type { TestStatus } from '../../model/status.ts';
import { type ReadingContext, readLine, readSeconds, readTimestamp, shorten, type TextCollector } from './reading-context.ts';
import { withoutRepetition } from './repeated-text.ts';
import type { XmlAttributes } from './xml-reader.ts';

export interface OpenCase {
  readonly attributes: XmlAttributes;
  readonly suiteName: string;
  readonly failures: ReadFailure[];
  readonly properties: Map<string, string>;
  /** Paths from the report, which are not checked yet. */
  readonly attachments: string[];
  isSkipped: boolean;
  isTimedOut: boolean;
  skipMessage?: string;
  systemOut?: TextCollector;
  systemErr?: TextCollector;
}

export const openCase = (attributes: XmlAttributes, suiteName: string): OpenCase => ({
  attributes,
  suiteName,
  failures: [],
  properties: new Map(),
  attachments: [],
  isSkipped: false,
  isTimedOut: false,
});

const attachmentStart = '[[ATTACHMENT|';
const attachment = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;

export const addOutput = (
  open: OpenCase,
  stream: 'systemOut' | 'systemErr',
  piece: string,
  { limits, budget }: ReadingContext,
): void => {
  open[stream] ??= budget.collect(limits.outputChars);
  open[stream].push(piece);
  if (!piece.includes(attachmentStart)) return;
  for (const [, path = ''] of piece.matchAll(attachment))
    if (open.attachments.length < limits.attachmentsPerTest) open.attachments.push(shorten(path, limits.nameChars));
};

/** Turns a case into a result. A case without a class gets the name of its suite, as in Jenkins. */
export const closeCase = (open: OpenCase, isWhole: boolean, context: ReadingContext): TestResult => {
  const { attributes, suiteName, properties, attachments } = open;
  const { limits, nameOf, problems, keepsPassedOutput } = context;
  const { status, rawStatus, failuresAreEarlier = false } = atEnd(statusOfCase(open, context), isWhole);
  if (status === 'unknown' && isWhole) {
    const message = `"${rawStatus}" is an unrecognized result; the test does not count as passed.`;
    problems.add({ code: 'unknown-result', message });
  }
  const [failures, earlierAttempts] = splitAttempts(open.failures, failuresAreEarlier);
  const keepsOutput = keepsPassedOutput || (status !== 'passed' && status !== 'skipped') || earlierAttempts.length > 0;
  const video = attributes.video_url ?? attributes.video;
  return {
    className: nameOf(attributes.classname || attributes.class || suiteName),
    name: nameOf(attributes.name || attributes.id || '(no name)'),
    status,
    failures,
    earlierAttempts,
    ...present({
      durationMs: durationOf(attributes, context),
      rawStatus: rawStatus === undefined ? undefined : shorten(rawStatus, limits.nameChars),
      skipMessage: open.skipMessage,
      startedAt: readTimestamp(attributes.timestamp ?? attributes['started-at']),
      ...casePlace(open, context),
      testId: attributes.test_id ? shorten(attributes.test_id, limits.nameChars) : undefined,
      systemOut: keepsOutput ? open.systemOut?.take() : undefined,
      systemErr: keepsOutput ? open.systemErr?.take() : undefined,
      attachments: attachments.length === 0 ? undefined : attachments,
      properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
      links: video ? { video: shorten(video, limits.messageChars) } : undefined,
    }),
  };
};

/** Tells whether a test has the status `aborted` or `not-run` and did not fail. */
const isLeftOut = ({ attributes: { result, status }, failures }: OpenCase): boolean =>
  failures.length === 0 &&
  [result, status].some((rawStatus = '') => /^not[ _-]?run|abort/i.test(rawStatus.trim().slice(0, mostStatusChars)));

/** A case that was cut off is `unknown` instead of passed or skipped. */
const atEnd = (caseStatus: CaseStatus, isWhole: boolean): CaseStatus =>
  isWhole || (caseStatus.status !== 'passed' && caseStatus.status !== 'skipped')
    ? caseStatus
    : { ...caseStatus, status: 'unknown', rawStatus: 'cut off' };

const splitAttempts = (failures: readonly ReadFailure[], areEarlier: boolean): [readonly Failure[], readonly TestAttempt[]] => {
  // With `areEarlier`, an attempt failed although the report contains no failure.
  if (failures.length === 0) return [none, areEarlier ? [{ status: 'failed', failures: none }] : none];
  const last = areEarlier ? [] : failures.filter(isLastAttempt);
  const earlier = failures.filter((failure) => !last.includes(failure));
  return [last.map(({ failure }) => failure), earlier.map(toTestAttempt)];
};

/** Empty list that all passed tests share, to save memory. */
const none: readonly [] = [];

const durationOf = (attributes: XmlAttributes, { problems }: ReadingContext): number | undefined => {
  const text = attributes.time ?? attributes.duration ?? '';
  const durationMs = readSeconds(text);
  if (durationMs === undefined && text !== '')
    problems.add({ code: 'bad-number', message: `time="${text.slice(0, 40)}" is not a duration.` });
  return durationMs;
};

/** Reads file and line from the case, or from a failure if the writer put them there. */
const casePlace = ({ attributes, failures }: OpenCase, { nameOf }: ReadingContext): SourcePlace => {
  const { file, line, lineno } = attributes;
  if (file) return { file: nameOf(file), line: readLine(line ?? lineno) };
  const placed = failures.find((failure) => failure.file !== undefined);
  return { file: placed?.file, line: placed?.line };
};

interface CaseStatus {
  readonly status: TestStatus;
  /** Text of the report if `status` is `unknown`. */
  readonly rawStatus?: string;
  /** Whether the failures belong to earlier attempts of a passed test. */
  readonly failuresAreEarlier?: boolean;
}

/** Returns the worst status that elements and attributes show. */
const statusOfCase = (open: OpenCase, { mayLeaveOut, repeatedCases }: ReadingContext): CaseStatus => {
  if (mayLeaveOut && isLeftOut(open)) return { status: 'pending' };
  const { attributes, failures, isSkipped, isTimedOut } = open;
  const rawStatuses = [attributes.result, attributes.status].flatMap(
    (rawStatus) => rawStatus?.trim().slice(0, mostStatusChars) || [],
  );
  const fromAttributes = rawStatuses.map(parseStatus);

  // `disabled`, a timeout and `flaky` take precedence over a failure.
  if (rawStatuses.some((rawStatus) => rawStatus.toLowerCase() === 'disabled') || isYes(attributes.disabled))
    return { status: 'skipped' };
  if (isTimedOut || isYes(attributes.timedout) || fromAttributes.includes('timed-out')) return { status: 'timed-out' };
  // Without retries, `flaky` does not excuse a failure.
  const mayBeFlaky = repeatedCases === 'attempts' || !failures.some(isLastAttempt);
  if (isYes(attributes.flaky) && mayBeFlaky && !fromAttributes.some(isBadStatus))
    return { status: 'passed', failuresAreEarlier: true };

  const fromElements: TestStatus[] = failures.filter(isLastAttempt).map(({ failure }) => statusOfFailure(failure));
  if (failures.some(({ attempt }) => attempt === 'rerun') && !fromAttributes.includes('passed')) fromElements.push('failed');
  if (isSkipped || isYes(attributes.skipped) || isNo(attributes.executed)) fromElements.push('skipped');
  if (isNo(attributes.success) && fromElements.length === 0) fromElements.push('failed');

  // An attribute such as `status="queued"` counts only if no element shows how the test ended.
  const status = worst([...fromElements, ...(fromElements.length > 0 ? fromAttributes.filter(isBadStatus) : fromAttributes)]);
  return status === 'unknown' ? { status, rawStatus: rawStatuses[fromAttributes.indexOf('unknown')] } : { status };
};

const mostStatusChars = 100;

const isBadStatus = (status: TestStatus): boolean => status === 'failed' || status === 'error';

const spellings: Readonly<Partial<Record<TestStatus, string>>> = {
  passed: 'passed pass success successful succeeded ok run completed finished done executed',
  failed: 'failed fail failure',
  error: 'error errored broken crashed aborted',
  skipped: 'skipped skip ignored disabled notrun notexecuted suppressed inconclusive omitted todo excluded',
  'timed-out': 'timedout timeout',
  pending: 'pending queued running started scheduled',
};

const statusByName = new Map(
  Object.entries(spellings).flatMap(([status, ofStatus]) => ofStatus.split(' ').map((each) => [each, status as TestStatus])),
);

/** Parses a status in any spelling, such as `TIMED_OUT`, `Timed out` or `timedout`. */
const parseStatus = (rawStatus: string): TestStatus => {
  const name = rawStatus.slice(0, 40).toLowerCase();
  return statusByName.get(name.replace(/[\s_-]+/g, '')) ?? 'unknown';
};

/** True for `true`, `yes` and numbers above zero. */
const isYes = (value = ''): boolean => /^(?:true|yes|0*[1-9]\d*)$/i.test(value.trim());

const isNo = (value = ''): boolean => /^(?:false|no|0+)$/i.test(value.trim());

const statuses = ['passed', 'skipped', 'pending', 'unknown', 'failed', 'timed-out', 'error'] as const;

const worst = (found: readonly TestStatus[]): TestStatus => statuses.findLast((status) => found.includes(status)) ?? 'passed';

const elements = {
  failure: { kind: 'failure', attempt: 'last' },
  error: { kind: 'error', attempt: 'last' },
  flakyFailure: { kind: 'failure', attempt: 'before-pass' },
  flakyError: { kind: 'error', attempt: 'before-pass' },
  rerunFailure: { kind: 'failure', attempt: 'rerun' },
  rerunError: { kind: 'error', attempt: 'rerun' },
} as const;

export type FailureElement = keyof typeof elements;

export const isFailureElement = (name: string): name is FailureElement => Object.hasOwn(elements, name);

export interface ReadFailure extends SourcePlace {
  readonly attempt: (typeof elements)[FailureElement]['attempt'];
  readonly failure: Failure;
  readonly durationMs?: number;
}

export const readFailureElement = (
  element: FailureElement,
  { type, message, time, file, line, lineno }: XmlAttributes,
  trace: string | undefined,
  { limits, nameOf }: ReadingContext,
): ReadFailure => ({
  attempt: elements[element].attempt,
  failure: {
    kind: elements[element].kind,
    ...present(
      withoutRepetition({
        type: type ? nameOf(type) : undefined,
        message: message ? shorten(message, limits.messageChars) : undefined,
        trace,
      }),
    ),
  },
  ...present({ durationMs: readSeconds(time), file: file ? nameOf(file) : undefined, line: readLine(line ?? lineno) }),
});

const isLastAttempt = ({ attempt }: ReadFailure): boolean => attempt === 'last';

const statusOfFailure = ({ kind }: Failure): TestStatus => (kind === 'error' ? 'error' : 'failed');

const toTestAttempt = ({ failure, durationMs }: ReadFailure): TestAttempt => ({
  status: statusOfFailure(failure),
  failures: [failure],
  ...present({ durationMs }),
});
