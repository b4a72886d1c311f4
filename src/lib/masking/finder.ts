import { createHash } from 'node:crypto';
import type { SecretPattern } from './patterns.ts';
import { type View, viewsOf } from './views.ts';
import { piecesOf, spread, type WrappedPiece } from './wrapped.ts';

/** A value that is secret in every text, such as a credential. */
export interface KnownValue {
  readonly value: string;
  readonly kind: string;
  /** Text in its place. */
  readonly mask: string;
}

/** A secret in bytes, and what takes its place. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** Start of the match, which includes what shows that the value is secret, such as `password=`. */
  readonly from: number;
  readonly kind: string;
  readonly mask: string;
  /** Hash of the secret, which tells secrets apart without showing them. */
  readonly hash: () => string;
  /** Whether the value was known before. A known value is replaced as a whole where a form finds a part of it. */
  readonly isKnown: boolean;
  /** Whether it is a further line of a secret that was found before, which is not counted again. */
  readonly isContinued?: boolean;
  /** Line of a value of several lines, by which its next line is recognized. */
  readonly line?: LineOf;
  /** Piece of base64 that may go on in the lines around it, with its offset in the searched bytes. */
  readonly wrapped?: { readonly piece: WrappedPiece; readonly at: number };
}

interface LineOf {
  readonly lines: readonly string[];
  readonly nth: number;
}

interface Needle {
  readonly bytes: Buffer;
  readonly known: KnownValue;
  readonly line?: LineOf;
  readonly piece?: WrappedPiece;
}

interface Anchor {
  /** Bytes in small letters. */
  readonly bytes: Buffer;
  /** Offset of the three bytes that the search looks for. */
  readonly window: number;
  /** What to search for once the anchor is found; undefined for the start of an escape, which may hide an anchor. */
  readonly target: SecretPattern | { readonly needle: Needle; readonly offset: number } | undefined;
}

const windowLength = 3;
/** Minimum length of a line of a secret that is searched for alone. Shorter lines are masked only after the line before them. */
const minLineLength = 6;
/** Minimum length of a piece of base64 or hex. A shorter piece would match unrelated data. */
const minCodedLength = 10;
/** Bytes of a match before its anchor, such as the name of a header, unless the pattern says more. */
const mostBytesBefore = 100;
const percentSign = 0x25;
const lineFeed = 0x0a;
const hashDigits = 8;

export const hashOf = (secret: string | Buffer): string =>
  createHash('sha256').update('masked value\n').update(secret).digest('hex').slice(0, hashDigits);

/** Letters and signs by how rare they are in logs, the most frequent first. */
const frequent = ' etaoinsrhldcumfp.0123gw:-y4b5678v9/_k(x)';
const rarity = (byte = 0): number => {
  const place = frequent.indexOf(String.fromCharCode(byte));
  return place === -1 ? frequent.length : place;
};

/** Pairs of letters that are frequent in words and logs. */
const commonPairs = new Set(
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce ch ss am ac om pp ap pl ay et'.split(
    ' ',
  ),
);

const small = (byte: number): number => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte);
const cases = (byte: number): readonly number[] => (byte >= 0x61 && byte <= 0x7a ? [byte, byte - 0x20] : [byte]);

const windowHash = (first: number, second: number, third: number): number =>
  (first * 40_503 + second * 2_053 + third * 31) & 0xffff;

const anchorOf = (text: string | Buffer, target: Anchor['target']): Anchor => {
  const bytes = Buffer.from(Buffer.from(text).map(small));
  let window = 0;
  let best = -1;
  for (let at = 0; at + windowLength <= bytes.length; at++) {
    const isCommon = commonPairs.has(bytes.toString('latin1', at + 1, at + 3));
    const score = rarity(bytes[at + 1]) + rarity(bytes[at + 2]) - (isCommon ? frequent.length : 0);
    if (score > best) [best, window] = [score, at];
  }
  return { bytes, window, target };
};

/** Longest run of characters that no encoding changes. */
const plainRun = (bytes: Buffer): { readonly text: string; readonly offset: number } => {
  let best = { text: '', offset: 0 };
  for (const { 0: text, index } of bytes.toString('latin1').matchAll(/[\w.~-]+/g))
    if (text.length > best.text.length) best = { text: text.slice(0, 32), offset: index };
  return best;
};

/** Base64 of a value inside of other base64: at three offsets, with the signs of both alphabets. */
const base64Of = (bytes: Buffer): readonly string[] =>
  [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });

