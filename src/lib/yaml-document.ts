import {
  type ErrorCode,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { findCostly } from './yaml-cost.ts';
import { indentContinuations } from './yaml-indentation.ts';

/** Line and column in the document, from 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

export type YamlPath = readonly PropertyKey[];

interface YamlMistake extends YamlPlace {
  readonly message: string;
  /** Key that its mapping has twice; absent for other mistakes. */
  readonly equalKey?: string;
}

/** A scalar as written in its document. */
interface YamlScalar {
  /** Line where the scalar starts. A block scalar starts with its indicator, `|` or `>`. */
  readonly line: number;
  readonly style: 'literal' | 'folded' | 'plain' | 'quoted';
  /** Source text, including quotes, indicators, indentation and line ends. */
  readonly source: string;
}

export type YamlReading =
  | {
      readonly kind: 'read';
      readonly value: unknown;
      /** Finds the position of the key or entry at a path, or of the nearest node around it. */
      readonly placeOf: (path: YamlPath) => YamlPlace;
      /** Finds a scalar as it was written, such as `0123` for the number 123. Undefined if the node is not a scalar. */
      readonly textOf: (path: YamlPath) => string | undefined;
      readonly scalarAt: (path: YamlPath) => YamlScalar | undefined;
      /** Keys that a later equal key of the same mapping replaces, in their order. */
      readonly repeated: readonly RepeatedKey[];
      /** Line of a second document, which is not read. */
      readonly nextDocumentLine: number | undefined;
    }
  | {
      readonly kind: 'broken';
      readonly mistakes: readonly YamlMistake[];
      /** Whether the text is valid YAML that only this reader refuses, such as a list as a key. */
      readonly isLimit: boolean;
    };

interface RepeatedKey {
  /** Keys from the root to this key, without the positions in lists. */
  readonly keys: readonly string[];
  readonly value: unknown;
  readonly line: number;
  /** Line of the last equal key, whose value counts. */
  readonly lastLine: number;
}

interface YamlOptions {
  /** Whether equal keys and further documents are no mistakes: the last of equal keys counts, and the first document. */
  readonly isLenient?: boolean;
}

/** Maximum number of aliases, because aliases could turn a small text into a large value. */
const maxAliases = 100;

/** Reads YAML 1.2 or JSON, with the indentation that other parsers accept. The time grows only in proportion to the text. */
export const readYaml = (text: string, options: YamlOptions = {}): YamlReading =>
  guarded(text, (source, lineCounter) => {
    const document = parseDocument<ParsedNode>(source, { ...parseOptions, lineCounter });
    return {
      isBroken: document.errors.some(({ code }) => code !== 'MULTIPLE_DOCS'),
      finish: () => readYamlDocument(document, lineCounter, source, options),
    };
  });

/** Reads several documents with `---` between them. Returns one broken reading if they cannot be separated. */
export const readYamlDocuments = (text: string): readonly YamlReading[] =>
  [
    guarded<readonly YamlReading[]>(text, (source, lineCounter) => {
      const parsed = parseAllDocuments<ParsedNode>(source, { ...parseOptions, lineCounter });
      const documents = 'empty' in parsed ? [] : parsed;
      return {
        isBroken: documents.some(({ errors }) => errors.length > 0),
        finish: () => documents.map((document) => readYamlDocument(document, lineCounter, source)),
      };
    }),
  ].flat();

/** The parser's check for unique keys is off, because it would compare every key with every other key. */
const parseOptions = { prettyErrors: false, uniqueKeys: false } as const;

const broken = (message: string, isLimit = false): YamlReading => ({
  kind: 'broken',
  mistakes: [{ line: 1, column: 1, message }],
  isLimit,
});

interface Parsed<Reading> {
  readonly isBroken: boolean;
  readonly finish: () => Reading;
}

/** Parses a text. If that fails, parses it again with the lines indented on which quoted texts and flow collections go on. */
const guarded = <Reading>(
  text: string,
  parse: (text: string, lineCounter: LineCounter) => Parsed<Reading>,
): Reading | YamlReading => {
  const costly = findCostly(text);
  if (costly !== undefined) return { kind: 'broken', mistakes: [costly], isLimit: costly.isLimit };
  try {
    const strict = parse(text, new LineCounter());
    const indented = strict.isBroken ? indentContinuations(text) : undefined;
    const lenient = indented === undefined || indented === text ? undefined : parse(indented, new LineCounter());
    return (lenient?.isBroken === false ? lenient : strict).finish();
  } catch (error) {
    // The YAML library parses nested values by recursion, so deep nesting overflows the call stack with a RangeError.
    if (!(error instanceof RangeError)) throw error;
    return broken('The document is nested too deeply');
  }
};

