import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlAttribute, htmlText } from '../../../../src/lib/escape/html.ts';
import { showInvisible, showInvisibleInLines } from '../../../../src/lib/escape/invisible.ts';
import { parseXml } from '../../core/results/junit/reporters.ts';
import { anyText } from './hostile-texts.ts';

/** XML forbids two characters that HTML does not. */
const allowed = (text: string): string => text.replace(/[\ufffe\uffff]/g, '');
const decoded = (html: string): string => parseXml(`<a>${allowed(html)}</a>`).text;

it('markup in a text or an attribute is text, and reads back as what people see', () => {
  expect(htmlText('<a href="x">\'&`\n')).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#96;\n');
  expect(htmlAttribute('"\n\u0000')).toBe('&quot;␊␀');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(htmlText(text) + htmlAttribute(text)).not.toMatch(/[<>"'`]/);
      expect(decoded(htmlText(text))).toBe(allowed(showInvisibleInLines(text)));
      expect(htmlAttribute(text)).not.toContain('\n');
      expect(decoded(htmlAttribute(text))).toBe(allowed(showInvisible(text)));
    }),
  );
});
