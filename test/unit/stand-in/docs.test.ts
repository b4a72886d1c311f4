import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseScenario, readScenarioFile } from '../../../src/stand-in/scenario.ts';
import { scenarioSchema } from '../../../src/stand-in/schema/scenario.ts';
import { openCloud } from './open-cloud.ts';

const docs = new URL('../../../docs/', import.meta.url);
const guide = await readFile(new URL('embedded-cloud.md', docs), 'utf8');
const examples = (await readdir(new URL('scenarios/', docs))).filter((name) => name.endsWith('.yml'));
const section = guide.slice(guide.indexOf('\n## Scenarios'));
const blocks = [...section.matchAll(/```yaml\n(.*?)```/gs)].map(([, yaml]) => yaml ?? '');

/** Names of all properties of a JSON Schema, nested ones included. */
const keysIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap(keysIn);
  const nested = Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? Object.values(value as object).flatMap(keysIn) : keysIn(value),
  );
  return 'properties' in schema ? [...Object.keys(schema.properties as object), ...nested] : nested;
};

test('there are examples, and the guide names each', () => {
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter((name) => !guide.includes(`(scenarios/${name})`))).toEqual([]);
});

describe.each(examples)('docs/scenarios/%s', (name) => {
  test('is a scenario that a server takes, and does something', async () => {
    const scenario = await readScenarioFile(fileURLToPath(new URL(`scenarios/${name}`, docs)));
    await using open = await openCloud(scenario);
    expect(open.cloud.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(scenario).not.toEqual(parseScenario(''));
  });
});

test.each(blocks)('the example of the guide is a scenario: %s', (yaml) => {
  expect(() => parseScenario(yaml)).not.toThrow();
});

test('the guide shows an example of every key', () => {
  const keys = new Set(keysIn(z.toJSONSchema(scenarioSchema, { io: 'input' })));
  expect(keys.size).toBeGreaterThan(70);
  const shown = blocks.join('\n');
  expect([...keys].filter((key) => !new RegExp(`(^|[\\s{,-])${key}:`, 'm').test(shown))).toEqual([]);
});
