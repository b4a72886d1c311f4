/**
 * Builds `dist/`: `tsc` emits JavaScript, `ncc` bundles it with its dependencies and their licences.
 *
 * With `--check` it builds elsewhere and compares, so that the committed `dist/` is proven to be what the sources give.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const tool = (file: string): string => path.join(root, 'node_modules', file);

const build = (target: string): void => {
  const emitted = path.join(root, 'build');
  rmSync(emitted, { recursive: true, force: true });
  execFileSync(process.execPath, [tool('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  const arguments_ = [
    tool('@vercel/ncc/dist/ncc/cli.js'),
    'build',
    'build/main.js',
    '-o',
    target,
    '--license',
    'licenses.txt',
    '-q',
    '--no-cache',
  ];
  rmSync(target, { recursive: true, force: true });
  execFileSync(process.execPath, arguments_, { cwd: root, stdio: 'inherit' });
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const differences = (one: string, other: string): string[] => {
  const names = new Set([...filesOf(one), ...filesOf(other)]);
  return [...names].filter((name) => {
    const read = (folder: string): string =>
      filesOf(folder).includes(name) ? readFileSync(path.join(folder, name), 'base64') : 'absent';
    return read(one) !== read(other);
  });
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const committed = path.join(root, 'dist');
const fresh = mkdtempSync(path.join(tmpdir(), 'dist-'));
try {
  build(fresh);
  if (values.check) {
    const different = differences(committed, fresh);
    if (different.length > 0) {
      console.error(`dist/ is not what the sources build; run "npm run build" and commit it. Different: ${different.join(', ')}`);
      process.exitCode = 1;
    } else console.log('dist/ is what the sources build.');
  } else {
    rmSync(committed, { recursive: true, force: true });
    cpSync(fresh, committed, { recursive: true });
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
