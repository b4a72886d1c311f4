import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicPlane } from '../../../../src/lib/escape/invisible.ts';
import { safeLogLine } from '../../../../src/lib/escape/workflow-command.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';

/** The shapes of the problem matchers that the usual set-up steps leave behind. */
const matchers = [
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
  /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)$/,
  /^(.+\.\w+):(\d+):\s+(warning|error):\s+(.*)$/,
  /^Exception in thread "(.*)" (.*): (.*)$/,
];

/** Lines of which the runner would make more than text: each is trimmed, then `::name…::`, `##[name…]` or a matcher counts. */
const activeLines = (log: string): string[] =>
  log.split(/\r\n|\r|\n/).filter((line) => /^\s*::|##\[/.test(line) || matchers.some((matcher) => matcher.test(line)));

describe('safeLogLine', () => {
  it.each(hostileTexts)('makes %j a line without a command', (text) => {
    expect(activeLines(safeLogLine(text))).toEqual([]);
  });

  it('never yields a command, whatever comes in, and leaves its own lines alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = safeLogLine(text);
        expect(line).not.toMatch(/[\p{Zl}\p{Zp}\p{Cs}\u202e\n\r\0]/u);
        expect(activeLines(line)).toEqual([]);
        expect(safeLogLine(line)).toBe(line);
      }),
    );
  });

  it.each([':1', '(1', ':1, col 1', 'line 1, '])('takes no time in many a place of a file: %j', (place) => {
    const text = `${place.repeat(100_000)} of a file`;
    expect(safeLogLine(text)).toBe(text);
  });

  it('shows what it broke', () => {
    expect(safeLogLine('  ::error::x ##[group]')).toBe('  \\::error::x ##\\[group]');
    expect(safeLogLine('a\u001b[31m\u202eb\n')).toBe('a␛[31m⟨U+202E⟩b␊');
  });

  it.each([
    'Google Pixel 3-10.0: 12 of 20 tests, 1 failed',
    'POST http://127.0.0.1:8080/app-automate/espresso/build 200 in 45 ms',
    'com.shop.CartTest::addsItem took 3.4 s',
    '\tat com.shop.CartTest.addsItem(CartTest.kt:31)',
    '日本語 😀',
  ])('leaves %j as it is', (line) => {
    expect(safeLogLine(line)).toBe(line);
  });
});

it('basicPlane leaves nothing beyond U+FFFF', () => {
  expect(basicPlane('😀 \ud83d')).toBe('\\u{1F600} \ufffd');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(basicPlane(text)).not.toMatch(/[\u{10000}-\u{10ffff}\p{Cs}]/u);
    }),
  );
});
