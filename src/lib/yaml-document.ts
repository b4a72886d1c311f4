import { isMap, isNode, isPair, LineCounter, type ParsedNode, parseDocument } from 'yaml';

/** From 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

export type YamlPath = readonly PropertyKey[];

export interface YamlMistake extends YamlPlace {
  readonly message: string;
}

export type YamlReading =
  | {
      readonly kind: 'read';
      readonly value: unknown;
      /** Where the key or entry stands that a path names, or the nearest thing around it that exists. */
      readonly placeOf: (path: YamlPath) => YamlPlace;
    }
  | { readonly kind: 'broken'; readonly mistakes: readonly YamlMistake[] };

/** Repeated so often, aliases would turn a small text into a large value. */
const maxAliases = 100;

/** Reads one YAML 1.2 document (or JSON, which is a part of it). A key that stands twice in one mapping is a mistake. */
export const readYaml = (text: string): YamlReading => {
  const lineCounter = new LineCounter();
  const document = parseDocument<ParsedNode>(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (document.errors.length > 0)
    return { kind: 'broken', mistakes: document.errors.map(({ pos, message }) => ({ ...placeAt(pos[0]), message })) };
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    return { kind: 'read', value, placeOf: (path) => placeAt(offsetOf(document, path)) };
  } catch (error) {
    return {
      kind: 'broken',
      mistakes: [{ line: 1, column: 1, message: error instanceof Error ? error.message : String(error) }],
    };
  }
};

type Document = ReturnType<typeof parseDocument<ParsedNode>>;

const offsetOf = (document: Document, path: YamlPath): number => {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => isPair(item) && String(item.key) === String(last)) : undefined;
    if (pair !== undefined && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
};

/** `rules[2].name`, as people name a place in a document. */
export const yamlKey = (path: YamlPath): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('');
