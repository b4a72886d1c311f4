import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeHtmlReport } from '../../../src/action/run/report/write-html-report.ts';
import { defaultBudget } from '../../../src/report-page/budget.ts';
import { headlineHtml, pageTitle } from '../../../src/report-page/headline.ts';
import { pageData } from '../../../src/report-page/results/page-data.ts';
import { failedTest, flakyTest, missingTest, runResult, sessionResult, testResult } from '../../helpers/run-results.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { hostileRun } from '../action/markdown/hostile-runs.ts';
import { hostileTexts } from '../lib/escape/hostile-texts.ts';
import { writePage } from './read-page.ts';

const tests = [testResult('com.shop.CartTest#adds'), failedTest('com.shop.CartTest#removes', { message: 'gone', trace: 'at x' })];
const small = runResult([sessionResult({ device: 'Google Pixel 3-10.0', tests })]);

describe('the policy', () => {
  it('lets run exactly the one script and the one style sheet of the page', async () => {
    const { policy, scriptHashes, styleHashes } = await writePage(small);
    expect(scriptHashes).toHaveLength(1);
    expect(styleHashes).toHaveLength(1);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src '${scriptHashes[0]}'`,
      `style-src '${styleHashes[0]}'`,
      'img-src blob:',
      'media-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('comes before everything that it speaks of', async () => {
    const { html } = await writePage(small);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
    expect(html).not.toMatch(/<link|<base|<iframe|\ssrc=|\sstyle=|\son\w+=/);
  });
});

describe('the page', () => {
  it.each([
    [false, ['<dt>Passed</dt><dd>2 (1 flaky)</dd>', '<dt>Failed</dt><dd>0</dd>']],
    [true, ['<dt>Passed</dt><dd>1</dd>', '<dt>Failed</dt><dd>1 (1 flaky)</dd>']],
  ])('counts flaky tests within passed or failed, as the filters do, with failOnFlaky %s', async (failOnFlaky, figures) => {
    const tests = [testResult('a.B#c'), flakyTest('a.B#d', {})];
    const { html } = await writePage(runResult([sessionResult({ device: 'Google Pixel 3-10.0', tests })], { failOnFlaky }));
    for (const figure of figures) expect(html).toContain(figure);
  });

  it.each(hostileTexts)('holds %j as text that ends no element', async (text) => {
    const session = sessionResult({ device: text, tests: [failedTest(`a.B#${text}`, { message: text, trace: text })] });
    const run = runResult([session], { project: text, notices: [text], missingTests: [missingTest(text)] });
    const plain = await writePage(small);
    const attacked = await writePage(run);
    const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
    for (const pattern of [/<script/g, /<\/script/g, /<style/g, /<img/g, /<!--/g, /<b>/g, /<\/table/g])
      expect(count(attacked.html, pattern)).toBe(count(plain.html, pattern));
    expect(attacked.results.devices).toHaveLength(1);
  });

  it('links to the pages of the run in its head, whatever they are called', () => {
    const html = headlineHtml(runResult([]), { links: [{ title: '<b>Run', url: 'https://github.com/octo/shop?a="b' }] });
    expect(html).toContain(
      '<a href="https://github.com/octo/shop?a=&quot;b" target="_blank" rel="noreferrer noopener">&lt;b&gt;Run</a>',
    );
  });

  it('has a title and a headline in which no text becomes an element, and encodes whatever a run holds', () => {
    fc.assert(
      fc.property(hostileRun, (run) => {
        expect(headlineHtml(run, {})).not.toMatch(/<(?:script|img|iframe|a\s[^>]*href="(?!https?:))/i);
        expect((headlineHtml(run, {}) + pageTitle(run)).isWellFormed()).toBe(true);
        pageData(run, defaultBudget);
      }),
    );
  });

  it('links to web addresses only', async () => {
    const deviceLog = 'https://user:secret@api.example/log';
    const links = { video: 'javascript:alert(1)', deviceLog, networkLog: 'data:text/html,x' };
    const tests = [failedTest('a.B#c', {}, { links })];
    const session = sessionResult({ device: 'Pixel-1', tests, links: { dashboard: 'vbscript:x' } });
    const { results, details } = await writePage(runResult([session]));
    expect(details.results[0]?.links).toEqual([['Device log', 'https://api.example/log']]);
    expect(results.sessions[0]?.dashboard).toBeUndefined();
  });

  it('keeps message, trace, earlier tries and output of what went wrong', async () => {
    const failure = { type: 'E', message: 'm', trace: 't1\nt2' };
    const output = { systemOut: 'out', systemErr: 'err' };
    const tests = [testResult('a.B#ok'), flakyTest('a.B#flaky', failure), failedTest('a.B#bad', failure, output)];
    const { results, details } = await writePage(runResult([sessionResult({ device: 'Pixel-1', tests })]));
    const [, flaky, bad] = results.sessions[0]?.results ?? [];
    expect(details.failures).toMatchObject([{ trace: 't1\nt2' }]);
    expect(details.results[flaky?.detail ?? -1]).toMatchObject({ tries: [{ outcome: 'failed', failures: [0] }] });
    expect(details.results[bad?.detail ?? -1]).toMatchObject({ failures: [0], ...output });
    expect(results.failures.map(({ headline }) => headline)).toEqual(['E: m', 'E: m']);
    expect(details.results).toHaveLength(2);
  });

  it('fails where it cannot be written', async () => {
    await using folder = await temporaryDirectory();
    const file = path.join(folder.path, 'nowhere', 'report.html');
    await expect(writeHtmlReport(small, { reportDir: folder.path, file, generatedBy: 'x' })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});

describe('sessions', () => {
  it('sessions of reruns stay, and the last of them speaks for the slot', async () => {
    const test = 'a.B#c';
    const run = runResult([
      sessionResult({ device: 'A-1', tests: [failedTest(test)] }),
      sessionResult({ device: 'A-1', attempt: 1, tests: [testResult(test)] }),
    ]);
    const { results } = await writePage(run);
    expect(results.sessions.map((each) => [each.attempt, each.kind, each.results?.map(({ outcome }) => outcome)])).toEqual([
      [1, 'failed', undefined],
      [2, 'passed', ['flaky']],
    ]);
  });
});

describe('a page that is too small for its run', () => {
  const budget = { results: 20_000, resultBytes: 2_000_000, detailBytes: 20_000, excerptBytes: 0, mediaBytes: 0 };

  it('keeps the first traces and counts the others', async () => {
    const tests = Array.from({ length: 50 }, (_none, index) =>
      failedTest(`a.B#c${index}`, { trace: `${index} ${'x'.repeat(2_000)}` }),
    );
    const { html, details } = await writePage(runResult([sessionResult({ device: 'A-1', tests })]), undefined, budget);
    expect((await writePage(small)).html).not.toContain('Not on this page');
    const kept = details.results.length;
    expect(kept).toBeGreaterThan(0);
    expect(html).toContain(`Traces and output of ${50 - kept} results are left out: they are in junit.xml.`);
  });

  it('never grows over its budgets by much', async () => {
    const tests = Array.from({ length: 3_000 }, (_none, index) =>
      failedTest(`com.shop.Test${index}#${'long'.repeat(100)}${index}`, {
        message: `${index} <&>`.repeat(200),
        trace: '\u2028<>&'.repeat(3_000),
      }),
    );
    const { html } = await writePage(runResult([sessionResult({ device: 'A-1', tests })]), undefined, budget);
    const shell = await writePage(small);
    expect(html.length - shell.html.length).toBeLessThan(80_000);
  });
});
