import { isRecord } from '../../../lib/is-record.ts';
import type { Failure } from '../../model/results.ts';
import type { ScreenElement } from '../../model/triage.ts';

/** Elements that were on the screen when the test did not find an element. */
export interface Screen {
  /** Element that the test did not find. Absent if the message does not name the element. */
  readonly missing?: string;
  /** Elements on the screen. If `missing` is known, the most similar elements come first. */
  readonly elements: readonly ScreenElement[];
  /** Number of elements that are not listed. */
  readonly more: number;
}

/** Describes an element in one line: `EditText id pay "Pay now" (Payment) hidden`. */
export const describeElement = ({ type = 'Element', id, text, description, hidden }: Partial<ScreenElement>): string =>
  [
    type,
    ...(id === undefined ? [] : [`id ${id}`]),
    ...(text === undefined ? [] : [`"${text}"`]),
    ...(description === undefined ? [] : [`(${description})`]),
    ...(hidden === true ? ['hidden'] : []),
  ].join(' ');

const maxShown = 30;
const maxRead = 2_000_000;
const maxElements = 2_000;
const maxValue = 200;
const comparedChars = 60;

export const screenOf = ({ screen, message = '', trace = '' }: Failure, headline: string): Screen | undefined => {
  const all = screen ?? [trace, message].map(elementsIn).find((found) => found.length > 0) ?? [];
  if (all.length === 0) return undefined;
  const missing = missingIn(headline);
  const elements = (missing === undefined ? all : nearestFirst(missing, all)).slice(0, maxShown);
  return { missing, elements, more: all.length - elements.length };
};

/** Reads the view hierarchy of Espresso, or the element tree of XCTest. */
export const elementsIn = (text: string): readonly ScreenElement[] => {
  const read = text.slice(0, maxRead);
  const start = read.indexOf('View Hierarchy:');
  return (start === -1 ? treeElements(read) : viewElements(read.slice(start))).filter(isNamed);
};

const viewStart = /^[|\s]*\+-*>([\w.$]{1,100})\{/gm;

/** Reads `+-->Button{id=2131230849, res-name=pay, …, text=Pay, input-type=0, …}`. The text of a view may have several lines. */
const viewElements = (text: string): ScreenElement[] => {
  const starts = [...text.matchAll(viewStart).take(maxElements)];
  return starts.map((start, nth): ScreenElement => {
    const view = text.slice(start.index, starts[nth + 1]?.index ?? start.index + 4 * maxValue);
    const visibility = attributeOf(view, 'visibility');
    return {
      type: start[1]?.split('.').at(-1),
      id: attributeOf(view, 'res-name'),
      text: attributeOf(view, 'text'),
      description: attributeOf(view, 'desc'),
      hidden: visibility === undefined || visibility === 'VISIBLE' ? undefined : true,
    };
  });
};

/** Returns the value of an attribute. The value may contain commas, so it ends at the next attribute name. */
const attributeOf = (view: string, name: string): string | undefined => {
  const at = view.indexOf(`, ${name}=`);
  if (at === -1) return undefined;
  const value = view.slice(at + name.length + 3, at + name.length + 3 + 2 * maxValue);
  const end = value.search(/, [a-z][a-z-]{0,30}=|\} {0,3}(?:\*{4}MATCHES\*{4})?[ \t\r]{0,3}$/m);
  return shownValue(end === -1 ? value : value.slice(0, end));
};

