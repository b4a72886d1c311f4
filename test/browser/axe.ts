import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The script of axe, which a page runs before anything of its own. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRule {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** What axe finds to blame in a page. `checked`: rules for which the page must have something to look at. */
export const violations = async (page: Page, checked: readonly string[] = []): Promise<string[]> => {
  const found = await page.evaluate<{ violations: AxeRule[]; passes: AxeRule[] }>("axe.run({ resultTypes: ['violations'] })");
  expect(found.passes.map(({ id }) => id)).toEqual(expect.arrayContaining([...checked]));
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};
