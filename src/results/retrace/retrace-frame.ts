import type { LineRange, MappedLines, MappedMethod, Mapping } from './mapping.ts';
import type { TraceFrame } from './trace-line.ts';

/** Facts from one line of a trace that the next line needs. */
export interface TraceContext {
  /** Obfuscated class of the exception on the line above. */
  readonly thrown?: string;
  /** Line number of the frame above, if that frame is in outlined code. */
  readonly outlineLine?: number;
}

/** A call in the source. */
export interface SourceFrame {
  readonly className: string;
  readonly method: string;
  readonly file: string;
  readonly line: number | undefined;
}

interface RetracedFrame {
  /**
   * Possible stacks of source calls, each with the innermost call first. An empty stack means code that the compiler generated.
   */
  readonly stacks: readonly (readonly SourceFrame[])[];
  readonly next: TraceContext;
}

/** Limit on possible stacks. A frame with more stacks is ambiguous, and only the first stacks are listed. */
const maxStacks = 200;

/**
 * Finds the source calls of an obfuscated frame by the rules of R8's retracer. Undefined if the mapping does not contain the
 * class of the frame.
 */
export const retraceFrame = (frame: TraceFrame, mapping: Mapping, context: TraceContext): RetracedFrame | undefined => {
  const known = mapping.classes.get(frame.className);
  if (known === undefined) return undefined;
  const found = narrow(known.methods.get(frame.method) ?? [], frame.line, context);
  if (found === undefined) {
    const same = { className: known.original, method: frame.method, line: frame.line === 0 ? undefined : frame.line };
    return { stacks: [[{ ...same, file: fileOf(known.original, frame.file, mapping) }]], next: {} };
  }
  const isAmbiguous = found.matches.length > 1 || found.matches.some(({ lines }) => hasSeveralPlaces(lines));
  const stacks = found.matches.flatMap(({ lines, method }) => stacksOf(lines, isAmbiguous).map((stack) => ({ stack, method })));
  const isOutline = found.matches.every(({ method }) => method.isOutline);
  return {
    stacks: stacks.slice(0, maxStacks).map(({ stack, method }) =>
      withoutHidden(stack, method, context).map(({ lines, given }) => {
        const className = lines.holder ?? known.original;
        return {
          className,
          method: lines.method,
          file: fileOf(className, frame.file, mapping),
          line: printedLine(originalLine(lines, given, found.line, isAmbiguous), frame.line, isAmbiguous),
        };
      }),
    ),
    next: isOutline && frame.line !== undefined ? { outlineLine: frame.line } : {},
  };
};

interface Match {
  readonly method: MappedMethod;
  readonly lines: readonly MappedLines[];
}

interface Narrowed {
  readonly matches: readonly Match[];
  /** Line number of the frame. For the caller of outlined code, the line of the call. */
  readonly line: number | undefined;
}

/**
 * Mapping lines that may apply to a frame. Undefined if the mapping does not contain the method, or does not contain the line.
 */
const narrow = (methods: readonly MappedMethod[], line: number | undefined, context: TraceContext): Narrowed | undefined => {
  if (methods.length === 0) return undefined;
  const isPlaced = line !== undefined && line > 0;
  const matches = matching(methods, ({ lines }) => (isPlaced ? linesAt(lines, line) : linesWithoutPlace(lines)));
  const callsite = context.outlineLine === undefined ? undefined : matches[0]?.lines.at(-1)?.callsite;
  if (callsite !== undefined && context.outlineLine !== undefined) {
    const here = callsite.get(context.outlineLine) ?? context.outlineLine;
    const called = matching(methods, ({ lines }) => linesAt(lines, here));
    if (called.length > 0) return { matches: called, line: here };
  }
  if (matches.length > 0) return { matches, line };
  const whole = isPlaced ? matching(methods, ({ lines }) => lines.filter(({ short }) => short === undefined)) : [];
  if (whole.length > 0) return { matches: whole, line };
  return isPlaced ? undefined : { matches: methods.map(beforeFirstLine), line };
};

const matching = (methods: readonly MappedMethod[], select: (method: MappedMethod) => readonly MappedLines[]): Match[] =>
  methods.map((method) => ({ method, lines: select(method) })).filter(({ lines }) => lines.length > 0);

/** Mapping lines of the first range that contains the line. Includes the callers into which the code was inlined. */
const linesAt = (lines: readonly MappedLines[], line: number): readonly MappedLines[] => {
  const start = lines.findIndex(({ short }) => short !== undefined && contains(short, line));
  if (start === -1) return [];
  const end = lines.findIndex(({ short }, index) => index > start && !isSameRange(short, lines[start]?.short));
  return lines.slice(start, end === -1 ? undefined : end);
};

const linesWithoutPlace = (lines: readonly MappedLines[]): readonly MappedLines[] => {
  const atZero = linesAt(lines, 0);
  if (atZero.length > 0) return atZero;
  const whole = lines.find(({ short }) => short === undefined);
  return whole === undefined ? [] : [whole];
};

