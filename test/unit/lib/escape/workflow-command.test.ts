import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeData, escapeProperty, safeLogLine, safeLogText } from '../../../../src/lib/escape/workflow-command.ts';
import { hostileTexts } from './hostile-texts.ts';

/** Commands that the runner would run: each line is trimmed, then `::name…::` or `##[name…]` counts. */
const commandsIn = (output: string): string[] =>
  output.split(/\r\n|\r|\n/).filter((line) => line.trimStart().startsWith('::') || line.includes('##['));

/** The shapes of the problem matchers that the usual set-up steps leave behind. */
const matchers = [
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
  /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)$/,
  /^(.+\.\w+):(\d+):\s+(warning|error):\s+(.*)$/,
  /^Exception in thread "(.*)" (.*): (.*)$/,
];

const lineOfAnything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('::', ':', '#', '##[', ' ', '\t', '\n', '\r', '\u2028', '\ufeff', '\u00a0', 'error', ']', '\\', '(1)'))
    .map((parts) => parts.join('')),
  fc.constantFrom(...hostileTexts),
);

describe('safeLogLine', () => {
  it.each(hostileTexts)('makes %j a line without a command', (text) => {
    const line = safeLogLine(text);
    expect(commandsIn(line)).toEqual([]);
    expect(line).not.toMatch(/[\r\n\0]/);
    for (const matcher of matchers) expect(line).not.toMatch(matcher);
  });

  it('never yields a command, whatever comes in, and leaves its own lines alone', () => {
    fc.assert(
      fc.property(lineOfAnything, (text) => {
        const line = safeLogLine(text);
        expect(commandsIn(line)).toEqual([]);
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
    expect(safeLogLine('a\u001b[31m\u202eb\n')).toBe('a␛[31m\\u{202E}b␊');
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

describe('safeLogText', () => {
  it('keeps lines apart and makes each harmless', () => {
    expect(safeLogText('one\r\n::error::two\rthree')).toBe('one\n\\::error::two\nthree');
  });
});

describe('escapeData and escapeProperty', () => {
  it('keep a command in one piece', () => {
    expect(escapeData('50% of\r\nit::')).toBe('50%25 of%0Ait::');
    expect(escapeProperty('a,b:c%\n')).toBe('a%2Cb%3Ac%25%0A');
  });

  it('leave nothing that ends a message or a property', () => {
    fc.assert(
      fc.property(lineOfAnything, (text) => {
        expect(escapeData(text)).not.toMatch(/[\r\n]/);
        expect(escapeProperty(text)).not.toMatch(/[\r\n:,]/);
      }),
    );
  });
});
