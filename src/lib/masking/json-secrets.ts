import { type Found, hashOf, isMask, type SecretFinder, withoutOverlaps } from './finder.ts';
import { replaced } from './line-state.ts';
import { isSecretName, isSecretValue, kindOfName } from './secret-names.ts';
import { jsonContent } from './views.ts';

interface Frame {
  readonly isObject: boolean;
  /** Key of the object or list in its parent, such as `cookies`. */
  readonly parentKey: string;
  /** Key of the next value; undefined where a key is expected. */
  key: string | undefined;
  /** Members that describe each other: `name` and `value` of a header, `text` and `encoding` of a body. */
  readonly members: Map<string, Token>;
}

/** Content of a string, without its quotes. */
interface Token {
  readonly start: number;
  readonly end: number;
}

export interface JsonRules {
  /** Whether bodies in a HAR are masked as a whole. */
  readonly masksBodies: boolean;
}

/** Maximum depth of JSON inside texts of JSON. */
const mostLayers = 4;
const mostDepth = 1_000;
const [quote, backslash, comma, minus] = [0x22, 0x5c, 0x2c, 0x2d];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const describing = new Set(['name', 'key', 'header', 'value', 'text', 'encoding', 'mimeType']);
const bodyKeys = new Set(['content', 'postData', 'params']);

/**
 * Finds secrets in the strings of a JSON text: by their form, by the key or the header's name, and in strings that are JSON
 * themselves. Never finds a key.
 *
 * @returns undefined if the text is no JSON
 */
export const findInJson = (finder: SecretFinder, bytes: Buffer, rules: JsonRules, layer = 0): readonly Found[] | undefined =>
  new JsonSecrets(finder, bytes, rules, layer).find();

/** Reads one JSON text, character by character, so that its depth and its length cost no more than their sum. */
class JsonSecrets {
  readonly #found: Found[] = [];
  readonly #stack: Frame[] = [];
  #hasValue = false;

  readonly #finder: SecretFinder;
  readonly #bytes: Buffer;
  readonly #rules: JsonRules;
  readonly #layer: number;

  constructor(finder: SecretFinder, bytes: Buffer, rules: JsonRules, layer: number) {
    this.#finder = finder;
    this.#bytes = bytes;
    this.#rules = rules;
    this.#layer = layer;
  }

  find(): readonly Found[] | undefined {
    for (let at = 0; at < this.#bytes.length; ) {
      const next = this.#readAt(at);
      if (next === undefined) return undefined;
      at = next;
    }
    return this.#stack.length > 0 || !this.#hasValue ? undefined : withoutOverlaps(this.#found);
  }

  /** Reads the value or the sign at an offset. Returns where the next begins, or undefined if there is no JSON here. */
  #readAt(at: number): number | undefined {
    const byte = this.#bytes[at] ?? 0;
    if (byte === quote) return this.#readString(at);
    if (byte === openBrace || byte === openBracket) return this.#open(byte === openBrace) ? at + 1 : undefined;
    if (byte === closeBrace || byte === closeBracket) return this.#close(byte === closeBrace) ? at + 1 : undefined;
    if ((byte >= 0x30 && byte <= 0x39) || byte === minus) return this.#readNumber(at);
    const frame = this.#stack.at(-1);
    if (byte === comma && frame?.isObject) frame.key = undefined;
    return isExpected(byte) ? at + 1 : undefined;
  }

  #readString(at: number): number | undefined {
    const token = tokenAt(this.#bytes, at);
    if (token === undefined) return undefined;
    const frame = this.#stack.at(-1);
    if (frame?.isObject && frame.key === undefined) {
      frame.key = contentOf(this.#bytes, token);
      this.#found.push(...keySecrets(this.#finder, this.#bytes, token));
      return token.end + 1;
    }
    this.#hasValue = true;
    this.#found.push(...stringSecrets(this.#finder, this.#bytes, token, frame, this.#rules, this.#layer));
    if (frame?.key !== undefined && describing.has(frame.key)) frame.members.set(frame.key, token);
    return token.end + 1;
  }

  #readNumber(at: number): number {
    const end = endOfNumber(this.#bytes, at);
    this.#hasValue = true;
    this.#found.push(...numberSecrets(this.#finder, this.#bytes, at, end));
    return end;
  }

  #open(isObject: boolean): boolean {
    const frame = this.#stack.at(-1);
    const parentKey = frame === undefined ? '' : (frame.key ?? frame.parentKey);
    this.#stack.push({ isObject, parentKey, key: undefined, members: new Map() });
    return this.#stack.length <= mostDepth;
  }

  #close(isObject: boolean): boolean {
    const frame = this.#stack.pop();
    if (frame?.isObject !== isObject) return false;
    this.#found.push(...memberSecrets(this.#finder, this.#bytes, frame));
    this.#hasValue = true;
    return true;
  }
}

/** White space, `,`, `:`, and the letters of `true`, `false` and `null`. */
const isExpected = (byte: number): boolean => byte <= 0x20 || byte === 0x2c || byte === 0x3a || (byte >= 0x61 && byte <= 0x7a);

