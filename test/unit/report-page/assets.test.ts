import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { assetsFile, buildReportAssets } from '../../../scripts/build-report-assets.ts';

it('the committed script and style sheet are what their sources build: else run "npm run build"', async () => {
  expect((await readFile(assetsFile, 'utf8')) === (await buildReportAssets())).toBe(true);
});
