import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tableRows } from './markdown-table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});

const { dependencies, devDependencies, optionalDependencies } = packageSchema.parse(
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
);

const [bundled = '', development = ''] = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8').split(
  '## For development',
);

const namesIn = (text: string): string[] => tableRows(text).map(([name = '']) => name.replaceAll('`', ''));

describe('docs/dependencies.md', () => {
  test('gives each dependency of the action', () => {
    expect(namesIn(bundled)).toEqual(Object.keys(dependencies));
  });

  test('gives each development dependency', () => {
    expect(namesIn(development)).toEqual(Object.keys({ ...devDependencies, ...optionalDependencies }));
  });
});

test('versions are exact', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(ranges).toEqual([]);
});
