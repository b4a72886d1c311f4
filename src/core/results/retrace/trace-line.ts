/** Frame such as `\tat a.b.c(SourceFile:12)`, optionally after a log prefix. */
export interface TraceFrame {
  readonly kind: 'frame';
  /** Text before the class name. It may contain a module or a class loader. */
  readonly before: string;
  readonly className: string;
  readonly method: string;
  /** Name of the file, such as `Cart.kt`, `SourceFile` or `r8-map-id-…`. It may be empty. */
  readonly file: string;
  readonly line: number | undefined;
  readonly after: string;
}

/** Line with an exception, such as `Caused by: a.b: message`. */
export interface ThrownLine {
  readonly kind: 'thrown';
  /** Positions of possible class names. The first name is the exception. */
  readonly names: readonly (readonly [start: number, end: number])[];
  /** Whether words such as `Caused by:` say that the first name is an exception. */
  readonly isNamed?: true;
}

/** Maximum length of a line. Longer lines are ignored, because a hostile text could take long to read. */
const maxLineChars = 4_000;

export const readTraceLine = (line: string): TraceFrame | ThrownLine | undefined => {
  if (line.length > maxLineChars) return undefined;
  return readFrame(line) ?? readThrown(line);
};

const forbidden = /[\s[\];:()<>]/;
const constructors = /\.<(?:cl)?init>$/;

const readFrame = (line: string): TraceFrame | undefined => {
  for (let at = line.indexOf('at '); at !== -1; at = line.indexOf('at ', at + 1)) {
    if (at > 0 && /[\p{L}\p{N}_$]/u.test(line.charAt(at - 1))) continue;
    const frame = frameAt(line, at + 3);
    if (frame !== undefined) return frame;
  }
  return undefined;
};

const frameAt = (line: string, from: number): TraceFrame | undefined => {
  const open = line.indexOf('(', from);
  const close = open === -1 ? -1 : closingOf(line, open);
  if (close === -1) return undefined;
  const call = line.slice(from, open);
  const qualified = call.trim();
  const dot = qualified.lastIndexOf('.');
  const plain = qualified.replace(constructors, '');
  if (dot <= 0 || dot === qualified.length - 1 || plain === '' || forbidden.test(plain)) return undefined;
  const owner = qualified.slice(0, dot);
  const className = owner.slice(owner.lastIndexOf('/') + 1);
  if (className === '') return undefined;
  const start = from + call.length - call.trimStart().length + owner.length - className.length;
  const source = /^(.*):(\d{1,9})$/s.exec(line.slice(open + 1, close));
  return {
    kind: 'frame',
    before: line.slice(0, start),
    className,
    method: qualified.slice(dot + 1),
    file: source?.[1] ?? line.slice(open + 1, close),
    line: source === null ? undefined : Number(source[2]),
    after: line.slice(close + 1),
  };
};

/** Finds the closing parenthesis. A logger may append text such as `~[shop.jar:1.0]`. */
const closingOf = (line: string, open: number): number => {
  const end = line.trimEnd();
  if (end.endsWith(')')) return end.length - 1;
  const added = end.endsWith(']') ? end.indexOf('~[', open) : -1;
  const before = added === -1 ? '' : end.slice(0, added).trimEnd();
  return before.endsWith(')') ? before.length - 1 : -1;
};

const nameEnd = /[\s:\]]/;
const className = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}_$][\p{L}\p{N}_$-]*)*$/u;
const maxNames = 5;

/** Words that Java and an instrumentation write before the name of an exception. */
const leads =
  /^(?:Caused by: |Suppressed: |Wrapped by: |\[CIRCULAR REFERENCE: ?|Exception in thread "[^"]{0,200}" |(?:short|long)Msg=)/;

/** Skips all words before the name of an exception, such as `Caused by: [CIRCULAR REFERENCE: `. */
const withoutLeads = (line: string, from: number): number => {
  let start = from;
  for (let lead = leads.exec(line.slice(start)); lead !== null; lead = leads.exec(line.slice(start))) start += lead[0].length;
  return start;
};

/** Finds class names at the start of a line, after a colon, or after words such as `Caused by: `. */
const readThrown = (line: string): ThrownLine | undefined => {
  const names: (readonly [number, number])[] = [];
  let isNamed = false;
  let at = line.length - line.trimStart().length;
  while (at < line.length && names.length < maxNames) {
    const start = withoutLeads(line, at);
    // Words such as a tag of a log may come before these words. Unlike a name with a package, they are no exception.
    if (start > at && names.every(([from, to]) => !line.slice(from, to).includes('.'))) {
      names.length = 0;
      isNamed = true;
    }
    const length = line.slice(start).search(nameEnd);
    const end = length === -1 ? line.length : start + length;
    const rest = line.slice(end).trim();
    const isFollowed = rest === '' || rest === ']' || line.charAt(end) === ':';
    if (isFollowed && className.test(line.slice(start, end))) names.push([start, end]);
    const colon = line.indexOf(': ', start);
    if (colon === -1) break;
    at = colon + 2;
  }
  return names.length === 0 ? undefined : { kind: 'thrown', names, isNamed: isNamed || undefined };
};
