import type { Failure, SourcePlace, TestResult } from '../../model/results.ts';
import type { Outcome } from '../../model/status.ts';

export const causeMark = '\nCaused by: ';
const maxCauses = 50;
const maxLine = 300;

interface FailureLines {
  /** The deepest cause with a message, or the first line. Empty for a failure without text. */
  readonly headline: string;
  /** First line, if it does not contain the cause in `headline`. */
  readonly outer?: string;
}

/** Of a chain of exceptions, the last is the cause, and the outer exceptions are consequences. */
export const explainFailure = (failure: Failure | undefined): FailureLines => {
  const outer = failureHeadline(failure);
  const cause = deepestCause(failure?.trace);
  if (cause === '') return { headline: outer };
  return outer === '' || outer.includes(cause) ? { headline: cause } : { headline: cause, outer };
};

/** `java.lang.AssertionError: expected:<3> but was:<4>`. Empty for a failure without text. */
export const failureHeadline = (failure: Failure | undefined): string => {
  if (failure === undefined) return '';
  const message = firstLine(failure.message);
  const text = message === '' ? firstLine(failure.trace) : message;
  const type = failure.type?.trim() ?? '';
  return type === '' || text.includes(type) ? text : `${type}${text === '' ? '' : `: ${text}`}`;
};

/** The deepest cause with a message, or else the deepest cause. Empty for a trace without causes. */
export const deepestCause = (trace = ''): string => {
  const causes = causesIn(trace);
  return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? '';
};

/** Outermost first, as `a.TimeoutException: 5 s`. Leaves out causes of suppressed exceptions. */
export const causesIn = (trace: string): string[] =>
  causeStarts(trace, maxCauses).map((at) => {
    const start = at + causeMark.length;
    const [line = ''] = trace.slice(start, start + maxLine).split(/[\r\n]/, 1);
    return line.trim();
  });

/** Line ends before the causes in a trace, outermost cause first. */
export const causeStarts = (trace: string, most: number): readonly number[] => {
  const starts: number[] = [];
  for (let at = trace.indexOf(causeMark); at !== -1 && starts.length < most; at = trace.indexOf(causeMark, at + 1))
    starts.push(at);
  return starts;
};

export const firstLine = (text: string | undefined): string => {
  const line = (text ?? '').slice(0, 4 * maxLine).trimStart();
  const end = line.search(/[\r\n]/);
  return (end === -1 ? line : line.slice(0, end)).trimEnd().slice(0, maxLine);
};

/** Failures that explain an outcome. The failures of a flaky test come from its last failed attempt. */
export const failuresBehind = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierAttempts.findLast(({ failures }) => failures.length > 0)?.failures ?? []) : test.failures;

