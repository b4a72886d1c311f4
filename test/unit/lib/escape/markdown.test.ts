import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeElement,
  codeSpan,
  fencedBlock,
  inlineText,
  link,
  linkAddress,
  messageText,
  titleText,
} from '../../../../src/lib/escape/markdown.ts';
import { markdownFaults } from '../../action/markdown/balanced-markdown.ts';
import { anyText, anyUrl } from './hostile-texts.ts';

/** The faults of a table with this cell. An address may contain what would mean something outside of it. */
const tableFaults = (cell: string): string[] => markdownFaults(`| ${cell.replace(/\]\([^()]*\)$/, ']()')} | b |\n| c | d |`);

it.each([
  ['inlineText', inlineText],
  ['messageText', messageText],
  ['codeSpan', codeSpan],
  ['codeElement', codeElement],
  ['link', (text: string) => link(text, text)],
])('%s stays in its cell, in one line, and opens nothing', (_name, sink) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const cell = sink(text);
      expect(cell.isWellFormed()).toBe(true);
      // The strictest reader counts each bar, escaped or not.
      expect(cell).not.toMatch(/[|\n\r\u2028\u2029\0]/);
      expect(cell.replaceAll(/<code>([^<]*)<\/code>/g, '$1')).not.toMatch(/<|-->$/);
      expect(tableFaults(cell)).toEqual([]);
    }),
  );
});

describe('titleText', () => {
  it.each([
    ['CartTest#adds fails', 'CartTest#adds fails'],
    ['@octocat  fixes\n#12', '＠octocat fixes␊＃12'],
    ['closes GH-3, octo/shop#4', 'closes GH－3, octo/shop＃4'],
    ['https://github.com/acme/shop/issues/5', 'https：//github.com/acme/shop/issues/5'],
    ['a\u202Eb', 'a⟨U+202E⟩b'],
  ])('%j becomes %j', (text, shown) => {
    expect(titleText(text)).toBe(shown);
  });

  it('has no mention, reference, address or second line, whatever the text is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(titleText(text)).not.toMatch(/@|#\d|\bGH-\d|:\/\/|[\n\r]/i);
      }),
    );
  });
});

describe('inlineText', () => {
  it.each([
    ['@octo-org/team', '&#64;&#8203;octo-org/team'],
    ['fixes #12', 'fixes &#35;&#8203;12'],
    ['GH-12', 'GH-&#8203;12'],
    ['CartTest#addsItem @ Pixel 3', 'CartTest&#35;addsItem &#64; Pixel 3'],
    ['https://evil.example', 'https&#58;&#8203;//evil.example'],
    ['WWW.evil.example', 'WWW&#46;&#8203;evil.example'],
    ['me@evil.example', 'me&#64;&#8203;evil.example'],
    ['<!-- x -->', '&#60;!-- x --&#62;'],
    ['a\n\n# b', 'a␊␊&#35; b'],
    [':tada:', '&#58;&#8203;tada:'],
    ['$x$', '&#36;x&#36;'],
    ['a\\', 'a&#92;'],
    ['- item', '&#45; item'],
    ['1. item', '&#49;. item'],
    ['--- ', '&#45;--'],
    ['12.5 device minutes: 3 of 4', '12.5 device minutes: 3 of 4'],
  ])('writes %j as %j', (text, expected) => {
    expect(inlineText(text)).toBe(expected);
  });
});

describe('messageText', () => {
  it.each([
    ['Set `framework: espresso`, or `*`.', 'Set `framework: espresso`, or `*`.'],
    ['`a|b` of @team', '<code>a&#124;b</code> of &#64;&#8203;team'],
    ['a lone ` of #1', 'a lone &#96; of &#35;&#8203;1'],
    ['``', '&#96;&#96;'],
    ['- `x`', '&#45; `x`'],
  ])('writes %j as %j', (text, expected) => {
    expect(messageText(text)).toBe(expected);
  });
});

describe('codeSpan', () => {
  it.each([
    ['com.shop.CartTest#addsItem', '`com.shop.CartTest#addsItem`'],
    ['@team #1 https://x.example', '`@team #1 https://x.example`'],
    ['a`b', '<code>a&#96;b</code>'],
    ['a|b', '<code>a&#124;b</code>'],
    ['<b>', '<code>&#60;b&#62;</code>'],
    ['<www.a.example @b>', '<code>&#60;www&#46;a.example &#64;&#8203;b&#62;</code>'],
    [' a', '<code> a</code>'],
    ['', '<code></code>'],
  ])('writes %j as %j', (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });
});

describe('fencedBlock', () => {
  it('is closed by its own fence only', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fencedBlock(text)).not.toMatch(/[\r\0]/);
        const lines = fencedBlock(text).split('\n');
        const fence = lines.at(-1) ?? '';
        expect(fence).toMatch(/^`{3,}$/);
        expect(lines[0]).toBe(`${fence}text`);
        expect(lines.slice(1, -1).join('\n')).not.toContain(fence);
      }),
    );
  });

  it('keeps lines, breaks hidden marks and shows control characters', () => {
    expect(fencedBlock('a\r\n\tb <!-- m -->\u001b[1m')).toBe('```text\na\n\tb <\u200b!-- m -->␛[1m\n```');
  });
});

describe('link', () => {
  it.each([
    ['https://a.example/b?c=1&d=2#e', '[x](https://a.example/b?c=1&amp;d=2#e)'],
    ['http://127.0.0.1:8080/a(b)c', '[x](http://127.0.0.1:8080/a%28b%29c)'],
    ['https://user:secret@a.example/', '[x](https://a.example/)'],
    ['https://a.example/`|\\<>"', '[x](https://a.example/%60%7C/%3C%3E%22)'],
    ['https://a.example/?q=`|\n', '[x](https://a.example/?q=%60%7C)'],
    ['javascript:alert(1)', 'x'],
    ['data:text/html,x', 'x'],
    ['/relative', 'x'],
    ['', 'x'],
    [`https://a.example/${'a'.repeat(5_000)}`, 'x'],
    [undefined, 'x'],
  ])('a link is written for %j', (url, expected) => {
    expect(link('x', url)).toBe(expected);
  });

  it('escapes its label', () => {
    expect(link('](https://evil.example)', 'https://a.example/')).toBe(
      '[&#93;(https&#58;&#8203;//evil.example)](https://a.example/)',
    );
  });

  it('gives addresses that end nothing', () => {
    fc.assert(
      fc.property(anyUrl, anyText, (url, text) => {
        for (const given of [text, `https://h.example/${text}`, `${url}${text}`]) {
          const address = linkAddress(given) ?? 'https://h.example/';
          expect(address).not.toMatch(/^(?!https?:\/\/)|[()<>`|\\"\s]/);
          expect(new URL(address).href.includes('@')).toBe(address.includes('@'));
        }
      }),
    );
  });
});