const lastLine = 65_535;

/** Mapping lines for a frame without a line number. Only the method itself is known then, not the methods inlined into it. */
const beforeFirstLine = (method: MappedMethod): Match => {
  const [only, ...others] = method.lines;
  const isWhole = others.length === 0 && only?.short?.from === 0 && only.short.to === lastLine;
  const outermost = method.lines.at(-1);
  const lines =
    isWhole || outermost === undefined ? method.lines : [{ ...outermost, short: undefined, original: undefined, rewrites: [] }];
  return { method, lines };
};

const contains = ({ from, to }: LineRange, line: number): boolean => from <= line && line <= to;
const span = ({ from, to }: LineRange): number => to - from + 1;
const isSameRange = (one: LineRange | undefined, other: LineRange | undefined): boolean =>
  one?.from === other?.from && one?.to === other?.to;

/** Whether one compiled line may stand for several source lines. */
const isManyToOne = ({ short, original }: MappedLines): boolean =>
  original !== undefined && span(original) !== 1 && (short === undefined || span(short) !== span(original));

const hasSeveralPlaces = (lines: readonly MappedLines[]): boolean =>
  lines.some((each) => isManyToOne(each) || !isSameRange(each.short, lines[0]?.short));

/** A mapping line within a stack. If several source lines are possible, `given` is one of them. */
interface PlacedLines {
  readonly lines: MappedLines;
  readonly given?: number;
}

const stacksOf = (lines: readonly MappedLines[], isAmbiguous: boolean): PlacedLines[][] => {
  const stacks: PlacedLines[][] = [];
  for (const each of lines) {
    const before = stacks.at(-1)?.[0]?.lines;
    if (before?.short !== undefined && isSameRange(before.short, each.short)) stacks.at(-1)?.push({ lines: each });
    else stacks.push([{ lines: each }]);
  }
  return isAmbiguous ? stacks.flatMap(withEachLine) : stacks;
};

/** Creates one stack per possible source line of the innermost call. The callers have only one possible line. */
const withEachLine = (stack: PlacedLines[]): PlacedLines[][] => {
  const [innermost, ...callers] = stack;
  if (innermost === undefined || !isManyToOne(innermost.lines)) return [stack];
  const { from = 0, to = -1 } = innermost.lines.original ?? {};
  const count = Math.max(0, Math.min(to - from + 1, maxStacks));
  return Array.from({ length: count }, (_, index) => [{ lines: innermost.lines, given: from + index }, ...callers]);
};

/**
 * Removes calls that the compiler generated: inner calls that a rewrite removes, and a synthesized method that encloses other
 * calls.
 */
const withoutHidden = (
  stack: readonly PlacedLines[],
  { isSynthesized }: MappedMethod,
  { thrown }: TraceContext,
): readonly PlacedLines[] => {
  const removed = stack
    .flatMap(({ lines }) => lines.rewrites)
    .filter((rewrite) => rewrite.thrown.every((each) => each === thrown))
    .reduce((sum, { removeInner }) => sum + removeInner, 0);
  return stack.slice(removed > stack.length ? 0 : removed, isSynthesized ? -1 : undefined);
};

const originalLine = (
  { short, original }: MappedLines,
  given: number | undefined,
  line: number | undefined,
  isAmbiguous: boolean,
): number | undefined => {
  if (given !== undefined) return given;
  if (original !== undefined && span(original) === 1) return original.from;
  if (!isAmbiguous && (short === undefined || line === undefined)) {
    const first = original?.from ?? short?.from ?? 0;
    return first > 0 ? first : undefined;
  }
  if (line === undefined || short === undefined || !contains(short, line)) return undefined;
  return original === undefined ? line : original.from + line - short.from;
};

const printedLine = (original: number | undefined, line: number | undefined, isAmbiguous: boolean): number | undefined => {
  const shown = line === undefined && isAmbiguous ? undefined : (original ?? line);
  return shown !== undefined && shown > 0 ? shown : undefined;
};

/** Source file of a class. If the mapping does not state the file, derives it from the class name. */
const fileOf = (className: string, file: string, { sourceFiles }: Mapping): string => {
  const named = sourceFiles.get(className);
  if (named !== undefined) return named;
  if (file === 'Native Method') return file;
  const extension = file.includes('.') ? file.slice(file.lastIndexOf('.') + 1) : '';
  const simple = className.slice(className.lastIndexOf('.') + 1);
  const inner = simple.indexOf('$');
  const outer = inner === -1 ? simple : simple.slice(0, inner);
  if (outer.endsWith('Kt') && (extension === '' || extension === 'kt')) return `${outer.slice(0, -2)}.kt`;
  return `${outer}.${extension === 'kt' ? 'kt' : 'java'}`;
};
