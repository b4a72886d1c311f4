import { isKeptExpression } from './expressions.ts';

/** Part of a word: plain text, a variable, or text that is known only when the script runs. */
export type ShellPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'variable';
      readonly name: string;
      /** Index into an array: `@`, `*` or a number. */
      readonly index?: string;
      readonly source: string;
      readonly isQuoted: boolean;
      /** Text in `${NAME:-text}`, if it is literal. */
      readonly fallback?: string;
    }
  | {
      readonly kind: 'unknown';
      readonly source: string;
      /** Commands inside `$(…)` or backticks, and the line number at which they begin. */
      readonly script?: { readonly text: string; readonly line: number };
    };

export interface RawWord {
  readonly line: number;
  readonly parts: readonly ShellPart[];
  /** Words between the parentheses in `NAME=(…)`. */
  readonly array?: readonly RawWord[];
}

type ShellToken =
  | { readonly kind: 'word'; readonly word: RawWord }
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'end' };

/** Quote, bracket or block that is not closed. */
export interface Unfinished {
  readonly line: number;
  readonly text: string;
}

type AddPart = (part: ShellPart) => void;

const calculationPattern = /\(\((?:[^()\n]|\([^()\n]{0,200}\)){0,500}\)\)/y;

/** Parameter such as `<< parameters.device >>`, which CircleCI replaces before the script runs. */
const circleParameter = /<<\s*\w+\.[\w.]+\s*>>/y;

/** Matches commands that print the folder of the script, such as `$(dirname "$0")`. Quotes must be removed before. */
const scriptFolderPattern =
  /^\((?:cd (?:-- )?\$\()?dirname (?:-- )?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\}) ?\) ?(?:((?:\/\.\.)*) ?(?:>\/dev\/null 2>&1 )?&& pwd(?: -P)?\))?$/;

const maxSource = 100;

/** Splits a shell script into words and operators in linear time. Leaves out comments, redirections and here-documents. */
export class ShellScanner {
  readonly #text: string;
  readonly #scriptFolder: string | undefined;
  #at = 0;
  #line = 1;
  /** Here-documents that begin on the next line. */
  #documents: { readonly end: string; readonly isIndented: boolean }[] = [];

  #unfinished: Unfinished | undefined;

  /** @param scriptFolder value of `$(dirname "$0")`; absent if unknown */
  constructor(script: string, scriptFolder?: string) {
    this.#text = script.replaceAll('\r\n', '\n');
    this.#scriptFolder = scriptFolder;
  }

