/**
 * Compiles a pattern in which `*` matches any characters. Takes the earliest match of each piece, so the time is never
 * exponential.
 */
export const compileWildcard = (pattern: string): ((text: string) => boolean) => {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return (text) => text === pattern;
  const leastLength = pattern.replaceAll('*', '').length;
  return (text) => {
    if (text.length < leastLength || !text.startsWith(first) || !text.endsWith(last)) return false;
    const end = text.length - last.length;
    let at = first.length;
    return others.every((piece) => {
      const found = text.indexOf(piece, at);
      at = found + piece.length;
      return found !== -1 && at <= end;
    });
  };
};

export const matchesWildcard = (pattern: string, text: string): boolean => compileWildcard(pattern)(text);

/** `*` matches any characters within one segment, and `**` matches any number of segments. */
export const matchesPath = (pattern: string, path: string): boolean => {
  const segments = pattern.split('/');
  const names = path.split('/');
  let at = 0;
  // Index of the last `**` so far.
  let star = -1;
  // Index of the first path segment that the last `**` does not match.
  let resumeAt = 0;
  for (let index = 0; index < names.length; ) {
    const segment = segments[at];
    if (segment === '**') {
      star = at++;
      resumeAt = index;
    } else if (segment !== undefined && matchesWildcard(segment, names[index] ?? '')) {
      at++;
      index++;
    } else if (star >= 0) {
      at = star + 1;
      index = ++resumeAt;
    } else return false;
  }
  return segments.slice(at).every((segment) => segment === '**');
};

type Offsets = ReadonlySet<number>;

/** Part of a pattern. Returns the offsets in a path where the part may end, if it starts at one of the offsets `from`. */
type Piece = (path: string, from: Offsets) => Offsets;

type Dialect =
  /** `**` before `/` may also match nothing, and `\` makes the next character literal. */
  | 'shell'
  /** The `glob:` matcher of `java.nio`, which Maestro uses. */
  | 'java';

type PatternReading =
  | { readonly kind: 'pattern'; readonly matches: (path: string) => boolean }
  /** Mistake as the end of a sentence about the pattern: `has a { without a }`. */
  | { readonly kind: 'mistake'; readonly mistake: string };

class PatternMistake extends Error {}

/** Compiles a pattern. `*`, `?` and `[…]` match within a name, and `**` also across folders. `{a,b}` matches `a` or `b`. */
export const readPathPattern = (pattern: string, dialect: Dialect): PatternReading => {
  try {
    const pieces = new PatternParser(pattern, dialect).readAll();
    return { kind: 'pattern', matches: (path) => follow(pieces, path, new Set([0])).has(path.length) };
  } catch (error) {
    if (error instanceof PatternMistake) return { kind: 'mistake', mistake: error.message };
    throw error;
  }
};

/** Follows all possible matches at once, so that the time grows only with the lengths of pattern and path. */
const follow = (pieces: readonly Piece[], path: string, from: Offsets): Offsets => {
  let ends = from;
  for (const piece of pieces) {
    if (ends.size === 0) break;
    ends = piece(path, ends);
  }
  return ends;
};

const literal =
  (text: string): Piece =>
  (path, from) =>
    new Set([...from].filter((at) => path.startsWith(text, at)).map((at) => at + text.length));

const oneCharacter =
  (accepts: (codePoint: number) => boolean): Piece =>
  (path, from) => {
    const ends = new Set<number>();
    for (const at of from) {
      const codePoint = path.codePointAt(at);
      if (codePoint !== undefined && path[at] !== '/' && accepts(codePoint)) ends.add(at + (codePoint > 0xffff ? 2 : 1));
    }
    return ends;
  };

const withinName: Piece = (path, from) => {
  const ends = new Set(from);
  for (const end of ends) if (end < path.length && path[end] !== '/') ends.add(end + 1);
  return ends;
};

const acrossFolders: Piece = (path, from) => {
  const ends = new Set(from);
  for (const end of ends) if (end < path.length) ends.add(end + 1);
  return ends;
};

const anyFolders: Piece = (path, from) =>
  new Set([...acrossFolders(path, from)].filter((end) => end === 0 || path[end - 1] === '/'));

