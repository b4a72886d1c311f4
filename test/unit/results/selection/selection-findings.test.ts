import { expect, it } from 'vitest';
import { parseTestEntry } from '../../../../src/inputs/test-entries.ts';
import type { KnownTest } from '../../../../src/model/run-plan.ts';
import { unknownEntries } from '../../../../src/results/selection/selection-findings.ts';

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
  ['tag:draft', 'such as tag:smoke'],
  ['drafts/nwe.yaml', 'such as drafts/new'],
])('what runs on request is near an entry only if that names it: %s', (text, expected) => {
  const entry = parseTestEntry(text, 'maestro');
  if ('expected' in entry) throw new Error(entry.expected);
  const suite = { tests: [flow('pay.yaml', 'smoke')], onRequest: [flow('drafts/new.yaml', 'draft')], unknown: [] };
  const [finding] = unknownEntries([entry], suite, false);
  expect(finding?.expected).toContain(expected);
  expect(finding?.expected).not.toContain('tag:draft');
});
