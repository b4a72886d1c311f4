import { present } from '../../lib/present.ts';
import type { Failure, TestAttempt, TestResult } from '../../model/results.ts';
import { type CaseElements, type CaseStatus, statusOfCase } from './case-status.ts';
import { isLastAttempt, type ReadFailure, toTestAttempt } from './failure.ts';
import { readLine, readSeconds, readTimestamp } from './numbers.ts';
import type { ReadingContext } from './reading-context.ts';
import { shorten, type TextCollector } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

/** A `<testcase>` while it is read. */
export interface OpenCase extends CaseElements {
  readonly attributes: XmlAttributes;
  /** Of the suite around it. */
  readonly suiteName: string;
  readonly failures: ReadFailure[];
  readonly properties: Map<string, string>;
  /** As written: hostile until checked. */
  readonly attachments: string[];
  isSkipped: boolean;
  isTimedOut: boolean;
  skipMessage?: string | undefined;
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

/** Without a class of its own a case takes the suite's name, as Jenkins does. A case that was cut off cannot count as passed. */
export const closeCase = (open: OpenCase, isWhole: boolean, context: ReadingContext): TestResult => {
  const { attributes, suiteName, properties, attachments } = open;
  const { limits, nameOf, problems, keepsPassedOutput, repeatedCases } = context;
  const { status, statusWord, failuresAreEarlier } = atEnd(statusOfCase(attributes, open, repeatedCases), isWhole);
  if (status === 'unknown' && isWhole)
    problems.add({
      code: 'unknown-result',
      message: `"${statusWord}" is an unrecognized result; the test does not count as passed.`,
    });
  const [failures, earlierAttempts] = splitAttempts(open.failures, failuresAreEarlier === true);
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
      statusWord: statusWord === undefined ? undefined : shorten(statusWord, limits.nameChars),
      skipMessage: open.skipMessage,
      startedAt: readTimestamp(attributes.timestamp ?? attributes['started-at']),
      ...placeOf(open, context),
      testId: attributes.test_id ? shorten(attributes.test_id, limits.nameChars) : undefined,
      systemOut: keepsOutput ? open.systemOut?.take() : undefined,
      systemErr: keepsOutput ? open.systemErr?.take() : undefined,
      attachments: attachments.length === 0 ? undefined : attachments,
      properties: properties.size === 0 ? undefined : Object.fromEntries(properties),
      links: video ? { video: shorten(video, limits.messageChars) } : undefined,
    }),
  };
};

const atEnd = (told: CaseStatus, isWhole: boolean): CaseStatus =>
  isWhole || (told.status !== 'passed' && told.status !== 'skipped')
    ? told
    : { ...told, status: 'unknown', statusWord: 'cut off' };

const splitAttempts = (failures: readonly ReadFailure[], areEarlier: boolean): [readonly Failure[], readonly TestAttempt[]] => {
  // The flag alone says that an earlier attempt failed, though not how.
  if (failures.length === 0) return [none, areEarlier ? [{ status: 'failed', failures: none }] : none];
  const last = areEarlier ? [] : failures.filter(isLastAttempt);
  const earlier = failures.filter((failure) => !last.includes(failure));
  return [last.map(({ failure }) => failure), earlier.map(toTestAttempt)];
};

/** Shared by the tests that passed, of which there are many. */
const none: readonly [] = [];

const durationOf = (attributes: XmlAttributes, { problems }: ReadingContext): number | undefined => {
  const text = attributes.time ?? attributes.duration ?? '';
  const durationMs = readSeconds(text);
  if (durationMs === undefined && text !== '')
    problems.add({ code: 'bad-number', message: `time="${text.slice(0, 40)}" is not a duration.` });
  return durationMs;
};

/** Some writers put file and line on the failure. */
const placeOf = ({ attributes, failures }: OpenCase, { nameOf }: ReadingContext): Pick<ReadFailure, 'file' | 'line'> => {
  const { file, line, lineno } = attributes;
  if (file) return present({ file: nameOf(file), line: readLine(line ?? lineno) });
  const placed = failures.find((failure) => failure.file !== undefined);
  return present({ file: placed?.file, line: placed?.line });
};