const oneOf =
  (alternatives: readonly (readonly Piece[])[]): Piece =>
  (path, from) =>
    new Set(alternatives.flatMap((pieces) => [...follow(pieces, path, from)]));

class PatternParser {
  readonly #chars: readonly string[];
  readonly #isJava: boolean;
  #at = 0;

  constructor(pattern: string, dialect: Dialect) {
    this.#chars = Array.from(pattern);
    this.#isJava = dialect === 'java';
  }

  readAll(): readonly Piece[] {
    return this.#readPieces(false);
  }

  /** Reads pieces to the end of the pattern, or in braces to the end of the alternative. */
  #readPieces(isInBraces: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    let text = '';
    const add = (piece: Piece): void => {
      if (text !== '') pieces.push(literal(text));
      text = '';
      pieces.push(piece);
    };
    for (let char = this.#next(); char !== undefined; char = this.#next()) {
      if (isInBraces && (char === ',' || char === '}')) {
        this.#at--;
        break;
      }
      this.#refuseExtendedGlob(char);
      if (char === '*') add(this.#readStars());
      else if (char === '?') add(oneCharacter(() => true));
      else if (char === '[') add(this.#readClass());
      else if (char === '{') add(this.#readBraces(isInBraces));
      else text += char === '\\' ? this.#readEscape() : char;
    }
    return text === '' ? pieces : [...pieces, literal(text)];
  }

  #next(): string | undefined {
    return this.#chars[this.#at++];
  }

  #skip(char: string): boolean {
    if (this.#chars[this.#at] !== char) return false;
    this.#at++;
    return true;
  }

  #refuseExtendedGlob(char: string): void {
    if (this.#isJava || !'*?+@!'.includes(char) || this.#chars[this.#at] !== '(') return;
    throw new PatternMistake(`has ${char}(…), which is not supported`);
  }

  #readEscape(): string {
    if (this.#isJava) return '\\';
    const char = this.#next();
    if (char === undefined) throw new PatternMistake('has no character after the last \\');
    return char;
  }

  #readStars(): Piece {
    if (!this.#skip('*')) return withinName;
    while (this.#skip('*'));
    this.#refuseExtendedGlob('*');
    return !this.#isJava && this.#skip('/') ? anyFolders : acrossFolders;
  }

  #readBraces(isNested: boolean): Piece {
    if (this.#isJava && isNested) throw new PatternMistake('has a { within {…}');
    const alternatives: (readonly Piece[])[] = [];
    let end: string | undefined;
    do {
      alternatives.push(this.#readPieces(true));
      end = this.#next();
    } while (end === ',');
    if (end === undefined) throw new PatternMistake('has a { without a }');
    if (!this.#isJava && alternatives.length === 1) throw new PatternMistake('has no comma within {…}, as in {a,b}');
    return oneOf(alternatives);
  }

  #readClass(): Piece {
    const isNegated = this.#skip('!') || (!this.#isJava && this.#skip('^'));
    const ranges: (readonly [number, number])[] = [];
    while (!this.#skip(']')) {
      const low = this.#readOfClass();
      const isRange = this.#chars[this.#at] === '-' && this.#chars[this.#at + 1] !== ']' && this.#skip('-');
      const high = isRange ? this.#readOfClass() : low;
      if (high < low) throw new PatternMistake('has a range in […] from a higher to a lower character, unlike [a-z]');
      ranges.push([low, high]);
    }
    if (ranges.length === 0) throw new PatternMistake('has nothing within […]');
    return oneCharacter((codePoint) => isNegated !== ranges.some(([low, high]) => low <= codePoint && codePoint <= high));
  }

  #readOfClass(): number {
    const char = this.#next();
    if (char === undefined) throw new PatternMistake('has a [ without a ]');
    if (char === '/') throw new PatternMistake('has a / within […]');
    if (char === '[' && /[:.=]/.test(this.#chars[this.#at] ?? ''))
      throw new PatternMistake(`has [[${this.#chars[this.#at]}…]], which is not supported`);
    return (char === '\\' ? this.#readEscape() : char).codePointAt(0) ?? 0;
  }
}
