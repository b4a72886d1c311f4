import type { AmbiguousFrame } from '../../model/crash.ts';
import { isSameBuild, type MappedClass, type Mapping } from './mapping.ts';
import { retraceFrame, type SourceFrame, type TraceContext } from './retrace-frame.ts';
import { readTraceLine, type ThrownLine, type TraceFrame } from './trace-line.ts';

interface RetracedText {
  readonly text: string;
  readonly ambiguous: readonly AmbiguousFrame[];
}

/**
 * Number of characters to restore per text. An Espresso failure with its view hierarchy can have megabytes, but its frames come
 * first.
 */
const maxRetracedChars = 1_000_000;
const maxAmbiguous = 50;

/** Adds all names in a text that may be obfuscated classes. */
export const collectClassNames = (text: string, into: Set<string>): void => {
  for (const line of linesOf(text)) {
    const read = readTraceLine(line);
    if (read?.kind === 'frame') into.add(read.className);
    else for (const [start, end] of read?.names ?? []) into.add(line.slice(start, end));
  }
};

/** Restores names, files and lines of frames and exceptions. Other text and ambiguous frames stay unchanged. */
export const retraceText = (text: string, mappings: readonly Mapping[]): RetracedText => {
  const lines = linesOf(text);
  const restored: string[] = [];
  const ambiguous: AmbiguousFrame[] = [];
  let context: TraceContext = {};
  for (const [index, line] of lines.entries()) {
    const read = readTraceLine(line);
    if (read?.kind === 'frame') {
      const frame = restoreFrame(read, mappings, context);
      context = frame.next;
      restored.push(...(frame.lines ?? [line]));
      if (frame.alternatives.length > 0 && ambiguous.length < maxAmbiguous)
        ambiguous.push({ frame: line.trim(), alternatives: frame.alternatives });
    } else if (read === undefined) {
      // Text of a message with several lines. The exception above it still applies to the next frame.
      restored.push(line);
    } else {
      const { thrown, text } = restoreThrown(line, read, isFrame(lines[index + 1]), mappings);
      context = thrown === undefined ? {} : { thrown };
      restored.push(text);
    }
  }
  return { text: restored.join('\n') + text.slice(maxRetracedChars), ambiguous };
};

/** Restores a single class name, such as the type of a failure. */
export const retraceClassName = (name: string, mappings: readonly Mapping[]): string => classOf(name, mappings)?.original ?? name;

const linesOf = (text: string): readonly string[] => text.slice(0, maxRetracedChars).split('\n');

const isFrame = (line: string | undefined): boolean => line !== undefined && readTraceLine(line)?.kind === 'frame';

interface RestoredFrame {
  /** Restored lines. Undefined if the frame is not changed. */
  readonly lines?: readonly string[];
  readonly alternatives: readonly string[];
  readonly next: TraceContext;
}

const unchanged: RestoredFrame = { alternatives: [], next: {} };

const restoreFrame = (frame: TraceFrame, mappings: readonly Mapping[], context: TraceContext): RestoredFrame => {
  const results = mappingsOf(frame, mappings).flatMap((mapping) => retraceFrame(frame, mapping, context) ?? []);
  const [first] = results;
  if (first === undefined) return unchanged;
  const stacks = new Set(results.flatMap((result) => result.stacks.map((stack) => stack.map(callOf).join('\n'))));
  // An empty stack means code that the compiler generated. If other stacks are possible, one of them is more likely.
  if (stacks.size > 1) stacks.delete('');
  const [only = '', ...others] = stacks;
  if (others.length > 0) return { alternatives: [only, ...others], next: {} };
  const isEmpty = only === '';
  return {
    lines: isEmpty ? [] : only.split('\n').map((call) => `${frame.before}${call}${frame.after}`),
    alternatives: [],
    next: first.next,
  };
};

const callOf = ({ className, method, file, line }: SourceFrame): string =>
  `${className}.${method}(${file}${line === undefined ? '' : `:${line}`})`;

const idMark = 'r8-map-id-';

/**
 * Mappings that may apply to a frame. R8 can write the id of the mapping into each frame. A frame with the id of another build
 * matches no mapping.
 */
const mappingsOf = ({ file }: TraceFrame, mappings: readonly Mapping[]): readonly Mapping[] => {
  if (!file.startsWith(idMark)) return mappings;
  const id = file.slice(idMark.length).toLowerCase();
  return mappings.filter(({ header }) => isSameBuild(id, header) !== false);
};

/** Class with an obfuscated name. Undefined if no mapping contains the name, or if two mappings contain different classes. */
const classOf = (name: string, mappings: readonly Mapping[]): MappedClass | undefined => {
  const [first, ...others] = mappings.flatMap(({ classes }) => classes.get(name) ?? []);
  return others.every(({ original }) => original === first?.original) ? first : undefined;
};

/**
 * Restores the class names in a line that names an exception. A name without a package may be an ordinary word, so it counts as a
 * class only if it is the first name of a line directly above a frame.
 */
const restoreThrown = (
  line: string,
  { names }: ThrownLine,
  isAboveFrame: boolean,
  mappings: readonly Mapping[],
): { readonly text: string; readonly thrown: string | undefined } => {
  let text = '';
  let done = 0;
  for (const [index, [start, end]] of names.entries()) {
    const name = line.slice(start, end);
    const isClass = name.includes('.') || (index === 0 && isAboveFrame);
    const original = isClass ? classOf(name, mappings)?.original : undefined;
    if (original === undefined) continue;
    text += line.slice(done, start) + original;
    done = end;
  }
  const [first] = names;
  return { text: text + line.slice(done), thrown: first && line.slice(...first) };
};