interface Frame {
  /** With package, such as `com.shop.CartTest$addsItem$1`. */
  readonly className: string;
  readonly method: string;
  /** Absent for native and unknown sources. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** Longer lines are not frames, which bounds the work on hostile text. */
const maxLineLength = 1_000;
const framePlace = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;

/** Test frameworks and the platform report a failure rather than cause it. */
const frameworkPackages = [
  'android.',
  'androidx.',
  'com.android.',
  'com.google.android.apps.common.testing.',
  'com.google.common.truth.',
  'com.kaspersky.',
  'dalvik.',
  'io.github.kakaocup.',
  'io.mockk.',
  'io.qameta.',
  'java.',
  'javax.',
  'jdk.',
  'junit.',
  'kotlin.',
  'kotlinx.',
  'leakcanary.',
  'libcore.',
  'org.assertj.',
  'org.hamcrest.',
  'org.junit.',
  'org.mockito.',
  'org.robolectric.',
  'sun.',
];

/** `at com.shop.CartTest.addsItem(CartTest.kt:31)`, with or without `at`. Undefined for other text. */
export const parseFrame = (line: string): Frame | undefined => {
  if (line.length > maxLineLength) return undefined;
  const found = framePlace.exec(line);
  if (found === null) return undefined;
  const head = line.slice(0, found.index).trim();
  // A Kotlin method name may contain spaces, so only the leading `at` distinguishes a frame from prose.
  const call = head.startsWith('at ') ? head.slice('at '.length) : head;
  if (call === head && !qualifiedName.test(call)) return undefined;
  const withoutModule = call.slice(call.lastIndexOf('/') + 1);
  const lastDot = withoutModule.lastIndexOf('.');
  if (lastDot <= 0) return undefined;
  const [, file, number] = fileAndLine.exec(found[1] ?? '') ?? [];
  const [className, method] = [withoutModule.slice(0, lastDot), withoutModule.slice(lastDot + 1)];
  return { className, method, file, line: file === undefined ? undefined : Number(number) };
};

export const isFrameworkClass = (className: string): boolean => frameworkPackages.some((prefix) => className.startsWith(prefix));

interface SourceHint {
  /** Name, or a path on the machine that built the tests. */
  readonly file: string;
  readonly line: number;
  /** Package of the class as a path, such as `com/shop`. */
  readonly packagePath?: string;
}

/** Characters read per text, because an Espresso failure with its view hierarchy can have megabytes. */
const maxRead = 200_000;
const maxHints = 40;

/** Extension and line number of a file. `pathEndingAt` reads the path in front. */
const filePlace =
  /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const absolutePath = /^\/[^:"'<>|,;=#]*$/;
const otherAddress = /^(?:https?|package|dart):/i;
const pathCharacter = /[^\s()#"'<>|,;=]/;

/**
 * Reads frames of Java and Kotlin, places of Xcode (`File.swift:12`, `path/File.swift#…StartingLineNumber=11`) and Dart test
 * files. Skips frames of test frameworks. The place of the test in the report comes last.
 */
export function* sourceHints(test: SourcePlace, failure: Failure | undefined): Generator<SourceHint> {
  const yielded = new Set<string>();
  for (const hint of allHints(test, failure)) {
    const key = `${hint.packagePath ?? ''} ${hint.file}:${hint.line}`;
    if (hint.line < 1 || yielded.has(key)) continue;
    yielded.add(key);
    yield hint;
    if (yielded.size === maxHints) return;
  }
}

function* allHints({ file, line }: SourcePlace, failure: Failure | undefined): Generator<SourceHint> {
  for (const text of [failure?.message, failure?.trace]) if (text !== undefined) yield* hintsIn(text.slice(0, maxRead));
  if (file !== undefined && line !== undefined) yield { file, line };
}

function* hintsIn(text: string): Generator<SourceHint> {
  for (const found of text.matchAll(filePlace)) {
    const frame = parseFrame(lineAround(text, found.index));
    if (frame === undefined) {
      const file = pathEndingAt(text, found.index);
      // Xcode counts lines from 0 in its addresses.
      const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
      if (!file.startsWith('.') && !otherAddress.test(file)) yield { file, line };
    } else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className)) {
      yield { file: frame.file, line: frame.line, packagePath: packagePathOf(frame.className) };
    }
  }
}

const lineAround = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - maxLineLength), at);
  const after = text.slice(at, at + maxLineLength);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const end = after.search(/[\r\n]/);
  return before.slice(start) + (end === -1 ? after : after.slice(0, end));
};

/** `com/shop` for `com.shop.Cart`. */
export const packagePathOf = (className: string): string => className.split('.').slice(0, -1).join('/');

/** Reads backwards from `dot`, because a regular expression would try every start in a long line. */
const pathEndingAt = (text: string, dot: number): string => {
  const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
  const before = text.slice(Math.max(0, dot - maxLineLength), dot);
  // A path with spaces must be absolute, and start a line or follow a parenthesis.
  const opened = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'), before.lastIndexOf('(')) + 1);
  if (absolutePath.test(opened)) return opened + extension;
  let start = before.length;
  while (start > 0 && pathCharacter.test(before.charAt(start - 1))) start -= 1;
  return before.slice(start) + extension;
};
