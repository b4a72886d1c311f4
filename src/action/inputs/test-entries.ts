import type { TestFilter } from '../../core/frameworks/definition.ts';
import { choosingOption, filterParameters } from '../../core/frameworks/definition.ts';
import { definitionOf } from '../../core/frameworks/lookup.ts';
import type { Framework } from '../../core/model/framework.ts';
import { normalFlowPath, type TestEntry, type TestPattern, testSizes } from '../../core/model/run-plan.ts';
import { listed } from '../../lib/numbers.ts';
import type { Capabilities } from './capabilities.ts';
import type { InputReader } from './reader.ts';

const input = 'tests';

/** Examples of entries of `tests` for messages, by the style in which a framework names tests. */
const forms: Readonly<Record<TestFilter['style'], string>> = {
  class:
    'com.example.CartTest, com.example.CartTest#addsItem, package:com.example.checkout, annotation:com.example.Smoke or size:small',
  identifier: 'Target/Class or Target/Class/test',
  flow: 'checkout/pay.yaml (a flow), checkout (a folder) or tag:smoke',
};

/** Mistake in an entry, as a clause that continues `<input> is "<entry>", but`. */
interface Mistake {
  readonly mistake: string;
}

type Reading = TestPattern | Mistake;

/** Reads the entries of `tests` and reports every mistake. An empty list means all tests. */
export const readTestEntries = (reader: InputReader, framework: Framework, capabilities: Capabilities): readonly TestEntry[] => {
  const lines = reader.list(input, 'has no entry. Remove the input to run all tests');
  if (definitionOf(framework).testFilter === undefined) {
    if (lines.length > 0)
      reader.problem({
        input,
        value: lines.join(', '),
        accepted: nothingWith(framework),
        code: 'input-conflict',
      });
    return [];
  }
  const entries = lines.flatMap((line) => readEntry(reader, framework, line));
  if (lines.length > 0) refuseFilters(reader, capabilities, input);
  return [...new Map(entries.map((entry) => [`${entry.excludes ? '!' : ''}${entry.text}`, entry])).values()];
};

const nothingWith = (framework: Framework): string =>
  `does not apply to ${framework}: the service always runs the whole ${definitionOf(framework).title} suite`;

export const parseTestEntry = (line: string, framework: Framework): TestEntry | Mistake => {
  const excludes = line.startsWith('!');
  const text = excludes ? line.slice(1).trim() : line;
  const { testFilter } = definitionOf(framework);
  if (testFilter === undefined) return { mistake: nothingWith(framework) };
  const { style } = testFilter;
  const read = mistakeOfAll(text) ?? readers[style](text);
  if (!('mistake' in read)) return { ...read, text, excludes };
  return { mistake: `${read.mistake}. ${definitionOf(framework).title} takes ${forms[style]}` };
};

const readEntry = (reader: InputReader, framework: Framework, line: string): readonly TestEntry[] => {
  const read = parseTestEntry(line, framework);
  if (!('mistake' in read)) return [read];
  reader.problem({ input, value: line, accepted: read.mistake });
  return [];
};

const mistakeOfAll = (text: string): Mistake | undefined => {
  if (text === '') return { mistake: 'must have a test after the exclamation mark' };
  if (text.startsWith('!')) return { mistake: 'has more than one exclamation mark' };
  if (text.startsWith('#')) return { mistake: 'must not be a comment' };
  if (/^[-•]\s/.test(text) || /["'`]/.test(text)) return { mistake: 'must not have dashes and quotes' };
  if (text.includes(',')) return { mistake: 'must be one entry per line, without commas' };
  return undefined;
};

const className = /^[\p{L}\p{N}_$.*-]+$/u;
/** Name of a method, without the characters that DEX files do not allow. */
const method = /^[^#/()[\].;<>:\\]+$/u;
const keyword = /^([A-Za-z][\w-]*)\s?:(.*)$/;

const readClassEntry = (text: string): Reading => {
  const [, prefix, value = ''] = keyword.exec(text) ?? [];
  if (prefix !== undefined) return readKeyword(prefix, value.trim());
  if (text.includes('/')) return { mistake: 'must not contain a slash: only names of XCUITest and EarlGrey tests have one' };
  const [name = '', wanted, ...more] = text.split('#');
  if (!className.test(name)) return { mistake: 'must be the name of a class with its package' };
  if (wanted === undefined) return { kind: 'class', className: name };
  if (/[[(]/.test(wanted))
    return { mistake: 'must be the name of the method alone: all sets of values of a parameterized test run together' };
  if (more.length > 0 || !method.test(wanted)) return { mistake: 'must have one # with the name of a method after it' };
  return { kind: 'class', className: name, method: wanted };
};

const readKeyword = (prefix: string, value: string): Reading => {
  if (prefix === 'size') {
    const size = testSizes.find((each) => each === value);
    return size === undefined ? { mistake: `must be size:${listed(testSizes.map(String))}` } : { kind: 'size', size };
  }
  if (prefix !== 'package' && prefix !== 'annotation')
    return { mistake: 'must have package:, annotation: or size: before the colon' };
  return className.test(value)
    ? { kind: prefix, name: value }
    : { mistake: `must have a name with its package after ${prefix}:` };
};

const readIdentifier = (text: string): Reading => {
  if (text.includes('#') || keyword.test(text)) return { mistake: 'must not contain # and :, as entries for Espresso do' };
  const [target = '', name, wanted, ...more] = text.split('/');
  if (more.length > 0 || [target, name, wanted].some((part) => part?.trim() === ''))
    return { mistake: 'must be two or three names with a slash between them' };
  if (name === undefined && target.includes('.') && !target.includes('*'))
    return { mistake: 'must not be a class with its package, as for Espresso' };
  const testMethod = wanted?.replace(/\(\)$/, '');
  if (testMethod !== undefined && /[()[\]]/.test(testMethod)) return { mistake: 'must end in the name of the test method alone' };
  return {
    kind: 'identifier',
    target,
    className: name,
    method: testMethod,
  };
};

const readFlowEntry = (text: string): Reading => {
  const [, prefix, value = ''] = keyword.exec(text) ?? [];
  if (prefix === 'tag')
    return value.trim() === '' ? { mistake: 'must have a tag after tag:' } : { kind: 'tag', name: value.trim() };
  if (prefix !== undefined) return { mistake: 'must have tag: before the colon' };
  const [given = '', ...names] = text.split('#');
  const name = names.join('#');
  const path = normalFlowPath(given);
  if (path === '' || path.startsWith('/') || path.split('/').includes('..') || /[\\<>:|?]/.test(path))
    return { mistake: "must be a path relative to the suite's root" };
  return { kind: 'flow', path, name: name || undefined };
};

const readers: Readonly<Record<TestFilter['style'], (text: string) => Reading>> = {
  class: readClassEntry,
  identifier: readIdentifier,
  flow: readFlowEntry,
};

/** Refuses filters in `capabilities` beside `tests` or `select`, because the service would combine both. */
export const refuseFilters = (reader: InputReader, capabilities: Capabilities, beside: 'tests' | 'select'): void => {
  const option = choosingOption(capabilities);
  for (const key of [...filterParameters.filter((name) => name in capabilities), ...(option === undefined ? [] : [option])])
    reader.problem({
      input: 'capabilities',
      value: key,
      accepted: `selects tests, but the input \`${beside}\` is set too`,
      sentence: `capabilities: ${key} selects tests, but the input \`${beside}\` is set too. Move ${key} to \`${beside}\`, or remove the input \`${beside}\``,
      code: 'input-conflict',
    });
};
