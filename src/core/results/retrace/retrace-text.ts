import type { AmbiguousFrame } from '../../model/crash.ts';
import {
  isSameBuild,
  type LineRange,
  type MappedClass,
  type MappedLines,
  type MappedMethod,
  type Mapping,
  stacksOf,
} from './read-mapping.ts';
import { readTraceLine, type ThrownLine, type TraceFrame } from './trace-line.ts';

/** Maximum length of the text that is restored. A failure can have megabytes, but its frames come first. */
const maxRetracedChars = 1_000_000;
const maxAmbiguous = 50;

/** Collects names that may be obfuscated classes. */
export const collectClassNames = (text: string, into: Set<string>): void => {
  for (const line of splitLines(text)) {
    const read = readTraceLine(line);
    if (read?.kind === 'frame') into.add(read.className);
    else for (const [start, end] of read?.names ?? []) into.add(line.slice(start, end));
  }
};

/** Restores the frames and class names of a text. Ambiguous frames stay unchanged. */
export const retraceText = (
  text: string,
  mappings: readonly Mapping[],
): { readonly text: string; readonly ambiguous: readonly AmbiguousFrame[] } => {
  const lines = splitLines(text);
  const restored: string[] = [];
  const ambiguous: AmbiguousFrame[] = [];
  let context: TraceContext = {};
  for (const [index, line] of lines.entries()) {
    const read = readTraceLine(line);
    if (read?.kind === 'frame') {
      const { stacks, next } = restoreFrame(read, mappings, context);
      const [only, ...others] = stacks;
      context = next;
      if (only === undefined || others.length > 0) restored.push(line);
      else if (only !== '') restored.push(...only.split('\n').map((call) => `${read.before}${call}${read.after}`));
      if (others.length > 0 && ambiguous.length < maxAmbiguous) ambiguous.push({ frame: line.trim(), alternatives: stacks });
    } else if (read === undefined) {
      // Keeps the context, because this line continues the message of the exception above.
      restored.push(line);
    } else {
      const { thrown, text } = restoreThrown(line, read, lines[index + 1], mappings);
      context = thrown === undefined ? {} : { thrown };
      restored.push(text);
    }
  }
  return { text: restored.join('\n') + text.slice(maxRetracedChars), ambiguous };
};

/** Restores the exception at the start of a text that is a headline, without the frames below it. */
export const retraceHeadline = (text: string, mappings: readonly Mapping[]): string => {
  const read = readTraceLine(text);
  return read?.kind === 'thrown' ? restoreThrown(text, { ...read, isNamed: true }, undefined, mappings).text : text;
};

export const retraceClassName = (name: string, mappings: readonly Mapping[]): string =>
  mappedClass(name, mappings)?.original ?? name;

const splitLines = (text: string): readonly string[] => text.slice(0, maxRetracedChars).split('\n');

interface RetracedFrame {
  /** Possible stacks, with one source call per line, innermost first. An empty text stands for compiler-generated code. */
  readonly stacks: readonly string[];
  readonly next: TraceContext;
}

/** Restores a frame. A frame without possible stacks stays unchanged. */
const restoreFrame = (frame: TraceFrame, mappings: readonly Mapping[], context: TraceContext): RetracedFrame => {
  const results = mappingsOf(frame, mappings).flatMap((mapping) => retraceFrame(frame, mapping, context) ?? []);
  const stacks = new Set(results.flatMap((result) => result.stacks));
  // Prefers any other stack, because compiler-generated code is less likely.
  if (stacks.size > 1) stacks.delete('');
  return { stacks: [...stacks], next: (stacks.size === 1 ? results[0]?.next : undefined) ?? {} };
};

const idMark = 'r8-map-id-';

/** Returns the mappings for a frame. R8 can write the id of the mapping into each frame. */
const mappingsOf = ({ file }: TraceFrame, mappings: readonly Mapping[]): readonly Mapping[] => {
  if (!file.startsWith(idMark)) return mappings;
  const id = file.slice(idMark.length).toLowerCase();
  return mappings.filter(({ header }) => isSameBuild(id, header) !== false);
};

