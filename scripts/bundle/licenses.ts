import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOfPackage, readManifest } from './packages.ts';

/** Names of files with the terms of a package, or with what they ask to be passed on. */
const termsFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

const isCode = /\.[cm]?[jt]s$/;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly terms: readonly string[];
}

/**
 * The licenses of the packages that the modules come from, as one text: name, version and identifier of each, then the terms that it
 * ships. By name and version, so that the text depends on nothing else.
 *
 * @param modules absolute paths of files, of which those outside of `node_modules` count as the project's own
 * @throws Error for a module of no package
 */
export const licensesOf = (modules: Iterable<string>): string => {
  const folders = new Map<string, Set<string>>();
  for (const module of modules) {
    const inside = foldersOfPackage(module);
    const root = inside.at(-1);
    if (root === undefined) continue;
    folders.set(root, new Set([...(folders.get(root) ?? []), ...inside]));
  }
  const packages = [...folders].map(([root, inside]) => readPackage(root, inside));
  const texts = packages.map(({ name, version, license, terms }) => [`${name} ${version}\n${license}`, ...terms].join('\n\n'));
  return `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};

const readPackage = (root: string, folders: ReadonlySet<string>): Package => {
  const { name, version, license } = readManifest(root);
  const files = [...folders].sort().flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => termsFile.test(file) && !isCode.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  const terms = [...new Set(files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()))];
  const unnamed = terms.length === 0 ? 'names no license' : 'see below';
  return { name, version, license: license ?? unnamed, terms };
};
