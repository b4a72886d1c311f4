import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Marked } from 'marked';
import markedAlert from 'marked-alert';
import type { Browser } from 'playwright-core';
import { renderSummary } from '../src/action/markdown/reports.ts';
import type { RunAnalysis } from '../src/core/model/run-analysis.ts';

export const links = {
  artifactUrl: 'https://github.com/example/shop/actions/runs/1/artifacts/2',
  htmlUrl: 'https://github.com/example/shop/actions/runs/1/artifacts/3',
};

/** GitHub's own colors for the lines of a `diff`. */
const diffClasses: Readonly<Record<string, string>> = { '+': 'pl-mi1', '-': 'pl-md', '!': 'pl-mc' };

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const coloredLine = (line: string): string => {
  const name = diffClasses[line.charAt(0)];
  return name === undefined ? escapeHtml(line) : `<span class="${name}">${escapeHtml(line)}</span>`;
};

const markdown = new Marked({ gfm: true }, markedAlert(), {
  renderer: {
    code: ({ text, lang }) =>
      `<pre><code>${lang === 'diff' ? text.split('\n').map(coloredLine).join('\n') : escapeHtml(text)}</code></pre>`,
  },
});

const { resolve } = createRequire(import.meta.url);
const styleFile = resolve('github-markdown-css/github-markdown-light.css');
const emojiFile = resolve('twemoji-colr-font/twemoji.woff2');

interface PictureSize {
  readonly width: number;
  /** Longer texts are cut. */
  readonly maxHeight: number;
}

/** Takes a picture of a text in GitHub's Markdown, with GitHub's styles. */
export const takeMarkdown = async (browser: Browser, text: string, file: string, size: PictureSize): Promise<void> => {
  const emoji = (await readFile(emojiFile)).toString('base64');
  const frame =
    'max-width: 1012px; margin: 16px; padding: 16px 24px; border: 1px solid #d1d9e0; border-radius: 6px; font-family: system-ui, emoji';
  const page = await browser.newPage({ viewport: { width: size.width, height: 860 } });
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>@font-face { font-family: emoji; src: url(data:font/woff2;base64,${emoji}) } body { margin: 0 } ${await readFile(styleFile, 'utf8')}</style>` +
      `<main class="markdown-body" style="${frame}">${await markdown.parse(text)}</main>`,
  );
  const height = Math.ceil(Number(await page.evaluate('document.documentElement.getBoundingClientRect().height')));
  await page.setViewportSize({ width: size.width, height: Math.min(size.maxHeight, height) });
  await page.screenshot({ path: file });
  await page.close();
};

/** Takes a picture of the job summary of a run: its first `maxHeight` pixels. */
export const takeSummary = (browser: Browser, run: RunAnalysis, file: string, maxHeight: number): Promise<void> => {
  const text = renderSummary(run, { links, reportDir: 'mobile-test-results' });
  return takeMarkdown(browser, text, file, { width: 1094, maxHeight });
};