/** Spellings of a value that the decoding of text does not undo: base64 at three offsets, hex, forms, and decoded values. */
const spellingsOf = (value: string): readonly (string | Buffer)[] => {
  const bytes = Buffer.from(value);
  const form = value.replaceAll(' ', '+');
  const padded = bytes.toString('base64');
  const whole = [padded, padded.replace(/={1,2}$/, ''), bytes.toString('base64url')];
  const hex = bytes.toString('hex');
  const coded = [...whole, ...base64Of(bytes), hex, hex.toUpperCase()];
  const decoded = viewsOf(bytes).map((view) => view.bytes);
  return [form, ...decoded, ...coded.filter((text) => text.length >= minCodedLength)];
};

const needlesOf = (known: KnownValue): readonly Needle[] => {
  const lines = known.value.split(/\r\n|\r|\n/).map((line) => line.trim());
  const texts = new Map<string, Needle>();
  const add = (text: string | Buffer, line?: LineOf, piece?: WrappedPiece): void => {
    const bytes = Buffer.from(text);
    const key = bytes.toString('latin1');
    if (bytes.length > 0 && !texts.has(key)) texts.set(key, { bytes, known, line, piece });
  };
  if (lines.length > 1) {
    for (const [nth, line] of lines.entries()) if (line.length >= minLineLength) add(line, { lines, nth });
    for (const end of ['\n', '\r\n']) for (const text of spellingsOf(known.value.split(/\r\n|\r|\n/).join(end))) add(text);
  } else for (const text of [known.value, ...spellingsOf(known.value)]) add(text);
  for (const piece of base64Of(Buffer.from(known.value)).flatMap(piecesOf))
    add(piece.core.subarray(piece.offset, piece.offset + piece.length), undefined, piece);
  return [...texts.values()];
};

const isPattern = (target: NonNullable<Anchor['target']>): target is SecretPattern => 'pattern' in target;

/**
 * Finds secrets in bytes by literal texts ("anchors"), and runs an expression only where one of its anchors is.
 *
 * The search for anchors compares pairs of bytes and skips ahead (Wu and Manber, 1994), so that its time depends little on the
 * number of anchors.
 */
