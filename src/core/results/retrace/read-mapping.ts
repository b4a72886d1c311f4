import { isRecord } from '../../../lib/is-record.ts';
import { parseJsonOrUndefined } from '../../../lib/parse-json.ts';

/** Range of lines, including `from` and `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Rule that removes frames which R8 added below an exception. */
interface FrameRewrite {
  /** Obfuscated classes of the exception to which the rule applies. */
  readonly thrown: readonly string[];
  readonly removeInner: number;
}

/** Maps compiled lines of a method to source lines. */
export interface MappedLines {
  /** Compiled lines. Undefined if the entry applies to all lines of the method. */
  readonly short: LineRange | undefined;
  /** Class that declares the method. Undefined if the mapping lists the method under this class. */
  readonly holder: string | undefined;
  readonly method: string;
  /** Class, name and types of the method, which distinguish overloads. */
  readonly signature: string;
  /** Line range in the source. Undefined if it is the same as the range `short` in the shortened code. */
  readonly original: LineRange | undefined;
  /** Whether the line above is a call that was inlined into this method. */
  readonly isCaller: boolean;
  readonly rewrites: readonly FrameRewrite[];
  /** For each line of the outlined code, the line of this method that calls it. */
  readonly callsite: ReadonlyMap<number, number> | undefined;
  /** Whether the compiler generated the method, which has no source. */
  readonly isSynthesized: boolean;
  /** Whether several methods share this code, because R8 moved it out of them. */
  readonly isOutline: boolean;
}

/** Mapped lines with the same obfuscated name and source signature. */
export type MappedMethod = readonly MappedLines[];

/** Splits lines into stacks of inlined calls, innermost first. */
export const stacksOf = (lines: readonly MappedLines[]): MappedLines[][] => {
  const stacks: MappedLines[][] = [];
  for (const line of lines) {
    if (line.isCaller && stacks.length > 0) stacks.at(-1)?.push(line);
    else stacks.push([line]);
  }
  return stacks;
};

export interface MappedClass {
  readonly original: string;
  /** Methods by obfuscated name, with one method for each overload. */
  readonly methods: ReadonlyMap<string, readonly MappedMethod[]>;
}

interface MappingHeader {
  /** Value of `pg_map_id`, in lower case. */
  readonly id?: string;
  /** SHA-256 of the mapping from `pg_map_hash`, in lower case. */
  readonly hash?: string;
  readonly version?: string;
}

/** Part of a mapping file that restores the wanted names. */
export interface Mapping {
  readonly header: MappingHeader;
  readonly classCount: number;
  /** Classes by obfuscated name. */
  readonly classes: ReadonlyMap<string, MappedClass>;
  /** Source files by original class name, if the mapping states them. */
  readonly sourceFiles: ReadonlyMap<string, string>;
  /** Whether lines or source files were left out, because the mapping has more of them than is kept. */
  readonly isCut: boolean;
}

/** Whether one of the two ids begins with the other id. Returns undefined if the mapping has no id. */
export const isSameBuild = (idOfApp: string, { id, hash }: MappingHeader): boolean | undefined => {
  const known = [id, hash].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : known.some((each) => each.startsWith(idOfApp) || idOfApp.startsWith(each));
};

/** Maximum length of a line. Longer lines are ignored, so that a hostile file cannot fill the memory. */
const maxLineBytes = 4 * 1024 * 1024;
/** Maximum memory for what is kept of a mapping: the lines of wanted classes, and the source files of all classes. */
const maxKeptBytes = 200 * 1024 * 1024;
/** Memory of an entry besides its text. */
const bytesOf = { line: 600, sourceFile: 150, note: 200 } as const;
/** Maximum number of method lines per class, more than compilers write. */
const maxLinesOfName = 200_000;

const newline = 0x0a;
const hash = 0x23;

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

/**
 * Reads a mapping file of R8 or ProGuard. Keeps only the wanted classes, to save memory.
 *
 * @param wanted obfuscated names of classes
 * @param signal ends the reading with its reason
 */
export const readMapping = async (
  chunks: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<Mapping> => {
  const builder = createBuilder(wanted);
  let rest: Buffer = Buffer.alloc(0);
  let isTooLong = false;
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, start)) {
      const line = bytes.subarray(start, end);
      if (!isTooLong) builder.add(rest.length === 0 ? line : Buffer.concat([rest, line]));
      if (rest.length > 0) rest = Buffer.alloc(0);
      isTooLong = false;
      start = end + 1;
    }
    isTooLong ||= rest.length + bytes.length - start > maxLineBytes;
    // Copies the rest, because the source may reuse the memory of the chunk.
    rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, bytes.subarray(start)]);
  }
  if (!isTooLong) builder.add(rest);
  return builder.end();
};