const treeLine =
  /(?:^|[\s(→])([A-Z][A-Za-z]{2,30})(?: \([\w ]{1,30}\))?, (?=0x|\{\{|identifier: |label: |title: |pid: )([^\n]{1,800})/g;

/** Reads `Button, 0x600, {{16.0, 700.0}, {358.0, 50.0}}, identifier: 'pay', label: 'Pay', Disabled`. */
const treeElements = (text: string): ScreenElement[] => {
  const start = text.indexOf('Element subtree:');
  const end = text.indexOf('Path to element:', Math.max(0, start));
  const tree = text.slice(Math.max(0, start), end === -1 ? undefined : end);
  return tree
    .matchAll(treeLine)
    .take(maxElements)
    .map(([, type, rest = '']): ScreenElement => {
      const label = quotedOf(rest, 'label') ?? quotedOf(rest, 'title');
      const value = quotedOf(rest, 'value') ?? /, value: ([^,]{1,200})/.exec(rest)?.[1];
      const id = quotedOf(rest, 'identifier');
      return { type, id, text: value ?? label, description: value === undefined ? undefined : label };
    })
    .toArray();
};

const quotedOf = (line: string, name: string): string | undefined => {
  const at = line.indexOf(`${name}: '`);
  if (at === -1) return undefined;
  const value = line.slice(at + name.length + 3);
  const end = value.search(/'(?:, |\)|\s*$)/);
  return end === -1 ? undefined : shownValue(value.slice(0, end));
};

const shownValue = (value: string): string | undefined => value.replace(/\s+/g, ' ').trim().slice(0, maxValue) || undefined;

/** Reads the tree in the error of a Maestro command. `attributes` and `children` of a node are optional. */
export const elementsOfTree = (root: unknown): readonly ScreenElement[] => {
  const found: ScreenElement[] = [];
  const open: unknown[] = [root];
  for (let read = 0; open.length > 0 && read < 10 * maxElements && found.length < maxElements; read++) {
    const node = open.pop();
    if (!isRecord(node)) continue;
    const { attributes, children } = node;
    if (isRecord(attributes)) found.push(elementOf(attributes));
    if (Array.isArray(children)) for (const child of children.slice(0, maxElements).toReversed()) open.push(child);
  }
  return found.filter(isNamed);
};

const isNamed = ({ id, text, description }: ScreenElement): boolean => (id ?? text ?? description) !== undefined;

const elementOf = (attributes: Readonly<Record<string, unknown>>): ScreenElement => {
  const read = (...names: readonly string[]): string | undefined => {
    const value = names.map((name) => attributes[name]).find((each) => typeof each === 'string' && each.trim() !== '');
    return typeof value === 'string' ? shownValue(value) : undefined;
  };
  return {
    type: read('class', 'className', 'elementType')?.split('.').at(-1),
    id: read('resource-id', 'identifier'),
    text: read('text', 'value', 'title'),
    description: read('accessibilityText', 'content-desc', 'label'),
  };
};

/** Finds the name of the missing element: `"Pay"`, `com.shop:id/pay`, or the text after the last colon. */
const missingIn = (headline: string): string | undefined => {
  const quoted = /"([^"\n]{1,200})"|“([^”\n]{1,200})”/.exec(headline);
  if (quoted !== null) return quoted[1] ?? quoted[2];
  const resource = /\bid\/(\w{1,100})/.exec(headline);
  if (resource !== null) return resource[1];
  const last = headline.slice(headline.lastIndexOf(': ') + 1).trim();
  return last === '' || !headline.includes(': ') ? undefined : last.slice(0, maxValue);
};

const nearestFirst = (missing: string, all: readonly ScreenElement[]): readonly ScreenElement[] => {
  const wanted = pairsOf(missing);
  const likeness = (element: ScreenElement): number =>
    Math.max(0, ...elementNames(element).map((name) => likenessOf(wanted, pairsOf(name))));
  return all
    .map((element) => ({ element, likeness: likeness(element) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ element }) => element);
};

/** Pairs of adjacent letters and digits. `pay_later` and `Pay later` have the same pairs. */
const pairsOf = (name: string): ReadonlySet<string> => {
  const letters = name
    .slice(0, comparedChars)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(1, letters.length - 1) }, (_none, at) => letters.slice(at, at + 2)));
};

/** Similarity of two names: the share of their common pairs, slightly higher for names of similar length. */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common++;
  const [shorter, longer] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  return common / shorter + common / longer / 10;
};

const elementNames = ({ id, text, description }: ScreenElement): readonly string[] =>
  [id?.slice(id.lastIndexOf('/') + 1), text, description].filter((name) => name !== undefined);
