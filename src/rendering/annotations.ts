import { basicPlane } from '../lib/escape/basic-plane.ts';
import { cutBytes, cutText } from '../lib/escape/cut.ts';
import { showInvisible, showInvisibleInLines } from '../lib/escape/invisible.ts';
import type { TestResult } from '../model/results.ts';
import type { AnalyzedTest, FailureGroup, RunAnalysis } from '../model/run-analysis.ts';
import { sourceHints } from '../results/analysis/source-hints.ts';
import { problemCaseOf, shardLabel } from '../results/problem-cases.ts';
import { describeReach, listNames, withoutPackage } from './describe-tests.ts';
import { noMessage, shortenFailure } from './shorten-failure.ts';
import type { SourceIndex } from './source-index.ts';

/** A remark on a line of a file, for the runner or for a check run. All text is plain, without hidden characters. */
export interface Annotation {
  readonly level: 'error';
  /** At most 255 characters. */
  readonly title: string;
  /** At most 4,096 bytes of UTF-8. */
  readonly message: string;
  /** Only files that the repository has. */
  readonly file?: string;
  /** From 1; only with `file`. */
  readonly line?: number;
}

export interface Annotations {
  readonly annotations: readonly Annotation[];
  /** Distinct failures and sessions beyond the limit. */
  readonly more: number;
}

/** The runner shows no more for one step. */
const runnerLimit = 10;
const maxTitle = 255;
const maxMessageBytes = 4_096;
const maxTraceLines = 25;
const maxDevices = 10;

/**
 * One for each distinct failure (the same test failing in the same way, on however many devices), most devices first; then one for each
 * session without a usable result. Tests that never ran have none of their own, and quarantined failures have none at all.
 */
export const annotationsFor = (run: RunAnalysis, sources: SourceIndex, limit = runnerLimit): Annotations => {
  const failures = distinctFailures(run);
  const sessions = run.shards.flatMap((shard) => {
    const problem = problemCaseOf(shard);
    return problem === undefined ? [] : [{ problem, name: shardLabel(shard.last) }];
  });
  const all = [
    ...failures.map(
      ({ test, group }) =>
        () =>
          annotationOf(run, sources, test, group),
    ),
    ...sessions.map(
      ({ problem, name }) =>
        () =>
          sessionAnnotation(run, problem, name),
    ),
  ];
  return { annotations: all.slice(0, limit).map((make) => make()), more: Math.max(0, all.length - limit) };
};

const sessionAnnotation = ({ simulated }: RunAnalysis, { statusWord, failures }: TestResult, name: string): Annotation => {
  const suffix = ` ${statusWord === 'timed-out' ? 'timed out' : 'has no complete result'}${simulated ? ' (SIMULATED)' : ''}`;
  return {
    level: 'error',
    title: `${cutText(basicPlane(showInvisible(`Session on ${name}`)), maxTitle - suffix.length)}${suffix}`,
    message: cutBytes(basicPlane(showInvisibleInLines(failures[0]?.message ?? '')), maxMessageBytes),
  };
};

interface DistinctFailure {
  readonly test: AnalyzedTest;
  readonly group: FailureGroup;
}

const distinctFailures = ({ failOnFlaky, failedOrFlaky }: RunAnalysis): DistinctFailure[] =>
  failedOrFlaky
    .flatMap((test) => test.failureGroups.map((group) => ({ test, group })))
    .filter(({ group: { outcome, isQuarantined } }) => !isQuarantined && (outcome !== 'flaky' || failOnFlaky))
    .toSorted((a, b) => b.group.devices.length - a.group.devices.length);

const annotationOf = (run: RunAnalysis, sources: SourceIndex, test: AnalyzedTest, group: FailureGroup): Annotation => {
  const reach = describeReach(test, run.devices.length);
  const name = `${withoutPackage(test.className)}${test.className === '' ? '' : '#'}${test.name}`;
  const suffix = ` ${reach}${run.simulated ? ' (SIMULATED)' : ''}`;
  const title = `${cutText(basicPlane(showInvisible(name)), maxTitle - suffix.length)}${suffix}`;
  const message = cutBytes(basicPlane(showInvisibleInLines(messageOf(run, group))), maxMessageBytes);
  return { level: 'error', title, message, ...placeOf(group, sources) };
};

const messageOf = ({ devices }: RunAnalysis, group: FailureGroup): string => {
  const [failure] = group.failures;
  const text = failure === undefined ? '' : shortenFailure(failure, maxTraceLines);
  const names = group.devices.map((device) => devices[device] ?? '');
  return `${text.trim() === '' ? noMessage : text}\n\nOn ${listNames(names, maxDevices)}`;
};

/** The first place that the failure names and the repository has. */
const placeOf = ({ samples, failures }: FailureGroup, sources: SourceIndex): Pick<Annotation, 'file' | 'line'> => {
  const [sample] = samples;
  if (sample === undefined) return {};
  for (const { file: wanted, line, packagePath } of sourceHints(sample.test, failures[0])) {
    const file = sources.find(wanted, packagePath);
    if (file !== undefined) return { file, line };
  }
  return {};
};
