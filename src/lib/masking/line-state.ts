import { type Found, isMask, type SecretFinder, withoutOverlaps } from './finder.ts';
import { viewsOf } from './views.ts';
import { spread } from './wrapped.ts';

const keyWords = 'PRIVATE KEY';
const keyBegin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?![^\n]*-----END )/;
const keyEnd = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY/;
/** Text of a private key at the end of a line, which may begin with the prefix of a log. */
const keyText = /(?:^|(?<=[\s:|>"'\\]))[A-Za-z0-9+/]{1,4096}={0,3}(?=(?:\\[nr]|["',;\s\\])*$)/;
/** Minimum length of a line inside a private key. Only the last line is shorter. */
const minKeyLine = 24;
/** Maximum number of other lines between two lines of one secret, which other threads of the app log. */
const mostLinesBetween = 20;

interface OpenValue {
  readonly found: Found;
  readonly lines: readonly string[];
  /** Number of the line that comes next. */
  next: number;
  left: number;
}

/** Masks the lines of one text, and remembers secrets that continue in the next line. */
export class LineState {
  readonly #finder: SecretFinder;
  #key: { left: number; isBody: boolean; isCounted: boolean } | undefined;
  #values: OpenValue[] = [];

  constructor(finder: SecretFinder) {
    this.#finder = finder;
  }

  /** Whether the next line must be searched even without a hint. */
  get isOpen(): boolean {
    return this.#key !== undefined || this.#values.length > 0;
  }

  /** Finds the secrets of the next line. */
  next(line: Buffer, hint = 0): readonly Found[] {
    const found = this.#finder.find(line, hint);
    if (found.length === 0 && !this.isOpen && !line.includes(keyWords)) return found;
    for (const [nth, each] of found.entries()) if (this.#continues(each)) found[nth] = { ...each, isContinued: true };
    if (this.isOpen) found.push(...this.#continued(line));
    for (const each of found) {
      const { line: of } = each;
      if (of === undefined || of.nth + 1 >= of.lines.length) continue;
      this.#values = [
        ...this.#values.filter(({ lines }) => lines !== of.lines),
        { found: each, lines: of.lines, next: of.nth + 1, left: mostLinesBetween },
      ];
    }
    if (
      this.#key === undefined &&
      line.includes(keyWords) &&
      viewsOf(line).some(({ bytes }) => keyBegin.test(bytes.toString('latin1')))
    )
      this.#key = { left: mostLinesBetween, isBody: false, isCounted: false };
    return withoutOverlaps(found);
  }

  #continues({ line: of }: Found): boolean {
    return of !== undefined && this.#values.some(({ lines, next }) => lines === of.lines && next <= of.nth);
  }

  #continued(line: Buffer): readonly Found[] {
    const text = line.toString('latin1');
    const key = this.#key === undefined ? undefined : this.#keyLine(text);
    return [...(key === undefined ? [] : [key]), ...this.#values.flatMap((open) => this.#valueLine(text, open))];
  }

  #keyLine(text: string): Found | undefined {
    const key = this.#key;
    if (key === undefined) return undefined;
    const end = keyEnd.exec(text);
    if (end !== null || key.left === 0) {
      this.#key = undefined;
      return undefined;
    }
    const match = keyText.exec(text);
    const secret = match?.[0] ?? '';
    // A short line is the last line of the key, so that ordinary words of other log lines stay.
    if (match === null || (secret.length < minKeyLine && !key.isBody) || isMask(secret)) {
      key.left -= 1;
      return undefined;
    }
    const isContinued = key.isCounted;
    this.#key = { left: mostLinesBetween, isBody: secret.length >= minKeyLine, isCounted: true };
    const kind = 'private key';
    return {
      start: match.index,
      end: match.index + secret.length,
      from: match.index,
      kind,
      mask: `[redacted: ${kind}]`,
      hash: () => '',
      isKnown: true,
      isContinued,
    };
  }

  /** Finds a line of a known value that is too short to be searched for alone. */
  #valueLine(text: string, open: OpenValue): readonly Found[] {
    while (open.lines[open.next] === '') open.next += 1;
    const wanted = Buffer.from(open.lines[open.next] ?? '').toString('latin1');
    const trimmed = text.trimEnd();
    const start = trimmed.length - wanted.length;
    const isHere = wanted !== '' && trimmed.endsWith(wanted) && (start === 0 || !/[\w]/.test(text.charAt(start - 1)));
    open.left -= 1;
    if (isHere) Object.assign(open, { next: open.next + 1, left: mostLinesBetween });
    if (open.left <= 0 || open.next >= open.lines.length) this.#values = this.#values.filter((each) => each !== open);
    return isHere ? [{ ...open.found, start, end: trimmed.length, from: start, line: undefined, isContinued: true }] : [];
  }
}

const lineFeed = 0x0a;

/** Finds the secrets of the line from `start` to `end`, and the parts of wrapped base64 around it, by their place in the text. */
const findInLine = (state: LineState, bytes: Buffer, start: number, end: number, hint: number): readonly Found[] =>
  state.next(bytes.subarray(start, end), hint).flatMap((found) => {
    const placed = { ...found, start: found.start + start, end: found.end + start, from: found.from + start };
    if (found.wrapped === undefined) return [placed];
    const parts = spread(bytes, found.wrapped.at + start, found.wrapped.piece).filter(
      (part) => part.end <= start || part.start > end,
    );
    return [placed, ...parts.map((part) => ({ ...found, ...part, from: part.start, isContinued: true }))];
  });

/** Finds the secrets of a text of several lines. Searches only lines with a hint, unless a secret of the line before continues. */
export const findInLines = (finder: SecretFinder, state: LineState, bytes: Buffer): readonly Found[] => {
  const found: Found[] = [];
  let hint = finder.nextHint(bytes, 0);
  for (let at = 0; at < bytes.length; ) {
    if (!state.isOpen) {
      if (hint < at) hint = finder.nextHint(bytes, at);
      if (hint >= bytes.length) break;
      at = bytes.lastIndexOf(lineFeed, hint) + 1;
    }
    const feed = bytes.indexOf(lineFeed, Math.max(at, state.isOpen ? at : hint));
    const end = feed === -1 ? bytes.length : feed;
    found.push(...findInLine(state, bytes, at, end, state.isOpen ? 0 : Math.max(0, hint - at)));
    at = end + 1;
  }
  return found.some(({ wrapped }) => wrapped !== undefined) ? withoutOverlaps(found) : found;
};

/** Replaces each secret by its mask. */
export const replaced = (bytes: Buffer, found: readonly Found[]): Buffer => {
  if (found.length === 0) return bytes;
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end, mask } of found) {
    pieces.push(bytes.subarray(at, start), Buffer.from(mask));
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
};
