import type { EarlierTry, Failure, TestResult } from '../../model/results.ts';
import { type CaseStatus, statusOfCase } from './case-status.ts';
import { isLastTry, lineOf, type ReadFailure, toEarlierTry } from './failure-builder.ts';
import { readNumber, readTimestamp, secondsToMs } from './numbers.ts';
import { createPropertyList } from './property-list.ts';
import type { ReadingContext } from './reading-context.ts';
import { createTextCollector, shorten, type TextCollector } from './text-budget.ts';
import type { XmlAttributes } from './xml-reader.ts';

export interface CaseBuilder {
  readonly failure: (failure: ReadFailure) => void;
  readonly skipped: (message: string | undefined) => void;
  readonly timedOut: () => void;
  readonly output: (stream: 'out' | 'err', piece: string) => void;
  readonly property: (attributes: XmlAttributes, text: string) => void;
  readonly finish: (end: 'whole' | 'cut-off') => TestResult;
}

const nameless = '(no name)';
const attachment = /\[\[ATTACHMENT\|([^\]\r\n]{1,1000})\]\]/g;
const mostAttachments = 100;

/** Collects one `<testcase>`. Without a class of its own it takes the suite's name, as Jenkins does. */
export const createCaseBuilder = (attributes: XmlAttributes, suiteName: string, context: ReadingContext): CaseBuilder => {
  const { limits } = context;
  const failures: ReadFailure[] = [];
  const properties = createPropertyList(limits);
  /** As written: hostile until checked. */
  const attachments: string[] = [];
  const outputs: { out?: TextCollector; err?: TextCollector } = {};
  const mostOutputChars = Math.max(limits.outputChars, limits.passedOutputChars);
  let skipMessage: string | undefined;
  let isSkipped = false;
  let isTimedOut = false;

  const outputsOf = (limitChars: number): Pick<TestResult, 'systemOut' | 'systemErr'> => {
    const systemOut = outputs.out && context.budget.keep(outputs.out, limitChars);
    const systemErr = outputs.err && context.budget.keep(outputs.err, limitChars);
    return { ...(systemOut === undefined ? {} : { systemOut }), ...(systemErr === undefined ? {} : { systemErr }) };
  };

  return {
    failure: (failure) => {
      if (failures.length < limits.failuresPerTest) failures.push(failure);
    },
    skipped: (message) => {
      isSkipped = true;
      skipMessage ??= message;
    },
    timedOut: () => {
      isTimedOut = true;
    },
    output: (stream, piece) => {
      const collector = outputs[stream] ?? createTextCollector(mostOutputChars);
      outputs[stream] = collector;
      collector.push(piece);
      for (const [, path = ''] of piece.matchAll(attachment))
        if (attachments.length < mostAttachments) attachments.push(shorten(path, limits.nameChars));
    },
    property: properties.add,
    finish: (end) => {
      const told = atEnd(statusOfCase(attributes, { failures, isSkipped, isTimedOut }), end);
      if (told.status === 'unknown' && end === 'whole') noteUnknown(told, context);
      const [ofLastTry, earlierTries] = splitTries(failures, told.failuresAreEarlier);
      const isClean = (told.status === 'passed' || told.status === 'skipped') && earlierTries.length === 0;
      const kept = properties.all();
      return {
        ...namesOf(attributes, suiteName, context),
        status: told.status,
        ...(told.statusWord === undefined ? {} : { statusWord: shorten(told.statusWord, limits.nameChars) }),
        failures: ofLastTry,
        earlierTries,
        ...(skipMessage === undefined ? {} : { skipMessage }),
        ...durationOf(attributes, context),
        ...startOf(attributes),
        ...placeOf(attributes, failures, context),
        ...idOf(attributes, limits.nameChars),
        ...outputsOf(isClean ? limits.passedOutputChars : limits.outputChars),
        ...(attachments.length === 0 ? {} : { attachments }),
        ...(kept === undefined ? {} : { properties: kept }),
        ...linksOf(attributes, limits.messageChars),
      };
    },
  };
};

/** A case that was cut off proves nothing good. */
const atEnd = (told: CaseStatus, end: 'whole' | 'cut-off'): CaseStatus =>
  end === 'cut-off' && (told.status === 'passed' || told.status === 'skipped')
    ? { ...told, status: 'unknown', statusWord: 'cut off' }
    : told;

const noteUnknown = ({ statusWord }: CaseStatus, { problems }: ReadingContext): void =>
  problems.note('unknown-result', `"${statusWord}" is no result that is known; the test does not count as passed.`);

const namesOf = (
  attributes: XmlAttributes,
  suiteName: string,
  { nameOf }: ReadingContext,
): Pick<TestResult, 'className' | 'name'> => ({
  className: nameOf(attributes.classname || attributes.class || suiteName),
  name: nameOf(attributes.name || attributes.id || nameless),
});

const splitTries = (failures: readonly ReadFailure[], allAreEarlier: boolean): [readonly Failure[], readonly EarlierTry[]] => {
  if (failures.length === 0 && !allAreEarlier) return [nothing, nothing];
  const last = allAreEarlier ? [] : failures.filter(isLastTry);
  const earlier = failures.filter((failure) => !last.includes(failure)).map(toEarlierTry);
  // The flag alone says that an earlier try failed, though not how.
  const unknownTry: EarlierTry = { status: 'failed', failures: [] };
  return [last.map(({ failure }) => failure), allAreEarlier && earlier.length === 0 ? [unknownTry] : earlier];
};

/** Shared by the tests that passed, of which there are many. */
const nothing: readonly [] = [];

const durationOf = (attributes: XmlAttributes, { problems }: ReadingContext): { durationMs?: number } => {
  const text = attributes.time ?? attributes.duration;
  if (text === undefined || text === '') return {};
  const seconds = readNumber(text);
  if (seconds === undefined) problems.note('bad-number', `time="${text.slice(0, 40)}" is no duration.`);
  return seconds === undefined ? {} : { durationMs: secondsToMs(seconds) };
};

const startOf = (attributes: XmlAttributes): { startedAt?: Date } => {
  const startedAt = readTimestamp(attributes.timestamp ?? attributes['started-at'] ?? '');
  return startedAt === undefined ? {} : { startedAt };
};

/** Some writers put file and line on the failure. */
const placeOf = (
  attributes: XmlAttributes,
  failures: readonly ReadFailure[],
  { nameOf }: ReadingContext,
): { file?: string; line?: number } => {
  const file = attributes.file;
  if (file) return { file: nameOf(file), ...lineOf(attributes) };
  const placed = failures.find((failure) => failure.file !== undefined);
  if (placed?.file === undefined) return {};
  return { file: placed.file, ...(placed.line === undefined ? {} : { line: placed.line }) };
};

const idOf = (attributes: XmlAttributes, limitChars: number): { testId?: string } => {
  const testId = attributes.test_id;
  return testId ? { testId: shorten(testId, limitChars) } : {};
};

const linksOf = (attributes: XmlAttributes, limitChars: number): Pick<TestResult, 'links'> => {
  const video = attributes.video_url ?? attributes.video;
  return video ? { links: { video: shorten(video, limitChars) } } : {};
};
