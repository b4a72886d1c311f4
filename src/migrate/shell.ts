/** Word of a command. */
export interface ShellWord {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** What of it is only known when the script runs, such as `$DEVICE`. */
  readonly unknown?: string;
}

/** Variables with a literal value: a word, or the words of an array. */
export type ShellVariables = ReadonlyMap<string, readonly ShellWord[]>;

/** Deeper nesting of variables is not read. */
const maxWords = 100_000;

/**
 * Reads a shell script literally, as a list of commands: quotes, line continuations, comments, arrays, and variables that the same script
 * sets to a literal value. Nothing is run. Expressions of GitHub (`${{ … }}`) stay as they are; whatever else is only known when the
 * script runs marks its word as unknown.
 *
 * @param given variables that are set outside of the script, such as `env` of a workflow
 */
export const readCommands = (script: string, given: ShellVariables = new Map()): readonly (readonly ShellWord[])[] => {
  const variables = new Map(given);
  const commands: ShellWord[][] = [];
  let words: ShellWord[] = [];
  let count = 0;
  const scanner = new Scanner(script);
  const end = (): void => {
    const command = assign(words, variables);
    if (command.length > 0) commands.push(command);
    words = [];
  };
  while (!scanner.isAtEnd && count < maxWords) {
    if (scanner.skipSeparator()) end();
    else if (scanner.skipBlanks()) continue;
    else {
      count += 1;
      words.push(...scanner.readWord(variables));
    }
  }
  end();
  return commands;
};

/** Takes assignments off the start of a command, and keeps them as variables. */
const assign = (words: readonly ShellWord[], variables: Map<string, readonly ShellWord[]>): ShellWord[] => {
  const rest =
    words[0]?.text === 'export' || words[0]?.text === 'local' || words[0]?.text === 'readonly' ? words.slice(1) : [...words];
  while (rest[0] !== undefined) {
    const found = /^([A-Za-z_]\w*)(\+?)=(.*)$/s.exec(rest[0].text);
    if (found === null) break;
    const [, name = '', plus, text = ''] = found;
    const [first] = rest;
    rest.shift();
    const value = arrays.get(first) ?? [{ ...first, text }];
    variables.set(name, plus === '+' ? [...(variables.get(name) ?? []), ...value] : value);
  }
  return rest;
};

/** Words between the parentheses of `NAME=(…)`, by the word that stands for them. */
const arrays = new WeakMap<ShellWord, readonly ShellWord[]>();

class Scanner {
  readonly #text: string;
  #at = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text.replaceAll('\r\n', '\n');
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Ends of commands: line ends, `;`, `&`, `|`, parentheses and braces of groups. */
  skipSeparator(): boolean {
    const sign = this.#peek();
    if (sign === '\n' || sign === ';' || sign === '&' || sign === '|' || sign === '(' || sign === ')') {
      this.#next();
      return true;
    }
    return false;
  }

  skipBlanks(): boolean {
    const sign = this.#peek();
    if (sign === ' ' || sign === '\t') this.#next();
    else if (sign === '\\' && this.#peek(1) === '\n') {
      this.#next();
      this.#next();
    } else if (sign === '#') while (!this.isAtEnd && this.#peek() !== '\n') this.#next();
    else return false;
    return true;
  }

  /** @returns several words for an array */
  readWord(variables: ShellVariables): readonly ShellWord[] {
    const line = this.#line;
    const parts: Part[] = [];
    while (!this.isAtEnd && !/[\s;&|()]/.test(this.#peek())) this.#readPart(variables, (part) => parts.push(part));
    const text = parts.map((part) => part.text).join('');
    if (text.endsWith('=') && this.#peek() === '(') return [this.#readArray(text, line, variables)];
    const spread = parts.find((part) => part.spread !== undefined)?.spread;
    if (spread !== undefined && text === '') return spread;
    return [{ text, line, unknown: parts.find((part) => part.unknown !== undefined)?.unknown }];
  }

  #readPart(variables: ShellVariables, add: (part: Part) => void): void {
    const sign = this.#next();
    if (sign === '\\') {
      const escaped = this.#next();
      if (escaped !== '\n') add({ text: escaped });
    } else if (sign === "'") add({ text: this.#until("'") });
    else if (sign === '"') this.#readQuoted(variables, add);
    else if (sign === '$') add(this.#readExpansion(variables));
    else if (sign === '`') add({ text: this.#until('`'), unknown: 'a command in backticks' });
    else add({ text: sign });
  }

  #readQuoted(variables: ShellVariables, add: (part: Part) => void): void {
    while (!this.isAtEnd && this.#peek() !== '"') {
      const sign = this.#next();
      if (sign === '\\' && /["\\$`\n]/.test(this.#peek())) {
        const escaped = this.#next();
        if (escaped !== '\n') add({ text: escaped });
      } else if (sign === '$') add(this.#readExpansion(variables));
      else if (sign === '`') add({ text: this.#until('`'), unknown: 'a command in backticks' });
      else add({ text: sign });
    }
    this.#next();
  }

  /** After `$`. */
  #readExpansion(variables: ShellVariables): Part {
    if (this.#text.startsWith('{{', this.#at)) return { text: this.#readExpression() };
    if (this.#peek() === '(') return { text: '', unknown: this.#readSubstitution() };
    const found = /^(?:\{([A-Za-z_]\w*)(\[[@*]\])?\}|([A-Za-z_]\w*))/.exec(this.#text.slice(this.#at, this.#at + 300));
    if (found !== null) {
      this.#skip(found[0].length);
      return expansionOf(found[1] ?? found[3] ?? '', found[2] !== undefined, variables);
    }
    if (this.#peek() === '{') return { text: '', unknown: `$${this.#until('}')}}` };
    return /[\d@*#?$!-]/.test(this.#peek()) ? { text: '', unknown: `$${this.#next()}` } : { text: '$' };
  }

  /** Expression of GitHub, which stays as it is. */
  #readExpression(): string {
    const end = this.#text.indexOf('}}', this.#at);
    const stop = end === -1 ? this.#text.length : end + 2;
    const text = this.#text.slice(this.#at, stop);
    this.#skip(stop - this.#at);
    return `$${text}`;
  }

  #readSubstitution(): string {
    const start = this.#at;
    let depth = 0;
    do {
      const sign = this.#next();
      if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
    } while (depth > 0 && !this.isAtEnd);
    return `$${this.#text.slice(start, this.#at)}`;
  }

  #readArray(text: string, line: number, variables: ShellVariables): ShellWord {
    const words: ShellWord[] = [];
    this.#next();
    while (!this.isAtEnd && this.#peek() !== ')') {
      if (/\s/.test(this.#peek())) this.#next();
      else if (!this.skipBlanks()) {
        const before = this.#at;
        words.push(...this.readWord(variables));
        // Operators have no place in an array.
        if (this.#at === before) this.#next();
      }
    }
    this.#next();
    const word: ShellWord = { text, line };
    arrays.set(word, words);
    return word;
  }

  #until(sign: string): string {
    let text = '';
    while (!this.isAtEnd && this.#peek() !== sign) text += this.#next();
    this.#next();
    return text;
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

const expansionOf = (name: string, isArray: boolean, variables: ShellVariables): Part => {
  const value = variables.get(name);
  if (value === undefined) return { text: '', unknown: `$${name}` };
  if (isArray) return { text: '', spread: value };
  return {
    text: value.map((word) => word.text).join(' '),
    unknown: value.find((word) => word.unknown !== undefined)?.unknown,
  };
};

interface Part {
  readonly text: string;
  readonly unknown?: string;
  readonly spread?: readonly ShellWord[];
}
