import type { Failure, NamedTest, SourcePlace, TestResult } from '../../model/results.ts';
import type { Outcome } from '../../model/status.ts';

export const causeMark = '\nCaused by: ';
const maxCauses = 50;
const maxLine = 300;

interface FailureLines {
  /** Deepest cause of the failure, or its first line if there is no cause. Empty for a failure without text. */
  readonly headline: string;
  /** First line of the failure, unless it already contains `headline`. */
  readonly outer?: string;
}

/** Finds the last exception of a chain, because it caused the outer exceptions. */
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

/** Returns the deepest cause, preferably with a message. Empty for a trace without causes. */
export const deepestCause = (trace = ''): string => {
  const causes = causesIn(trace);
  return causes.findLast((line) => /: \S/.test(line)) ?? causes.at(-1) ?? '';
};

/** Lists the causes in a trace, outermost first, such as `a.TimeoutException: 5 s`. Omits causes of suppressed exceptions. */
export const causesIn = (trace: string): string[] =>
  causeStarts(trace, maxCauses).map((at) => {
    const start = at + causeMark.length;
    const [line = ''] = trace.slice(start, start + maxLine).split(/[\r\n]/, 1);
    return line.trim();
  });

/** Offsets of the line breaks before `Caused by:`, outermost cause first. */
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
  /** Class with its package, such as `com.shop.CartTest$addsItem$1`. */
  readonly className: string;
  readonly method: string;
  /** Source file. Absent for native code and unknown sources. */
  readonly file?: string;
  readonly line?: number;
}

/** Longer lines are not parsed, because parsing hostile text could take very long. */
const maxLineLength = 1_000;
const framePlace = /\(([^()]{0,300})\)\s*$/;
const fileAndLine = /^([\p{L}\p{N}_$-]+\.(?:kt|kts|java|groovy|scala)):(\d{1,7})$/u;
const qualifiedName = /^[\p{L}\p{N}_$<>/.-]+$/u;

/** Packages of platforms, test frameworks and libraries, which report failures but rarely cause them. */
const libraryPackages = [
  // Platforms
  'android.',
  'androidx.',
  'com.android.',
  'dalvik.',
  'groovy.',
  'java.',
  'javax.',
  'jdk.',
  'kotlin.',
  'kotlinx.',
  'libcore.',
  'scala.',
  'sun.',
  'Microsoft.',
  'System.',
  // Test frameworks
  'app.cash.turbine.',
  'com.agoda.kakao.',
  'com.google.android.apps.common.testing.',
  'com.google.common.truth.',
  'com.kaspersky.',
  'dadb.',
  'io.appium.',
  'io.github.kakaocup.',
  'io.kotest.',
  'io.mockk.',
  'io.qameta.',
  'junit.',
  'leakcanary.',
  'maestro.',
  'org.assertj.',
  'org.awaitility.',
  'org.gradle.',
  'org.hamcrest.',
  'org.junit.',
  'org.mockito.',
  'org.openqa.',
  'org.opentest4j.',
  'org.robolectric.',
  'org.spockframework.',
  'org.testng.',
  'Castle.',
  'Moq.',
  'NUnit.',
  'OpenQA.',
  'Xunit.',
  // Libraries
  'coil.',
  'com.apollographql.',
  'com.bumptech.',
  'com.facebook.',
  'com.fasterxml.',
  'com.google.android.gms.',
  'com.google.android.material.',
  'com.google.api.',
  'com.google.common.',
  'com.google.firebase.',
  'com.google.gson.',
  'com.google.protobuf.',
  'com.squareup.',
  'dagger.',
  'io.grpc.',
  'io.ktor.',
  'io.netty.',
  'io.reactivex.',
  'io.realm.',
  'okhttp3.',
  'okio.',
  'org.apache.',
  'org.json.',
  'org.koin.',
  'retrofit2.',
  'rx.',
];