/** Returns undefined if no mapping has the name, or if the mappings have different classes for it. */
const mappedClass = (name: string, mappings: readonly Mapping[]): MappedClass | undefined => {
  const [first, ...others] = mappings.flatMap(({ classes }) => classes.get(name) ?? []);
  return others.every(({ original }) => original === first?.original) ? first : undefined;
};

/**
 * Restores class names. A name without a package counts only as the exception of a line, where the words before it or a frame
 * below it show that it is one.
 */
const restoreThrown = (
  line: string,
  { names, isNamed }: ThrownLine,
  nextLine: string | undefined,
  mappings: readonly Mapping[],
): { readonly text: string; readonly thrown: string | undefined } => {
  let text = '';
  let done = 0;
  for (const [index, [start, end]] of names.entries()) {
    const name = line.slice(start, end);
    const isClass = name.includes('.') || (index === 0 && (isNamed === true || readTraceLine(nextLine ?? '')?.kind === 'frame'));
    const original = isClass ? mappedClass(name, mappings)?.original : undefined;
    if (original === undefined) continue;
    text += line.slice(done, start) + original;
    done = end;
  }
  const [first] = names;
  return { text: text + line.slice(done), thrown: first && line.slice(...first) };
};

/** Facts about a line of a trace that the next line needs. */
interface TraceContext {
  /** Obfuscated exception on the line above. */
  readonly thrown?: string;
  /** Line number of the frame above, if that frame is in outlined code. */
  readonly outlineLine?: number;
}

/** Maximum number of possible stacks that are listed for a frame. */
const maxStacks = 200;

/** Restores a frame by the rules of R8's retracer. Returns undefined if the mapping does not contain the class. */
const retraceFrame = (frame: TraceFrame, mapping: Mapping, context: TraceContext): RetracedFrame | undefined => {
  const known = mapping.classes.get(frame.className);
  if (known === undefined) return undefined;
  const call = (className: string, method: string, line: number | undefined): string => {
    const place = line === undefined || line <= 0 ? '' : `:${line}`;
    return `${className}.${method}(${sourceFile(className, frame.file, mapping)}${place})`;
  };
  const found = narrow(known.methods.get(frame.method) ?? [], frame.line, context);
  if (found === undefined) return { stacks: [call(known.original, frame.method, frame.line)], next: {} };
  const isAmbiguous = found.matches.length > 1 || found.matches.some(({ lines }) => lines.some(isManyToOne));
  const isOutline = found.matches.every(({ method }) => method.some((each) => each.isOutline));
  const hasLine = found.isPlaced && (frame.line !== undefined || !isAmbiguous);
  const callOf = (lines: MappedLines): string =>
    call(lines.holder ?? known.original, lines.method, hasLine ? (originalLine(lines, found.line) ?? frame.line) : undefined);
  const stacks = found.matches.values().flatMap(({ lines, method }) => {
    const possible = isAmbiguous ? stacksOf(lines).values().flatMap(withEachLine) : stacksOf(lines).values();
    return possible.map((stack) => withoutHidden(stack, method, context).map(callOf).join('\n'));
  });
  return {
    stacks: [...stacks.take(maxStacks)],
    next: isOutline && frame.line !== undefined ? { outlineLine: frame.line } : {},
  };
};

interface Match {
  readonly method: MappedMethod;
  readonly lines: readonly MappedLines[];
}

interface NarrowedFrame {
  readonly matches: readonly Match[];
  readonly line: number | undefined;
  /** Whether the line may be restored. A line outside of all ranges belongs to no line of the source. */
  readonly isPlaced: boolean;
}

/** Finds the mapped lines of a frame. Returns undefined if the class does not list the method, whose name it then keeps. */
const narrow = (
  methods: readonly MappedMethod[],
  line: number | undefined,
  { outlineLine }: TraceContext,
): NarrowedFrame | undefined => {
  const isPlaced = line !== undefined && line > 0;
  const matches = matching(methods, (lines) => (isPlaced ? linesAt(lines, line) : linesWithoutPlace(lines)));
  const callsite = matches[0]?.lines.at(-1)?.callsite;
  if (callsite !== undefined && outlineLine !== undefined) {
    const here = callsite.get(outlineLine) ?? outlineLine;
    const called = matching(methods, (lines) => linesAt(lines, here));
    if (called.length > 0) return { matches: called, line: here, isPlaced: true };
  }
  if (matches.length > 0) return { matches, line, isPlaced: true };
  const whole = isPlaced ? matching(methods, (lines) => lines.filter(({ short }) => short === undefined)) : [];
  if (whole.length > 0) return { matches: whole, line, isPlaced: true };
  return methods.length === 0 ? undefined : { matches: methods.map(beforeFirstLine), line, isPlaced: !isPlaced };
};

