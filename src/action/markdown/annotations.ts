import { codeMark, isTimeoutCode } from '../../core/model/error-codes.ts';
import type { RepeatedTest } from '../../core/model/repeats.ts';
import type { Failure, NamedTest, SourcePlace } from '../../core/model/results.ts';
import type { AnalyzedShard, RunAnalysis } from '../../core/model/run-analysis.ts';
import type { Outcome } from '../../core/model/status.ts';
import { failureOfCrash } from '../../core/results/crash/describe-crash.ts';
import { countsAsUnstable, firstRepeatFailure } from '../../core/results/repeats.ts';
import { shardLabel } from '../../core/results/totals.ts';
import { allDevices, listNames, withoutPackage } from '../../core/wording/describe-tests.ts';
import { placeIn, type SourceIndex } from '../../core/wording/failure-places.ts';
import { cutBytes, cutText } from '../../lib/escape/cut.ts';
import { basicPlane, showInvisible, showInvisibleInLines } from '../../lib/escape/invisible.ts';
import { noMessage, shortenFailure } from './shorten-failure.ts';

/** Annotation of a workflow step or check run. Its texts are plain, without hidden characters. */
export interface Annotation {
  readonly level: 'error';
  /** Title of at most 255 characters. */
  readonly title: string;
  /** Message of at most 4,096 bytes in UTF-8. */
  readonly message: string;
  readonly file?: string;
  /** Line number, from 1. Set only if `file` is set. */
  readonly line?: number;
}

/** Maximum number of annotations that the runner shows for one step. */
const maxRunnerAnnotations = 10;
const maxTitle = 255;
const maxMessageBytes = 4_096;
const maxTraceLines = 25;
const maxDevices = 10;
const maxDeviceName = 100;

/**
 * Creates annotations: first for a time limit that the verdict names, then for failures, then for unstable tests, then for sessions
 * without a usable result.
 */
export const annotationsFor = (run: RunAnalysis, sources: SourceIndex, limit = maxRunnerAnnotations) => {
  const found = [
    ...distinctFailures(run).map((failure) => () => failureAnnotation(run, sources, failure)),
    ...(run.repeats?.tests ?? []).filter(countsAsUnstable).map((test) => () => unstableAnnotation(run, sources, test)),
    ...run.shards.filter(isDead).map((shard) => () => sessionAnnotation(run, sources, shard)),
  ];
  // Without any annotation, the last line of the log is one, and has the reason.
  const { kind, code } = run.verdict;
  const isOutOfTime = kind === 'timed-out' && code !== undefined && isTimeoutCode(code) && found.length > 0;
  const all = isOutOfTime ? [() => timeLimitAnnotation(run), ...found] : found;
  return { annotations: all.slice(0, limit).map((make): Annotation => make()), more: Math.max(0, all.length - limit) };
};

/** A time limit of the run, which no test and no session shows. */
const timeLimitAnnotation = (run: RunAnalysis): Annotation => ({
  ...titled('The run', 'timed out', run),
  message: annotationText([run.verdict.reason, run.verdict.hint ?? '']),
});

/** Verbs for the titles of annotations. A test with another outcome gets no annotation. */
const verbs: Partial<Record<Outcome, string>> = { failed: 'failed', 'timed-out': 'timed out', flaky: 'is flaky' };

type DistinctFailure = ReturnType<typeof distinctFailures>[number];

const distinctFailures = ({ failOnFlaky, failedOrFlaky }: RunAnalysis) =>
  failedOrFlaky
    .flatMap((test) => test.failureGroups.map((group) => ({ test, group })))
    .filter(
      ({ group: { outcome, isQuarantined } }) =>
        !isQuarantined && verbs[outcome] !== undefined && (outcome !== 'flaky' || failOnFlaky),
    )
    .toSorted((a, b) => b.group.devices.length - a.group.devices.length);

const failureAnnotation = (run: RunAnalysis, sources: SourceIndex, { test, group }: DistinctFailure): Annotation => {
  const { devices, outcome, failures, samples } = group;
  const names = devices.map((device) => run.devices[device] ?? '');
  return {
    ...titled(shortName(test), `${verbs[outcome]} ${onDevices(names, run.devices.length)}`, run),
    message: annotationText([shortFailure(failures[0]) || noMessage, `On ${listNames(names, maxDevices)}`]),
    ...annotationPlace(samples[0]?.test, failures[0], sources),
  };
};

const unstableAnnotation = (run: RunAnalysis, sources: SourceIndex, repeated: RepeatedTest): Annotation => {
  const { device, passed, failed, why } = repeated;
  const failure = firstRepeatFailure(repeated);
  const result = `Passed in ${passed} of ${passed + failed} runs on ${device}`;
  return {
    ...titled(shortName(repeated), `is ${why} and unstable`, run),
    message: annotationText([shortFailure(failure) || noMessage, result]),
    ...annotationPlace({}, failure, sources),
  };
};

const onDevices = (names: readonly string[], all: number): string => {
  if (names.length === 1) return `on ${shownName(names[0] ?? '', maxDeviceName)}`;
  return `on ${names.length === all ? allDevices(all) : `${names.length} of ${all} devices`}`;
};

/** Whether a session gave no usable result. A session that was not collected may have succeeded. */
const isDead = ({ judgment: { kind, code }, tests }: AnalyzedShard): boolean =>
  (kind === 'error' && code !== 'session-uncollected') ||
  (kind === 'timed-out' && !tests.some(({ status }) => status === 'timed-out'));

const sessionAnnotation = (run: RunAnalysis, sources: SourceIndex, shard: AnalyzedShard): Annotation => {
  const { judgment, tests, last } = shard;
  const running = tests.find(({ status }) => status === 'error' || status === 'unknown');
  const crash = last.crash && failureOfCrash(last.crash, undefined);
  const reason = judgment.code === undefined ? judgment.reason : `${judgment.reason} ${codeMark(judgment.code)}`;
  const what = judgment.kind === 'timed-out' ? 'session timed out' : 'session has no complete result';
  const test = running === undefined ? '' : `In ${shortName(running)}`;
  return {
    ...titled(shardLabel(last), what, run, ': '),
    message: annotationText([reason, test, shortFailure(running === undefined ? crash : running.failures[0])]),
    ...annotationPlace(running, running?.failures[0], sources),
  };
};

const shortName = ({ className, name }: NamedTest): string => (className === '' ? name : `${withoutPackage(className)}#${name}`);

/** Builds a title, and cuts `name` if the title is too long. */
const titled = (name: string, what: string, { simulated }: RunAnalysis, joint = ' ') => {
  const suffix = `${joint}${what}${simulated ? ' (SIMULATED)' : ''}`;
  return { level: 'error' as const, title: `${shownName(name, maxTitle - suffix.length)}${suffix}` };
};

const shownName = (name: string, maxLength: number): string => cutText(basicPlane(showInvisible(name)), maxLength);

const annotationText = (paragraphs: readonly string[]): string => {
  const message = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return cutBytes(basicPlane(showInvisibleInLines(message)), maxMessageBytes);
};

const shortFailure = (failure: Failure | undefined): string =>
  failure === undefined ? '' : shortenFailure(failure, maxTraceLines).trim();

const annotationPlace = (test: SourcePlace | undefined, failure: Failure | undefined, sources: SourceIndex): SourcePlace =>
  (test && placeIn(sources, test, failure)) ?? {};
