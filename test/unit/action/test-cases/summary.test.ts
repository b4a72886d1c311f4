import { describe, expect, test } from 'vitest';
import { caseFormats } from '../../../../src/action/test-cases/case-file.ts';
import type { IndexedTest } from '../../../../src/action/test-cases/match-tests.ts';
import { type CaseSummary, renderCaseSummary } from '../../../../src/action/test-cases/publish-cases.ts';
import type { TracedCase } from '../../../../src/action/test-cases/trace-case.ts';
import { utf8Bytes } from '../../../../src/lib/escape/cut.ts';
import { hostileTexts } from '../../lib/escape/hostile-texts.ts';

const indexed = (label: string, more: Partial<IndexedTest> = {}): IndexedTest => ({
  label,
  className: '',
  name: label,
  identifiers: new Set(),
  passed: 1,
  failed: 0,
  notRun: 0,
  failedOn: new Set(),
  missingOn: new Set(),
  ...more,
});

const traced = (identifier: string, title = 'Logs in', more: Partial<TracedCase> = {}): TracedCase => ({
  record: {
    identifier,
    title,
    tags: ['smoke'],
    issues: ['SHOP-9'],
    status: 'Active',
    updatedAt: new Date('2026-01-31T08:00:00.000Z'),
  },
  raw: { identifier, own: { deep: [1] } },
  result: 'failed',
  tests: [indexed('a.B#c', { passed: 0, failed: 1, failedOn: new Set(['Pixel 7']) })],
  ...more,
});

const written = (kind: 'json' | 'jsonl' | 'csv' | 'md', cases: readonly TracedCase[], withResults = true): string => {
  const { head, row, tail } = caseFormats(withResults)[kind];
  return head + cases.map((item, index) => row(item, index === 0)).join('') + tail;
};

describe('a file', () => {
  const data = {
    identifier: 'TC-1',
    title: 'Logs in',
    tags: ['smoke'],
    issues: ['SHOP-9'],
    status: 'Active',
    updatedAt: '2026-01-31T08:00:00.000Z',
    result: 'failed',
    tests: [{ name: 'a.B#c', passed: 0, failed: 1, notRun: 0, failedOn: ['Pixel 7'], missingOn: [] }],
    record: { identifier: 'TC-1', own: { deep: [1] } },
  };

  test.each([0, 1, 3])('a file of JSON holds %i cases', (count) => {
    const cases = Array.from({ length: count }, () => traced('TC-1'));
    expect(JSON.parse(written('json', cases))).toEqual(cases.map(() => data));
  });

  test('a file of JSON Lines holds one case per line', () => {
    const lines = written('jsonl', [traced('TC-1'), traced('TC-1', 'two\nlines')])
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([data, { ...data, title: 'two\nlines' }]);
  });

  test('a file of CSV holds one case per line', () => {
    expect(written('csv', [traced('TC-1', '=cmd,"x"')])).toBe(
      'identifier,title,result,remark,tests,issues,status,priority,type,automation,owner,folder,tags,updated\r\n' +
        `TC-1,"'=cmd,""x""",failed,1 of 1 test failed on Pixel 7,a.B#c,SHOP-9,Active,,,,,,smoke,2026-01-31T08:00:00.000Z\r\n`,
    );
  });

  test('a file of Markdown holds a table', () => {
    expect(written('md', [traced('TC-1', 'a | b <img>')]).split('\n')).toEqual([
      expect.stringMatching(/^\| identifier \| title \| result \|/),
      expect.stringMatching(/^\| --- \|/),
      expect.stringMatching(/^\| TC-1 \| a &#124; b &#60;img&#62; \| failed \|/),
      '',
    ]);
  });

  test('a file without results says nothing of tests', () => {
    expect(written('csv', [traced('TC-1')], false)).toMatch(/^identifier,title,issues,/);
    expect(JSON.parse(written('json', [traced('TC-1')], false))[0]).not.toHaveProperty('result');
  });

  test.each(hostileTexts)('a file of Markdown keeps its table, whatever a title holds: %j', (text) => {
    const lines = written('md', [traced(text, text)])
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]?.match(/(?<!\\)\|/g)).toHaveLength(lines[0]?.match(/\|/g)?.length ?? 0);
  });

  test('names no more tests of one case than fit', () => {
    const many = traced('TC-1', 'x', { tests: Array.from({ length: 5_000 }, (_, index) => indexed(`t${index}`)) });
    expect(written('csv', [many])).toContain('t99; 4900 more');
    expect(JSON.parse(written('json', [many]))[0].tests).toHaveLength(1_000);
  });
});

