export interface GradleToken {
  readonly kind: 'name' | 'text' | 'number' | 'sign';
  /** Text of the token. In a string, `\$` is a `$` that does not begin a variable. */
  readonly text: string;
  readonly line: number;
  /** Offsets of the token in the script, with its quotes. */
  readonly start: number;
  readonly end: number;
}

const maxTokens = 300_000;

const wordPattern = /[A-Za-z_]\w*|\d\w*(?:\.\d\w*)?/y;

/** Splits a Groovy or Kotlin script into tokens, without comments. Takes linear time. */
export const gradleTokens = (text: string): readonly GradleToken[] => {
  const tokens: GradleToken[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length && tokens.length < maxTokens) {
    const { end, token } = nextToken(text, at);
    if (token !== undefined) tokens.push({ ...token, line, start: at, end });
    for (; at < end; at++) if (text.charAt(at) === '\n') line += 1;
  }
  return tokens;
};

interface Found {
  readonly end: number;
  readonly token?: Pick<GradleToken, 'kind' | 'text'>;
}

const nextToken = (text: string, at: number): Found => {
  if (text.startsWith('//', at)) return { end: indexOrEnd(text, '\n', at) };
  if (text.startsWith('/*', at)) return { end: indexOrEnd(text, '*/', at) + 2 };
  const sign = text.charAt(at);
  if (/\s/.test(sign)) return { end: at + 1 };
  if (sign === '"' || sign === "'") return textToken(text, at, sign);
  wordPattern.lastIndex = at;
  const [word] = wordPattern.exec(text) ?? [];
  if (word === undefined) return { end: at + 1, token: { kind: 'sign', text: sign } };
  return { end: at + word.length, token: { kind: /^\d/.test(word) ? 'number' : 'name', text: word } };
};

const textToken = (text: string, at: number, sign: string): Found => {
  const triple = sign.repeat(3);
  if (text.startsWith(triple, at)) {
    const end = indexOrEnd(text, triple, at + 3);
    return { end: end + 3, token: { kind: 'text', text: withLiteralSigns(text.slice(at + 3, end), sign) } };
  }
  let end = at + 1;
  while (end < text.length && text.charAt(end) !== sign && text.charAt(end) !== '\n') end += text.charAt(end) === '\\' ? 2 : 1;
  return {
    end: Math.min(end + 1, text.length),
    token: { kind: 'text', text: withLiteralSigns(unescaped(text.slice(at + 1, end)), sign) },
  };
};

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([^$]))/g, (_whole, code?: string, sign = '') =>
    code === undefined ? ({ n: '\n', r: '\r', t: '\t' }[sign as string] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Escapes each `$` of a text in single quotes, because only double quotes allow variables. */
const withLiteralSigns = (text: string, quote: string): string => (quote === "'" ? text.replaceAll(/\\?\$/g, '\\$') : text);

const indexOrEnd = (text: string, end: string, from: number): number => {
  const stop = text.indexOf(end, from);
  return stop === -1 ? text.length : stop;
};
