import { asName, type Found, type KnownValue, SecretFinder, withoutOverlaps } from './finder.ts';
import { findInLines, LineState, replaced } from './line-state.ts';
import { secretPatterns } from './patterns.ts';
import { strictPatterns } from './personal-data.ts';
import { endBeforeWrapped } from './wrapped.ts';

/** What is masked: nothing but known values, secrets by their form, or personal data too. */
export type MaskMode = 'off' | 'standard' | 'strict';

/** Number of secrets of one kind that were masked in one place. */
export interface MaskCount {
  /** Name of a file, or of another place such as `log`. */
  readonly place: string;
  readonly kind: string;
  readonly count: number;
}

/** Format of a file, which decides what is a value. */
type TextFormat = 'lines' | 'xml';

const blockBytes = 65_536;
/** Maximum length of a line that waits for its end. */
const mostHeldBytes = 262_144;
/** Bytes at the end of an unfinished line that wait, because a secret may continue in the next block. */
const overlapBytes = 16_384;
const lineFeed = 0x0a;

/**
 * The one place that text passes on its way out of the step: files, log, summary, outputs, and what is sent to GitHub.
 *
 * Replaces each secret by `[redacted: <kind>]`, or by `***` if its value was known before. Counts what it replaces, by place.
 * Readers of XML and JSON load with the first file.
 */
export class Masker {
  #known: readonly KnownValue[] = [];
  #mode: MaskMode;
  #finder: SecretFinder | undefined;
  readonly #counts = new Map<string, MaskCount>();

  constructor(mode: MaskMode = 'standard') {
    this.#mode = mode;
  }

  get mode(): MaskMode {
    return this.#mode;
  }

  /** Changes the mode, and adds values that are secret in every text. Texts that were masked before stay as they are. */
  learn(known: readonly KnownValue[], mode: MaskMode = this.#mode): void {
    const isNew = ({ value }: KnownValue): boolean => value !== '' && !this.#known.some((each) => each.value === value);
    const added = known.filter(isNew);
    if (added.length === 0 && mode === this.#mode) return;
    this.#known = [...this.#known, ...added];
    this.#mode = mode;
    this.#finder = undefined;
  }

  get #current(): SecretFinder {
    const standard = this.#mode === 'off' ? [] : secretPatterns;
    this.#finder ??= new SecretFinder(this.#mode === 'strict' ? [...standard, ...strictPatterns] : standard, this.#known);
    return this.#finder;
  }

  /** Masks a value or a message, which may have several lines. */
  text(text: string, place?: string): string {
    return this.#ofText(text, place, (found) => found);
  }

  /** Masks a test's name. The mask differs for different secrets and is the same in every run, so that tests stay apart. */
  name(name: string, place?: string): string {
    return this.#ofText(name, place, asName);
  }

  /** Masks the strings of a JSON document. A text that is no JSON is masked like other text. */
  async json(text: string, place?: string): Promise<string> {
    const { findInJson } = await import(/* webpackChunkName: "documents" */ './json-secrets.ts');
    const bytes = Buffer.from(text);
    const found = findInJson(this.#current, bytes, { masksBodies: this.#mode === 'strict' });
    if (found === undefined) return this.text(text, place);
    this.#count(found, place);
    return found.length === 0 ? text : replaced(bytes, found).toString();
  }

  /** Masks a file while it streams. Only the end of a block waits for the next block. */
  async *stream(chunks: AsyncIterable<Buffer>, format: TextFormat, place?: string): AsyncGenerator<Buffer> {
    const onFound = (found: readonly Found[]): void => this.#count(found, place);
    const blocks = inBlocks(chunks);
    if (format === 'lines') return yield* maskLines(this.#current, blocks, onFound);
    const { maskXml } = await import(/* webpackChunkName: "documents" */ './xml-secrets.ts');
    yield* maskXml(this.#current, blocks, onFound);
  }

  /** What was masked so far, by place. */
  counts(): readonly MaskCount[] {
    return [...this.#counts.values()];
  }

  #ofText(text: string, place: string | undefined, show: (found: Found) => Found): string {
    if (text.length < 4) return text;
    const finder = this.#current;
    const bytes = Buffer.from(text);
    if (finder.nextHint(bytes, 0) >= bytes.length) return text;
    const found = findInLines(finder, new LineState(finder), bytes).map(show);
    if (found.length === 0) return text;
    this.#count(found, place);
    return replaced(bytes, found).toString();
  }

  #count(found: readonly Found[], place: string | undefined): void {
    if (place === undefined) return;
    for (const { kind, mask, isContinued } of found) {
      if (mask === '' || isContinued) continue;
      const key = `${place}\n${kind}`;
      this.#counts.set(key, { place, kind, count: (this.#counts.get(key)?.count ?? 0) + 1 });
    }
  }
}

const maskLines = async function* (
  finder: SecretFinder,
  blocks: AsyncIterable<Buffer>,
  onFound: (found: readonly Found[]) => void,
): AsyncGenerator<Buffer> {
  const state = new LineState(finder);
  let held: Buffer = Buffer.alloc(0);
  const emit = (to: number): Buffer => {
    const part = held.subarray(0, to);
    const found = findInLines(finder, state, part);
    onFound(found);
    held = Buffer.from(held.subarray(to));
    return replaced(part, found);
  };
  for await (const block of blocks) {
    held = held.length === 0 ? block : Buffer.concat([held, block]);
    const whole = held.lastIndexOf(lineFeed) + 1;
    const end = finder.knowsValues ? endBeforeWrapped(held, whole) : whole;
    if (end > 0) yield emit(end);
    else if (held.length > mostHeldBytes) yield emit(cutOf(finder, held));
  }
  if (held.length > 0) yield emit(held.length);
};

/** Where a line that is too long to wait for its end is cut, outside of secrets. */
const cutOf = (finder: SecretFinder, line: Buffer): number => {
  let cut = line.length - overlapBytes;
  for (const { from, end } of withoutOverlaps(finder.find(line))) if (from < cut && end > cut && from > 0) cut = from;
  return cut;
};

/** Joins small chunks, so that no byte is searched often. */
const inBlocks = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    yield waiting.length === 1 ? chunk : Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
};
