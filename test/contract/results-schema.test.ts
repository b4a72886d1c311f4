import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { runCommand } from '../../src/action/commands/command.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { createMemoryRunner } from '../helpers/memory-runner.ts';
import { scenario } from '../helpers/scenario.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const schema = z.looseObject({}).parse(JSON.parse(await readFile(path.join(root, 'schemas/results.schema.json'), 'utf8')));
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

const resultsOf = async (
  changes: ScenarioInput,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> => {
  await using folder = await temporaryDirectory();
  await cp(path.join(root, 'samples'), folder.path, { recursive: true });
  await writeFile(path.join(folder.path, 'scenario.yml'), scenario(changes));
  const inputs = {
    'base-url': 'embedded',
    'embedded-scenario': 'scenario.yml',
    'poll-interval-seconds': '0.02',
    framework: 'espresso',
    app: 'shop-debug.apk',
    'test-suite': 'shop-debug-androidTest.apk',
    devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0',
    shards: '2',
    download: 'all',
  };
  await runCommand(createMemoryRunner(folder.path, { ...inputs, ...more }));
  return z.looseObject({}).parse(JSON.parse(await readFile(path.join(folder.path, 'mobile-test-results/results.json'), 'utf8')));
};

test.each<[string, ScenarioInput, Record<string, string>]>([
  ['everything passes', {}, {}],
  [
    'a test fails and one is flaky',
    {
      overrides: [
        { test: '*adds', outcome: 'fail' },
        { test: '*removes', flaky: 1 },
      ],
    },
    { retries: '1' },
  ],
  ['a report is missing', { sessions: [{ report: { form: 'missing' } }] }, { 'missing-tests': 'fail' }],
])('results.json fits its schema where %s', async (_title, changes, more) => {
  const document = await resultsOf(changes, more);
  validate(document);
  expect(validate.errors ?? []).toEqual([]);
  const { results, ...frame } = document;
  expect(validate(frame)).toBe(false);
  expect(validate({ ...document, results: { ...z.looseObject({}).parse(results), extra: {} } })).toBe(false);
});
