import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './action-metadata.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), optionalDependencies: z.record(z.string(), z.string()).default({}) }),
  ),
});

// A registry that mirrors one platform only leaves the others out of the lock, and `npm ci` then refuses it everywhere.
test('the lock names the packages of every platform', () => {
  const { packages } = lockSchema.parse(JSON.parse(readText('package-lock.json')));
  const absent = Object.entries(packages).flatMap(([place, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => packages[`node_modules/${name}`] === undefined && packages[`${place}/node_modules/${name}`] === undefined,
    ),
  );
  expect(absent).toEqual([]);
});
