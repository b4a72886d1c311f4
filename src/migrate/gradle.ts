import { isRecord } from '../lib/is-record.ts';
import { type GradleToken, gradleTokens } from './gradle-tokens.ts';
import { underCondition } from './settings.ts';

type GradleValue = string | number | boolean | readonly GradleValue[] | { readonly [key: string]: GradleValue };

export interface GradleAssignment {
  readonly name: string;
  readonly value: GradleValue | undefined;
  readonly line: number;
  /** Part of the value that only Gradle can compute. */
  readonly unknown?: string;
  /** Whether the value extends the earlier list or map instead of replacing it. */
  readonly adds?: boolean;
}

/** Call that only Gradle can run. */
interface GradleCall {
  readonly line: number;
  readonly text: string;
}

export interface GradleBlock {
  readonly assignments: readonly GradleAssignment[];
  readonly configs: ReadonlyMap<string, readonly GradleAssignment[]>;
  readonly calls: readonly GradleCall[];
  /** Line of `fladle {`, if the script ends within the block. */
  readonly openLine?: number;
  /** Whether the block is inside of another one, such as an `if`. */
  readonly isInner?: boolean;
}

/** Values of folders such as `buildDir`, and of constants that the script declares. */
type GradleConstants = ReadonlyMap<string, GradleValue>;

const maxDepth = 100;
const maxSource = 200;

/**
 * Reads the block `fladle { … }` of a Groovy or Kotlin script, without running it. A value is unknown if Gradle computes it, or
 * sets it under a condition.
 *
 * @param folders values of constants for folders, such as `buildDir`
 * @returns undefined if the script has no such block
 */
export const readFladleBlock = (text: string, folders: GradleConstants = new Map()): GradleBlock | undefined => {
  const tokens = gradleTokens(text);
  const start = tokens.findIndex(
    ({ text: name, kind }, at) => name === 'fladle' && kind === 'name' && tokens[at + 1]?.text === '{',
  );
  if (start === -1) return undefined;
  return new BlockReader(tokens, text, folders).read(start + 2);
};

const collections: ReadonlySet<string> = new Set('listOf mutableListOf setOf mutableSetOf mapOf mutableMapOf'.split(' '));

type Reading = Omit<GradleAssignment, 'name' | 'line'>;

class NotLiteralError extends Error {}