/** Method line, to which the comments below it add facts. */
interface OpenLines extends MappedLines {
  readonly shortName: string;
  /** Whether the mapping gives only one line of the source, as ProGuard does for the caller of an inlined method. */
  readonly isOneLine: boolean;
  rewrites: FrameRewrite[];
  isCaller: boolean;
  callsite: ReadonlyMap<number, number> | undefined;
  isSynthesized: boolean;
  isOutline: boolean;
}

const createBuilder = (wanted: ReadonlySet<string>) => {
  const classes = new Map<string, MappedClass>();
  const sourceFiles = new Map<string, string>();
  let header: MappingHeader = {};
  let classCount = 0;
  let keptBytes = 0;
  let isCut = false;
  /** Whether a part of the mapping may be kept. A part keeps the memory of its whole line. */
  const keeps = (kind: keyof typeof bytesOf, chars: number): boolean => {
    keptBytes += bytesOf[kind] + chars;
    isCut ||= keptBytes > maxKeptBytes;
    return !isCut;
  };
  /** Whether R8 wrote the mapping. ProGuard does not name itself. */
  let isR8 = false;
  let original: string | undefined;
  let classChars = 0;
  /** Class that is being read. Undefined if the class is not wanted. */
  let open: { readonly short: string; readonly original: string; readonly lines: OpenLines[] } | undefined;

  const close = (): void => {
    if (open !== undefined && !classes.has(open.short))
      classes.set(open.short, { original: open.original, methods: methodsOf(open.lines, isR8) });
    open = undefined;
  };

  const addClass = (text: string): void => {
    close();
    const found = readClassLine(text);
    original = found?.original;
    classChars = text.length;
    if (found !== undefined) classCount += 1;
    if (found !== undefined && wanted.has(found.short)) open = { ...found, lines: [] };
  };

  /** Reads `# pg_map_id: 95ccf54`, or a note such as `# {"id":"…"}` about the line above. */
  const addComment = (text: string): void => {
    const note = text.includes('{') ? parseLenient(text.slice(text.indexOf('{'))) : undefined;
    const id = idOfNote(note);
    isR8 ||= id !== undefined || /^#\s*compiler:\s*[RD]8\b/.test(text);
    if (!isRecord(note) || id === undefined) {
      if (original === undefined) header = { ...header, ...readHeader(text) };
    } else if (id === 'mapping') header = { version: String(note.version), ...header };
    else if (id === 'sourceFile') {
      const { fileName } = note;
      if (original !== undefined && typeof fileName === 'string' && keeps('sourceFile', classChars + fileName.length))
        sourceFiles.set(original, fileName);
    } else if (open !== undefined && keeps('note', text.length)) attach(id, note, open.lines.at(-1));
  };

  const addMember = (text: string): void => {
    const method = open === undefined || isCut || open.lines.length >= maxLinesOfName ? undefined : readMethodLine(text);
    if (method !== undefined && keeps('line', text.length)) open?.lines.push(method);
  };

  return {
    add: (line: Buffer): void => {
      if (line.length === 0) return;
      const isIndented = isSpace(line[0]);
      // Skips members of unwanted classes, which are most lines of a file.
      if (isIndented && open === undefined) return;
      const text = line.toString('utf8');
      if (line[0] === hash || text.trimStart().startsWith('#')) addComment(text);
      else if (isIndented) addMember(text);
      else addClass(text);
    },
    end: (): Mapping => {
      close();
      return { header, classCount, classes, sourceFiles, isCut };
    },
  };
};

const idOfNote = (note: unknown): string | undefined =>
  isRecord(note) && typeof note.id === 'string' ? note.id.replace(/^com\.android\.tools\.r8\./, '') : undefined;

const none: FrameRewrite[] = [];

/** Adds a note to a method. Ignores notes that do not affect frames, such as `residualsignature`. */
const attach = (id: string, note: Readonly<Record<string, unknown>>, method: OpenLines | undefined): void => {
  if (method === undefined) return;
  if (id === 'synthesized') method.isSynthesized = true;
  else if (id === 'outline') method.isOutline = true;
  else if (id === 'rewriteFrame') {
    // Most methods share the empty list, which saves memory.
    if (method.rewrites === none) method.rewrites = [];
    method.rewrites.push(...readRewrite(note));
  } else if (id === 'outlineCallsite') method.callsite ??= readPositions(note.positions);
};

const readHeader = (text: string): MappingHeader => {
  const [, key, value = ''] = /^#\s*pg_map_(id|hash):\s*(?:SHA-256\s+)?(\S+)/.exec(text) ?? [];
  return key === undefined ? {} : { [key]: value.toLowerCase() };
};