  next(): ShellToken {
    while (!this.#isAtEnd) {
      if (this.#take(/\n/y) !== undefined) {
        this.#skipDocuments();
        return { kind: 'sign', sign: '\n' };
      }
      if (this.#skipBlank() || this.#skipRedirection()) continue;
      const line = this.#line;
      const calculation = this.#take(calculationPattern);
      if (calculation !== undefined) return { kind: 'word', word: { line, parts: [{ kind: 'text', text: calculation }] } };
      const sign = this.#take(/;;|&&|\|\||[;|&()]/y);
      return sign === undefined ? { kind: 'word', word: this.#readWord() } : { kind: 'sign', sign };
    }
    return { kind: 'end' };
  }

  /** Line of the next text. */
  get line(): number {
    return this.#line;
  }

  get unfinished(): Unfinished | undefined {
    return this.#unfinished;
  }

  #isOpen(line: number, text: string): void {
    this.#unfinished ??= { line, text };
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Skips a blank, a line continuation or a comment. */
  #skipBlank(): boolean {
    return this.#take(/[ \t]|\\\n|#[^\n]*/y) !== undefined;
  }

  /** Skips a redirection such as `2>&1` or `<<EOF`, but not `<(…)`, which is a word. */
  #skipRedirection(): boolean {
    const sign = this.#matches(circleParameter) ? undefined : this.#take(/(?:\d{0,3}(?:<<<|<<-?|>>|>\||[<>]&?)|&>>?)(?!\()/y);
    if (sign === undefined) return false;
    if (sign.endsWith('&') && this.#take(/\d+|-/y) !== undefined) return true;
    while (!this.#isAtEnd && this.#skipBlank());
    const target = /[\n;&|()]/.test(this.#peek()) ? undefined : this.#readWord();
    const end = target?.parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('') ?? '';
    if (/^\d*<<-?$/.test(sign) && end !== '') this.#documents.push({ end, isIndented: sign.endsWith('-') });
    return true;
  }

  #skipDocuments(): void {
    for (const { end, isIndented } of this.#documents.splice(0)) {
      while (!this.#isAtEnd) {
        const stop = this.#text.indexOf('\n', this.#at);
        const line = this.#text.slice(this.#at, stop === -1 ? this.#text.length : stop);
        this.#skip(line.length + 1);
        if ((isIndented ? line.replace(/^\t+/, '') : line) === end) break;
      }
    }
  }

  /** @param inArray whether the word is inside an array, which cannot contain another array */
  #readWord(inArray = false): RawWord {
    const line = this.#line;
    const parts: ShellPart[] = [];
    let text = '';
    const add: AddPart = (part) => {
      if (part.kind === 'text') {
        text += part.text;
        return;
      }
      if (text !== '') parts.push({ kind: 'text', text });
      text = '';
      parts.push(part);
    };
    while (!this.#isAtEnd && !/[ \t\n;&|()]/.test(this.#peek())) {
      const parameter = this.#take(circleParameter);
      if (parameter !== undefined) add(unknown(parameter));
      else if (!inArray && this.#matches(/[<>](?!\()/y)) break;
      else this.#readPart(add);
    }
    const isArray = !inArray && text.endsWith('=') && parts.length === 0 && this.#peek() === '(';
    if (text !== '') parts.push({ kind: 'text', text });
    return { line, parts, array: isArray ? this.#readArray() : undefined };
  }

  #readPart(add: AddPart): void {
    const sign = this.#next();
    const isDollar = sign === '$';
    // Reads `$"text"` like `"text"`.
    if (isDollar && this.#peek() === '"') return;
    if (sign === '\\') this.#readEscaped(add);
    else if (sign === "'") add({ kind: 'text', text: this.#untilQuote() });
    else if (sign === '"') this.#readQuoted(add);
    else if (isDollar && this.#peek() === "'") add({ kind: 'text', text: this.#readEscapes() });
    else if (isDollar) add(this.#readExpansion(false));
    else if (sign === '`') add(this.#readBackticks());
    else if ((sign === '<' || sign === '>') && this.#peek() === '(') add(unknown(`${sign}${this.#readBalanced()}`));
    else add({ kind: 'text', text: sign });
  }

  #readEscaped(add: AddPart): void {
    const escaped = this.#next();
    if (escaped !== '\n') add({ kind: 'text', text: escaped });
  }

  #readQuoted(add: AddPart): void {
    const line = this.#line;
    for (let sign = this.#next(); sign !== '"'; sign = this.#next()) {
      if (sign === '') {
        this.#isOpen(line, 'a double quote');
        return;
      }
      if (sign === '\\' && /["\\$`\n]/.test(this.#peek())) this.#readEscaped(add);
      else if (sign === '$') add(this.#readExpansion(true));
      else if (sign === '`') add(this.#readBackticks());
      else add({ kind: 'text', text: sign });
    }
  }

  #readBackticks(): ShellPart {
    const line = this.#line;
    const source = this.#take(/(?:[^`\\]|\\[\s\S])*/y) ?? '';
    if (this.#next() === '') this.#isOpen(line, 'a backtick');
    return { ...unknown(`\`${source}\``), script: { text: source.replaceAll(/\\([`\\$])/g, '$1'), line } };
  }

  /** Reads a string with escape sequences, such as `$'a\nb'`. */
  #readEscapes(): string {
    this.#next();
    let text = '';
    for (let sign = this.#next(); sign !== "'" && sign !== ''; sign = this.#next()) {
      const escaped = sign === '\\' ? this.#next() : undefined;
      text += escaped === undefined ? sign : ({ n: '\n', r: '\r', t: '\t' }[escaped] ?? escaped);
    }
    return text;
  }

  #readExpansion(isQuoted: boolean): ShellPart {
    const line = this.#line;
    const expression = this.#take(/\{\{(?:[^}]|\}(?!\}))*\}\}/y);
    if (expression !== undefined)
      return isKeptExpression(expression.slice(2, -2)) ? { kind: 'text', text: `$${expression}` } : unknown(`$${expression}`);
    if (this.#peek() === '(') return this.#substitution(this.#readBalanced(), line);
    if (this.#peek() === '{') {
      const source = `$${this.#readBalanced()}`;
      const [, name, index] = /^\$\{([A-Za-z_]\w*|\d{1,3})(?:\[([@*]|\d{1,6})\])?(?:\}|:?[-=?])/.exec(source) ?? [];
      if (name === undefined) return unknown(source);
      const fallback = index === undefined ? fallbackIn(source) : undefined;
      return { kind: 'variable', name, index, source: shortSource(source), isQuoted, fallback };
    }
    const name = this.#take(/[A-Za-z_]\w*/y);
    if (name !== undefined) return { kind: 'variable', name, source: shortSource(`$${name}`), isQuoted };
    const special = this.#take(/[\d@*#?$!-]/y);
    return special === undefined ? { kind: 'text', text: '$' } : unknown(`$${special}`);
  }

  /** Reads `$(…)`. The result is known only for commands that print the folder of the script. */
  #substitution(source: string, line: number): ShellPart {
    const found =
      this.#scriptFolder === undefined ? null : scriptFolderPattern.exec(source.replaceAll('"', '').replaceAll(/\s+/g, ' '));
    if (found === null) return { ...unknown(`$${source}`), script: { text: source.slice(1, -1), line } };
    return { kind: 'text', text: `${this.#scriptFolder || '.'}${found[1] ?? ''}` };
  }

  #readArray(): readonly RawWord[] {
    const words: RawWord[] = [];
    const line = this.#line;
    this.#next();
    while (!this.#isAtEnd && this.#peek() !== ')')
      if (this.#take(/[\n;&|(]/y) === undefined && !this.#skipBlank()) words.push(this.#readWord(true));
    if (this.#isAtEnd) this.#isOpen(line, 'a list in brackets');
    this.#next();
    return words;
  }

  /** Reads to the closing bracket. Ignores brackets in quotes, and comments in `$(…)`. */
  #readBalanced(): string {
    const start = this.#at;
    const line = this.#line;
    const open = this.#peek();
    /** Open brackets and double quotes, innermost last. */
    const opened: string[] = [];
    do {
      if (opened.at(-1) === '"') this.#readInQuotes(opened, open);
      else this.#readInBrackets(opened, open);
    } while (opened.length > 0 && !this.#isAtEnd);
    if (opened.length > 0) this.#isOpen(line, `\`$${open}\``);
    return this.#text.slice(start, this.#at);
  }

  #readInBrackets(opened: string[], open: string): void {
    const before = this.#text.charAt(this.#at - 1);
    const sign = this.#next();
    if (sign === '\\') this.#next();
    else if (sign === open) opened.push(sign);
    else if (sign === (open === '(' ? ')' : '}')) opened.pop();
    else if (open !== '(') return;
    else if (sign === '"') opened.push(sign);
    else if (sign === "'") this.#untilQuote();
    else if (sign === '#' && /\s/.test(before)) this.#take(/[^\n]*/y);
  }

  #readInQuotes(opened: string[], open: string): void {
    const sign = this.#next();
    if (sign === '\\') this.#next();
    else if (sign === '"') opened.pop();
    else if (sign === '$' && this.#peek() === open) opened.push(this.#next());
  }

  /** Reads to the closing single quote. */
  #untilQuote(): string {
    const stop = this.#text.indexOf("'", this.#at);
    const text = this.#text.slice(this.#at, stop === -1 ? this.#text.length : stop);
    if (stop === -1) this.#isOpen(this.#line, 'a single quote');
    this.#skip(text.length + 1);
    return text;
  }

  /** @param pattern regular expression with the flag `y` */
  #matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  #take(pattern: RegExp): string | undefined {
    const start = this.#at;
    if (!this.#matches(pattern)) return undefined;
    this.#skip(pattern.lastIndex - start);
    return this.#text.slice(start, this.#at);
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }

  #next(): string {
    const sign = this.#text.charAt(this.#at);
    if (sign === '\n') this.#line += 1;
    this.#at += 1;
    return sign;
  }

  #skip(count: number): void {
    for (let index = 0; index < count; index++) this.#next();
  }
}

/** Reads the default in `${NAME:-text}` or `${NAME:=text}`. Returns undefined for a default that the shell computes. */
const fallbackIn = (source: string): string | undefined => {
  const [, text = ''] = /^\$\{\w+:?[-=]([^$`\\{}]*)\}$/.exec(source) ?? [];
  const [, quoted] = /^(?:"([^"]*)"|'([^']*)')$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  const plain = quoted ?? text;
  return plain === '' || /["']/.test(plain) ? undefined : plain;
};

const shortSource = (source: string): string => (source.length > maxSource ? `${source.slice(0, maxSource)}…` : source);

const unknown = (source: string): Extract<ShellPart, { kind: 'unknown' }> => ({ kind: 'unknown', source: shortSource(source) });