const readYamlDocument = (
  document: Document,
  lineCounter: LineCounter,
  text: string,
  { isLenient = false }: YamlOptions = {},
): YamlReading => {
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const next = isLenient ? document.errors.find(({ code }) => code === 'MULTIPLE_DOCS') : undefined;
  const errors = document.errors.filter((error) => error !== next);
  const { mistakes: content, equal } = checkContent(document);
  const refused = isLenient
    ? []
    : equal.map(({ key, keys }) => ({ offset: offsetOf(key), message: 'The mapping has this key twice', equalKey: keys.at(-1) }));
  const mistakes = [
    ...firstOfEachLine(errors.map((error) => ({ error, ...placeAt(error.pos[0]) }))).map(({ error, ...place }) => ({
      ...place,
      message: describeSyntax(error, text),
    })),
    ...[...content, ...refused]
      .sort((one, other) => one.offset - other.offset)
      .map(({ offset, ...mistake }) => ({ ...placeAt(offset), ...mistake })),
  ];
  if (mistakes.length > 0) return { kind: 'broken', mistakes, isLimit: errors.length === 0 && refused.length === 0 };
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    const { childOf, offsetOf: offsetAt } = createOffsets(document);
    const nodeAt = (path: YamlPath): unknown => path.reduce<unknown>(childOf, document.contents);
    const textOf = (path: YamlPath): string | undefined => {
      const node = nodeAt(path);
      return isScalar(node) ? node.source : undefined;
    };
    const scalarAt = (path: YamlPath): YamlScalar | undefined => {
      const node = nodeAt(path);
      if (!isScalar(node) || !node.range) return undefined;
      const [start, end] = node.range;
      return { line: placeAt(start).line, style: styles[node.type ?? 'PLAIN'] ?? 'quoted', source: text.slice(start, end) };
    };
    const repeated = equal.map(({ first, key, keys }) => ({
      keys,
      value: isNode(first.value) ? first.value.toJS(document, { maxAliasCount: maxAliases }) : undefined,
      line: placeAt(offsetOf(first.key)).line,
      lastLine: placeAt(offsetOf(key)).line,
    }));
    return {
      kind: 'read',
      value,
      placeOf: (path) => placeAt(offsetAt(path)),
      textOf,
      scalarAt,
      repeated,
      nextDocumentLine: next && placeAt(next.pos[0]).line,
    };
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error), true);
  }
};

const any = /^/;
const tabMistake = 'The line is indented with a tab. Use spaces';

/**
 * Messages about syntax, by the parser's code, and where several mistakes share a code, by a word of its message. The parser's own
 * messages use terms of the YAML specification.
 */
const syntaxMistakes: readonly (readonly [code: ErrorCode, word: RegExp, message: string])[] = [
  ['BAD_ALIAS', any, 'A value that begins with * or & needs quotes'],
  [
    'BAD_DQ_ESCAPE',
    any,
    'A text in double quotes has an unknown character after a backslash. Use single quotes, or two backslashes',
  ],
  ['BAD_INDENT', /end with/, 'A bracket is not closed, or the line after it is not indented'],
  ['BAD_INDENT', any, 'The indentation does not fit the lines above'],
  ['BAD_SCALAR_START', any, 'A value that begins with this character needs quotes'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    any,
    'A value that contains a colon and a space needs quotes, and a nested key needs a line of its own',
  ],
  ['BLOCK_IN_FLOW', any, 'A bracket is not closed, or lines inside of it begin with a hyphen or a key'],
  ['MISSING_CHAR', /quote/, 'A quote is not closed'],
  ['MISSING_CHAR', any, 'A bracket, a comma, a colon or a space is missing'],
  ['MULTILINE_IMPLICIT_KEY', any, 'The line has no colon after its key, or a quote is not closed'],
  ['MULTIPLE_DOCS', any, 'A second document begins here (---), but only one is read'],
  ['TAB_AS_INDENT', any, tabMistake],
  ['TAG_RESOLVE_FAILED', any, 'A value that begins with ! needs quotes'],
];