const methodsOf = (lines: readonly OpenLines[], isR8: boolean): ReadonlyMap<string, readonly MappedMethod[]> =>
  new Map(
    [...Map.groupBy(lines, ({ shortName }) => shortName)].map(([name, ofName]) => {
      markCallers(ofName, isR8);
      return [name, overloadsOf(ofName)];
    }),
  );

/**
 * Marks the callers of inlined methods: lines with the same range as the line above. In a mapping of ProGuard, such lines may
 * also be different methods, which have their places in two numbers or none. The place of an inlined call is one number.
 */
const markCallers = (lines: readonly OpenLines[], isR8: boolean): void => {
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    if (above?.short === undefined || !isSameRange(above.short, line.short)) continue;
    line.isCaller = isR8 || (above.original !== undefined && line.isOneLine);
  }
};

const isSameRange = (one: LineRange, other: LineRange | undefined): boolean => one.from === other?.from && one.to === other.to;

/** Groups adjacent lines by method. Several inlined calls belong to the method of the outermost call. */
const overloadsOf = (lines: readonly MappedLines[]): readonly MappedMethod[] => {
  const overloads: MappedLines[][] = [];
  let signature: string | undefined;
  for (const stack of stacksOf(lines)) {
    const outermost = stack.at(-1)?.signature;
    if (outermost !== signature) overloads.push([]);
    // Adds lines one by one, because a stack may have more lines than `push` can take as arguments.
    for (const line of stack) overloads.at(-1)?.push(line);
    signature = outermost;
  }
  // Copies each list, because a copy needs half the memory of a list that has grown.
  return overloads.map((overload) => overload.slice());
};

/** Reads `com.shop.Cart -> a.b:`. */
const readClassLine = (line: string): { readonly original: string; readonly short: string } | undefined => {
  const text = line.trimEnd();
  const arrow = text.indexOf(arrowText);
  if (arrow <= 0 || !text.endsWith(':')) return undefined;
  const short = text.slice(arrow + arrowText.length, -1).trim();
  return short === '' ? undefined : { original: text.slice(0, arrow).trim(), short };
};

const arrowText = ' -> ';

/** Reads `1:3:void com.shop.Cart.add(int):10:12 -> a`. Skips fields. */
const readMethodLine = (line: string): OpenLines | undefined => {
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
    shortName,
    short: range === null ? undefined : rangeOf(range[1], range[2]),
    holder: dot === -1 ? undefined : name.slice(0, dot),
    method: name.slice(dot + 1),
    signature: text.slice(start, close + 1),
    original: place === null ? undefined : rangeOf(place[1], place[2]),
    isOneLine: place !== null && place[2] === undefined,
    isCaller: false,
    rewrites: none,
    callsite: undefined,
    isSynthesized: false,
    isOutline: false,
  };
};

/** Reads a range, which old versions of R8 may write in reverse order. */
const rangeOf = (one = '', other = one): LineRange => ({
  from: Math.min(Number(one), Number(other)),
  to: Math.max(Number(one), Number(other)),
});

/** Parses JSON, in which some tools write single quotes and unquoted keys. */
const parseLenient = (text: string): unknown => {
  const quoted = text.replaceAll("'", '"');
  return (
    parseJsonOrUndefined(text) ??
    parseJsonOrUndefined(quoted) ??
    parseJsonOrUndefined(quoted.replace(/([{,]\s{0,9})(\w{1,50}):/g, '$1"$2":'))
  );
};

/** Reads a rule that removes frames. Returns no rule if a condition or an action is unknown. */
const readRewrite = ({ conditions, actions }: Readonly<Record<string, unknown>>): readonly FrameRewrite[] => {
  if (!Array.isArray(conditions) || !Array.isArray(actions)) return [];
  const thrown = conditions.map((each) => /^throws\(L([^;()]{1,2000});\)$/.exec(String(each))?.[1]?.replaceAll('/', '.'));
  const removed = actions.map((each) => /^removeInnerFrames\((\d{1,4})\)$/.exec(String(each))?.[1]);
  if (!thrown.every((each) => each !== undefined) || !removed.every((each) => each !== undefined)) return [];
  return [{ thrown, removeInner: removed.reduce((sum, count) => sum + Number(count), 0) }];
};

const readPositions = (positions: unknown): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(isRecord(positions) ? positions : {})
      .map(([outline, here]) => [Number(outline), Number(here)] as const)
      .filter(([outline, here]) => Number.isSafeInteger(outline) && Number.isSafeInteger(here)),
  );
