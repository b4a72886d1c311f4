import type { TestFilter } from '../frameworks/definition.ts';
import { choosingOption, filterParameters } from '../frameworks/definition.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import { normalFlowPath, type TestEntry, type TestPattern, testSizes } from '../model/run-plan.ts';
import type { Capabilities } from './capabilities.ts';
import { type InputReader, listed } from './reader.ts';

const input = 'tests';

/** The form of an entry, for messages. */
const forms: Readonly<Record<TestFilter['style'], string>> = {
  class:
    'com.example.CartTest, com.example.CartTest#addsItem, package:com.example.checkout, annotation:com.example.Smoke or size:small',
  identifier: 'Target/Class or Target/Class/test',
  flow: 'checkout/pay.yaml (a flow), checkout (a folder) or tag:smoke',
};

/** What is wrong with an entry, as what was expected instead. */
interface Mistake {
  readonly expected: string;
}

type Reading = TestPattern | Mistake;

/** `tests`: which tests to run; empty for all. Every mistake in every entry is noted. */
export const readTestEntries = (reader: InputReader, framework: Framework, capabilities: Capabilities): readonly TestEntry[] => {
  const lines = reader.list(input, 'expected at least one entry, or nothing at all to run all tests');
  if (definitionOf(framework).testFilter === undefined) {
    if (lines.length > 0)
      reader.problem({
        input,
        value: lines.join(', '),
        accepted: `expected ${nothingWith(framework)}`,
        code: 'input-conflict',
      });
    return [];
  }
  const entries = lines.flatMap((line) => readEntry(reader, framework, line));
  if (lines.length > 0) refuseFilters(reader, capabilities, input);
  return [...new Map(entries.map((entry) => [`${entry.excludes ? '!' : ''}${entry.text}`, entry])).values()];
};

const nothingWith = (framework: Framework): string =>
  `nothing with ${framework}: the service always runs the whole ${definitionOf(framework).title} suite`;

/** One entry, or what was expected in its place. */
export const parseTestEntry = (line: string, framework: Framework): TestEntry | Mistake => {
  const excludes = line.startsWith('!');
  const text = excludes ? line.slice(1).trim() : line;
  const { testFilter } = definitionOf(framework);
  if (testFilter === undefined) return { expected: nothingWith(framework) };
  const { style } = testFilter;
  const read = mistakeOfAll(text) ?? readers[style](text);
  if (!('expected' in read)) return { ...read, text, excludes };
  return { expected: `${read.expected}; for ${framework}: ${forms[style]}` };
};

const readEntry = (reader: InputReader, framework: Framework, line: string): readonly TestEntry[] => {
  const read = parseTestEntry(line, framework);
  if (!('expected' in read)) return [read];
  reader.problem({ input, value: line, accepted: `expected ${read.expected}` });
  return [];
};

const mistakeOfAll = (text: string): Mistake | undefined => {
  if (text === '') return { expected: 'a test after the exclamation mark' };
  if (text.startsWith('!')) return { expected: 'at most one exclamation mark' };
  if (text.startsWith('#')) return { expected: 'a test: lines cannot be comments' };
  if (/^[-•]\s/.test(text) || /["'`]/.test(text)) return { expected: 'an entry without dashes and quotes' };
  if (text.includes(',')) return { expected: 'one entry per line, without commas' };
  return undefined;
};

const className = /^[\p{L}\p{N}_$.*-]+$/u;
/** Kotlin allows spaces and more in the names of tests; these signs no DEX file allows. */
const method = /^[^#/()[\].;<>:\\]+$/u;
const keyword = /^([A-Za-z][\w-]*)\s?:(.*)$/;

const readClassEntry = (text: string): Reading => {
  const [, word, value = ''] = keyword.exec(text) ?? [];
  if (word !== undefined) return readKeyword(word, value.trim());
  if (text.includes('/')) return { expected: 'the form of Android tests (a slash is for XCUITest and EarlGrey)' };
  const [name = '', wanted, ...more] = text.split('#');
  if (!className.test(name)) return { expected: 'the name of a class with its package' };
  if (wanted === undefined) return { kind: 'class', className: name };
  if (/[[(]/.test(wanted))
    return { expected: 'the name of the method alone; all sets of values of a parameterized test run together' };
  if (more.length > 0 || !method.test(wanted)) return { expected: 'one # and the name of a method after it' };
  return { kind: 'class', className: name, method: wanted };
};

const readKeyword = (word: string, value: string): Reading => {
  if (word === 'size') {
    const size = testSizes.find((each) => each === value);
    return size === undefined ? { expected: `size:${listed(testSizes.map(String))}` } : { kind: 'size', size };
  }
  if (word !== 'package' && word !== 'annotation') return { expected: 'package:, annotation: or size: before the colon' };
  return className.test(value) ? { kind: word, name: value } : { expected: `a name with its package after ${word}:` };
};

const readIdentifier = (text: string): Reading => {
  if (text.includes('#') || keyword.test(text)) return { expected: 'the form of iOS tests (# and : are for Espresso)' };
  const [target = '', name, wanted, ...more] = text.split('/');
  if (more.length > 0 || [target, name, wanted].some((part) => part?.trim() === ''))
    return { expected: 'two or three names with a slash between them' };
  if (name === undefined && target.includes('.') && !target.includes('*'))
    return { expected: 'the form of iOS tests (a class with its package is for Espresso)' };
  const testMethod = wanted?.replace(/\(\)$/, '');
  if (testMethod !== undefined && /[()[\]]/.test(testMethod)) return { expected: 'the name of the test method alone' };
  return {
    kind: 'identifier',
    target,
    className: name,
    method: testMethod,
  };
};

const readFlowEntry = (text: string): Reading => {
  const [, word, value = ''] = keyword.exec(text) ?? [];
  if (word === 'tag') return value.trim() === '' ? { expected: 'a tag behind tag:' } : { kind: 'tag', name: value.trim() };
  if (word !== undefined) return { expected: 'tag: in front of the colon' };
  const [given = '', ...names] = text.split('#');
  const name = names.join('#');
  const path = normalFlowPath(given);
  if (path === '' || path.startsWith('/') || path.split('/').includes('..') || /[\\<>:|?]/.test(path))
    return { expected: "a path relative to the suite's root" };
  return { kind: 'flow', path, name: name || undefined };
};

const readers: Readonly<Record<TestFilter['style'], (text: string) => Reading>> = {
  class: readClassEntry,
  identifier: readIdentifier,
  flow: readFlowEntry,
};

/** Both together would select what neither of them says. */
export const refuseFilters = (reader: InputReader, capabilities: Capabilities, beside: 'tests' | 'select'): void => {
  const option = choosingOption(capabilities);
  for (const key of [...filterParameters.filter((name) => name in capabilities), ...(option === undefined ? [] : [option])])
    reader.problem({
      input: 'capabilities',
      value: key,
      accepted: `expected no test filter together with the input ${beside}; move it to ${beside}, or remove ${beside}`,
      code: 'input-conflict',
    });
};
