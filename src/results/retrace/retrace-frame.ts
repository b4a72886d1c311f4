import type { LineRange, MappedLines, MappedMethod, Mapping } from './mapping.ts';
import type { TraceFrame } from './trace-line.ts';

/** What a line of a trace means for the next one. */
export interface TraceContext {
  /** The exception that the line above names, as a class of the app. */
  readonly thrown?: string;
  /** Line within the outlined code that the frame above is. */
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
  /** The stacks that the frame may be, each innermost first; one without calls is code of the compiler alone. */
  readonly stacks: readonly (readonly SourceFrame[])[];
  readonly next: TraceContext;
}

/** More possible lines than this say nothing. */
const maxStacks = 200;

/**
 * What a frame of the app was in the source, by the rules of R8's own retracer.
 *
 * @returns undefined where the mapping does not know the class
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
  /** Of the frame, or the one that the frame of an outlined method above stands for. */
  readonly line: number | undefined;
}

/** The lines of a mapping that a frame may be in. Undefined: the method is not listed, or not with this line. */
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

/** The first range with the line, and the callers that were inlined around it. */
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

/** Without a line only the method itself is known, and not what was inlined into it. */
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

/** The source has several lines for these, and nothing says which. */
const isManyToOne = ({ short, original }: MappedLines): boolean =>
  original !== undefined && span(original) !== 1 && (short === undefined || span(short) !== span(original));

const hasSeveralPlaces = (lines: readonly MappedLines[]): boolean =>
  lines.some((each) => isManyToOne(each) || !isSameRange(each.short, lines[0]?.short));

/** A line of a mapping in a stack; `given`: one of several lines of the source that it may be. */
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

/** Only the innermost call can have several lines: its callers have the one of the call. */
const withEachLine = (stack: PlacedLines[]): PlacedLines[][] => {
  const [innermost, ...callers] = stack;
  if (innermost === undefined || !isManyToOne(innermost.lines)) return [stack];
  const { from = 0, to = -1 } = innermost.lines.original ?? {};
  const count = Math.max(0, Math.min(to - from + 1, maxStacks));
  return Array.from({ length: count }, (_, index) => [{ lines: innermost.lines, given: from + index }, ...callers]);
};

/** Leaves out what the compiler added: calls that a rewrite removes, and a synthesized method around the others. */
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

/** The file that the mapping names for a class, or the one that its name suggests. */
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