const tokenAt = (bytes: Buffer, at: number): Token | undefined => {
  for (let end = bytes.indexOf(quote, at + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let backslashes = 0;
    while (bytes[end - 1 - backslashes] === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return { start: at + 1, end };
  }
  return undefined;
};

const endOfNumber = (bytes: Buffer, at: number): number => {
  let end = at + 1;
  while (/[\d.eE+-]/.test(String.fromCharCode(bytes[end] ?? 0))) end += 1;
  return end;
};

const contentOf = (bytes: Buffer, { start, end }: Token): string => jsonContent(bytes.subarray(start, end)).bytes.toString();

const shifted = (found: readonly Found[], by: number): readonly Found[] =>
  found.map((each) => ({ ...each, start: each.start + by, end: each.end + by, from: each.from + by }));

/** A key is the service's or the app's name of a field. Only a secret inside a longer key, such as in a test's name, is found. */
const keySecrets = (finder: SecretFinder, bytes: Buffer, token: Token): readonly Found[] => {
  const content = bytes.subarray(token.start, token.end);
  if (finder.nextHint(content, 0) >= content.length) return [];
  const named = finder.find(content).map((each) => ({ ...each, mask: `[redacted: ${each.kind} #${each.hash()}]` }));
  return shifted(
    named.filter(({ start, end }) => end - start < content.length),
    token.start,
  );
};

/** A known value that is written as a number becomes a text. */
const numberSecrets = (finder: SecretFinder, bytes: Buffer, start: number, end: number): readonly Found[] => {
  const number = bytes.subarray(start, end);
  if (number.length < 6 || finder.nextHint(number, 0) >= number.length) return [];
  const [known] = finder.find(number).filter((each) => each.isKnown);
  return known === undefined ? [] : [{ ...known, start, end, from: start, mask: `"${known.mask}"` }];
};

const stringSecrets = (
  finder: SecretFinder,
  bytes: Buffer,
  token: Token,
  frame: Frame | undefined,
  rules: JsonRules,
  layer: number,
): readonly Found[] => {
  const { start, end } = token;
  const content = bytes.subarray(start, end);
  if (content.length === 0) return [];
  const key = frame?.key;
  if (key !== undefined && rules.masksBodies && isBody(key, frame)) return [wholeOf(token, 'body', content)];
  if (key !== undefined && isSecretName(key) && isSecret(content)) return [wholeOf(token, kindOfName(key), content)];
  const nested = layer < mostLayers ? nestedSecrets(finder, content, rules, layer) : [];
  const found = finder.nextHint(content, 0) < content.length ? finder.find(content) : [];
  return shifted(withoutOverlaps([...nested, ...found]), start);
};

const isBody = (key: string, frame: Frame | undefined): boolean =>
  (key === 'text' || key === 'value') && bodyKeys.has(frame?.parentKey ?? '');

const isSecret = (content: Buffer): boolean => {
  const text = jsonContent(content).bytes.toString();
  return !isMask(text) && isSecretValue(text);
};

const wholeOf = ({ start, end }: Token, kind: string, content: Buffer): Found => {
  return { start, end, from: start, kind, mask: `[redacted: ${kind}]`, hash: () => hashOf(content), isKnown: false };
};

/** Secrets of a text that is JSON itself, such as the body of a request in a HAR. */
const nestedSecrets = (finder: SecretFinder, content: Buffer, rules: JsonRules, layer: number): readonly Found[] => {
  if (content.length < 8 || !/^\s{0,100}(?:\\[nrt]){0,100}\s{0,100}(?:[{[]|\\u00[57]b)/i.test(content.toString('latin1', 0, 400)))
    return [];
  const { bytes, starts } = jsonContent(content);
  const found = findInJson(finder, bytes, rules, layer + 1) ?? [];
  const placeOf = (at: number): number => (starts === undefined ? at : (starts[at] ?? 0));
  return found.map((each) => ({
    ...each,
    start: placeOf(each.start),
    end: placeOf(each.end),
    from: placeOf(each.from),
    mask: each.mask.replaceAll('"', '\\"'),
  }));
};

/** Secrets that another member of the object tells: the value of a header, a cookie or a parameter, and a body in base64. */
const memberSecrets = (finder: SecretFinder, bytes: Buffer, { members, parentKey }: Frame): readonly Found[] => {
  const [name, value] = [members.get('name') ?? members.get('key') ?? members.get('header'), members.get('value')];
  const [text, encoding] = [members.get('text'), members.get('encoding')];
  if (name !== undefined && value !== undefined) {
    const of = contentOf(bytes, name);
    const content = bytes.subarray(value.start, value.end);
    const isCookie = parentKey === 'cookies' && content.length > 0;
    if (isCookie || (isSecretName(of) && isSecret(content)))
      return [wholeOf(value, isCookie ? 'cookie' : kindOfName(of), content)];
  }
  if (text === undefined || encoding === undefined || contentOf(bytes, encoding) !== 'base64') return [];
  const body = Buffer.from(contentOf(bytes, text), 'base64');
  if (body.includes(0)) return [];
  const found = withoutOverlaps(findInJson(finder, body, { masksBodies: false }) ?? finder.find(body));
  const [first] = found;
  if (first === undefined) return [];
  return [{ ...first, ...text, from: text.start, mask: replaced(body, found).toString('base64') }];
};
