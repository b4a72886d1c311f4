import path from 'node:path';
import type { TestFilter } from '../../frameworks/definition.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { readFileText } from '../../lib/regular-file.ts';
import { classOf, simpleClass } from '../../results/known-tests.ts';

/** Extensions of files that declare test classes. */
const sourceFile = /\.(?:kt|java|swift|mm?)$/;
const flowFile = /\.ya?ml$/;
const mostBytes = 1_000_000;
const mostAtOnce = 8;

interface DeclaredClass {
  readonly name: string;
  /** Package of the class; empty if the language has no packages, or if the file could not be read. */
  readonly package: string;
}

/** Whether the source file of a test has changed. */
type IsChanged = (test: { readonly className: string }) => boolean;

/**
 * Finds out which tests have changed. A test has changed if a changed file declares its class. For a changed file that is not in
 * the checkout, the file's name counts as the class. A flow has changed if its file has changed.
 *
 * @param files paths in the repository
 * @param style how the framework names tests
 */
export const readChangedSources = async (
  files: readonly string[],
  style: TestFilter['style'],
  workspace: string,
): Promise<IsChanged> => {
  if (style === 'flow') return changedFlows(files);
  const sources = files.filter((file) => sourceFile.test(file));
  const declared = await mapConcurrently(sources, mostAtOnce, (file) => declaredIn(file, workspace));
  const byName = Map.groupBy(declared.flat(), ({ name }) => name);
  return ({ className }) => {
    const outer = classOf(className).split('$', 1)[0] ?? '';
    const name = simpleClass(outer);
    const own = outer.slice(0, Math.max(0, outer.length - name.length - 1));
    // Swift has no packages, and some responses of the service leave out the package.
    return (byName.get(name) ?? []).some((each) => each.package === '' || own === '' || each.package === own);
  };
};

/** Compares flows by path. A flow has the path of its file in the suite, and the suite may be in any folder of the repository. */
const changedFlows = (files: readonly string[]): IsChanged => {
  const flows = files.filter((file) => flowFile.test(file)).map((file) => `/${file.replace(flowFile, '')}`);
  return ({ className }) => flows.some((flow) => flow.endsWith(`/${className}`));
};

const declaredIn = async (file: string, workspace: string): Promise<readonly DeclaredClass[]> => {
  const isInside = !file.split('/').includes('..');
  const text = isInside ? await readFileText(path.join(workspace, file), mostBytes).catch(() => undefined) : undefined;
  if (text === undefined) return [{ name: path.posix.basename(file).replace(sourceFile, ''), package: '' }];
  const own = /\.(?:kt|java)$/.test(file) ? (/^[ \t]*package[ \t]+([\w.]+)/m.exec(text)?.[1] ?? '') : '';
  const declarations = text.matchAll(/(?:^|[^\w.])(?:class|object|struct|@implementation)\s+(\w+)/g);
  return [...declarations].map(([, name = '']) => ({ name, package: own }));
};
