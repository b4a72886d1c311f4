import type { Failure, SourcePlace } from '../model/results.ts';
import { sourceHints } from '../results/analysis/root-cause.ts';
import type { SourceIndex } from './source-index.ts';

/** A line of a file that the repository has. */
export interface SourceLine {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
}

export interface SourceExcerpt {
  /** Number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

export interface FailurePlace extends SourceLine {
  /** URL of the line at the tested commit, on GitHub; absent if the commit is unknown. */
  readonly url?: string | undefined;
  /** Excerpt of the file; absent if the checkout has no such file or line. */
  readonly excerpt?: SourceExcerpt | undefined;
}

/** Finds the first place in a failure that the repository has. */
export interface FailurePlaces {
  of(test: SourcePlace, failure: Failure | undefined): FailurePlace | undefined;
}

/** Finds the first place in the failure that the repository has. */
export const placeIn = (sources: SourceIndex, test: SourcePlace, failure: Failure | undefined): SourceLine | undefined => {
  for (const { file: wanted, line, packagePath } of sourceHints(test, failure)) {
    const file = sources.find(wanted, packagePath);
    if (file !== undefined) return { file, line };
  }
  return undefined;
};

/**
 * Creates the finder of places.
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

/** Finder without any place, for tests and for runs outside of a repository. */
export const noPlaces: FailurePlaces = { of: () => undefined };

export const lineKey = ({ file, line }: SourceLine): string => `${file}:${line}`;