const summary = (more: Partial<CaseSummary> = {}): CaseSummary => ({
  projectId: 'PR-1',
  simulated: false,
  traced: true,
  tally: { count: 10, covered: 7, passed: 4, failed: 2, partial: 1, notRun: 3, unread: 0 },
  failed: [traced('TC-1')],
  partial: [],
  notRun: [],
  remarks: [],
  ...more,
});

describe('the summary', () => {
  test('says the figures, what failed and why', () => {
    const text = renderCaseSummary(
      summary({ reason: 'Too little is covered.', remarks: ['The listing is inconsistent: page 2 repeats the previous page.'] }),
    );
    expect(text).toContain('## Test cases of PR-1\n');
    expect(text).toContain('**Too little is covered.**');
    expect(text).toContain('**10 test cases**: 7 covered (70 %), 4 passed, **2 failed**, 1 partly passed, 3 not run');
    expect(text).toContain('- The listing is inconsistent: page 2 repeats the previous page.');
    expect(text).toContain('| `TC-1` | Logs in | 1 of 1 test failed on Pixel 7 |');
    expect(text).toContain('1 more in the file.');
  });

  test('shows each requirement with its cases, and which has none', () => {
    const requirements = [
      { key: 'SHOP-1', result: 'failed', caseCount: 2, cases: [{ identifier: 'TC-1', title: 'Logs in', result: 'failed' }] },
      { key: 'SHOP-2', result: 'untested', caseCount: 0, cases: [] },
    ] as const;
    const text = renderCaseSummary(summary({ requirements }));
    expect(text).toContain('| `SHOP-1` | **failed** | `TC-1` Logs in (failed)<br>1 more |');
    expect(text).toContain('| `SHOP-2` | **not tested** | none |');
    expect(renderCaseSummary(summary({ requirements: [] }))).toContain('contain no issue key, so no test cases were listed');
  });

  test.each(hostileTexts)('shows %j as it was written', (text) => {
    const shown = renderCaseSummary(summary({ projectId: text, remarks: [text], failed: [traced(text, text)], reason: text }));
    expect(shown).not.toMatch(/<(?:script|img|svg|iframe)/i);
    expect(shown.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(4);
  });

  test.each([400_000, 60_000, 8_000, 1_000, 60])('stays within %i bytes', (budget) => {
    const cases = Array.from({ length: 200 }, (_, index) => traced(`TC-${index}`, 'ü'.repeat(2_000)));
    const failed = { result: 'failed' } as const;
    const linked = cases.slice(0, 50).map(({ record: { identifier, title } }) => ({ ...failed, identifier, title }));
    const requirements = cases.slice(0, 100).map((_, nth) => ({ ...failed, key: `SHOP-${nth}`, caseCount: 50, cases: linked }));
    const tally = { count: 600, covered: 400, passed: 0, failed: 200, partial: 200, notRun: 200, unread: 0 };
    const remarks = Array(50).fill('x'.repeat(2_000));
    const large = summary({ tally, requirements, failed: cases, partial: cases, notRun: cases, remarks });
    const text = renderCaseSummary(large, budget);
    expect(utf8Bytes(text)).toBeLessThanOrEqual(budget);
    expect(text).toContain('Test cases of PR-1');
  });
});

test.each([
  [8_000, '80 %'],
  [7_996, '79.9 %'],
  [3_333, '33.3 %'],
  [0, '0 %'],
])('%d of 10000 cases read %s: what is below a limit never looks as if it had reached it', (covered, share) => {
  const tally = { count: 10_000, covered, passed: covered, failed: 0, partial: 0, notRun: 10_000 - covered, unread: 0 };
  expect(renderCaseSummary(summary({ tally, failed: [] }))).toContain(` covered (${share}), `);
});
