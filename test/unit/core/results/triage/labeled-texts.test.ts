import { describe, expect, it } from 'vitest';
import { compareTexts, unproven } from '../../../../../scripts/studies/triage/triage-texts.ts';

const compared = await compareTexts();

describe('the labeled texts of public bug reports', () => {
  it('get their category in at least 92 of 100 cases', () => {
    const right = compared.filter(({ category, found }) => category === found);
    expect(compared.length).toBeGreaterThanOrEqual(200);
    expect(right.length / compared.length).toBeGreaterThanOrEqual(0.92);
  });

  it('are never a crash without proof', () => {
    expect(unproven(compared)).toEqual([]);
    expect(compared.filter(({ found, category }) => found === 'app-crash' && category !== 'app-crash')).toEqual([]);
  });

  it('are there once, each with its source', () => {
    expect(new Set(compared.map(({ source, test, text }) => `${source} ${test} ${text}`)).size).toBe(compared.length);
    for (const { source } of compared) expect(source).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/);
  });
});
