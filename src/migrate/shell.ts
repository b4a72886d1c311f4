import path from 'node:path/posix';
import { type BlockKind, maxEntries, ShellVariables, type ShellWord } from './shell-variables.ts';
import { type RawWord, type ShellPart, ShellScanner, type Unfinished } from './shell-words.ts';

export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** Folder relative to the start folder. Undefined if the folder is known only when the script runs. */
  readonly folder: string | undefined;
  /** Line of the `if`, `case` or loop around the command, or of the command that decides whether it runs. */
  readonly conditionLine?: number;
}

export interface ShellPlace {
  /** Variables from the configuration, such as `env` of a workflow. */
  readonly variables?: ReadonlyMap<string, string>;
  readonly folder?: string;
  /** Value of `$(dirname "$0")`. */
  readonly scriptFolder?: string;
}

/** Maximum number of words, both before and after variables are replaced. */
const maxWords = 100_000;
/** Maximum lengths of one word and of all words together, after variables are replaced. */
const maxChars = 20_000;
const maxAllChars = 4_000_000;
const maxFolderChars = 1_000;
/** Maximum depth of nested `$(…)`, because each level is read again for every level around it. */
const maxNesting = 3;
const tooLong = 'a text that is too long';

/** Reads the commands of a shell script without running the script. Replaces variables that the script sets. */
export const readCommands = (script: string, place: ShellPlace = {}): readonly ShellCommand[] => {
  const counting = new ScriptReader(script, place, new Map(), maxNesting);
  counting.read();
  return new ScriptReader(script, place, counting.variables.assignments, 0).read();
};

/** Finds the first quote, bracket or block of a script that has no end. */
export const unfinishedCommand = (script: string): Unfinished | undefined => {
  const reader = new ScriptReader(script, {}, new Map(), maxNesting);
  reader.read();
  return reader.unfinished;
};

/** Name of a variable for the current folder, so that the end of a block restores the folder. */
const folderName = ' folder';

class ScriptReader {
  readonly variables: ShellVariables;
  readonly #scanner: ShellScanner;
  readonly #place: ShellPlace;
  readonly #nesting: number;
  readonly #folders: (string | undefined)[] = [];
  #previousFolder: string | undefined = '';
  #chars = 0;
  #expandedWords = 0;
  readonly #commands: ShellCommand[] = [];
  #words: RawWord[] = [];
  #isFunction = false;
  /** Whether the next words are a pattern of `case`. */
  #isPattern = false;
  /** Operator before the current command: `&&` or `||`. */
  #condition: string | undefined;
  #previousName = '';

  constructor(script: string, place: ShellPlace, counts: ReadonlyMap<string, number>, nesting: number) {
    const { variables = new Map(), folder = '', scriptFolder } = place;
    this.#scanner = new ShellScanner(script, scriptFolder);
    this.variables = new ShellVariables(counts);
    this.#place = place;
    this.#nesting = nesting;
    for (const [name, value] of variables) this.variables.set(name, [literal(value, 1)]);
    this.variables.set(folderName, [literal(folder, 1)]);
  }

  get unfinished(): Unfinished | undefined {
    const line = this.variables.openLine;
    return this.#scanner.unfinished ?? (line === undefined ? undefined : { line, text: 'a block' });
  }

  read(): readonly ShellCommand[] {
    for (let count = 0; count < maxWords; count++) {
      const token = this.#scanner.next();
      if (token.kind === 'end') break;
      if (token.kind === 'word') this.#words.push(token.word);
      else this.#endAt(token.sign);
    }
    this.#endCommand();
    return this.#commands;
  }

