import type { Failure, TestResult } from '../model/results.ts';
import { sourceHints } from '../results/analysis/root-cause.ts';
import type { SourceIndex } from './source-index.ts';

/** Line of a file in the repository. */
export interface SourceLine {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
}

export interface SourceExcerpt {
  /** Line number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

export interface FailurePlace extends SourceLine {
  /** URL of the line on GitHub, at the tested commit; absent if the commit is unknown. */
  readonly url?: string | undefined;
  /** Excerpt of the file; absent if the file or line is not in the checkout. */
  readonly excerpt?: SourceExcerpt | undefined;
}

/** Finder of the source line that a failure refers to. */
export interface FailurePlaces {
  of(test: Pick<TestResult, 'file' | 'line'>, failure: Failure | undefined): FailurePlace | undefined;
}

/** Finds the first place in a failure that is a file of the repository. */
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
 * Creates a finder of source lines.
 *
 * @param fileUrl builds the URL of a file at the tested commit
 * @param excerpts excerpts by `lineKey`
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

/** Finder that never finds a line, for tests and for runs outside of a repository. */
export const noPlaces: FailurePlaces = { of: () => undefined };

export const lineKey = ({ file, line }: SourceLine): string => `${file}:${line}`;
