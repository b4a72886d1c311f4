import { underCondition } from './settings.ts';

export interface ShellWord {
  readonly text: string;
  readonly line: number;
  /** The part of the word that is known only when the script runs, such as `$DEVICE`. */
  readonly unknown?: string | undefined;
}

export const maxEntries = 1_000;

const maxDepth = 100;

/** Kind of a block. `group`: `{ … }`. `dependent`: a group after `&&` or `||`, which runs only in some cases. */
export type BlockKind = 'branch' | 'case' | 'loop' | 'function' | 'group' | 'dependent' | 'subshell';

/** Value of a variable: one word, or several words for an array. An undefined value is known only when the script runs. */
type Value = readonly ShellWord[] | undefined;

interface Block {
  readonly kind: BlockKind;
  /** Values that variables had before the block. Contains only variables that the block sets. */
  readonly before: Map<string, Value>;
  /** Values of variables at the end of each finished part of the block. For example, `then` and `else` each begin a part. */
  readonly ends: Map<string, Value[]>;
  readonly locals: Set<string>;
  /** Names of the variables that the current part sets. */
  readonly part: Set<string>;
}

/**
 * Variables of a shell script. A value is unknown after an assignment under a condition. In a loop or function, the value of a
 * variable with several assignments is known only after an assignment in this loop or function.
 */
export class ShellVariables {
  /** Number of assignments of each variable so far. */
  readonly assignments = new Map<string, number>();
  /** Number of assignments of each variable in the whole script. */
  readonly #counts: ReadonlyMap<string, number>;
  readonly #values = new Map<string, Value>();
  readonly #blocks: Block[] = [];

  constructor(counts: ReadonlyMap<string, number>) {
    this.#counts = counts;
  }

  get(name: string): Value {
    const value = this.#values.get(name);
    const around = this.#blocks.findLastIndex(({ kind }) => kind === 'loop' || kind === 'function');
    // The loop may run again, or the function may be called again, after another assignment of the variable.
    if (around === -1 || (this.#counts.get(name) ?? 0) <= 1) return value;
    return this.#blocks.slice(around).some(({ before }) => before.has(name)) ? value : undefined;
  }

  /** Appends words to an array. An array that the script has not set is empty. */
  appendWords(name: string, words: readonly ShellWord[]): void {
    const before = this.#values.has(name) ? (this.#values.get(name) ?? [unknownValue(name)]) : [];
    this.set(name, [...before, ...words].slice(0, maxEntries));
  }

  /** Appends a word to the text of a variable. The text is unknown if only the environment may have set the variable. */
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

  /** Makes a variable local to the current function: its old value is restored at the end of the function. */
  keepLocal(name: string): void {
    this.#blocks.findLast(({ kind }) => kind === 'function')?.locals.add(name);
  }

  /** Returns the variables whose value is known and consists of one word. */
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

  open(kind: BlockKind): void {
    if (this.#blocks.length < maxDepth)
      this.#blocks.push({ kind, before: new Map(), ends: new Map(), locals: new Set(), part: new Set() });
  }

  /** Ends a part of the current block. For example, `else` ends the part after `then`. */
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

  /** Closes the innermost block whose kind is in `kinds`, and all blocks inside that block. */
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

const unknownValue = (name: string): ShellWord => ({ text: '', line: 1, unknown: `$${name}` });

/**
 * Value of a variable after a block such as `if`, of which at most one part runs. Words that a part appends to an array are kept,
 * but marked as unknown.
 */
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
