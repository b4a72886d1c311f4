import type { AnnotationSpec, ClassSpec, MethodSpec } from './dex.ts';

const accessFlags: Readonly<Record<string, number>> = {
  hidden: 0,
  protected: 0x4,
  static: 0x9,
  abstract: 0x401,
  interface: 0x601,
  annotation: 0x2601,
};

const shortNames: Readonly<Record<string, string>> = {
  Test: 'org.junit.Test',
  Ignore: 'org.junit.Ignore',
  RunWith: 'org.junit.runner.RunWith',
  SuiteClasses: 'org.junit.runners.Suite$SuiteClasses',
  Jupiter: 'org.junit.jupiter.api.Test',
  Disabled: 'org.junit.jupiter.api.Disabled',
  DisplayName: 'org.junit.jupiter.api.DisplayName',
  Nested: 'org.junit.jupiter.api.Nested',
  ExtendWith: 'org.junit.jupiter.api.extension.ExtendWith',
};

/** Reads `@a.Off`, `@RunWith=a.Runner` with a class, or `@SuiteClasses=[a.A+a.B]` with a list. */
const annotationOf = (word: string): AnnotationSpec => {
  const [name = '', value] = word.slice(1).split('=');
  const type = shortNames[name] ?? name;
  if (value === undefined) return { type };
  return value.startsWith('[') ? { type, classes: value.slice(1, -1).split('+'), array: true } : { type, classes: [value] };
};

/** Splits annotations and access flags from the text after them. */
const headOf = (text: string) => {
  const words = text.split(' ');
  const end = words.findIndex((word) => !word.startsWith('@') && accessFlags[word] === undefined);
  const annotations = words.slice(0, end).filter((word) => word.startsWith('@'));
  const flags = words.slice(0, end).find((word) => !word.startsWith('@'));
  return {
    rest: words.slice(end).join(' '),
    ...(annotations.length > 0 && { annotations: annotations.map(annotationOf) }),
    ...(flags !== undefined && { flags: accessFlags[flags] ?? 0 }),
  };
};

const methodOf = (text: string): MethodSpec => {
  const { rest, ...head } = headOf(text);
  const [, name = '', parameters] = /^(.*?)(?:\(([A-Z]+)\))?$/s.exec(rest) ?? [];
  return { name, ...head, ...(parameters !== undefined && { parameters: Array.from(parameters) }) };
};

/** Reads a class and its methods: `@Ignore abstract a.CartTest < a.Base + a.Contract: @Test adds, helps(I)`. */
export const dexClass = (text: string): ClassSpec => {
  const [before = '', methods] = text.split(': ');
  const { rest, ...head } = headOf(before);
  const [name = '', ...contracts] = rest.split(' + ');
  const [own = '', base] = name.split(' < ');
  return {
    name: own,
    ...head,
    ...(base !== undefined && { extends: base }),
    ...(contracts.length > 0 && { implements: contracts }),
    ...(methods !== undefined && { methods: methods.split(', ').map(methodOf) }),
  };
};
