import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './action-metadata.ts';

/** Terms that ask for no more than their own text to be passed on, which `dist/licenses.txt` does. */
const allowed = new Set([
  'MIT',
  'MIT/X11',
  'ISC',
  'Apache-2.0',
  'BSD-3-Clause',
  '(Apache-2.0 AND BSD-3-Clause)',
  'BlueOak-1.0.0',
  '0BSD',
]);

/** A development dependency of which the bundle holds a file: its stand-in for packages that are not installed. */
const bundler = '@vercel/ncc';

/** Their manifests say nothing; docs/dependencies.md says why they are there all the same. */
const unnamed = ['buffers 0.1.1'];

const bundled = readText('dist/licenses.txt')
  .split(`\n${'-'.repeat(80)}\n`)
  .map((block) => {
    const [title = '', license = ''] = block.trim().split('\n');
    const at = title.lastIndexOf(' ');
    return { title, name: title.slice(0, at), version: title.slice(at + 1), license, length: block.trim().length };
  });

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().default(false) })),
});
const { packages } = lockSchema.parse(JSON.parse(readText('package-lock.json')));
const { dependencies } = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(readText('package.json')));

describe('dist/licenses.txt', () => {
  test('names packages that the lock holds for production, in that version', () => {
    const locked = new Set(
      Object.entries(packages).flatMap(([place, { version, dev }]) =>
        dev && place !== `node_modules/${bundler}` ? [] : [`${place.split('node_modules/').at(-1)} ${version}`],
      ),
    );
    expect(bundled.filter(({ title }) => !locked.has(title))).toEqual([]);
  });

  test('names every dependency of the action', () => {
    const titles = new Set(bundled.map(({ title }) => title));
    expect(Object.entries(dependencies).filter(([name, version]) => !titles.has(`${name} ${version}`))).toEqual([]);
  });

  test('holds terms that allow passing the package on', () => {
    const others = bundled.filter(({ license }) => !allowed.has(license)).map(({ title }) => title);
    expect(others).toEqual(unnamed);
  });
});
