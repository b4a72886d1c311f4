import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { isErrorCode } from '../../src/core/model/error-codes.ts';
import { isRecord } from '../../src/lib/is-record.ts';

/** A message as it stands in the sources, with `…` for its variable parts. */
export interface Message {
  /** Its error code; for others how they are shown. */
  readonly kind: string;
  readonly text: string;
  /** Relative to `src`, with `/`. */
  readonly file: string;
}

/** A node of the syntax tree; what is read of it is checked. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string';

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** More alternatives of one message are a variable part. */
const mostAlternatives = 6;
const variable = '…';

/** Constants of a module, by name. */
type Constants = ReadonlyMap<string, Node>;

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const joined = (parts: readonly (readonly string[])[]): readonly string[] => {
  const all = parts.reduce<readonly string[]>((before, part) => before.flatMap((start) => part.map((end) => start + end)), ['']);
  return all.length > mostAlternatives ? [parts.map((part) => (part.length === 1 ? part[0] : variable)).join('')] : all;
};

/** What an expression can evaluate to, as far as the module shows it. */
const textsOf = (node: unknown, constants: Constants, depth = 0): readonly string[] => {
  if (!isNode(node) || depth > 8) return [variable];
  const inner = (part: unknown): readonly string[] => textsOf(part, constants, depth + 1);
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : variable];
    case 'TemplateLiteral': {
      const quasis = nodesIn(node.quasis).map(({ value }) => (isRecord(value) ? String(value.cooked) : ''));
      const values = nodesIn(node.expressions).map(inner);
      return joined(quasis.flatMap((text, at) => [[text], ...(values[at] === undefined ? [] : [values[at]])]));
    }
    case 'ConditionalExpression':
      return [...new Set([...inner(node.consequent), ...inner(node.alternate)])];
    case 'BinaryExpression':
      return node.operator === '+' ? joined([inner(node.left), inner(node.right)]) : [variable];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return inner(node.expression);
    case 'Identifier': {
      const value = constants.get(nameOf(node));
      return value === undefined ? [variable] : inner(value);
    }
    case 'CallExpression': {
      const callee = constants.get(nameOf(node.callee));
      return callee?.type === 'ArrowFunctionExpression' && callee.expression === true ? inner(callee.body) : [variable];
    }
    default:
      return [variable];
  }
};

const entriesOf = (node: Node): ReadonlyMap<string, unknown> =>
  new Map(
    nodesIn(node.properties)
      .filter(({ type }) => type === 'Property')
      .map(({ key, value }) => [nameOf(key) || (literal(key) ?? ''), value] as const),
  );

type Found = readonly (readonly [kind: string, texts: readonly string[]])[];

/** Mistakes in inputs, findings of preflight, and problems that are written as objects. */
const messagesOfObject = (node: Node, constants: Constants): Found => {
  const entries = entriesOf(node);
  const texts = (key: string): readonly string[] => textsOf(entries.get(key), constants);
  const code = literal(entries.get('code'));
  const [ofPreflight] = [`preflight-${code}`].filter(isErrorCode);
  if (entries.has('found') && ofPreflight !== undefined)
    return [[ofPreflight, joined([texts('found'), ['. '], texts('remedy')])]];
  const ownCode = isErrorCode(code) ? code : undefined;
  if (entries.has('sentence')) return [[ownCode ?? 'input-invalid', joined([texts('sentence'), ['.']])]];
  if (entries.has('accepted') && !entries.has('min')) {
    const [kind, start] = entries.has('value') ? ['input-invalid', '… is "…", but '] : ['input-missing', '… is missing; it '];
    return [[ownCode ?? kind, joined([[start], texts('accepted')])]];
  }
  if (entries.has('accepted')) return [['input-invalid', joined([['… is "…", but '], texts('accepted')])]];
  const text = ['clause', 'message'].find((key) => entries.has(key));
  return ownCode === undefined || text === undefined ? [] : [[ownCode, texts(text)]];
};

/** Error codes anywhere in a piece of code. */
const codesIn = (node: unknown): readonly string[] => {
  const codes = new Set<string>();
  visit(node, (each) => {
    const word = literal(each);
    if (isErrorCode(word)) codes.add(word);
  });
  return [...codes];
};

/** A row of evidence: an object says which code each outcome has, and the last argument makes the clauses. */
const messagesOfRow = (given: readonly Node[], constants: Constants): Found => {
  const rulings = given.find(({ type, properties }) => type === 'ObjectExpression' && nodesIn(properties).length > 0);
  const codes = new Map([...(rulings === undefined ? [] : entriesOf(rulings))].map(([cell, value]) => [cell, codesIn(value)[0]]));
  if (rulings === undefined || [...codes.values()].some((code) => code === undefined)) return [];
  const found: (readonly [string, readonly string[]])[] = [];
  visit(given.at(-1), (node) => {
    const [cell, clause] =
      node.type === 'ObjectExpression'
        ? [literal(entriesOf(node).get('cell')), entriesOf(node).get('clause')]
        : [nameOf(node.callee), nodesIn(node.arguments)[0]];
    const code = cell === undefined ? undefined : codes.get(cell);
    if (code !== undefined && isNode(clause)) found.push([code, textsOf(clause, constants)]);
  });
  return found;
};

