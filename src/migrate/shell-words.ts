import { isKeptExpression } from './expressions.ts';

/** Part of a word: plain text, a variable, or text that is known only when the script runs. */
export type ShellPart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'variable';
      readonly name: string;
      /** Index into an array: `@`, `*` or a number. */
      readonly index?: string | undefined;
      readonly source: string;
      readonly isQuoted: boolean;
    }
  | {
      readonly kind: 'unknown';
      readonly source: string;
      /** Commands inside `$(…)` or backticks, and the line number at which they begin. */
      readonly script?: { readonly text: string; readonly line: number } | undefined;
    };

export interface RawWord {
  /** Line of the word, from 1. */
  readonly line: number;
  readonly parts: readonly ShellPart[];
  /** Words between the parentheses in `NAME=(…)`. */
  readonly array?: readonly RawWord[] | undefined;
}

/** A word, an operator that ends a command, or the end of the script. */
type ShellToken =
  | { readonly kind: 'word'; readonly word: RawWord }
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'end' };

type AddPart = (part: ShellPart) => void;

/** Pattern of a CircleCI parameter such as `<< parameters.device >>`, which CircleCI replaces before the script runs. */
const circleParameter = /<<\s*\w+\.[\w.]+\s*>>/y;

/** Pattern of commands that print the folder of the script, such as `$(dirname "$0")`. The quotes are already removed. */
const scriptFolderPattern =
  /^\((?:cd (?:-- )?\$\()?dirname (?:-- )?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\}) ?\) ?(?:((?:\/\.\.)*) ?(?:>\/dev\/null 2>&1 )?&& pwd(?: -P)?\))?$/;

/** Maximum length of shell source in a message. Longer source is cut. */
const maxSource = 100;

/**
 * Splits a shell script into words and operators. Handles quotes, line continuations, comments and arrays; leaves out
 * redirections and here-documents. Runs no command and replaces no variable. Takes linear time.
 */
export class ShellScanner {
  readonly #text: string;
  readonly #scriptFolder: string | undefined;
  #at = 0;
  #line = 1;
  /** Here-documents whose text begins on the next line. */
  #documents: { readonly end: string; readonly isIndented: boolean }[] = [];

  /** @param scriptFolder value of `$(dirname "$0")`; absent if unknown */
  constructor(script: string, scriptFolder?: string) {
    this.#text = script.replaceAll('\r\n', '\n');
    this.#scriptFolder = scriptFolder;
  }