  #endAt(sign: string): void {
    if (sign === '(') this.#openBracket();
    else if (sign === ')') this.#closeBracket();
    else if (sign === ';;') {
      this.#endCommand();
      this.variables.nextPart();
      this.#isPattern = this.variables.innermost === 'case';
    } else if (!this.#isPattern || sign !== '|') {
      // Keeps `&&` or `||` at the end of a line, because the command may be on the next line.
      const goesOn = sign === '\n' && this.#words.length === 0;
      this.#endCommand();
      if (!goesOn) this.#condition = sign === '&&' || sign === '||' ? sign : undefined;
    }
  }

  #openBracket(): void {
    if (this.#isPattern) return;
    const [only, ...others] = this.#words;
    if (only !== undefined && others.length === 0 && !keywords.has(plainText(only) ?? '')) {
      // The word and the bracket begin a function such as `name()`.
      this.#isFunction = true;
      this.#words = [];
      return;
    }
    this.#endCommand();
    this.variables.open('subshell', this.#scanner.line);
  }

  #closeBracket(): void {
    const isPattern = this.#isPattern;
    if (isPattern) this.#words = [];
    else this.#endCommand();
    // If the first pattern is on the line of `case`, `#endCommand` above has set `#isPattern`.
    if (isPattern || this.#isPattern) this.#isPattern = false;
    else if (this.variables.innermost === 'subshell') this.variables.close('subshell');
  }

  #endCommand(): void {
    const words = this.#words;
    this.#words = [];
    let at = 0;
    while (at < words.length && this.#keyword(words, at)) at += 1;
    const rest = words.slice(at);
    if (rest.length === 0 || this.#isPattern) return;
    // A `cd` after `&&` counts as certain, because scripts usually fail if the command before it fails.
    const isCertain = this.#condition === undefined || (this.#condition === '&&' && plainText(rest[0]) === 'cd');
    // Scripts chain commands with `&&`; only after a test does it decide whether the command is wanted.
    const isChained = this.#condition === '&&' && !/^(?:\[\[?|test)$/.test(this.#previousName);
    if (!isCertain) this.variables.open('branch', rest[0]?.line ?? 1, isChained);
    this.#runCommand(rest);
    if (!isCertain) this.variables.close('branch');
    this.#condition = undefined;
    this.#previousName = plainText(rest[0]) ?? '';
  }

  /** @returns whether the word is a keyword, after which a command may follow */
  #keyword(words: RawWord[], at: number): boolean {
    const word = plainText(words[at]) ?? '';
    const opened = openingKeywords.get(word);
    const line = words[at]?.line ?? 1;
    if (opened !== undefined) this.variables.open(opened, line, word === 'if');
    if (word === 'then') this.variables.beginThen();
    this.variables.close(...(closingKeywords.get(word) ?? []));
    switch (word) {
      case 'for':
      case 'select': {
        const name = plainText(words[at + 1]) ?? '';
        this.#forget(isName(name) ? [name] : calculatedNames(name));
        words.length = at + 1;
        break;
      }
      case 'case':
        this.#isPattern = true;
        words.length = at + 1;
        break;
      case 'esac':
        this.#isPattern = false;
        break;
      case 'function':
        this.#isFunction = true;
        words.splice(at + 1, 1);
        break;
      case '{':
        this.variables.open(this.#isFunction ? 'function' : this.#condition === undefined ? 'group' : 'dependent', line);
        this.#isFunction = false;
        break;
      case 'else':
      case 'elif':
        this.variables.nextPart();
        break;
      default:
    }
    return keywords.has(word);
  }

  #runCommand(words: readonly RawWord[]): void {
    for (const word of words) this.#runInside(word);
    const declaration = plainText(words[0]) ?? '';
    if (['export', 'local', 'readonly', 'declare', 'typeset'].includes(declaration)) {
      for (const word of words) if (isAssignment(word)) this.#assign(word, declaration === 'local');
      return;
    }
    const start = words.findIndex((word) => !isAssignment(word));
    // Ignores assignments before a command, because they apply only to this command.
    if (start === -1) for (const word of words) this.#assign(word, false);
    else this.#run(plainText(words[start]) ?? '', this.#expandAll(words.slice(start), maxWords));
  }

  #run(name: string, words: readonly ShellWord[]): void {
    const [, ...given] = words.map(({ text }) => text);
    if (['read', 'mapfile', 'readarray', 'unset', 'getopts'].includes(name)) this.#forget(given.filter(isName));
    else if (name === 'printf' && given[0] === '-v') this.#forget(given.slice(1, 2));
    else if (name === 'let') this.#forget(given.flatMap(calculatedNames));
    else if (name.startsWith('((')) this.#forget(calculatedNames(name));
    if (name === 'cd' || name === 'pushd' || name === 'popd') this.#changeFolder(name, words[1]);
    else this.#commands.push({ words, folder: this.#folder(), conditionLine: this.variables.conditionLine });
  }

  #forget(names: readonly string[]): void {
    for (const name of names) this.variables.set(name, undefined);
  }

  /** Reads the commands inside `$(…)`, with the current values of the variables. */
  #runInside(word: RawWord): void {
    for (const part of word.parts) {
      if (part.kind !== 'unknown' || part.script === undefined || this.#nesting >= maxNesting) continue;
      const { text, line } = part.script;
      if (!text.includes('gcloud')) continue;
      const variables = this.variables.texts();
      const place = { ...this.#place, variables, folder: variables.get(folderName) };
      for (const command of new ScriptReader(text, place, new Map(), this.#nesting + 1).read())
        this.#commands.push({
          ...command,
          words: command.words.map((each) => ({ ...each, line: each.line + line - 1 })),
          conditionLine: this.variables.conditionLine ?? (command.conditionLine && command.conditionLine + line - 1),
        });
    }
  }

  #folder(): string | undefined {
    return this.variables.get(folderName)?.[0]?.text;
  }

  #changeFolder(command: string, target: ShellWord | undefined): void {
    const before = this.#folder();
    const isKnown = target !== undefined && target.unknown === undefined && before !== undefined && !/^[/~]/.test(target.text);
    if (command === 'popd') this.#goTo(this.#folders.length === 0 ? before : this.#folders.pop());
    else if (command === 'cd' && target?.text === '-') this.#goTo(this.#previousFolder);
    else this.#goTo(isKnown ? path.join(before, target.text) : undefined);
    if (command === 'pushd') this.#folders.push(before);
    this.#previousFolder = before;
  }

  #goTo(folder: string | undefined): void {
    const normal = folder === undefined ? undefined : path.normalize(folder).replace(/\/$/, '');
    const isKnown = normal !== undefined && normal.length <= maxFolderChars;
    this.variables.set(folderName, isKnown ? [literal(normal === '.' ? '' : normal, 1)] : undefined);
  }

  #assign(word: RawWord, isLocal: boolean): void {
    const [first, ...others] = word.parts;
    const [, name = '', plus, start = ''] = (first?.kind === 'text' && assignment.exec(first.text)) || [];
    const array = changedArray(word);
    if (array !== undefined) {
      this.variables.set(array, undefined);
      return;
    }
    const parts: readonly ShellPart[] = [{ kind: 'text', text: start }, ...others];
    const text = this.#join({ line: word.line, parts });
    const words = word.array === undefined ? undefined : this.#expandAll(word.array, maxEntries);
    if (isLocal) this.variables.keepLocal(name);
    if (plus !== '+') this.variables.set(name, words ?? [text]);
    else if (words !== undefined) this.variables.appendWords(name, words);
    else this.variables.appendText(name, text, (all) => this.#bounded(joinWords(all, word.line, '')));
  }

  #expandAll(words: readonly RawWord[], limit: number): readonly ShellWord[] {
    const expanded: ShellWord[] = [];
    for (const word of words) {
      if (expanded.length >= limit || this.#expandedWords >= maxWords) break;
      const own = this.#expand(word);
      this.#expandedWords += own.length;
      expanded.push(...own);
    }
    return expanded.slice(0, limit);
  }

  /** Replaces the variables of a word. An array, or an unquoted value with blanks, becomes several words. */
  #expand(word: RawWord): readonly ShellWord[] {
    const [only] = word.parts;
    if (word.parts.length === 1 && only?.kind === 'variable' && (only.index === '@' || only.index === '*'))
      return this.variables.get(only.name) ?? [{ text: '', line: word.line, unknown: only.source }];
    const joined = this.#join(word);
    const isSplit =
      joined.unknown === undefined &&
      word.parts.some((part) => part.kind === 'variable' && !part.isQuoted) &&
      !joined.text.includes('${{');
    return isSplit ? this.#split(word) : [joined];
  }

  #split({ line, parts }: RawWord): readonly ShellWord[] {
    const texts: string[] = [];
    let last: string | undefined;
    for (const part of parts) {
      const { text } = this.#valueOf(part, line);
      const isWhole = part.kind !== 'variable' || part.isQuoted;
      for (const [index, piece] of (isWhole ? [text] : text.split(/[ \t\n]+/)).entries()) {
        if (index > 0 && last !== undefined) texts.push(last);
        if (index > 0) last = undefined;
        if (piece !== '' || isWhole) last = `${last ?? ''}${piece}`;
      }
    }
    if (last !== undefined) texts.push(last);
    return texts.map((text) => literal(text, line));
  }

  #join({ line, parts }: RawWord): ShellWord {
    let text = '';
    let unknown: string | undefined;
    for (const part of parts) {
      const value = this.#valueOf(part, line);
      text += value.text;
      unknown ??= value.unknown;
      if (text.length > maxChars) break;
    }
    const source =
      unknown === undefined ? undefined : parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');
    return this.#bounded({ text, line, unknown, source });
  }

  #valueOf(part: ShellPart, line: number): ShellWord {
    if (part.kind === 'text') return literal(part.text, line);
    const unknown = { text: '', line, unknown: part.source };
    if (part.kind === 'unknown') return unknown;
    const { name, index, source, fallback } = part;
    if (fallback !== undefined && !this.variables.isSet(name)) return literal(fallback, line);
    const value = this.variables.get(name);
    const first = Number(index ?? 0);
    const entries = Number.isNaN(first) ? value : value?.slice(first, first + 1);
    if (entries === undefined || entries.length === 0) return unknown;
    const isEmpty = source.includes(':') && entries.every((word) => word.text === '' && word.unknown === undefined);
    if (isEmpty) return fallback === undefined ? unknown : literal(fallback, line);
    return joinWords(entries, line, ' ');
  }

  #bounded(word: ShellWord): ShellWord {
    this.#chars += word.text.length;
    return word.text.length > maxChars || this.#chars > maxAllChars ? { text: '', line: word.line, unknown: tooLong } : word;
  }
}

