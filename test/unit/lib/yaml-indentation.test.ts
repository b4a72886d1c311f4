import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml, readYamlDocuments } from '../../../src/lib/yaml-document.ts';
import { indentContinuations } from '../../../src/lib/yaml-indentation.ts';

describe('lines on which a value goes on, left of where YAML 1.2 wants them', () => {
  // The values are those that PyYAML, a parser of libyaml's kind, reads.
  it.each([
    ['a quoted text at its mapping', 'a:\n  b: "x\n  y"\n  c: 1', { a: { b: 'x y', c: 1 } }],
    ['a quoted text left of its mapping', 'a:\n  b: "x\ny"\n  c: 1', { a: { b: 'x y', c: 1 } }],
    ['a quoted text whose line break is escaped', 'a:\n  b: "x\\\n  \\ y"', { a: { b: 'x y' } }],
    ['a quoted text with a blank line', "- 'x\n\n- y'", ['x\n- y']],
    ['a flow mapping that closes at its mapping', '- tapOn: {\n    id: "add"\n  }\n- back', [{ tapOn: { id: 'add' } }, 'back']],
    ['a flow sequence that closes left of all', '  a: [1,\n2\n]\n  b: 3', { a: [1, 2], b: 3 }],
    ['a comment in a flow mapping', 'a: {\nb: 1, # }"\nc: 2 }', { a: { b: 1, c: 2 } }],
    ['a comment right after a quote', 'a: "x"# y\nb: [z]# "', { a: 'x', b: ['z'] }],
    ['the indicator of a block, at its key', '- a:\n  >-\n    x\n    y\n- b', [{ a: 'x y' }, 'b']],
    ['a block with quotes and brackets', 'a: |\n  "{[\nb: {\nc: 1 }', { a: '"{[\n', b: { c: 1 } }],
    ['a plain text with a quote', "a: don't [\nb: {\nc: 1 }", { a: "don't [", b: { c: 1 } }],
    ['a key with an anchor and a tag', 'a: &x !!str "1\n2"\nb: *x', { a: '1 2', b: '1 2' }],
  ])('%s is read', (_what, text, value) => {
    expect(readYaml(text)).toMatchObject({ kind: 'read', value });
  });

  it('has the place of each key in the source', () => {
    const reading = readYaml('a:\n  b: "x\n  y"\n  c: {\n  d: 1 }\n');
    if (reading.kind === 'broken') throw new Error(reading.mistakes[0]?.message);
    expect(reading.placeOf(['a', 'c', 'd']).line).toBe(5);
  });

  it('ends at the end of its document', () => {
    expect(readYamlDocuments('a: "x\n---\nb: 1').some(({ kind }) => kind === 'broken')).toBe(true);
  });
});

test.each(['a: "x', "a: 'x\nb: 1", 'a: [1', 'a: {b: [1}\n', 'a: "x\n...\n"'])('%j does not end', (text) => {
  expect(indentContinuations(text)).toBeUndefined();
  expect(readYaml(text).kind).toBe('broken');
});

test('a text that YAML 1.2 accepts keeps its value when it is indented', () => {
  const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: false });
  fc.assert(
    fc.property(value, fc.constantFrom(20, 0), (each, lineWidth) => {
      const text = JSON.stringify({ each }, undefined, lineWidth === 0 ? 2 : undefined);
      const indented = indentContinuations(text);
      expect(indented === undefined ? undefined : parse(indented)).toEqual(parse(text));
    }),
  );
});

test('a line of many hyphens adds no more blanks than a multiple of the text', () => {
  const text = `${'- '.repeat(50_000)}"${'\n'.repeat(50_000)}"`;
  expect(indentContinuations(text)?.length).toBeLessThan(text.length * 100);
});