const matching = (methods: readonly MappedMethod[], select: (method: MappedMethod) => readonly MappedLines[]): Match[] =>
  methods.map((method) => ({ method, lines: select(method) })).filter(({ lines }) => lines.length > 0);

/** Returns the first range with the line, including the callers into which the code was inlined. */
const linesAt = (lines: readonly MappedLines[], line: number): readonly MappedLines[] => {
  const start = lines.findIndex(({ short }) => short !== undefined && short.from <= line && line <= short.to);
  if (start === -1) return [];
  const end = lines.findIndex(({ isCaller }, index) => index > start && !isCaller);
  return lines.slice(start, end === -1 ? undefined : end);
};

const linesWithoutPlace = (lines: readonly MappedLines[]): readonly MappedLines[] => {
  const atZero = linesAt(lines, 0);
  if (atZero.length > 0) return atZero;
  return lines.filter(({ short }) => short === undefined).slice(0, 1);
};

/** Returns only the method itself, because inlined calls are unknown without a line number. */
const beforeFirstLine = (method: MappedMethod): Match => ({
  method,
  lines: method.slice(-1).map((outermost) => ({ ...outermost, short: undefined, original: undefined, rewrites: [] })),
});

const span = ({ from, to }: LineRange): number => to - from + 1;

/** Whether a compiled line may stand for several source lines. */
const isManyToOne = ({ short, original }: MappedLines): boolean =>
  original !== undefined && span(original) !== 1 && (short === undefined || span(short) !== span(original));

/** Returns one stack for each possible source line of the innermost call. */
const withEachLine = (stack: MappedLines[]): MappedLines[][] => {
  const [innermost, ...callers] = stack;
  if (innermost?.original === undefined || !isManyToOne(innermost)) return [stack];
  const { from } = innermost.original;
  return Array.from({ length: Math.min(span(innermost.original), maxStacks) }, (_, index) => [
    { ...innermost, original: { from: from + index, to: from + index } },
    ...callers,
  ]);
};

/** Removes calls without source: frames that R8 added, and methods that the compiler generated. */
const withoutHidden = (stack: readonly MappedLines[], method: MappedMethod, { thrown }: TraceContext): readonly MappedLines[] => {
  const removed = stack
    .flatMap(({ rewrites }) => rewrites)
    .filter((rewrite) => rewrite.thrown.every((each) => each === thrown))
    .reduce((sum, { removeInner }) => sum + removeInner, 0);
  const hasNoSource = method.some(({ isSynthesized, isOutline }) => isSynthesized || isOutline);
  return stack.slice(removed > stack.length ? 0 : removed, hasNoSource ? -1 : undefined);
};

/** Returns the source line, or undefined if neither the mapping nor the frame has a line. */
const originalLine = ({ short, original }: MappedLines, line: number | undefined): number | undefined => {
  if (original === undefined) return line;
  const offset = span(original) === 1 || short === undefined || line === undefined ? 0 : line - short.from;
  return original.from + offset;
};

/** Returns the name of the source file. If the mapping states no file, derives the name from the class. */
const sourceFile = (className: string, file: string, { sourceFiles }: Mapping): string => {
  const named = sourceFiles.get(className);
  if (named !== undefined) return named;
  if (file === 'Native Method') return file;
  const isKotlin = file.endsWith('.kt');
  const simple = className.slice(className.lastIndexOf('.') + 1);
  const inner = simple.indexOf('$');
  const outer = inner === -1 ? simple : simple.slice(0, inner);
  if (outer.endsWith('Kt') && (isKotlin || !file.includes('.'))) return `${outer.slice(0, -2)}.kt`;
  return `${outer}.${isKotlin ? 'kt' : 'java'}`;
};
