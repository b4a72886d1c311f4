import type { Failure, SourcePlace } from '../model/results.ts';
import { sourceHints } from '../results/analysis/root-cause.ts';
import type { SourceIndex } from './source-index.ts';

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
  of(test: SourcePlace, failure: Failure | undefined): FailurePlace | undefined;
}

export const placeIn = (sources: SourceIndex, test: SourcePlace, failure: Failure | undefined): SourceLine | undefined => {
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

export const noPlaces: FailurePlaces = { of: () => undefined };

export const lineKey = ({ file, line }: SourceLine): string => `${file}:${line}`;