/** A code and its text, side by side in a list. */
const messagesOfPair = (node: Node, constants: Constants): Found => {
  const [first, second, ...rest] = nodesIn(node.elements);
  const code = literal(first);
  return isErrorCode(code) && second !== undefined && rest.length === 0 ? [[code, textsOf(second, constants)]] : [];
};

const messageMethods = new Set(['warning', 'notice']);

/** Calls with a code and the text behind it, warnings and notices of the log, and what a schema says of a value. */
const messagesOfCall = (node: Node, constants: Constants): Found => {
  const given = nodesIn(node.arguments);
  const callee = isNode(node.callee) ? node.callee : undefined;
  const method = nameOf(callee?.property);
  if (messageMethods.has(method) && given.length === 1) return [[method, textsOf(given[0], constants)]];
  if (method === 'required' && given.length === 2)
    return [['input-missing', joined([['… is missing; it '], textsOf(given[1], constants)])]];
  const at = given.findIndex((each) => isErrorCode(literal(each)));
  const code = literal(given[at]);
  if (isErrorCode(code)) return given.slice(at + 1, at + 2).map((each) => [code, textsOf(each, constants)] as const);
  const ofBinary = `preflight-${literal(given[0])}`;
  const details = given.map((each) => constants.get(nameOf(each)) ?? each).find(({ type }) => type === 'ObjectExpression');
  if (isErrorCode(ofBinary) && details !== undefined && entriesOf(details).has('found')) {
    const entries = entriesOf(details);
    // A `BinaryError` adds the name of the file.
    const start = node.type === 'NewExpression' ? '…: ' : '';
    const parts = [textsOf(entries.get('found'), constants), ['. '], textsOf(entries.get('remedy'), constants)];
    return [[ofBinary, joined([[start], ...parts])]];
  }
  const [, found, remedy] = given;
  if (isErrorCode(ofBinary) && remedy !== undefined)
    return [[ofBinary, joined([textsOf(found, constants), ['. '], textsOf(remedy, constants)])]];
  const ofRow = messagesOfRow(given, constants);
  if (ofRow.length > 0) return ofRow;
  const helper = constants.get(nameOf(callee));
  const [ofHelper, ...more] = helper?.type === 'ArrowFunctionExpression' ? codesIn(helper.body) : [];
  const ofLast = textsOf(given.at(-1), constants).filter((text) => /[a-z] /.test(text));
  if (ofHelper !== undefined && more.length === 0 && ofLast.length > 0) return [[ofHelper, ofLast]];
  const ofSchema = given.flatMap((each) => textsOf(each, constants)).filter((text) => /^must \w/.test(text));
  return ofSchema.map((text) => ['input-yaml-invalid', [`… …, line …, column …: … ${text}`]] as const);
};

/** The clauses of the client, by their codes. */
const messagesOfProperty = ({ key, value }: Node, constants: Constants): Found => {
  const code = literal(key);
  if (!isErrorCode(code) || !isNode(value) || value.type === 'Literal') return [];
  const what = value.type === 'ObjectExpression' ? entriesOf(value).get('what') : nodesIn(value.arguments)[0];
  return isNode(what) && what.type === 'ArrowFunctionExpression' ? [[code, textsOf(what.body, constants)]] : [];
};

const visit = (value: unknown, each: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  else if (isRecord(value)) {
    if (isNode(value)) each(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, each);
  }
};

const messagesIn = (text: string): Found => {
  const program: unknown = parseAst(text, { lang: 'ts' });
  const constants = new Map<string, Node>();
  visit(program, ({ type, id, init }) => {
    const name = nameOf(id);
    if (type !== 'VariableDeclarator' || name === '' || !isNode(init)) return;
    // A name with two meanings in the module is a variable part.
    constants.set(name, constants.has(name) ? { type: 'Unknown' } : init);
  });
  const found: (readonly [string, readonly string[]])[] = [];
  visit(program, (node) => {
    if (node.type === 'ObjectExpression') found.push(...messagesOfObject(node, constants));
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(...messagesOfCall(node, constants));
    if (node.type === 'ArrayExpression') found.push(...messagesOfPair(node, constants));
    if (node.type === 'Property') found.push(...messagesOfProperty(node, constants));
  });
  return found;
};

/** Neither the page nor the built-in cloud, whose texts are those of the service. */
const leftOut = /^(?:report-page\/|stand-in\/|core\/model\/error-codes\.ts$)/;

/** Every message of the sources that is more than variable parts, sorted by its kind, file and text. */
export const readMessages = (root: string): readonly Message[] => {
  const folder = path.join(root, 'src');
  const messages = globSync('**/*.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !leftOut.test(file))
    .flatMap((file) =>
      messagesIn(readFileSync(path.join(folder, file), 'utf8')).flatMap(([kind, texts]) =>
        texts.filter((text) => /[a-z]{2}/i.test(text) && !isErrorCode(text)).map((text) => ({ kind, text, file })),
      ),
    );
  const unique = new Map(messages.map((message) => [JSON.stringify(message), message]));
  const orderOf = ({ kind, file, text }: Message): string => `${kind}\n${file}\n${text}`;
  return [...unique.values()].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
};
