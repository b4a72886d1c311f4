import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlAttribute, htmlText, jsonForScript } from '../../../../src/lib/escape/html.ts';
import { hostileTexts } from './hostile-texts.ts';

const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts));

describe('htmlText and htmlAttribute', () => {
  it('write markup as text', () => {
    expect(htmlText('<a href="x">\'&`\n')).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#96;\n');
    expect(htmlAttribute('"\n\u0000')).toBe('&quot;␊␀');
  });

  it('leave nothing that opens a tag or ends an attribute', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(htmlText(text)).not.toMatch(/[<>"'`]/);
        expect(htmlAttribute(text)).not.toMatch(/[<>"'`\n]/);
      }),
    );
  });
});

describe('jsonForScript', () => {
  it('reads back the same and cannot end the script', () => {
    fc.assert(
      fc.property(fc.dictionary(anything, anything), (value) => {
        const json = jsonForScript(value);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
