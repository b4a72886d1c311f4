import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((file) => !file.endsWith('config.yml'));

test.each(forms)('%s is a form as GitHub reads it', (file) => {
  const { body } = formSchema.parse(parse(readText(file)));
  const asking = body.filter(({ type }) => type !== 'markdown');
  expect(asking.filter(({ id, attributes }) => id === undefined || attributes.label === undefined)).toEqual([]);
  const ids = asking.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('CODEOWNERS names files that exist, and an owner for each', () => {
  const lines = readText('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(lines.every(([, owner = '']) => /^@[\w-]+\/[\w-]+$/.test(owner))).toBe(true);
  const paths = lines.map(([place = '']) => place).filter((place) => place !== '*');
  expect(paths.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

test('a bug report requires what a wrong verdict is understood by', () => {
  const required = formSchema
    .parse(parse(readText('.github/ISSUE_TEMPLATE/bug.yml')))
    .body.filter(({ validations }) => validations?.required);
  expect(required.map(({ id }) => id)).toEqual(expect.arrayContaining(['verdict', 'inputs', 'log', 'version']));
});

const dependabotSchema = z.object({
  updates: z.array(z.object({ 'package-ecosystem': z.string(), cooldown: z.object({ 'default-days': z.int().min(3) }) })),
});

test('Dependabot updates packages and actions after a pause of at least three days', () => {
  const { updates } = dependabotSchema.parse(parse(readText('.github/dependabot.yml')));
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