const literal = (text: string, line: number): ShellWord => ({ text, line });

const joinWords = (words: readonly ShellWord[], line: number, between: string): ShellWord => ({
  text: words.map(({ text }) => text).join(between),
  line,
  unknown: words.find(({ unknown }) => unknown !== undefined)?.unknown,
});

const keywords: ReadonlySet<string> = new Set(
  'if then else elif fi while until do done for select case esac in ! { } time function'.split(' '),
);

const openingKeywords: ReadonlyMap<string, BlockKind> = new Map([
  ['if', 'branch'],
  ['while', 'loop'],
  ['until', 'loop'],
  ['for', 'loop'],
  ['select', 'loop'],
  ['case', 'case'],
]);

const closingKeywords: ReadonlyMap<string, readonly BlockKind[]> = new Map([
  ['fi', ['branch']],
  ['done', ['loop']],
  ['esac', ['case']],
  ['}', ['function', 'group', 'dependent']],
]);

const plainText = (word: RawWord | undefined): string | undefined => {
  const [only, ...others] = word?.parts ?? [];
  return only?.kind === 'text' && others.length === 0 ? only.text : undefined;
};

const assignment = /^([A-Za-z_]\w*)(\+?)=(.*)$/s;

const isAssignment = (word: RawWord): boolean => {
  const [first] = word.parts;
  return changedArray(word) !== undefined || (first?.kind === 'text' && assignment.test(first.text));
};

/** Name of the array that a word such as `A[1]=x` or `A[$i]=x` changes. */
const changedArray = ({ parts }: RawWord): string | undefined => {
  const texts = parts.map((part) => (part.kind === 'text' ? part.text : ''));
  return /^([A-Za-z_]\w*)\[[^\]=]*\]\+?=/.exec(texts.join(''))?.[1];
};

const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text);

/** Variables that a calculation such as `((A++))` changes. */
const calculatedNames = (text: string): readonly string[] =>
  text.match(/(?<=\+\+|--)[A-Za-z_]\w*|(?<!\w)[A-Za-z_]\w*(?!\w)(?=\s*(?:\+\+|--|(?:[-+*/%&|^]|<<|>>)?=(?!=)))/g) ?? [];
