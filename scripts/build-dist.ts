/**
 * Builds `dist/`: two files for the way to the first request, others for what is loaded later, and the licences of what is inside.
 *
 * With `--check` it builds elsewhere and compares, so that the committed `dist/` is proven to be what the sources give. With
 * `--maps <folder>` it builds into that folder, with source maps.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type OutputOptions, rolldown } from 'rolldown';
import { lateHttp2, leanUndici } from './bundle/lean-undici.ts';
import { licencesOf } from './bundle/licences.ts';

const root = path.resolve(import.meta.dirname, '..');

const output: OutputOptions = {
  // An ECMAScript module that imports node:http makes Node load the whole of its own fetch, which nobody uses.
  format: 'cjs',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  // Each file costs a start some system calls, so what every start needs is in few. That of undici is apart since it has no character
  // beyond Latin-1, and a text with one takes twice the memory.
  codeSplitting: {
    groups: [
      { name: 'http', test: /node_modules.undici/, tags: ['$initial'], priority: 2 },
      { name: 'start', tags: ['$initial'], priority: 1 },
    ],
  },
  // Names of functions and classes stay, for the sake of those who read a stack.
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: { keepNames: true },
    codegen: { removeWhitespace: true },
  },
};

const build = async (target: string, sourcemap = false): Promise<void> => {
  await using bundle = await rolldown({
    cwd: root,
    input: { index: 'src/main.ts' },
    platform: 'node',
    plugins: [lateHttp2],
    transform: leanUndici,
    // Their manifests do not say so: nothing happens when they load, so what nobody uses of them is left out.
    treeshake: { moduleSideEffects: [{ test: /node_modules.@actions.(?:core|exec|io|http-client)./, sideEffects: false }] },
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output: files } = await bundle.write({ ...output, dir: target, sourcemap });
  const chunks = files.filter((file) => file.type === 'chunk');
  writeFileSync(path.join(target, 'licenses.txt'), licencesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
  writeFileSync(path.join(target, 'package.json'), '{ "type": "commonjs" }\n');
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

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, maps: { type: 'string' } } });
const committed = path.join(root, 'dist');
if (values.maps !== undefined) await build(path.resolve(values.maps), true);
else if (values.check) {
  const fresh = mkdtempSync(path.join(tmpdir(), 'dist-'));
  try {
    await build(fresh);
    const different = differences(committed, fresh);
    if (different.length > 0) {
      console.error(`dist/ is not what the sources build; run "npm run build" and commit it. Different: ${different.join(', ')}`);
      process.exitCode = 1;
    } else console.log('dist/ is what the sources build.');
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
} else {
  rmSync(committed, { recursive: true, force: true });
  await build(committed);
}
