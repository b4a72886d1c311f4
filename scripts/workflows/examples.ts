import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Example, examplesInMarkdown, examplesInYaml } from './find-examples.ts';

export const root = path.resolve(import.meta.dirname, '../..');

const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Every workflow, and every part of one, in the documentation. */
export const allExamples = (): readonly Example[] => [
  ...['README.md', 'CONTRIBUTING.md', ...filesOf('docs/**/*.md')].flatMap((file) => examplesInMarkdown(file, readText(file))),
  ...filesOf('docs/**/*.yml').flatMap((file) => examplesInYaml(file, readText(file))),
];

const expectationsSchema = z.strictObject({
  /** Examples that no runner here can run. */
  'left-out': z.array(z.strictObject({ example: z.string(), reason: z.string().min(1) })),
  /** Examples of which these jobs are red by intention; without an entry every job must be green. */
  red: z.array(z.strictObject({ example: z.string(), jobs: z.array(z.string()).min(1), reason: z.string().min(1) })),
});

/** What is not to be expected of every example, with the reasons. */
export const expectations = (): z.output<typeof expectationsSchema> =>
  expectationsSchema.parse(JSON.parse(readText('scripts/workflows/expectations.json')));
