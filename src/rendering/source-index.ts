export interface SourceIndex {
  /**
   * Finds the one file of the repository that a failure's text refers to, as the repository spells it; `undefined` if there is
   * none or more than one fits equally well.
   *
   * @param fileNameOrPath `CartTest.kt`, or a path on the machine that built the tests
   * @param packageHint `com/shop`, the folder that usually contains a class of this package
   */
  find(fileNameOrPath: string, packageHint?: string): string | undefined;
}

/**
 * Creates the index.
 *
 * @param paths paths as `git ls-files` lists them: relative, with forward slashes
 */
export const createSourceIndex = (paths: readonly string[]): SourceIndex => {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = lastSegment(path);
    const same = byName.get(name);
    if (same === undefined) byName.set(name, [path]);
    else same.push(path);
  }
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

/** Index without any file, for tests and for runs outside of a repository. */
export const noSources: SourceIndex = { find: () => undefined };

const sourceFolder = /(?:^|\/)src\/[^/]+\/(?:java|kotlin|groovy|scala)\/((?:[^/]+\/)*)/;

/**
 * Whether a file may belong to a package, by its place in a source folder; a library can have a file of the same name. Kotlin
 * leaves out the folders of the package that all files share. Outside of source folders, any file may.
 */
const canHold = (path: string, packageHint: string): boolean => {
  const [, folder] = sourceFolder.exec(path) ?? [];
  return folder === undefined || `/${packageHint}/`.endsWith(`/${folder}`);
};

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds the candidate that shares most trailing folders with the wanted path. A tie would be a guess. */
const onlyBest = (candidates: readonly string[], wanted: string): string | undefined => {
  const scored = candidates.map((path) => ({ path, shared: sharedEnd(path, wanted) })).toSorted((a, b) => b.shared - a.shared);
  const [best, second] = scored;
  return best !== undefined && best.shared !== second?.shared ? best.path : undefined;
};

const sharedEnd = (one: string, other: string): number => {
  const ones = one.split('/').toReversed();
  const others = other.split('/').toReversed();
  const differs = ones.findIndex((segment, index) => segment !== others[index]);
  return differs === -1 ? ones.length : differs;
};
