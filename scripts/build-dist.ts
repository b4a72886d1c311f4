/**
 * Builds `dist/`: TypeScript emits JavaScript, ncc bundles it, and the licenses of the bundled packages are written beside it. Also updates
 * the list of these packages in docs/internals/bundle-packages.md.
 *
 * With `--check` it builds in a temporary folder and compares, which proves that the committed `dist/` is what the sources give.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { minifySync } from 'rolldown/utils';
import { licensesOf } from './bundle/licenses.ts';
import { bundledFiles, packageTable } from './bundle/packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const emitted = path.join(root, 'build/javascript');
const packageList = path.join(root, 'docs/internals/bundle-packages.md');

const runTool = (script: string, ...args: string[]): void => {
  execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root, stdio: 'inherit' });
};

/**
 * Comments are a quarter of what a runner would download. Names and lines stay, so that a stack trace can be read; `licenses.txt` has the
 * terms. Characters outside of ASCII are escaped: with one of them, V8 holds a whole file in two bytes per character.
 */
const removeComments = (file: string): void => {
  const codegen = { removeWhitespace: false, comments: false, legalComments: 'none', asciiOnly: true } as const;
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { compress: false, mangle: false, codegen });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  writeFileSync(file, code);
};

/**
 * @returns docs/internals/bundle-packages.md with the packages in the bundle
 * @throws Error when a tool fails, which has then said why
 */
const build = (target: string): string => {
  rmSync(emitted, { recursive: true, force: true });
  mkdirSync(emitted, { recursive: true });
  // Without a "type", so that ncc writes CommonJS: the repository's own manifest would make it write an ECMAScript module. No module is
  // imported for its effect alone, so an import through the door of a room loads only the files whose names it uses.
  writeFileSync(path.join(emitted, 'package.json'), '{ "sideEffects": false }\n');
  runTool('typescript/bin/tsc', '-p', 'tsconfig.build.json');

  const stats = path.join(emitted, 'stats.json');
  // `debug` takes supports-color if it happens to be installed, which depends on the development tools alone.
  const options = ['--no-cache', '--quiet', '--external', 'supports-color', '--stats-out', stats];
  runTool('@vercel/ncc/dist/ncc/cli.js', 'build', path.join(emitted, 'main.js'), '--out', target, ...options);
  for (const name of readdirSync(target)) if (name.endsWith('.js')) removeComments(path.join(target, name));
  const files = bundledFiles(stats);
  // Not ncc's own --license, which leaves out the packages that only index.js holds.
  writeFileSync(path.join(target, 'licenses.txt'), licensesOf(files.map(({ file }) => file)));
  // CommonJS like the bundle of main.js beside it, which ncc names index.js.
  const post = readFileSync(path.join(emitted, 'post.js'), 'utf8');
  writeFileSync(path.join(target, 'post.js'), post.replace('./main.js', './index.js').replace('export {};\n', ''));
  writeFileSync(path.join(target, 'package.json'), '{ "type": "commonjs" }\n');
  const [head = ''] = readFileSync(packageList, 'utf8').split(/(?<=<!-- packages:start -->\n)/);
  return `${head}\n${packageTable(files)}\n\n<!-- packages:end -->\n`;
};

/** Names of the files that only one of the folders has, or that are not the same in both. */
const differences = (one: string, other: string): string[] => {
  const read = (folder: string): ReadonlyMap<string, string> =>
    new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'base64')]));
  const [ours, theirs] = [read(one), read(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter((name) => ours.get(name) !== theirs.get(name)).sort();
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const committed = path.join(root, 'dist');
if (values.check) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'dist-'));
  try {
    const list = build(fresh);
    const different = differences(committed, fresh);
    if (list !== readFileSync(packageList, 'utf8')) different.push('docs/internals/bundle-packages.md');
    if (different.length > 0) {
      console.error(
        `dist/ is not what the sources build. Run "npm run build" and commit what it changes. Different: ${different.join(', ')}`,
      );
      process.exitCode = 1;
    } else console.log('dist/ is what the sources build.');
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
} else {
  rmSync(committed, { recursive: true, force: true });
  writeFileSync(packageList, build(committed));
}
