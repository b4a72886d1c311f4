import { isRecord } from '../../lib/is-record.ts';
import type { FrameRewrite, LineRange, MappedLines } from './mapping.ts';

/** Reads `com.shop.Cart -> a.b:`. */
export const readClassLine = (line: string): { readonly original: string; readonly short: string } | undefined => {
  const text = line.trimEnd();
  const arrow = text.indexOf(arrowText);
  if (arrow <= 0 || !text.endsWith(':')) return undefined;
  const short = text.slice(arrow + arrowText.length, -1).trim();
  return short === '' ? undefined : { original: text.slice(0, arrow).trim(), short };
};

const arrowText = ' -> ';

/** Line of a mapping file that describes a method. */
interface MethodLine extends Pick<MappedLines, 'short' | 'holder' | 'method' | 'signature' | 'original'> {
  readonly shortName: string;
}

/** Reads `1:3:void com.shop.Cart.add(int):10:12 -> a`. Skips fields, which have no parentheses. */
export const readMethodLine = (line: string): MethodLine | undefined => {
  const text = line.trim();
  const arrow = text.lastIndexOf(arrowText);
  const close = text.lastIndexOf(')', arrow);
  if (arrow === -1 || close === -1) return undefined;
  const range = /^(\d{1,9}):(\d{1,9}):/.exec(text);
  const start = range === null ? 0 : range[0].length;
  const open = text.indexOf('(', start);
  const name = text.slice(text.indexOf(' ', start) + 1, open);
  const shortName = text.slice(arrow + arrowText.length);
  if (open === -1 || open > close || name === '' || shortName === '') return undefined;
  const place = /^:(\d{1,9})(?::(\d{1,9}))?$/.exec(text.slice(close + 1, arrow).trimEnd());
  const dot = name.lastIndexOf('.');
  return {
    short: range === null ? undefined : rangeOf(range[1], range[2]),
    holder: dot === -1 ? undefined : name.slice(0, dot),
    method: name.slice(dot + 1),
    signature: text.slice(start, close + 1),
    original: place === null ? undefined : rangeOf(place[1], place[2]),
    shortName,
  };
};

/** Sorts the two ends, because old versions of R8 write some ranges in reverse order. */
const rangeOf = (one = '', other = one): LineRange => ({
  from: Math.min(Number(one), Number(other)),
  to: Math.max(Number(one), Number(other)),
});

/** Content of a JSON comment. It describes the line above the comment. */
export type MappingNote =
  | { readonly id: 'version'; readonly version: string }
  | { readonly id: 'sourceFile'; readonly file: string }
  | { readonly id: 'synthesized' }
  | { readonly id: 'outline' }
  | { readonly id: 'rewriteFrame'; readonly rewrite: FrameRewrite }
  | { readonly id: 'outlineCallsite'; readonly positions: ReadonlyMap<number, number> };

/** Reads `# {"id":"…"}`. Ignores ids that do not affect frames (such as `residualsignature`), and unknown ids. */
export const readNote = (line: string): MappingNote | undefined => {
  const start = line.indexOf('{');
  const json = start === -1 ? undefined : parseLenient(line.slice(start));
  if (!isRecord(json) || typeof json.id !== 'string') return undefined;
  const id = json.id.replace(/^com\.android\.tools\.r8\./, '');
  switch (id) {
    case 'mapping':
      return { id: 'version', version: String(json.version) };
    case 'sourceFile':
      return typeof json.fileName === 'string' ? { id, file: json.fileName } : undefined;
    case 'synthesized':
    case 'outline':
      return { id };
    case 'rewriteFrame':
      return readRewrite(json.conditions, json.actions);
    case 'outlineCallsite':
      return { id, positions: readPositions(json.positions) };
    default:
      return undefined;
  }
};

/** Parses JSON. Accepts single quotes and unquoted keys, because some tools write them. */
const parseLenient = (text: string): unknown => {
  for (const candidate of [
    text,
    text.replaceAll("'", '"'),
    text.replaceAll("'", '"').replace(/([{,]\s{0,9})(\w{1,50}):/g, '$1"$2":'),
  ]) {
    try {
      return JSON.parse(candidate);
    } catch {}
  }
  return undefined;
};

/** Reads a rule that removes frames. Returns undefined if a condition or an action of the rule is unknown. */
const readRewrite = (conditions: unknown, actions: unknown): MappingNote | undefined => {
  if (!Array.isArray(conditions) || !Array.isArray(actions)) return undefined;
  const thrown = conditions.map((each) => /^throws\(L([^;()]{1,2000});\)$/.exec(String(each))?.[1]?.replaceAll('/', '.'));
  const removed = actions.map((each) => /^removeInnerFrames\((\d{1,4})\)$/.exec(String(each))?.[1]);
  if (!thrown.every((each) => each !== undefined) || !removed.every((each) => each !== undefined)) return undefined;
  return { id: 'rewriteFrame', rewrite: { thrown, removeInner: removed.reduce((sum, count) => sum + Number(count), 0) } };
};

const readPositions = (positions: unknown): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(isRecord(positions) ? positions : {})
      .map(([outline, here]) => [Number(outline), Number(here)] as const)
      .filter(([outline, here]) => Number.isSafeInteger(outline) && Number.isSafeInteger(here)),
  );
