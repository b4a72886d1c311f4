import type { FrameRewrite, MappedClass, MappedLines, MappedMethod, Mapping, MappingHeader } from './mapping.ts';
import { type MappingNote, readClassLine, readMethodLine, readNote } from './mapping-line.ts';

/** Maximum length of a line in a mapping. Longer lines are ignored, so that a hostile file cannot fill the memory. */
const maxLineBytes = 4 * 1024 * 1024;
/** Limit on the method lines of a class. Compilers produce fewer. */
const maxLinesOfName = 200_000;

const newline = 0x0a;
const hash = 0x23;

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

/**
 * Reads a mapping file of R8 or ProGuard in chunks. Keeps only the classes in `wanted` (obfuscated names), so that the memory
 * depends on the number of wanted classes, not on the size of the file.
 */
export const readMapping = async (chunks: AsyncIterable<Uint8Array>, wanted: ReadonlySet<string>): Promise<Mapping> => {
  const builder = createBuilder(wanted);
  let rest: Buffer = Buffer.alloc(0);
  let isTooLong = false;
  for await (const chunk of chunks) {
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
    // Copies the rest of the chunk, because the source may reuse its memory.
    rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, bytes.subarray(start)]);
  }
  if (!isTooLong) builder.add(rest);
  return builder.end();
};

interface OpenMethod {
  readonly shortName: string;
  readonly lines: MutableLines;
  isSynthesized: boolean;
  isOutline: boolean;
}

interface MutableLines extends MappedLines {
  rewrites: readonly FrameRewrite[];
  callsite: ReadonlyMap<number, number> | undefined;
}

const createBuilder = (wanted: ReadonlySet<string>) => {
  const classes = new Map<string, MappedClass>();
  const sourceFiles = new Map<string, string>();
  let header: MappingHeader = {};
  let classCount = 0;
  let original: string | undefined;
  /** Lines of the class that is being read. Undefined if the class is not wanted. */
  let open: { readonly short: string; readonly original: string; readonly lines: OpenMethod[] } | undefined;

  const close = (): void => {
    if (open !== undefined && !classes.has(open.short))
      classes.set(open.short, { original: open.original, methods: methodsOf(open.lines) });
    open = undefined;
  };

  const addClass = (text: string): void => {
    close();
    const found = readClassLine(text);
    original = found?.original;
    if (found !== undefined) classCount += 1;
    if (found !== undefined && wanted.has(found.short)) open = { ...found, lines: [] };
  };

  const addNote = (text: string): void => {
    const note = text.includes('{') ? readNote(text) : undefined;
    if (note === undefined) {
      if (original === undefined) header = { ...header, ...readHeader(text) };
    } else if (note.id === 'version') header = { version: note.version, ...header };
    else if (note.id === 'sourceFile') {
      if (original !== undefined) sourceFiles.set(original, note.file);
    } else if (open !== undefined) attach(note, open.lines.at(-1));
  };

  const addMember = (text: string): void => {
    const found = readMethodLine(text);
    if (found === undefined || open === undefined || open.lines.length >= maxLinesOfName) return;
    const { shortName, ...lines } = found;
    open.lines.push({
      shortName,
      lines: { ...lines, rewrites: none, callsite: undefined },
      isSynthesized: false,
      isOutline: false,
    });
  };

  return {
    add: (line: Buffer): void => {
      if (line.length === 0) return;
      const isIndented = isSpace(line[0]);
      // Skips members of classes that are not wanted. Nearly all lines of a file are such members.
      if (isIndented && open === undefined) return;
      const text = line.toString('utf8');
      if (line[0] === hash || text.trimStart().startsWith('#')) addNote(text);
      else if (isIndented) addMember(text);
      else addClass(text);
    },
    end: (): Mapping => {
      close();
      return { header, classCount, classes, sourceFiles };
    },
  };
};

const none: readonly [] = [];

const attach = (note: MappingNote, method: OpenMethod | undefined): void => {
  if (method === undefined) return;
  if (note.id === 'synthesized') method.isSynthesized = true;
  else if (note.id === 'outline') method.isOutline = true;
  else if (note.id === 'rewriteFrame') method.lines.rewrites = [...method.lines.rewrites, note.rewrite];
  else if (note.id === 'outlineCallsite') method.lines.callsite ??= note.positions;
};

const readHeader = (text: string): MappingHeader => {
  const found = /^#\s*(compiler|pg_map_id|pg_map_hash):\s*(?:SHA-256\s+)?(\S+)/.exec(text);
  if (found === null) return {};
  const [, key, value = ''] = found;
  if (key === 'compiler') return { compiler: value };
  return key === 'pg_map_id' ? { id: value.toLowerCase() } : { hash: value.toLowerCase() };
};

const methodsOf = (lines: readonly OpenMethod[]): ReadonlyMap<string, readonly MappedMethod[]> =>
  new Map([...Map.groupBy(lines, ({ shortName }) => shortName)].map(([name, ofName]) => [name, overloadsOf(ofName)]));

/**
 * Groups the lines of one obfuscated name by method. Lines of one method are adjacent. In a stack of inlined calls, the outermost
 * call identifies the method.
 */
const overloadsOf = (lines: readonly OpenMethod[]): readonly MappedMethod[] => {
  const overloads: OpenMethod[][] = [];
  let signature: string | undefined;
  for (const stack of stacksOf(lines)) {
    const outermost = stack.at(-1)?.lines.signature;
    if (outermost === signature) overloads.at(-1)?.push(...stack);
    else overloads.push([...stack]);
    signature = outermost;
  }
  return overloads.map((overload) => ({
    lines: overload.map((each) => each.lines),
    isSynthesized: overload.some(({ isSynthesized, isOutline }) => isSynthesized || isOutline),
    isOutline: overload.some(({ isOutline }) => isOutline),
  }));
};

function* stacksOf(lines: readonly OpenMethod[]): Generator<readonly OpenMethod[]> {
  let stack: OpenMethod[] = [];
  for (const line of lines) {
    const before = stack.at(-1)?.lines.short;
    const { short } = line.lines;
    if (stack.length > 0 && !(before !== undefined && before.from === short?.from && before.to === short.to)) {
      yield stack;
      stack = [];
    }
    stack.push(line);
  }
  if (stack.length > 0) yield stack;
}
