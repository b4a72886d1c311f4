import type { Failure, TestResult } from '../../model/results.ts';
import { isFrameworkClass, parseFrame } from './stack-frames.ts';

/** A place in a source file as the text of a failure names it, not yet known to exist. */
interface SourceHint {
  /** A file name, or a path of the machine that built the tests. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** `com/shop` of the class that the trace names. */
  readonly packagePath?: string;
}

/** What is read of a text; an Espresso failure with its view hierarchy can be megabytes. */
const maxRead = 200_000;
const maxLineLength = 1_000;
const maxHints = 40;

/** The extension and line of a place; what comes before is read backwards from here, once it is known to be one. */
const place =
  /\.(?:swift|mm?|cpp|cc|c|h|kts?|java|groovy|scala|dart)(?::(\d{1,7})\b|#[^\s)]{0,300}?StartingLineNumber=(\d{1,7}))/g;
const absolutePath = /^\/[^:"'<>|,;=#]*$/;
/** Of a page, or of a library in Dart: no file of the repository. */
const otherAddress = /^(?:https?|package|dart):/i;
const pathCharacter = /[^\s()#"'<>|,;=]/;

/**
 * Every place outside of test frameworks that a failure names, in its own order, then the one that the report gives for the test.
 * Found one at a time, since most readers want the first.
 *
 * Reads Java and Kotlin frames with and without `at`, and what Xcode tools write: `File.swift:12: message`, `message (File.swift:12)`,
 * `path/File.swift:12`, and `path/File.swift#…StartingLineNumber=11` (which counts from 0). Of Dart, it reads the files of the tests:
 * `integration_test/app_test.dart:27:5`, and not `package:matcher/expect.dart:149:31`.
 */
export function* sourceHints(test: Pick<TestResult, 'file' | 'line'>, failure: Failure | undefined): Generator<SourceHint> {
  const told = new Set<string>();
  for (const hint of allHints(test, failure)) {
    const key = `${hint.packagePath ?? ''} ${hint.file}:${hint.line}`;
    if (hint.line < 1 || told.has(key)) continue;
    told.add(key);
    yield hint;
    if (told.size === maxHints) return;
  }
}

function* allHints({ file, line }: Pick<TestResult, 'file' | 'line'>, failure: Failure | undefined): Generator<SourceHint> {
  for (const text of [failure?.message, failure?.trace]) if (text !== undefined) yield* hintsIn(text.slice(0, maxRead));
  if (file !== undefined && line !== undefined) yield { file, line };
}

function* hintsIn(text: string): Generator<SourceHint> {
  for (const found of text.matchAll(place)) {
    const frame = parseFrame(lineAround(text, found.index));
    if (frame === undefined) {
      const file = pathEndingAt(text, found.index);
      // Xcode counts lines from 0 in the addresses that it writes.
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

const packagePathOf = (className: string): string => className.split('.').slice(0, -1).join('/');

/** The path whose extension starts at `dot`. Walked by hand: a pattern would try every start of a long line. */
const pathEndingAt = (text: string, dot: number): string => {
  const extension = /^\.\w+/.exec(text.slice(dot, dot + 8))?.[0] ?? '';
  const before = text.slice(Math.max(0, dot - maxLineLength), dot);
  // A path may hold spaces, but only at the start of a line or of brackets it is clear where it begins.
  const opened = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'), before.lastIndexOf('(')) + 1);
  if (absolutePath.test(opened)) return opened + extension;
  let start = before.length;
  while (start > 0 && pathCharacter.test(before.charAt(start - 1))) start -= 1;
  return before.slice(start) + extension;
};
