import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText, root } from './action-metadata.ts';

/** The format of typesafegithub/github-actions-typing, as far as it is used here. */
const plainSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['string', 'boolean', 'integer', 'float']) }),
  z.strictObject({ type: z.literal('enum'), 'allowed-values': z.array(z.string()).min(2) }),
]);
const typeSchema = z.union([
  plainSchema,
  z.strictObject({ type: z.literal('list'), separator: z.string().min(1), 'list-item': plainSchema }),
]);
const typesSchema = z.strictObject({ inputs: z.record(z.string(), typeSchema), outputs: z.record(z.string(), typeSchema) });

const fieldSchema = z.object({ description: z.string(), default: z.string().optional() });
const metadataSchema = z.object({ inputs: z.record(z.string(), fieldSchema), outputs: z.record(z.string(), fieldSchema) });

const folders = ['.', ...globSync('*/action.yml', { cwd: root, exclude: ['node_modules'] }).map((file) => path.dirname(file))];

const patterns = { boolean: /^(true|false)$/, integer: /^\d+$/, float: /^\d+(\.\d+)?$/, string: /^/ };

const allowedValues = (type: z.output<typeof typeSchema>): readonly string[] => {
  if (type.type === 'enum') return type['allowed-values'];
  return type.type === 'list' ? allowedValues(type['list-item']) : [];
};

describe.each(folders)('%s/action-types.yml', (folder) => {
  const types = typesSchema.parse(parse(readText(path.join(folder, 'action-types.yml'))));
  const action = metadataSchema.parse(parse(readText(path.join(folder, 'action.yml'))));

  test('types every input and every output, and no other', () => {
    expect(Object.keys(types.inputs)).toEqual(Object.keys(action.inputs));
    expect(Object.keys(types.outputs)).toEqual(Object.keys(action.outputs));
  });

  // To these `off` is false, unless it is quoted.
  test.each(['action-types.yml', 'action.yml'])('%s says the same to readers of YAML 1.1', (file) => {
    const text = readText(path.join(folder, file));
    expect(parse(text, { version: '1.1' })).toEqual(parse(text));
  });

  test('allows the defaults', () => {
    const wrong = Object.entries(action.inputs).filter(([name, { default: value }]) => {
      const type = types.inputs[name];
      if (value === undefined || type === undefined) return false;
      const allowed = allowedValues(type);
      if (allowed.length > 0) return !allowed.includes(value);
      return type.type !== 'list' && type.type !== 'enum' && !patterns[type.type].test(value);
    });
    expect(wrong).toEqual([]);
  });

  test('allows the values that the description names', () => {
    for (const part of ['inputs', 'outputs'] as const)
      for (const [name, type] of Object.entries(types[part])) {
        const description = action[part][name]?.description ?? '';
        // A suffix that each value may have, such as `@failed`, is named once.
        const isNamed = (value: string): boolean => value.split(/(?=@)/).every((word) => description.includes(`\`${word}\``));
        expect(allowedValues(type).filter((value) => !isNamed(value))).toEqual([]);
      }
  });
});
