import { globSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { rulesFileSchema } from '../../../src/action/alerts/rules-file.ts';
import { quarantineSchema } from '../../../src/action/inputs/quarantine.ts';
import { selectSchema } from '../../../src/action/inputs/select.ts';
import { mappingSchema } from '../../../src/action/test-cases/case-mapping.ts';
import { ctrfDocument } from '../../../src/core/results/ctrf/ctrf-document.ts';
import { scenarioSchema } from '../../../src/stand-in/schema/scenario.ts';
import { readText, root } from './action-metadata.ts';

const shipped = (name: string): Record<string, unknown> =>
  z.looseObject({}).parse(JSON.parse(readText(`schemas/${name}.schema.json`)));

const mistakesOf = (name: string) => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(shipped(name));
  return (document: unknown): unknown => (validate(document) ? [] : validate.errors);
};

// Run `npm run docs` where this fails.
test.each([
  ['results', ctrfDocument],
  ['scenario', scenarioSchema],
  ['quarantine', quarantineSchema(0)],
  ['select', selectSchema],
  ['alerts', rulesFileSchema],
  ['test-case-mapping', mappingSchema],
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

describe('schemas/quarantine.schema.json', () => {
  const mistakes = mistakesOf('quarantine');
  const entry = { test: 'a.B#c', reason: 'Flaky', issue: 'https://example.com/7', until: '2026-03-31' };

  test('takes the file of the documentation', () => {
    const [, text = ''] = /^## The file\n\n```yaml\n(.*?)^```/ms.exec(readText('docs/flaky-tests.md')) ?? [];
    expect(parse(text)).toHaveLength(2);
    expect(mistakes(parse(text))).toEqual([]);
  });

  test.each([{ test: 'a.B' }, { until: '2026-02-30' }, { owner: 'ann' }, { devices: [] }, { frameworks: ['junit'] }])(
    'refuses %j',
    (change) => {
      expect(mistakes([{ ...entry, ...change }])).not.toEqual([]);
    },
  );
});
