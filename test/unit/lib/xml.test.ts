import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanXml, createXmlCleaner, escapeXmlText, xmlTag } from '../../../src/lib/xml.ts';
import { parseXml } from '../core/results/junit/reporters.ts';
import { anyText } from './escape/hostile-texts.ts';

/** Whether XML 1.0 forbids a character. */
const isForbidden = (character: string): boolean =>
  (character < ' ' && !'\t\n\r'.includes(character)) || character === '\ufffe' || character === '\uffff';

describe('characters that XML forbids', () => {
  it.each([
    ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
    ['null \u0000, bell \u0007, form feed \u000C', 'null \uFFFD, bell \uFFFD, form feed \uFFFD'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b alone', '\uFFFD alone'],
    ['half \uD800 of a pair', 'half \uFFFD of a pair'],
    ['\uFFFE\uFFFF', '\uFFFD\uFFFD'],
    ['emoji \u{1F600}, next line \u0085', 'emoji \u{1F600}, next line \u0085'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanXml(text)).toBe(clean);
  });

  it('are gone whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanXml(text);
        expect(Array.from(clean).filter(isForbidden)).toEqual([]);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanXml(clean)).toBe(clean);
      }),
    );
  });

  it.each([
    ['ab\u0000c', ['ab', 'illegal', '\uFFFDc']],
    ['fine\n', ['fine\n']],
  ])('are found by their place in %j', (text, calls) => {
    const seen: string[] = [];
    const cleaner = createXmlCleaner(
      (clean) => seen.push(clean),
      () => seen.push('illegal'),
    );
    cleaner.write(text);
    cleaner.end();
    expect(seen.filter((each) => each !== '')).toEqual(calls);
  });
});

describe('escaping', () => {
  it('leaves no markup in text, and no end of a CDATA section', () => {
    expect(escapeXmlText('<a> & ]]> "b"\r\n')).toBe('&lt;a&gt; &amp; ]]&gt; "b"&#13;\n');
  });

  it('keeps line ends and tabs of an attribute through a reader', () => {
    expect(xmlTag('a', { v: '"a"\n\t<b>\r' })).toBe('<a v="&quot;a&quot;&#10;&#9;&lt;b&gt;&#13;"');
  });

  it('is undone by another reader', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { attributes, text: content } = parseXml(`${xmlTag('a', { v: text })}>${escapeXmlText(text)}</a>`);
        expect([attributes.v, content]).toEqual([cleanXml(text), cleanXml(text)]);
      }),
    );
  });

  it('writes a tag without the attributes that have no value', () => {
    expect(xmlTag('testcase', { name: 'a "b"', line: 3, file: undefined })).toBe('<testcase name="a &quot;b&quot;" line="3"');
  });
});