/** Parses `at com.shop.CartTest.addsItem(CartTest.kt:31)`, where `at` is optional. Undefined for other text. */
export const parseFrame = (line: string): Frame | undefined => {
  if (line.length > maxLineLength) return undefined;
  const found = framePlace.exec(line);
  if (found === null) return undefined;
  const head = line.slice(0, found.index).trim();
  // Kotlin method names may contain spaces, so a text with spaces is a frame only if it starts with `at`.
  const call = head.startsWith('at ') ? head.slice('at '.length) : head;
  if (call === head && !qualifiedName.test(call)) return undefined;
  const withoutModule = call.slice(call.lastIndexOf('/') + 1);
  const lastDot = withoutModule.lastIndexOf('.');
  if (lastDot <= 0) return undefined;
  const [, file, number] = fileAndLine.exec(found[1] ?? '') ?? [];
  const [className, method] = [withoutModule.slice(0, lastDot), withoutModule.slice(lastDot + 1)];
  return { className, method, file, line: file === undefined ? undefined : Number(number) };
};

/**
 * Whether a class is of a platform, test framework or library. In the tests of a library, its own classes are none.
 *
 * @param testClass class of the test in whose trace the class stands
 */
export const isFrameworkClass = (className: string, testClass = ''): boolean =>
  libraryPackages.some((prefix) => className.startsWith(prefix) && !testClass.startsWith(prefix));

interface SourceHint {
  /** File name, or path on the machine that built the tests. */
  readonly file: string;
  readonly line: number;
  /** Package of the class as a path, such as `com/shop`. */
  readonly packagePath?: string;
}

/** Only this many characters are read, because the view hierarchy in an Espresso failure can have megabytes. */
const maxRead = 200_000;
const maxHints = 40;

/** Matches the end of `File.swift:12` and `File.swift#…StartingLineNumber=11`. `pathEndingAt` reads the path before it. */
const filePlace =
  /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const absolutePath = /^\/[^:"'<>|,;=#]*$/;
const otherAddress = /^(?:https?|package|dart):/i;
const pathCharacter = /[^\s()#"'<>|,;=]/;

type PlacedTest = SourcePlace & Partial<NamedTest>;

/** Yields source lines that the failure mentions, and finally the line of the test. Skips libraries. */
export function* sourceHints(test: PlacedTest, failure: Failure | undefined): Generator<SourceHint> {
  const yielded = new Set<string>();
  for (const hint of allHints(test, failure)) {
    const key = `${hint.packagePath ?? ''} ${hint.file}:${hint.line}`;
    if (hint.line < 1 || yielded.has(key)) continue;
    yielded.add(key);
    yield hint;
    if (yielded.size === maxHints) return;
  }
}

function* allHints({ className, file, line }: PlacedTest, failure: Failure | undefined): Generator<SourceHint> {
  for (const text of [failure?.message, failure?.trace])
    if (text !== undefined) yield* hintsIn(text.slice(0, maxRead), className);
  if (file !== undefined && line !== undefined) yield { file, line };
}

function* hintsIn(text: string, testClass: string | undefined): Generator<SourceHint> {
  for (const found of text.matchAll(filePlace)) {
    const frame = parseFrame(lineAround(text, found.index));
    if (frame === undefined) {
      const file = pathEndingAt(text, found.index);
      // Addresses of Xcode (`StartingLineNumber`) count lines from 0.
      const line = found[1] === undefined ? Number(found[2]) + 1 : Number(found[1]);
      if (!file.startsWith('.') && !otherAddress.test(file)) yield { file, line };
    } else if (frame.file !== undefined && frame.line !== undefined && !isFrameworkClass(frame.className, testClass)) {
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

/** Reads a path backwards from the dot of its extension, because a regular expression would be slow on long lines. */
const pathEndingAt = (text: string, dot: number): string => {
  const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
  const before = text.slice(Math.max(0, dot - maxLineLength), dot);
  // A path with spaces is accepted only if it is absolute and follows a line break or a parenthesis.
  const opened = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'), before.lastIndexOf('(')) + 1);
  if (absolutePath.test(opened)) return opened + extension;
  let start = before.length;
  while (start > 0 && pathCharacter.test(before.charAt(start - 1))) start -= 1;
  return before.slice(start) + extension;
};
