import { underCondition } from './settings.ts';

export interface ShellWord {
  readonly text: string;
  readonly line: number;
  /** Part of the word that is known only when the script runs, such as `$DEVICE`. */
  readonly unknown?: string;
  /** Source of a word with an unknown part, without its quotes. */
  readonly source?: string;
}

export const maxEntries = 1_000;

const maxDepth = 100;

export type BlockKind =
  | 'branch'
  | 'case'
  | 'loop'
  | 'function'
  /** Commands in `{ … }`. */
  | 'group'
  /** Group after `&&` or `||`, which runs only in some cases. */
  | 'dependent'
  | 'subshell';

/** Words of a variable or an array. Undefined if the value is known only when the script runs. */
type Value = readonly ShellWord[] | undefined;

interface Block {
  readonly kind: BlockKind;
  /** Line on which the block starts. */
  readonly line: number;
  /** Whether the commands so far run in any case, such as those between `if` and `then`. */
  isCertain: boolean;
  /** Earlier values of the variables that the block sets. */
  readonly before: Map<string, Value>;
  /** Values at the end of each finished part, such as the part between `then` and `else`. */
  readonly ends: Map<string, Value[]>;
  readonly locals: Set<string>;
  readonly part: Set<string>;
}

/** Variables of a shell script, as far as their values are known without running the script. */
export class ShellVariables {
  readonly assignments = new Map<string, number>();
  /** Number of assignments in the whole script, by variable. */
  readonly #counts: ReadonlyMap<string, number>;
  readonly #values = new Map<string, Value>();
  readonly #blocks: Block[] = [];

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
  }

  get(name: string): Value {
    const value = this.#values.get(name);
    const around = this.#blocks.findLastIndex(({ kind }) => kind === 'loop' || kind === 'function');
    // In a loop or function, an assignment further down may already have changed the value.
    if (around === -1 || (this.#counts.get(name) ?? 0) <= 1) return value;
    return this.#blocks.slice(around).some(({ before }) => before.has(name)) ? value : undefined;
  }

  /** Whether the script, or the configuration around it, sets the variable anywhere. */
  isSet(name: string): boolean {
    return this.#values.has(name) || this.#counts.has(name);
  }

  /** Appends words to an array. An array that the script has not set is empty. */
  appendWords(name: string, words: readonly ShellWord[]): void {
    const before = this.#values.has(name) ? (this.#values.get(name) ?? [unknownValue(name)]) : [];
    this.set(name, [...before, ...words].slice(0, maxEntries));
  }

  /** Appends text to a variable. The result is unknown if the script has not set the variable. */
  appendText(name: string, word: ShellWord, join: (words: readonly ShellWord[]) => ShellWord): void {
    this.set(name, [join([...(this.#values.get(name) ?? [unknownValue(name)]), word])]);
  }

  set(name: string, value: Value): void {
    this.assignments.set(name, (this.assignments.get(name) ?? 0) + 1);
    const block = this.#blocks.at(-1);
    if (block !== undefined && !block.before.has(name)) block.before.set(name, this.#values.get(name));
    block?.part.add(name);
    this.#values.set(name, value);
  }

  /** Marks a local variable, which gets its old value back at the end of the function. */
  keepLocal(name: string): void {
    this.#blocks.findLast(({ kind }) => kind === 'function')?.locals.add(name);
  }

  /** Returns the variables whose value is one known word. */
  texts(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#values].flatMap(([name, value = []]) => {
        const [only, ...others] = value;
        return only === undefined || only.unknown !== undefined || others.length > 0 ? [] : [[name, only.text] as const];
      }),
    );
  }

  get innermost(): BlockKind | undefined {
    return this.#blocks.at(-1)?.kind;
  }

  /** Line of the innermost open block. */
  get openLine(): number | undefined {
    return this.#blocks.at(-1)?.line;
  }

  /** Line of the outermost open block that decides whether or how often its commands run. */
  get conditionLine(): number | undefined {
    return this.#blocks.find(({ kind, isCertain }) => !isCertain && conditional.has(kind))?.line;
  }

  /** Begins the part of a branch that depends on its condition. */
  beginThen(): void {
    const block = this.#blocks.findLast(({ kind }) => kind === 'branch');
    if (block !== undefined) block.isCertain = false;
  }

  open(kind: BlockKind, line: number, isCertain = false): void {
    if (this.#blocks.length < maxDepth)
      this.#blocks.push({ kind, line, isCertain, before: new Map(), ends: new Map(), locals: new Set(), part: new Set() });
  }

  /** Ends a part of a block, as `else` ends the part after `then`. */
  nextPart(): void {
    const block = this.#blocks.findLast(({ kind }) => kind === 'branch' || kind === 'case');
    if (block === undefined) return;
    for (const name of block.part) {
      const ends = block.ends.get(name) ?? [];
      ends.push(this.#values.get(name));
      block.ends.set(name, ends);
      this.#values.set(name, block.before.get(name));
    }
    block.part.clear();
  }

  /** Closes the innermost block of the given kinds, and all blocks inside it. */
  close(...kinds: readonly BlockKind[]): void {
    const at = this.#blocks.findLastIndex(({ kind }) => kinds.includes(kind));
    if (at === -1) return;
    for (const block of this.#blocks.slice(at).reverse()) {
      this.#blocks.pop();
      this.#leave(block);
    }
  }

  #leave({ kind, before, ends, locals }: Block): void {
    const outer = this.#blocks.at(-1);
    for (const [name, old] of before) {
      const isRestored = kind === 'subshell' || locals.has(name);
      const now = this.#values.get(name);
      this.#values.set(name, isRestored ? old : kind === 'group' ? now : afterParts(old, [...(ends.get(name) ?? []), now]));
      if (outer === undefined || isRestored) continue;
      if (!outer.before.has(name)) outer.before.set(name, old);
      outer.part.add(name);
    }
  }
}

const conditional: ReadonlySet<BlockKind> = new Set(['branch', 'case', 'loop', 'dependent']);

const unknownValue = (name: string): ShellWord => ({ text: '', line: 1, unknown: `$${name}` });

/** Returns the value after a block whose parts run under a condition. Keeps appended words, but marks them as unknown. */
const afterParts = (old: Value, ends: readonly Value[]): Value => {
  if (old === undefined) return undefined;
  const added: ShellWord[] = [];
  for (const end of ends) {
    const isKept = old.every(({ text, unknown }, index) => text === end?.[index]?.text && unknown === end[index]?.unknown);
    if (end === undefined || !isKept) return undefined;
    added.push(...end.slice(old.length).map((word) => ({ ...word, unknown: word.unknown ?? underCondition })));
  }
  return [...old, ...added].slice(0, maxEntries);
};
