import type { Failure, SourcePlace } from '../model/results.ts';
import { sourceHints } from '../results/analysis/root-cause.ts';

/** Line of a source file. The path is relative to the root of the repository, with forward slashes. */
export type SourceLine = Required<SourcePlace>;

export interface SourceExcerpt {
  /** Number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

export interface FailurePlace extends SourceLine {
  /** URL of the line on GitHub. Absent if the tested commit is unknown. */
  readonly url?: string;
  /** Absent if the checkout does not contain the line. */
  readonly excerpt?: SourceExcerpt;
}

export interface FailurePlaces {
  /** Finds the source line that a failure refers to. */
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
 * @param fileUrl builds the URL of a file at the tested commit
 * @param excerpts excerpts of files, with keys from `lineKey`
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

export interface SourceIndex {
  /**
   * Finds the file of the repository that fits best. Undefined if no file fits, or if several files fit equally well.
   *
   * @param fileNameOrPath `CartTest.kt`, or a path on the machine that built the tests
   * @param packageHint package of the class as a path, such as `com/shop`
   */
  find(fileNameOrPath: string, packageHint?: string): string | undefined;
}

/** @param paths relative paths with forward slashes, as `git ls-files` lists them */
export const createSourceIndex = (paths: readonly string[]): SourceIndex => {
  const byName = Map.groupBy(paths, lastSegment);
  return {
    find: (fileNameOrPath, packageHint) => {
      const wanted = fileNameOrPath.replaceAll('\\', '/');
      const candidates = byName.get(lastSegment(wanted)) ?? [];
      if (packageHint === undefined || packageHint === '') return onlyBest(candidates, wanted);
      const ofPackage = candidates.filter((path) => canHold(path, packageHint));
      return onlyBest(ofPackage, `${packageHint}/${lastSegment(wanted)}`);
    },
  };
};

export const noSources: SourceIndex = { find: () => undefined };

const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;

/** Whether a file may belong to a package. Kotlin projects may leave out the first folders of a package. */
const canHold = (path: string, packageHint: string): boolean => {
  const [, folder] = sourceFolder.exec(path) ?? [];
  return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
};

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds the path that ends most like `wanted`. Undefined if two paths are equally similar. */
const onlyBest = (candidates: readonly string[], wanted: string): string | undefined => {
  const scored = candidates.map((path) => ({ path, shared: sharedEnd(path, wanted) }));
  const [best, second] = scored.toSorted((a, b) => b.shared - a.shared);
  return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
};

const sharedEnd = (one: string, other: string): number => {
  const ones = one.split('/').toReversed();
  const others = other.split('/').toReversed();
  const differs = ones.findIndex((segment, index) => segment !== others[index]);
  return differs === -1 ? ones.length : differs;
};
