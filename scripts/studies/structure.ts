/**
 * Figures of the structure of the sources at several commits, side by side.
 *
 *     npm run study -- structure                     of the last commit
 *     npm run study -- structure <commit> <commit>   of each of these commits, which the clone must have
 *
 * Folders that hold nothing but a feature are also counted separately. A file that is loaded on demand cannot be joined with its importer, so it
 * is no file with one importer.
 *
 * The features also have parts in the other folders. Lines without features are estimated: each folder counts with the share that it had before
 * the features came, at the last commit with all features.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

type Files = ReadonlyMap<string, string>;

/** Crash causes, triage, repeats of new tests, stand-in, migration, bisect. */
const featureFolders = /^src\/(results\/(crash|retrace|triage)|run\/repeat|embedded\/record|migrate|bisect)\//;

/** Last commit before the features, and the commit at which all of them were there. */
const [beforeFeatures, withFeatures] = ['5ed12306', '1015c1f5'];

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });

/** Sources and tests of a commit by path, without generated assets and declarations, and `package.json`. */
const readCommit = (commit: string): Files => {
  const isCounted = (file: string): boolean =>
    file === 'package.json' || (/^(src|test|bench|scripts)\/.*\.tsx?$/.test(file) && !/assets\.ts$|\.d\.ts$/.test(file));
  const names = git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isCounted);
  const input = names.map((file) => `${commit}:${file}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], { input, maxBuffer: 1 << 28 });
  const files = new Map<string, string>();
  let at = 0;
  for (const file of names) {
    const start = output.indexOf('\n', at) + 1;
    const bytes = Number(output.toString('latin1', at, start).split(' ').at(-1));
    files.set(file, output.toString('utf8', start, start + bytes));
    at = start + bytes + 1;
  }
  return files;
};

const linesOf = (files: Files, folder: RegExp): number =>
  [...files].reduce((sum, [file, text]) => sum + (folder.test(file) ? text.split('\n').length - 1 : 0), 0);

/** Lines of `src` or `test` by folder. Subfolders of `unit` and `results` count as folders of their own. */
const linesByFolder = (files: Files, root: string): ReadonlyMap<string, number> => {
  const lines = new Map<string, number>();
  for (const [file, text] of files) {
    const folder = /^\w+\/(?:unit\/)?(?:results\/)?[^/.]+(?=\/)/.exec(file)?.[0] ?? root;
    if (file.startsWith(`${root}/`)) lines.set(folder, (lines.get(folder) ?? 0) + text.split('\n').length - 1);
  }
  return lines;
};

const before = readCommit(beforeFeatures);
const after = readCommit(withFeatures);

const withoutFeatures = (files: Files, root: string): number => {
  if (![...files.keys()].some((file) => featureFolders.test(file))) return linesOf(files, new RegExp(`^${root}/`));
  const [had, has] = [linesByFolder(before, root), linesByFolder(after, root)];
  const share = (folder: string): number => Math.min(1, (had.get(folder) ?? 0) / (has.get(folder) ?? 1));
  return Math.round([...linesByFolder(files, root)].reduce((sum, [folder, lines]) => sum + lines * share(folder), 0));
};

interface Import {
  readonly importer: string;
  readonly target: string;
  /** `*` for all of a module. */
  readonly name: string;
  readonly onDemand?: boolean;
}

const importsOf = (importer: string, text: string): readonly Import[] => {
  const targetOf = (specifier = '') => path.posix.join(path.posix.dirname(importer), specifier);
  const found = (pattern: RegExp) => [...text.matchAll(pattern)];
  return [
    ...found(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s+'(\.[^']+)'/g).flatMap(([, names = '', from]) =>
      [...names.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g)].map(([, name = '']) => ({ importer, target: targetOf(from), name })),
    ),
    ...found(/(?:\*\s+as\s+\w+\s+from|\bimport)\s+'(\.[^']+)'/g).map(([, from]) => ({
      importer,
      target: targetOf(from),
      name: '*',
    })),
    ...found(/\bimport\((?:\s*\/\*.*?\*\/)?\s*'(\.[^']+)'/g).map(([, from]) => ({
      importer,
      target: targetOf(from),
      name: '*',
      onDemand: true,
    })),
  ];
};

const figuresOf = (files: Files): Record<string, number> => {
  const sources = [...files].filter(([file]) => file.startsWith('src/'));
  const text = sources.map(([, content]) => content).join('\n');
  const imports = [...files].flatMap(([file, content]) => importsOf(file, content));
  const imported = new Set(imports.map(({ target, name }) => `${target} ${name}`));
  const features = sources.filter(([file]) => featureFolders.test(file));
  const onlyNeighbor = sources.filter(([file]) => {
    const own = imports.filter(({ target, importer }) => target === file && importer.startsWith('src/'));
    const [importer = '', ...others] = new Set(own.map((one) => one.importer));
    return (
      others.length === 0 && path.posix.dirname(importer) === path.posix.dirname(file) && !own.some(({ onDemand }) => onDemand)
    );
  });
  const exported = sources.flatMap(([file, content]) =>
    [...content.matchAll(/^export (?:abstract |async )?(?:const|class|interface|type|function) (\w+)/gm)].map(
      ([, name]) => [file, name] as const,
    ),
  );
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as { readonly scripts?: object };
  return {
    'files of `src`': sources.length,
    'files of `src` beside folders of features': sources.length - features.length,
    'lines of `src`': linesOf(files, /^src\//),
    'lines of `src` beside folders of features': linesOf(files, /^src\//) - linesOf(files, featureFolders),
    'lines of `src` without features, estimated': withoutFeatures(files, 'src'),
    'lines of `test`': linesOf(files, /^test\//),
    'lines of `test` without features, estimated': withoutFeatures(files, 'test'),
    'lines of `test/helpers` and `test/faults`': linesOf(files, /^test\/(helpers|faults)\//),
    'lines of `bench`': linesOf(files, /^bench\//),
    'files with one importer, in the same folder': onlyNeighbor.length,
    'exports without an importer': exported.filter(
      ([file, name]) => !imported.has(`${file} ${name}`) && !imported.has(`${file} *`),
    ).length,
    '`Pick<`': text.match(/\bPick</g)?.length ?? 0,
    'error classes': new Set(text.match(/(?<=class )\w*Error\b/g)).size,
    'npm scripts': Object.keys(manifest.scripts ?? {}).length,
    'lines of `src/action/commands/run.ts`': linesOf(files, /^src\/commands\/run\.ts$/),
  };
};

const commits = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD'];
const columns = commits.map((commit) => figuresOf(readCommit(commit)));
console.log(
  `| | ${commits.map((commit) => `\`${git('rev-parse', '--short', commit).trim()}\``).join(' | ')} |\n|---|${'---|'.repeat(commits.length)}`,
);
for (const name of Object.keys(columns[0] ?? {}))
  console.log(`| ${name} | ${columns.map((column) => column[name]?.toLocaleString('en')).join(' | ')} |`);
