import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

/** Line and column in the document, from 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

export type YamlPath = readonly PropertyKey[];

interface YamlMistake extends YamlPlace {
  readonly message: string;
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
    }
  | { readonly kind: 'broken'; readonly mistakes: readonly YamlMistake[] };

/** Maximum number of aliases, because aliases could turn a small text into a large value. */
const maxAliases = 100;

/** Reads YAML 1.2 or JSON. The time grows only in proportion to the text. */
export const readYaml = (text: string): YamlReading =>
  guarded((lineCounter) =>
    readYamlDocument(parseDocument<ParsedNode>(text, { ...parseOptions, lineCounter }), lineCounter, text),
  );

/** Reads several documents with `---` between them. Returns one broken reading if they cannot be separated. */
export const readYamlDocuments = (text: string): readonly YamlReading[] =>
  [
    guarded((lineCounter) => {
      const documents = parseAllDocuments<ParsedNode>(text, { ...parseOptions, lineCounter });
      return 'empty' in documents ? [] : documents.map((document) => readYamlDocument(document, lineCounter, text));
    }),
  ].flat();

/** The parser's check for unique keys is off, because it would compare every key with every other key. */
const parseOptions = { prettyErrors: false, uniqueKeys: false } as const;

const broken = (message: string): YamlReading => ({ kind: 'broken', mistakes: [{ line: 1, column: 1, message }] });

// The YAML library parses nested values by recursion, so deep nesting overflows the call stack with a RangeError.
const guarded = <Reading>(read: (lineCounter: LineCounter) => Reading): Reading | YamlReading => {
  try {
    return read(new LineCounter());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return broken('The document is nested too deeply');
  }
};

const readYamlDocument = (document: Document, lineCounter: LineCounter, text: string): YamlReading => {
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const mistakes = [
    ...document.errors.map(({ pos, message }) => ({ ...placeAt(pos[0]), message })),
    ...contentMistakes(document).map(({ offset, message }) => ({ ...placeAt(offset), message })),
  ];
  if (mistakes.length > 0) return { kind: 'broken', mistakes };
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    const { childOf, offsetOf } = createOffsets(document);
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
    return { kind: 'read', value, placeOf: (path) => placeAt(offsetOf(path)), textOf, scalarAt };
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error));
  }
};

const styles: Readonly<Record<string, YamlScalar['style']>> = {
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
  PLAIN: 'plain',
};

type Document = ReturnType<typeof parseDocument<ParsedNode>>;

interface ContentMistake {
  readonly offset: number;
  readonly message: string;
}

/** Finds content that is valid YAML but not safe to convert. */
const contentMistakes = (document: Document): readonly ContentMistake[] => {
  const mistakes: ContentMistake[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const seen = new Set<string>();
      for (const { key } of items) {
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        // A key that is not a scalar could exhaust the memory.
        if (!isScalar(key)) {
          mistakes.push({ offset, message: 'Map keys must be single values, neither lists nor mappings nor aliases' });
          continue;
        }
        const name = String(key.value);
        if (seen.has(name)) mistakes.push({ offset, message: 'Map keys must be unique' });
        // This key would change the prototype of a copy.
        if (name === '__proto__') mistakes.push({ offset, message: 'The key __proto__ is not allowed' });
        seen.add(name);
      }
    },
    Alias: (_key, { source, range }, ancestors) => {
      const isCircular = ancestors.some((node) => (isMap(node) || isSeq(node)) && node.anchor === source);
      // An alias inside its own value would never end.
      if (isCircular)
        mistakes.push({ offset: range?.[0] ?? 0, message: `The alias *${source} may not be inside of its own value` });
    },
  });
  return mistakes;
};

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
