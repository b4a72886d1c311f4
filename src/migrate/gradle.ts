import type { Unread } from './settings.ts';

/** Value of a Gradle script that can be read without running it. */
export type GradleValue = string | number | boolean | readonly GradleValue[] | { readonly [key: string]: GradleValue };

export interface GradleAssignment {
  readonly name: string;
  readonly value: GradleValue;
  readonly line: number;
}

export interface GradleBlock {
  readonly assignments: readonly GradleAssignment[];
  /** Blocks of `configs`, by name. */
  readonly configs: ReadonlyMap<string, readonly GradleAssignment[]>;
  readonly unread: readonly Omit<Unread, 'file'>[];
}

type Token = { readonly kind: 'name' | 'text' | 'number' | 'sign'; readonly text: string; readonly line: number };

const tokenPattern =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)|(\S)|\n/g;

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let line = 1;
  for (const found of text.matchAll(tokenPattern)) {
    const [whole, block, double, single, name, number, sign] = found;
    const quoted = block ?? double ?? single;
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replace(/\\(.)/g, '$1'), line });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, line });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, line });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, line });
    line += whole.split('\n').length - 1;
  }
  return tokens;
};

/**
 * Reads the block `fladle { … }` of a Gradle script, in Groovy or Kotlin: assignments of literals, lists and maps, and `.set(…)`.
 * Anything that Gradle would have to compute is listed as unread.
 *
 * @returns undefined where the script has no such block
 */
export const readFladleBlock = (text: string): GradleBlock | undefined => {
  const tokens = tokensOf(text);
  const start = tokens.findIndex((token, at) => token.text === 'fladle' && token.kind === 'name' && tokens[at + 1]?.text === '{');
  if (start === -1) return undefined;
  const lines = text.split('\n');
  return new BlockReader(tokens, start + 2, lines).read();
};

class NotLiteralError extends Error {}

class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #lines: readonly string[];
  #at: number;
  readonly #unread: Omit<Unread, 'file'>[] = [];

  constructor(tokens: readonly Token[], at: number, lines: readonly string[]) {
    this.#tokens = tokens;
    this.#at = at;
    this.#lines = lines;
  }

  read(): GradleBlock {
    const configs = new Map<string, readonly GradleAssignment[]>();
    const assignments = this.#statements((name) => {
      if (name !== 'configs') return false;
      for (const [config, own] of this.#configs()) configs.set(config, own);
      return true;
    });
    return { assignments, configs, unread: this.#unread };
  }

  /** @param block reads a nested block; false for one that is not known */
  #statements(block: (name: string) => boolean): readonly GradleAssignment[] {
    const assignments: GradleAssignment[] = [];
    while (this.#at < this.#tokens.length && this.#peek() !== '}') {
      const token = this.#tokens[this.#at];
      this.#at += 1;
      if (token?.kind !== 'name') continue;
      if (this.#take('{')) {
        if (!block(token.text)) this.#skipBlock(token.line);
        continue;
      }
      const assignment = this.#assignment(token);
      if (assignment !== undefined) assignments.push(assignment);
    }
    this.#at += 1;
    return assignments;
  }

  /** `name = value`, `name.set(value)`, `name.addAll(value)` or `name(value)`. */
  #assignment({ text: name, line }: Token): GradleAssignment | undefined {
    try {
      if (this.#take('.')) {
        if (!this.#take('set') && !this.#take('addAll')) return this.#fail();
        this.#take('(');
      } else if (!this.#take('=')) this.#take('(');
      const value = this.#value();
      this.#take(')');
      const isLast = this.#tokens[this.#at]?.line !== line || ['}', ';', ','].includes(this.#peek());
      return isLast ? { name, value, line } : this.#fail();
    } catch (error) {
      if (!(error instanceof NotLiteralError)) throw error;
      this.#unread.push({ line, text: (this.#lines[line - 1] ?? '').trim(), reason: 'Gradle computes this value' });
      this.#skipLine(line);
      return undefined;
    }
  }

  /** `create("name") { … }`, `register("name") { … }` and `name { … }`. */
  #configs(): ReadonlyMap<string, readonly GradleAssignment[]> {
    const configs = new Map<string, readonly GradleAssignment[]>();
    while (this.#at < this.#tokens.length && this.#peek() !== '}') {
      const token = this.#tokens[this.#at];
      this.#at += 1;
      if (token === undefined || token.kind === 'sign') continue;
      const isCall = token.kind === 'name' && ['create', 'register'].includes(token.text) && this.#take('(');
      const name = isCall ? (this.#tokens[this.#at++]?.text ?? '') : token.text;
      if (isCall) this.#take(')');
      if (!this.#take('{')) continue;
      configs.set(
        name,
        this.#statements(() => false),
      );
    }
    this.#at += 1;
    return configs;
  }

  #value(): GradleValue {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === undefined) throw new NotLiteralError();
    // Interpolated texts are computed.
    if (token.kind === 'text') return token.text.includes('$') ? this.#fail() : token.text;
    if (token.kind === 'number') return Number(token.text);
    if (token.text === 'true' || token.text === 'false') return token.text === 'true';
    if (token.text === '[') return this.#list(']');
    if (
      ['listOf', 'mutableListOf', 'setOf', 'mapOf', 'mutableMapOf', 'project', 'file'].includes(token.text) &&
      this.#take('(')
    ) {
      if (token.text === 'project' || token.text === 'file') return this.#fail();
      return this.#list(')');
    }
    return this.#fail();
  }

  #fail(): never {
    throw new NotLiteralError();
  }

  /** A list of values, or a map of `key: value` or `key to value`. */
  #list(end: string): GradleValue {
    const values: GradleValue[] = [];
    const entries: [string, GradleValue][] = [];
    while (this.#peek() !== end) {
      const key = this.#tokens[this.#at];
      const next = this.#tokens[this.#at + 1]?.text;
      if (key !== undefined && key.kind !== 'sign' && (next === ':' || next === 'to')) {
        this.#at += 2;
        entries.push([key.text, this.#value()]);
      } else values.push(this.#value());
      if (!this.#take(',') && this.#peek() !== end) throw new NotLiteralError();
    }
    this.#at += 1;
    return entries.length > 0 ? Object.fromEntries(entries) : values;
  }

  #skipBlock(line: number): void {
    this.#unread.push({ line, text: (this.#lines[line - 1] ?? '').trim(), reason: 'this block is not known' });
    let depth = 1;
    while (depth > 0 && this.#at < this.#tokens.length) {
      if (this.#peek() === '{') depth += 1;
      else if (this.#peek() === '}') depth -= 1;
      this.#at += 1;
    }
  }

  #skipLine(line: number): void {
    let depth = 0;
    while (this.#at < this.#tokens.length) {
      const { text, line: own } = this.#tokens[this.#at] ?? { text: '', line };
      if (depth === 0 && (own !== line || text === '}')) return;
      if (/[([{]/.test(text)) depth += 1;
      else if (/[)\]}]/.test(text)) depth = Math.max(0, depth - 1);
      this.#at += 1;
    }
  }

  #peek(): string {
    const token = this.#tokens[this.#at];
    return token === undefined || token.kind === 'text' ? '' : token.text;
  }

  #take(text: string): boolean {
    if (this.#peek() !== text) return false;
    this.#at += 1;
    return true;
  }
}
