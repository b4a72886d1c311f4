import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText, root } from './action-metadata.ts';

const formSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()),
  body: z.array(
    z.object({
      type: z.enum(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']),
      id: z.string().optional(),
      attributes: z.object({ label: z.string().optional(), value: z.string().optional() }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

const readForm = (file: string): z.output<typeof formSchema> => formSchema.parse(parse(readText(file)));

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((file) => !file.endsWith('config.yml'));

test.each(forms)('%s is a form as GitHub reads it', (file) => {
  const { body } = readForm(file);
  const asking = body.filter(({ type }) => type !== 'markdown');
  expect(asking.filter(({ id, attributes }) => id === undefined || attributes.label === undefined)).toEqual([]);
  const ids = asking.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a bug report needs what a wrong verdict is understood by', () => {
  const required = readForm('.github/ISSUE_TEMPLATE/bug.yml').body.filter(({ validations }) => validations?.required);
  expect(required.map(({ id }) => id)).toEqual(expect.arrayContaining(['verdict', 'inputs', 'log', 'version']));
});

describe('CODEOWNERS', () => {
  const lines = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  test('names files that exist, and an owner for each', () => {
    expect(lines.every(([, owner = '']) => /^@[\w-]+\/[\w-]+$/.test(owner))).toBe(true);
    const paths = lines.map(([place = '']) => place).filter((place) => place !== '*');
    expect(paths.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });

  test('has an owner for everything else first, where later lines win', () => {
    expect(lines[0]?.[0]).toBe('*');
  });
});

const dependabotSchema = z.object({
  version: z.literal(2),
  updates: z.array(
    z.object({ 'package-ecosystem': z.string(), directory: z.string(), cooldown: z.object({ 'default-days': z.int().min(3) }) }),
  ),
});

test('Dependabot looks after packages and actions, after a pause', () => {
  const { updates } = dependabotSchema.parse(parse(readText('.github/dependabot.yml')));
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