class BlockReader {
  readonly #tokens: readonly GradleToken[];
  readonly #text: string;
  readonly #lines: readonly string[];
  readonly #constants: Map<string, GradleValue | undefined>;
  readonly #configs = new Map<string, readonly GradleAssignment[]>();
  readonly #calls: GradleCall[] = [];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly GradleToken[], text: string, folders: GradleConstants) {
    this.#tokens = tokens;
    this.#text = text;
    this.#lines = text.split('\n');
    this.#constants = new Map(folders);
  }

  read(start: number): GradleBlock {
    this.#readConstants();
    this.#at = start;
    const assignments = this.#statements(false);
    const isClosed = this.#at <= this.#tokens.length;
    const openLine = isClosed ? undefined : this.#tokens[start - 1]?.line;
    return { assignments, configs: this.#configs, calls: this.#calls, openLine, isInner: this.#isInner(start) };
  }

  #isInner(start: number): boolean {
    const braces = this.#tokens.slice(0, start - 1).filter(({ kind }) => kind === 'sign');
    return braces.filter(({ text }) => text === '{').length > braces.filter(({ text }) => text === '}').length;
  }

  /** Reads constants such as `val a = 1` and `def a = "x"`. A constant that is declared twice is unknown. */
  #readConstants(): void {
    for (const [index, token] of this.#tokens.entries()) {
      if (!['val', 'def'].includes(token.text) || token.kind !== 'name') continue;
      const name = this.#tokens[index + 1];
      if (name?.kind !== 'name' || this.#tokens[index + 2]?.text !== '=') continue;
      this.#at = index + 3;
      const { value } = this.#attempt(() => this.#wholeValue());
      this.#constants.set(name.text, this.#constants.has(name.text) ? undefined : value);
    }
  }

  #statements(isConditional: boolean): GradleAssignment[] {
    const assignments: GradleAssignment[] = [];
    this.#depth += 1;
    for (let token = this.#next(); token !== undefined && !isSign(token, '}'); token = this.#next()) {
      if (token.text === '@') this.#skipAnnotation();
      else if (token.kind === 'name') assignments.push(...this.#statement(token, isConditional));
    }
    this.#depth -= 1;
    return withPutEntries(assignments);
  }

  #statement(token: GradleToken, isConditional: boolean): readonly GradleAssignment[] {
    const { text: name, line } = token;
    if (this.#depth > maxDepth) {
      this.#skipStatement(line);
      return [];
    }
    if (name === 'configs' && this.#take('{')) return this.#readConfigs();
    if (name === 'if' || name === 'else') {
      if (this.#peek() === '(') this.#skipBrackets();
      return this.#conditional();
    }
    if (['val', 'var', 'def', 'final'].includes(name)) {
      this.#skipStatement(line);
      return [];
    }
    const assignment = this.#assignment(token);
    if (assignment === undefined) {
      this.#calls.push({ line, text: this.#source(line) });
      this.#skipStatement(line);
      return [];
    }
    return [isConditional ? { ...assignment, unknown: assignment.unknown ?? underCondition } : assignment];
  }

  #conditional(): readonly GradleAssignment[] {
    if (this.#take('{')) return this.#statements(true);
    const next = this.#tokens[this.#at];
    if (next?.kind !== 'name') return [];
    this.#at += 1;
    this.#depth += 1;
    const assignments = this.#statement(next, true);
    this.#depth -= 1;
    return assignments;
  }

  /** Reads `name = value`, `name value`, or a call such as `name.set(value)`. Returns undefined for any other statement. */
  #assignment(token: GradleToken): GradleAssignment | undefined {
    const start = this.#at;
    const read = this.#take('.') ? this.#methodCall() : this.#plainValue(token);
    if (read === undefined) {
      this.#at = start;
      return undefined;
    }
    const end = this.#at;
    this.#at = start;
    this.#skipStatement(token.line);
    this.#at = Math.max(this.#at, end);
    return { name: token.text, line: token.line, ...read };
  }

  #methodCall(): Reading | undefined {
    const method = this.#next()?.text ?? '';
    if (!['set', 'value', 'add', 'addAll', 'put', 'putAll'].includes(method) || !this.#take('(')) return undefined;
    const read = this.#attempt(() => this.#list(')'));
    if (!Array.isArray(read.value)) return read;
    const entries = read.value as readonly GradleValue[];
    const [first = '', second = ''] = entries;
    if (method === 'put') return typeof first === 'object' ? undefined : { value: { [`${first}`]: second }, adds: true };
    if (method === 'add') return { value: [first], adds: true };
    if (method === 'putAll') return { value: first, adds: true };
    if (method !== 'addAll') return { value: first };
    return { value: entries.length === 1 && Array.isArray(first) ? first : entries, adds: true };
  }

  #plainValue({ line }: GradleToken): Reading | undefined {
    const next = this.#tokens[this.#at];
    const isAssigned = this.#take('=');
    const isCall = !isAssigned && this.#take('(');
    const isCommand = next?.line === line && (next.kind !== 'sign' || next.text === '[');
    if ((!isAssigned && !isCall && !isCommand) || (isCall && this.#peek() === ')')) return undefined;
    const read = this.#attempt(() => this.#wholeValue());
    // A call with unknown arguments may be any function of the script, so it is not an assignment.
    if (isCall && (read.unknown !== undefined || !this.#take(')'))) return undefined;
    return isCommand && this.#peek() === ',' ? undefined : read;
  }

  /** Reads a value. Refuses a value before an operator or a call, because only Gradle can compute the result. */
  #wholeValue(): GradleValue {
    const value = this.#value();
    const token = this.#tokens[this.#at];
    const last = this.#tokens[this.#at - 1];
    const isOnLine = token?.line === last?.line;
    const goesOn =
      token?.kind === 'sign'
        ? /^[.?+*/[%&|<>=!-]$/.test(token.text) || (isOnLine && token.text === '{')
        : token?.kind === 'name' && isOnLine;
    if (goesOn) throw new NotLiteralError();
    return value;
  }

  #attempt(read: () => GradleValue): Reading {
    const start = this.#at;
    const depth = this.#depth;
    try {
      return { value: read() };
    } catch (error) {
      if (!(error instanceof NotLiteralError)) throw error;
      this.#depth = depth;
      return { value: undefined, unknown: this.#valueSource(start) };
    }
  }

  /** Reads `create("name") { … }` and `name { … }`. Returns the assignments outside of these blocks. */
  #readConfigs(): readonly GradleAssignment[] {
    const others: GradleAssignment[] = [];
    for (let token = this.#next(); token !== undefined && !isSign(token, '}'); token = this.#next()) {
      if (token.kind === 'sign') continue;
      const isCall = ['create', 'register', 'maybeCreate', 'named'].includes(token.text) && this.#take('(');
      const name = (isCall ? this.#next() : token)?.text ?? '';
      if (isCall) this.#take(')');
      if (this.#take('{')) this.#configs.set(name, this.#statements(false));
      else if (token.kind === 'name' && !isCall) others.push(...this.#statement(token, false));
    }
    return others;
  }

  #value(): GradleValue {
    const token = this.#next();
    if (token === undefined || this.#depth > maxDepth) throw new NotLiteralError();
    const { kind, text } = token;
    if (kind === 'text') return this.#interpolated(text);
    if (kind === 'number') return numberOf(text);
    if (text === '[') return this.#list(']');
    if (text === '-') return -this.#number();
    if (text === 'true' || text === 'false') return text === 'true';
    if (collections.has(text) && this.#take('(')) return this.#list(')');
    if (text === 'project' && this.#take('.') && this.#take('provider')) return this.#provided();
    if (text === 'provider') return this.#provided();
    const constant = kind === 'name' ? this.#constants.get(text) : undefined;
    if (constant === undefined) throw new NotLiteralError();
    return constant;
  }

  #number(): number {
    const value = this.#value();
    if (typeof value !== 'number') throw new NotLiteralError();
    return value;
  }

  #provided(): GradleValue {
    if (!this.#take('{')) throw new NotLiteralError();
    const value = this.#wholeValue();
    if (!this.#take('}')) throw new NotLiteralError();
    return value;
  }

  /** Replaces variables in a text such as `"$buildDir/a.apk"`. */
  #interpolated(text: string): string {
    const pattern = /\\\$|\$(?:\{(?:project\.)?(\w+)\}|([A-Za-z_]\w*)|\{)/g;
    return text.replaceAll(pattern, (source, braced?: string, plain?: string) => {
      if (source === '\\$') return '$';
      const value = this.#constants.get(braced ?? plain ?? '');
      if (value === undefined || typeof value === 'object') throw new NotLiteralError();
      return String(value);
    });
  }

  /** Reads a list of values, or a map of `key: value` or `key to value`. */
  #list(end: string): GradleValue {
    const values: GradleValue[] = [];
    const entries: [string, GradleValue][] = [];
    this.#depth += 1;
    while (this.#peek() !== end) {
      const key = this.#tokens[this.#at];
      const next = this.#tokens[this.#at + 1];
      if (key === undefined) throw new NotLiteralError();
      if (key.kind !== 'sign' && next !== undefined && next.kind !== 'text' && (next.text === ':' || next.text === 'to')) {
        this.#at += 2;
        const name = key.kind === 'text' ? this.#interpolated(key.text) : key.text;
        if (name !== '__proto__') entries.push([name, this.#wholeValue()]);
      } else values.push(this.#wholeValue());
      if (!this.#take(',') && this.#peek() !== end) throw new NotLiteralError();
    }
    this.#at += 1;
    this.#depth -= 1;
    return entries.length > 0 ? Object.fromEntries(entries) : values;
  }

  #skipAnnotation(): void {
    this.#at += 1;
    if (this.#peek() === '(') this.#skipBrackets();
  }

  #skipBrackets(): void {
    let depth = 0;
    do {
      const text = this.#peek();
      if (/^[([{]$/.test(text)) depth += 1;
      else if (/^[)\]}]$/.test(text)) depth -= 1;
      this.#at += 1;
    } while (depth > 0 && this.#at < this.#tokens.length);
  }

  /** Skips a statement, which may continue on the next line inside brackets or after an operator. */
  #skipStatement(line: number): void {
    let own = line;
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at];
      const before = this.#tokens[this.#at - 1];
      if (token === undefined || token.text === '}' || token.text === ';') return;
      const goesOn = token.text === '.' || token.text === '?' || (before?.kind === 'sign' && /^[+=.,*/&|?:-]$/.test(before.text));
      if (token.line !== own && !goesOn) return;
      if (/^[([{]$/.test(this.#peek())) this.#skipBrackets();
      else this.#at += 1;
      own = this.#tokens[this.#at - 1]?.line ?? own;
    }
  }

  /** Returns the source of the value that begins at a token: to the bracket that closes around it, or the end of its line. */
  #valueSource(start: number): string {
    let depth = 0;
    let at = start;
    // Only the first `maxSource` characters are kept, and a token has at least one.
    const end = Math.min(this.#tokens.length, start + maxSource + 1);
    for (; at < end; at += 1) {
      const token = this.#tokens[at];
      const before = this.#tokens[at - 1];
      if (token === undefined) break;
      const isSignToken = token.kind === 'sign';
      if (isSignToken && /^[)\]}]$/.test(token.text)) {
        depth -= 1;
        if (depth < 0) break;
      } else if (isSignToken && /^[([{]$/.test(token.text)) depth += 1;
      else if (depth === 0 && at > start && token.line !== before?.line && token.text !== '.' && before?.text !== ',') break;
    }
    const source = this.#text.slice(this.#tokens[start]?.start, this.#tokens[Math.max(start, at - 1)]?.end);
    return source.length > maxSource ? `${source.slice(0, maxSource)}…` : source;
  }

  #source(line: number): string {
    const start = (this.#lines[line - 1] ?? '').slice(0, 2 * maxSource);
    return start.trim().slice(0, maxSource);
  }

  #next(): GradleToken | undefined {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
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

const isSign = (token: GradleToken, text: string): boolean => token.kind !== 'text' && token.text === text;

const withPutEntries = (assignments: readonly GradleAssignment[]): GradleAssignment[] => {
  const joined: GradleAssignment[] = [];
  const last = new Map<string, number>();
  for (const each of assignments) {
    const at = last.get(each.name) ?? -1;
    const before = joined[at];
    const isCertain = each.unknown === undefined && before?.unknown === undefined;
    if (each.adds === true && isCertain && isRecord(before?.value) && isRecord(each.value))
      joined[at] = { ...before, value: { ...before.value, ...each.value } as GradleValue };
    else last.set(each.name, joined.push(each) - 1);
  }
  return joined;
};

/** Reads a number such as `1_000`, `0x1F`, `1e3` or `30L`. */
const numberOf = (text: string): number => {
  const [, digits] = /^(0x[\da-f_]+|[\d_]+(?:\.[\d_]+)?(?:e\d+)?)[dfgil]?$/i.exec(text) ?? [];
  const number = Number(digits?.replaceAll('_', ''));
  if (Number.isNaN(number)) throw new NotLiteralError();
  return number;
};