  next(): ShellToken {
    while (!this.#isAtEnd) {
      const sign = this.#peek();
      if (sign === '\n') {
        this.#next();
        this.#skipDocuments();
        return { kind: 'sign', sign };
      }
      if (this.#skipBlank() || this.#skipRedirection()) continue;
      const [calculation] = this.#match(/\(\((?:[^()\n]|\([^()\n]{0,200}\)){0,500}\)\)/y) ?? [];
      if (calculation !== undefined) {
        const line = this.#line;
        this.#skip(calculation.length);
        return { kind: 'word', word: { line, parts: [{ kind: 'text', text: calculation }] } };
      }
      if (!/[;|&()]/.test(sign)) return { kind: 'word', word: this.#readWord() };
      this.#next();
      if (sign === '(' || sign === ')' || this.#peek() !== sign) return { kind: 'sign', sign };
      this.#next();
      return { kind: 'sign', sign: sign + sign };
    }
    return { kind: 'end' };
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #skipBlank(): boolean {
    const sign = this.#peek();
    if (sign === ' ' || sign === '\t') this.#next();
    else if (sign === '\\' && this.#peek(1) === '\n') this.#skip(2);
    else if (sign === '#') this.#skipComment();
    else return false;
    return true;
  }

  #skipComment(): void {
    while (!this.#isAtEnd && this.#peek() !== '\n') this.#next();
  }

  /** Skips a redirection such as `2>&1`, `> file` or `<<EOF`. Does not skip `<(…)`, which is a word. */
  #skipRedirection(): boolean {
    const [sign] = this.#match(/(?:\d{0,3}(?:<<<|<<-?|>>|>\||[<>]&?)|&>>?)(?!\()/y) ?? [];
    if (sign === undefined || this.#match(circleParameter) !== undefined) return false;
    this.#skip(sign.length);
    const [descriptor] = (sign.endsWith('&') && this.#match(/\d+|-/y)) || [];
    if (descriptor !== undefined) this.#skip(descriptor.length);
    else {
      while (!this.#isAtEnd && this.#skipBlank());
      const target = /[\n;&|()]/.test(this.#peek()) ? undefined : this.#readWord();
      const end = target?.parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('') ?? '';
      if (/^\d*<<-?$/.test(sign) && end !== '') this.#documents.push({ end, isIndented: sign.endsWith('-') });
    }
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

  /**
   * Reads a word.
   *
   * @param inArray whether the word is inside an array; arrays cannot contain arrays
   */
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
    while (!this.#isAtEnd && !/[\s;&|()]/.test(this.#peek())) {
      const [parameter] = this.#match(circleParameter) ?? [];
      this.#skip(parameter?.length ?? 0);
      if (parameter !== undefined) add(unknown(parameter));
      else if (!inArray && this.#match(/[<>](?!\()/y) !== undefined) break;
      else this.#readPart(add);
    }
    const isArray = !inArray && text.endsWith('=') && parts.length === 0 && this.#peek() === '(';
    if (text !== '') parts.push({ kind: 'text', text });
    return { line, parts, array: isArray ? this.#readArray() : undefined };
  }

  #readPart(add: AddPart): void {
    const sign = this.#next();
    // `$"text"` is read like `"text"`.
    if (sign === '$' && this.#peek() === '"') return;
    if (sign === '\\') {
      const escaped = this.#next();
      if (escaped !== '\n') add({ kind: 'text', text: escaped });
    } else if (sign === "'") add({ kind: 'text', text: this.#until("'") });
    else if (sign === '"') this.#readQuoted(add);
    else if (sign === '$' && this.#peek() === "'") add({ kind: 'text', text: this.#readEscapes() });
    else if (sign === '$') add(this.#readExpansion(false));
    else if (sign === '`') add(this.#readBackticks());
    else if ((sign === '<' || sign === '>') && this.#peek() === '(') add(unknown(`${sign}${this.#readBalanced()}`));
    else add({ kind: 'text', text: sign });
  }

  #readQuoted(add: AddPart): void {
    while (!this.#isAtEnd && this.#peek() !== '"') {
      const sign = this.#next();
      if (sign === '\\' && /["\\$`\n]/.test(this.#peek())) {
        const escaped = this.#next();
        if (escaped !== '\n') add({ kind: 'text', text: escaped });
      } else if (sign === '$') add(this.#readExpansion(true));
      else if (sign === '`') add(this.#readBackticks());
      else add({ kind: 'text', text: sign });
    }
    this.#next();
  }

  #readBackticks(): ShellPart {
    const line = this.#line;
    const text = this.#until('`');
    return { ...unknown(`\`${text}\``), script: { text, line } };
  }

  /** Reads a string with escape sequences, such as `$'a\nb'`. */
  #readEscapes(): string {
    this.#next();
    let text = '';
    while (!this.#isAtEnd && this.#peek() !== "'") {
      const sign = this.#next();
      if (sign !== '\\') text += sign;
      else {
        const escaped = this.#next();
        text += { n: '\n', r: '\r', t: '\t' }[escaped] ?? escaped;
      }
    }
    this.#next();
    return text;
  }

  /** Reads an expansion after `$`. */
  #readExpansion(isQuoted: boolean): ShellPart {
    const expression = this.#match(/\{\{(?:[^}]|\}(?!\}))*\}\}/y)?.[0];
    if (expression !== undefined) {
      this.#skip(expression.length);
      const whole = `$${expression}`;
      return isKeptExpression(expression.slice(2, -2)) ? { kind: 'text', text: whole } : unknown(whole);
    }
    if (this.#peek() === '(') {
      const line = this.#line;
      return this.#substitution(this.#readBalanced(), line);
    }
    const [plain] = this.#match(/[A-Za-z_]\w*/y) ?? [];
    if (plain !== undefined) {
      this.#skip(plain.length);
      return { kind: 'variable', name: plain, source: shortSource(`$${plain}`), isQuoted };
    }
    if (this.#peek() === '{') {
      const source = `$${this.#readBalanced()}`;
      // `${NAME:-text}` is read like `${NAME}`, since the default has no effect if the script sets the variable. A word with
      // another operator is unknown.
      const [, name, index] = /^\$\{([A-Za-z_]\w*)(?:\[([@*]|\d{1,6})\])?(?:\}|:?[-=?])/.exec(source) ?? [];
      return name === undefined ? unknown(source) : { kind: 'variable', name, index, source: shortSource(source), isQuoted };
    }
    return /[\d@*#?$!-]/.test(this.#peek()) ? unknown(`$${this.#next()}`) : { kind: 'text', text: '$' };
  }

  /** Reads `$(…)`. Only the folder of the script is known: `$(dirname "$0")`, or `$(cd "$(dirname "$0")/.." && pwd)`. */
  #substitution(source: string, line: number): ShellPart {
    const found =
      this.#scriptFolder === undefined ? null : scriptFolderPattern.exec(source.replaceAll('"', '').replaceAll(/\s+/g, ' '));
    if (found === null) return { ...unknown(`$${source}`), script: { text: source.slice(1, -1), line } };
    return { kind: 'text', text: `${this.#scriptFolder || '.'}${found[1] ?? ''}` };
  }

  #readArray(): readonly RawWord[] {
    const words: RawWord[] = [];
    this.#next();
    while (!this.#isAtEnd && this.#peek() !== ')') {
      if (/\s/.test(this.#peek())) this.#next();
      else if (/[;&|(]/.test(this.#peek())) this.#next();
      else if (!this.#skipBlank()) words.push(this.#readWord(true));
    }
    this.#next();
    return words;
  }

  /** Reads from an opening bracket to its closing bracket. Ignores brackets in quotes, and comments in `$(…)`. */
  #readBalanced(): string {
    const start = this.#at;
    const open = this.#peek();
    /** Brackets and double quotes that are open, the innermost last. */
    const opened: string[] = [];
    do {
      if (opened.at(-1) === '"') this.#readInQuotes(opened, open);
      else this.#readInBrackets(opened, open);
    } while (opened.length > 0 && !this.#isAtEnd);
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
    else if (sign === "'") this.#until("'");
    else if (sign === '#' && /\s/.test(before)) this.#skipComment();
  }

  #readInQuotes(opened: string[], open: string): void {
    const sign = this.#next();
    if (sign === '\\') this.#next();
    else if (sign === '"') opened.pop();
    else if (sign === '$' && this.#peek() === open) opened.push(this.#next());
  }

  #until(sign: string): string {
    const stop = this.#text.indexOf(sign, this.#at);
    const text = this.#text.slice(this.#at, stop === -1 ? this.#text.length : stop);
    this.#skip(text.length + 1);
    return text;
  }

  /**
   * Matches a pattern at the current position.
   *
   * @param pattern pattern with the flag `y`
   */
  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text) ?? undefined;
  }

  #peek(ahead = 0): string {
    return this.#text.charAt(this.#at + ahead);
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

const shortSource = (source: string): string => (source.length > maxSource ? `${source.slice(0, maxSource)}…` : source);

const unknown = (source: string): Extract<ShellPart, { kind: 'unknown' }> => ({ kind: 'unknown', source: shortSource(source) });
