import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
    if (!module.includes(`${path.sep}node_modules${path.sep}`)) continue;
    const inside = foldersUpToPackage(path.dirname(module));
    const root = inside.at(-1);
    if (root === undefined) throw new Error(`${module} belongs to no package.`);
    folders.set(root, new Set([...(folders.get(root) ?? []), ...inside]));
  }
  const packages = [...folders].map(([root, inside]) => readPackage(root, inside));
  const texts = packages.map(({ name, version, license, terms }) => [`${name} ${version}\n${license}`, ...terms].join('\n\n'));
  return `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};

/** From the folder of a file to the one of its package: parts that others wrote have terms of their own beside them. */
const foldersUpToPackage = (start: string): readonly string[] => {
  const found: string[] = [];
  for (let folder = start; path.basename(folder) !== 'node_modules'; folder = path.dirname(folder)) {
    found.push(folder);
    // Some packages have further ones inside, which say no more than whether they are modules.
    if (existsSync(path.join(folder, 'package.json')) && 'version' in readManifest(folder)) return found;
  }
  return [];
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
  return { name: String(name), version: String(version), license: typeof license === 'string' ? license : unnamed, terms };
};

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
