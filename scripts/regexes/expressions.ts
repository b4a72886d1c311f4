import { parseAst } from 'rolldown/parseAst';

/** A regular expression of a source. */
export interface Expression {
  /** As it stands there: a literal, or a call of `RegExp`. */
  readonly text: string;
  /** Absent where the text is made only when the program runs. */
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** All regular expressions of a TypeScript source, in the order of the text. */
export const expressionsIn = (source: string): readonly Expression[] => {
  const found: Expression[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) walk(each);
      return;
    }
    if (!isNode(node)) return;
    const expression = expressionOf(node, source);
    if (expression !== undefined) found.push(expression);
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(source, { lang: 'ts' }).body);
  return found;
};

interface Node {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const expressionOf = (node: Node, source: string): Expression | undefined => {
  const text = source.slice(Number(node.start), Number(node.end));
  if (node.type === 'Literal' && isNode(node.regex))
    return { text, regex: { pattern: String(node.regex.pattern), flags: String(node.regex.flags) } };
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall || !isNode(node.callee) || node.callee.name !== 'RegExp' || !Array.isArray(node.arguments)) return undefined;
  const [pattern, flags] = node.arguments.map(fixedText);
  if (pattern === undefined || (node.arguments.length > 1 && flags === undefined)) return { text };
  return { text, regex: { pattern, flags: flags ?? '' } };
};

/** Of a string, or of a template without values. */
const fixedText = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  const [part]: unknown[] = node.quasis;
  return isNode(part) && isNode(part.value) ? String(part.value.cooked) : undefined;
};
