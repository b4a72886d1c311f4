import { globSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { scenarioSchema } from '../../../src/embedded/schema/scenario.ts';
import { ctrfDocument } from '../../../src/results/ctrf/ctrf-document.ts';
import { readText, root } from './action-metadata.ts';

const shipped = (name: string): Record<string, unknown> =>
  z.looseObject({}).parse(JSON.parse(readText(`schemas/${name}.schema.json`)));

const mistakesOf = (name: string) => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(shipped(name));
  return (document: unknown): unknown => (validate(document) ? [] : validate.errors);
};

// Run `npm run schemas` where this fails.
test.each([
  ['results', ctrfDocument],
  ['scenario', scenarioSchema],
])('schemas/%s.schema.json is what the code says', (name, schema) => {
  const { title, ...rest } = shipped(name);
  expect(title).toMatch(/\w/);
  expect(rest).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }))));
});

describe('schemas/scenario.schema.json', () => {
  const mistakes = mistakesOf('scenario');
  const scenarios = [
    ...globSync('docs/scenarios/*.yml', { cwd: root }),
    'samples/demo-scenario.yml',
    ...globSync('docs/examples/cloud.yml', { cwd: root }),
  ];

  test.each(scenarios)('takes %s', (file) => {
    expect(mistakes(parse(readText(file)))).toEqual([]);
  });

  test.each([{ seeds: 1 }, { 'time-scale': 0 }, { faults: [{ action: 'explode' }] }])('refuses %j', (scenario) => {
    expect(mistakes(scenario)).not.toEqual([]);
  });
});
