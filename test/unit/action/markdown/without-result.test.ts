import { describe, expect, it } from 'vitest';
import { renderWithoutResult } from '../../../../src/action/markdown/without-result.ts';
import { problem } from '../../../../src/core/model/error-codes.ts';

const place = { job: 'ui-tests', docsUrl: 'https://example.org/docs' };
const invalid = problem('input-invalid', 'unused');

describe('the summary of a step without results', () => {
  it('names the job, the reason and the next step', () => {
    expect(renderWithoutResult('No <b>file</b>.', [], invalid, place)).toBe(
      [
        '## ❌ Error: job `ui-tests`',
        '',
        '> [!CAUTION]',
        '> No &#60;b&#62;file&#60;/b&#62;.',
        '>',
        `> **Next:** ${invalid.hint} More: [input-invalid](https://example.org/docs/troubleshooting.md#input-invalid).`,
        '',
      ].join('\n'),
    );
  });

  it('lists 50 mistakes, and counts all others', () => {
    const mistakes = Array.from({ length: 260 }, (_, nth) => `mistake ${nth}`);
    const lines = renderWithoutResult('260 inputs are invalid.', mistakes, invalid, place).split('\n');
    expect(lines.filter((line) => line.startsWith('> - mistake'))).toHaveLength(50);
    expect(lines).toContain('> - and 210 more');
  });
});
