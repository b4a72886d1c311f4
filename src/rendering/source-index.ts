export interface SourceIndex {
  /**
   * Finds the only file of the repository to which a failure may refer. Returns `undefined` if no file fits, or if several fit
   * equally well.
   *
   * @param fileNameOrPath `CartTest.kt`, or a path on the machine that built the tests
   * @param packageHint package of the class as a path, such as `com/shop`
   */
  find(fileNameOrPath: string, packageHint?: string): string | undefined;
}

/**
 * Creates the index.
 *
 * @param paths paths as listed by `git ls-files`: relative, with forward slashes
 */
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

/**
 * Whether a file may belong to a package, judged by its path in a source folder. Without this check, a failure in a library could
 * match a file of the repository with the same name. Kotlin projects may leave out the folders of the package that all files
 * share. A file outside of source folders may belong to any package.
 */
const canHold = (path: string, packageHint: string): boolean => {
  const [, folder] = sourceFolder.exec(path) ?? [];
  return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
};

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds the candidate that shares most trailing folders with the wanted path. Returns undefined if several are equally good. */
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
