import type { Failure, TestResult } from '../model/results.ts';
import { sourceHints } from '../results/analysis/root-cause.ts';
import type { SourceIndex } from './source-index.ts';

/** A line of a file that the repository has. */
export interface SourceLine {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Lines of a file around the one that failed. */
export interface SourceExcerpt {
  /** Number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

/** Where a failure is in the repository. */
export interface FailurePlace extends SourceLine {
  /** The line at the tested commit, on GitHub; absent where the commit is not known. */
  readonly url?: string | undefined;
  /** Absent where the checkout has no such file or line. */
  readonly excerpt?: SourceExcerpt | undefined;
}

/** Finds the first place that a failure names and the repository has. */
export interface FailurePlaces {
  of(test: Pick<TestResult, 'file' | 'line'>, failure: Failure | undefined): FailurePlace | undefined;
}

/** The first place that the failure names and the repository has. */
export const placeIn = (
  sources: SourceIndex,
  test: Pick<TestResult, 'file' | 'line'>,
  failure: Failure | undefined,
): SourceLine | undefined => {
  for (const { file: wanted, line, packagePath } of sourceHints(test, failure)) {
    const file = sources.find(wanted, packagePath);
    if (file !== undefined) return { file, line };
  }
  return undefined;
};

/**
 * @param fileUrl the address of a file at the tested commit
 * @param excerpts by `lineKey`
 */
export const createFailurePlaces = (
  sources: SourceIndex,
  fileUrl: ((file: string) => string) | undefined,
  excerpts: ReadonlyMap<string, SourceExcerpt>,
): FailurePlaces => ({
  of: (test, failure) => {
    const place = placeIn(sources, test, failure);
    return place && { ...place, url: fileUrl && `${fileUrl(place.file)}#L${place.line}`, excerpt: excerpts.get(lineKey(place)) };
  },
});

/** For tests and for runs outside of a repository: knows no place. */
export const noPlaces: FailurePlaces = { of: () => undefined };

export const lineKey = ({ file, line }: SourceLine): string => `${file}:${line}`;
