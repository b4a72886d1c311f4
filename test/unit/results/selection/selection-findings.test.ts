import { expect, it } from 'vitest';
import { parseTestEntry } from '../../../../src/inputs/test-entries.ts';
import type { KnownTest } from '../../../../src/model/run-plan.ts';
import { unknownEntries } from '../../../../src/results/selection/selection.ts';

const flow = (file: string, tag: string): KnownTest => ({
  className: file.replace('.yaml', ''),
  name: file,
  ignored: false,
  parameterized: false,
  conditional: false,
  file,
  tags: [tag],
});

it.each([
  ['tag:draft', 'Did you mean tag:smoke'],
  ['drafts/nwe.yaml', 'Did you mean drafts/new'],
])('what runs on request is near an entry only if that names it: %s', (text, expected) => {
  const entry = parseTestEntry(text, 'maestro');
  if ('mistake' in entry) throw new Error(entry.mistake);
  const suite = { tests: [flow('pay.yaml', 'smoke')], onRequest: [flow('drafts/new.yaml', 'draft')], unknown: [] };
  const [finding] = unknownEntries([entry], suite, false);
  expect(finding?.remedy).toContain(expected);
  expect(finding?.remedy).not.toContain('tag:draft');
});