export class SecretFinder {
  readonly #patterns: readonly SecretPattern[];
  readonly #anchors = new Map<number, Anchor[]>();
  /** Windows of all anchors, by a hash, so that most pairs that are in a window are passed without a look-up. */
  readonly #windows = new Uint8Array(65_536);
  /** Number of bytes to skip after a pair of bytes. */
  readonly #shift = new Uint8Array(65_536).fill(windowLength - 1);
  /** Values without a run of characters that stays the same in every encoding. */
  readonly #unanchored: Needle[] = [];
  readonly #readsAll: boolean;
  /** Whether there are known values, which are also found in base64 that is wrapped over lines. */
  readonly knowsValues: boolean;
  #percent: { readonly bytes: Buffer | undefined; readonly from: number; readonly at: number } = {
    bytes: undefined,
    from: 0,
    at: 0,
  };

  /** @param readsAll whether to read every line, because a pattern has no anchor */
  constructor(patterns: readonly SecretPattern[], known: readonly KnownValue[]) {
    this.#patterns = patterns.filter(({ anchors }) => anchors.length === 0);
    this.#readsAll = this.#patterns.length > 0;
    this.knowsValues = known.length > 0;
    for (const pattern of patterns) for (const text of pattern.anchors) this.#add(anchorOf(text, pattern));
    const escapes = ['\\u00', '\\x', ...Array.from('xX0123456789').map((digit) => `&#${digit}`), '&amp;#', '&amp;amp;'];
    for (const text of escapes.filter((each) => each.length >= windowLength)) this.#add(anchorOf(text, undefined));
    for (const needle of known.flatMap(needlesOf)) {
      const { text, offset } = plainRun(needle.bytes);
      if (text.length >= windowLength) this.#add(anchorOf(text, { needle, offset }));
      else this.#unanchored.push(needle);
    }
  }

  #add(anchor: Anchor): void {
    const [first = 0, second = 0, third = 0] = anchor.bytes.subarray(anchor.window);
    for (const two of cases(second)) {
      for (const one of cases(first)) this.#shift[(one << 8) | two] = Math.min(this.#shift[(one << 8) | two] ?? 0, 1);
      for (const three of cases(third)) this.#shift[(two << 8) | three] = 0;
    }
    for (const one of cases(first))
      for (const two of cases(second)) for (const three of cases(third)) this.#windows[windowHash(one, two, three)] = 1;
    const key = (second << 8) | third;
    const others = this.#anchors.get(key);
    if (others === undefined) this.#anchors.set(key, [anchor]);
    else others.push(anchor);
  }

  /** Offset of the first byte from `from` on that may belong to a secret or hide one; the end of the bytes if there is none. */
  nextHint(bytes: Buffer, from: number): number {
    if (this.#readsAll && from < bytes.length) return from;
    const anchor = this.#nextAnchor(bytes, from)?.at ?? bytes.length;
    const encoded = Math.min(anchor, this.#nextPercent(bytes, from));
    return this.#unanchored.length === 0
      ? Math.min(anchor, encoded)
      : Math.min(anchor, encoded, this.#nextUnanchored(bytes, from));
  }

  /** Offset of the next percent-encoded byte. Remembers it, so that a block is searched once for all of its lines. */
  #nextPercent(bytes: Buffer, from: number): number {
    if (this.#percent.bytes === bytes && this.#percent.from <= from && this.#percent.at >= from) return this.#percent.at;
    let at = bytes.indexOf(percentSign, from);
    while (at !== -1 && !/^[\da-f]{2}$/i.test(bytes.toString('latin1', at + 1, at + 3))) at = bytes.indexOf(percentSign, at + 1);
    this.#percent = { bytes, from, at: at === -1 ? bytes.length : at };
    return this.#percent.at;
  }

  #nextUnanchored(bytes: Buffer, from: number): number {
    const signs = ['&', '\\'].map((sign) => bytes.indexOf(sign, from));
    const places = [...signs, ...this.#unanchored.map((needle) => bytes.indexOf(needle.bytes, from))];
    return Math.min(...places.map((place) => (place === -1 ? bytes.length : place)));
  }

  /** Finds the next anchors, none of which begins before `floor`: `at` is their first byte, `resume` where the search goes on. */
  #nextAnchor(
    bytes: Buffer,
    from: number,
    floor = from,
  ): { readonly at: number; readonly resume: number; readonly anchors: Anchor[] } | undefined {
    const shift = this.#shift;
    const windows = this.#windows;
    const { length } = bytes;
    for (let end = from + windowLength - 1; end < length; ) {
      const pair = ((bytes[end - 1] as number) << 8) | (bytes[end] as number);
      const skip = shift[pair] as number;
      if (skip > 0) {
        end += skip;
        continue;
      }
      if (windows[windowHash(bytes[end - 2] as number, pair >> 8, pair & 0xff)] === 0) {
        end += 1;
        continue;
      }
      const start = end - windowLength + 1;
      end += 1;
      const anchors = this.#anchorsAt(bytes, start, pair, floor);
      if (anchors === undefined) continue;
      let at = start;
      for (const { window } of anchors) at = Math.min(at, start - window);
      return { at, resume: start + 1, anchors };
    }
    return undefined;
  }

  /** Anchors whose window is at an offset; undefined if there are none. */
  #anchorsAt(bytes: Buffer, start: number, pair: number, floor: number): Anchor[] | undefined {
    const candidates = this.#anchors.get((small(pair >> 8) << 8) | small(pair & 0xff));
    if (candidates === undefined) return undefined;
    let found: Anchor[] | undefined;
    for (const anchor of candidates) {
      if (!isAnchored(bytes, start - anchor.window, anchor, floor)) continue;
      if (found === undefined) found = [anchor];
      else found.push(anchor);
    }
    return found;
  }

  /**
   * Finds all secrets in a line, or in another text that is searched as a whole, in every encoding.
   *
   * @param hint offset of the first hint, before which nothing is searched
   */
  find(bytes: Buffer, hint = 0): Found[] {
    const [raw, ...decoded] = viewsOf(bytes);
    const found = raw === undefined ? [] : this.#findIn(raw, hint);
    for (const view of decoded) found.push(...this.#findIn(view, 0));
    return found;
  }

  #findIn(view: View, hint: number): Found[] {
    const found: Found[] = [];
    /** Patterns to run, with the offset where their first match may begin. */
    const patterns = new Map<SecretPattern, number>(this.#patterns.map((pattern) => [pattern, 0]));
    for (let hit = this.#nextAnchor(view.bytes, hint); hit !== undefined; hit = this.#nextAnchor(view.bytes, hit.resume, 0))
      for (const { window, target } of hit.anchors) {
        if (target === undefined) continue;
        if (!isPattern(target)) addNeedle(found, view, hit.resume - 1 - window - target.offset, target.needle);
        else if (!patterns.has(target)) patterns.set(target, hit.at - (target.bytesBefore ?? mostBytesBefore));
      }
    for (const needle of this.#unanchored)
      for (let at = view.bytes.indexOf(needle.bytes); at !== -1; at = view.bytes.indexOf(needle.bytes, at + 1))
        addNeedle(found, view, at, needle);
    if (patterns.size === 0) return found;
    const text = view.bytes.toString('latin1');
    for (const [pattern, from] of patterns) foundPattern(view, text, pattern, Math.max(0, from), found);
    return found;
  }
}

const isAt = (bytes: Buffer, at: number, wanted: Buffer, from: number): boolean => {
  if (at < from || at + wanted.length > bytes.length) return false;
  for (let nth = 0; nth < wanted.length; nth++) if (small(bytes[at + nth] ?? 0) !== wanted[nth]) return false;
  return true;
};

const isAnchored = (bytes: Buffer, at: number, { bytes: wanted, target }: Anchor, from: number): boolean => {
  if (!isAt(bytes, at, wanted, from)) return false;
  if (target === undefined || !isPattern(target) || target.followedBy === undefined) return true;
  return hasSign(bytes, at + wanted.length, at + target.followedBy.within, target.followedBy.signs);
};

const hasSign = (bytes: Buffer, from: number, to: number, signs: string): boolean => {
  const end = Math.min(bytes.length, to);
  for (let at = from; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte === lineFeed) return false;
    for (let nth = 0; nth < signs.length; nth++) if (signs.charCodeAt(nth) === byte) return true;
  }
  return false;
};

const startsAt = (bytes: Buffer, at: number, wanted: Buffer): boolean =>
  at + wanted.length <= bytes.length && bytes.compare(wanted, 0, wanted.length, at, at + wanted.length) === 0;

const rawPlace = ({ starts }: View, at: number): number => (starts === undefined ? at : (starts[at] ?? 0));

const addNeedle = (
  found: Found[],
  view: View,
  at: number,
  { bytes, known: { kind, mask, value }, line, piece }: Needle,
): void => {
  if (at < 0 || !startsAt(view.bytes, at, bytes)) return;
  const wrapped = piece === undefined || view.starts !== undefined ? undefined : { piece, at };
  const ranges = piece === undefined ? [{ start: at, end: at + bytes.length }] : spread(view.bytes, at, piece);
  for (const [nth, range] of ranges.entries()) {
    const start = rawPlace(view, range.start);
    const end = rawPlace(view, range.end);
    found.push({
      start,
      end,
      from: start,
      kind,
      mask,
      hash: () => hashOf(value),
      isKnown: true,
      line,
      isContinued: nth > 0,
      wrapped,
    });
  }
};

const foundPattern = (
  view: View,
  text: string,
  { pattern, kind, accepts }: SecretPattern,
  from: number,
  found: Found[],
): void => {
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const secret = match.groups?.secret ?? '';
    const end = match.index + match[0].length;
    if (secret === '' || isMask(secret) || accepts?.(secret) === false) continue;
    found.push({
      start: rawPlace(view, end - secret.length),
      end: rawPlace(view, end),
      from: rawPlace(view, match.index),
      kind,
      mask: `[redacted: ${kind}]`,
      hash: () => hashOf(secret),
      isKnown: false,
    });
  }
};

/** Whether a text begins with a mask, so that a text that was masked already stays as it is. */
export const isMask = (text: string): boolean => /^(?:\*{3}|\[?redacted)/.test(text);

/** Sorts secrets and joins those that overlap. Of two, a known value decides the mask, then the longer one. */
export const withoutOverlaps = (found: readonly Found[]): readonly Found[] => {
  const joined: Found[] = [];
  for (const each of found.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = joined.at(-1);
    if (last === undefined || each.start >= last.end) {
      joined.push(each);
      continue;
    }
    const [start, end] = [last.start, Math.max(last.end, each.end)];
    const leads = each.isKnown === last.isKnown ? each.end - each.start > last.end - last.start : each.isKnown;
    joined[joined.length - 1] = { ...(leads ? each : last), start, end, from: Math.min(last.from, each.from) };
  }
  return joined;
};

/** Mask in the name of a test. It differs for different secrets, so that two tests stay two. */
export const asName = (found: Found): Found => ({ ...found, mask: `[redacted: ${found.kind} #${found.hash()}]` });