const describeSyntax = ({ code, message, pos: [offset] }: YAMLError, text: string): string => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end);
  if (/^ *\t/.test(line)) return tabMistake;
  const [, , known] = syntaxMistakes.find(([each, word]) => each === code && word.test(message)) ?? [];
  return known ?? 'This text does not belong here. Check the quotes, brackets and indentation';
};

/** Leaves out the mistakes that the parser finds in a line because of an earlier one. */
const firstOfEachLine = <Placed extends YamlPlace>(mistakes: readonly Placed[]): readonly Placed[] => {
  const seen = new Set<number>();
  return mistakes.filter(({ line }) => seen.size < seen.add(line).size);
};

const styles: Readonly<Record<string, YamlScalar['style']>> = {
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
  PLAIN: 'plain',
};

type Document = ReturnType<typeof parseDocument<ParsedNode>>;

interface ContentMistake extends Pick<YamlMistake, 'message' | 'equalKey'> {
  readonly offset: number;
}

/** Pair of a mapping, and the key of a later pair that equals its key. */
interface EqualKey {
  readonly first: Pair;
  readonly key: unknown;
  readonly keys: readonly string[];
}

const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** Finds equal keys, and content that is valid YAML but not safe to convert. */
const checkContent = (
  document: Document,
): { readonly mistakes: readonly ContentMistake[]; readonly equal: readonly EqualKey[] } => {
  const mistakes: ContentMistake[] = [];
  const equal: EqualKey[] = [];
  visit(document, {
    Map: (_key, { items }, ancestors) => {
      const seen = new Map<string, Pair>();
      const repeated: Pair[] = [];
      for (const pair of items) {
        const { key } = pair;
        // A key that is not a scalar could exhaust the memory.
        if (!isScalar(key)) {
          mistakes.push({
            offset: offsetOf(key),
            message: 'A key must be a single value, not a list, a mapping or an alias',
          });
          continue;
        }
        const name = String(key.value);
        const first = seen.get(name);
        if (first !== undefined) repeated.push(first);
        // This key would change the prototype of a copy.
        if (name === '__proto__') mistakes.push({ offset: offsetOf(key), message: 'The key __proto__ is not allowed' });
        seen.set(name, pair);
      }
      if (repeated.length === 0) return;
      const path = ancestors.flatMap((node) => (isPair(node) ? [keyText(node)] : []));
      for (const first of repeated) equal.push({ first, key: seen.get(keyText(first))?.key, keys: [...path, keyText(first)] });
    },
    Alias: (_key, { source, range }, ancestors) => {
      const isCircular = ancestors.some((node) => (isMap(node) || isSeq(node)) && node.anchor === source);
      // An alias inside its own value would never end.
      if (isCircular)
        mistakes.push({ offset: range?.[0] ?? 0, message: `The alias *${source} may not be inside of its own value` });
    },
  });
  return { mistakes, equal };
};

const keyText = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** Finds nodes by path. Reads each mapping only once. */
const createOffsets = (
  document: Document,
): {
  readonly childOf: (node: unknown, key: PropertyKey | undefined) => unknown;
  readonly offsetOf: (path: YamlPath) => number;
} => {
  const pairsOf = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const pairIn = (map: YAMLMap, key: PropertyKey | undefined): Pair | undefined => {
    const pairs = pairsOf.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
    pairsOf.set(map, pairs);
    return pairs.get(String(key));
  };
  const childOf = (node: unknown, key: PropertyKey | undefined): unknown =>
    isMap(node) ? pairIn(node, key)?.value : isSeq(node) ? node.items[Number(key)] : undefined;

  const offsetOf = (path: YamlPath): number => {
    let node: unknown = document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const part of path) {
      const key = isMap(node) ? pairIn(node, part)?.key : undefined;
      node = childOf(node, part);
      const shown = isNode(key) ? key : node;
      if (!isNode(shown) || !shown.range) break;
      offset = shown.range[0];
    }
    return offset;
  };
  return { childOf, offsetOf };
};

/** Formats a path for messages: `rules[2].name`. */
export const yamlKey = (path: YamlPath): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');
