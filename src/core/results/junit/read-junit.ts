import { formatBytes } from '../../../lib/durations.ts';
import { present } from '../../../lib/present.ts';
import type { TestResult } from '../../model/results.ts';
import { type Counters, noCounters } from '../../model/status.ts';
import { countByStatus, subtractCounters } from '../accounting.ts';
import { mergeRepeated } from '../attempts.ts';
import {
  createProblemList,
  createSharedNames,
  createTextBudget,
  defaultJUnitLimits,
  type JUnitProblem,
  type JUnitReadingOptions,
  type ProblemList,
  type ReadingContext,
  ReadingStopped,
  shorten,
} from './reading-context.ts';
import { closeSuite, type OpenSuite, openSuite, type SuiteTotals, testsOfSuite } from './suite.ts';
import {
  addOutput,
  closeCase,
  type FailureElement,
  isFailureElement,
  type OpenCase,
  openCase,
  readFailureElement,
} from './test-case.ts';
import { createXmlReader, type XmlAttributes, type XmlHandler } from './xml-reader.ts';

export interface JUnitReading {
  /** Properties of each suite. A nested suite follows its outer suite. */
  readonly suites: readonly Readonly<Record<string, string>>[];
  /** Tests in the order of the report. Repeated attempts may be separate tests. */
  readonly tests: readonly TestResult[];
  readonly found: Counters;
  /** Counts of earlier attempts, from merged cases and from elements such as `flakyFailure`. */
  readonly attempts: Counters;
  readonly declared?: Counters;
  /** Output line that reports a crash of the Android instrumentation. */
  readonly crash?: string;
  readonly problems: readonly JUnitProblem[];
  /** False if results may be missing. `problems` contains the reason. */
  readonly complete: boolean;
}

/** Reads a JUnit report in chunks. A defect becomes a problem in the result instead of an exception. */
export const createJUnitReader = (options: JUnitReadingOptions = {}) => {
  const limits = { ...defaultJUnitLimits, ...options.limits };
  const problems = createProblemList();
  const document = createJUnitDocument({
    repeatedCases: 'separate',
    mayLeaveOut: false,
    keepsPassedOutput: false,
    nameOf: createSharedNames(limits.nameChars),
    ...options,
    limits,
    problems,
    budget: createTextBudget(limits.keptChars),
  });
  const decoder = createXmlDecoder(problems);
  const xml = createXmlReader(document.handler, limits, problems);
  let bytesRead = 0;
  let isStopped = false;
  const unlessStopped = (read: () => void): void => {
    if (isStopped) return;
    try {
      read();
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error;
      problems.add(error.problem);
      isStopped = true;
    }
  };
  return {
    /** @returns false if the reader ignores all further bytes */
    write: (bytes: Uint8Array): boolean => {
      unlessStopped(() => {
        bytesRead += bytes.length;
        if (bytesRead > limits.bytes)
          throw new ReadingStopped('too-large', `The report is larger than ${formatBytes(limits.bytes)}.`);
        xml.write(decoder.write(bytes));
      });
      return !isStopped;
    },
    end: (): JUnitReading => {
      unlessStopped(() => {
        xml.write(decoder.end());
        xml.end();
      });
      return { ...document.finish(), problems: problems.all(), complete: !isStopped };
    },
  };
};

/** Reads a report from a stream, whose chunks may share memory. Rejects only if `source` fails. */
export const readJUnit = async (source: AsyncIterable<Uint8Array>, options?: JUnitReadingOptions): Promise<JUnitReading> => {
  const reader = createJUnitReader(options);
  for await (const chunk of source) if (!reader.write(chunk)) break;
  return reader.end();
};

const declarationBytes = 1_024;

/** Decodes a report in the encoding that its first bytes show. Undecodable bytes become U+FFFD. */
const createXmlDecoder = (problems: ProblemList) => {
  /** All bytes while the encoding is unknown, later only the last two bytes. */
  let before = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let undecoded = 0;

  const begin = (head: Uint8Array): InstanceType<typeof TextDecoder> => {
    const encoding = encodingOf(head);
    try {
      return new TextDecoder(encoding);
    } catch {
      problems.add({ code: 'bad-encoding', message: `The encoding "${encoding}" is unrecognized; read as UTF-8.` });
      return new TextDecoder();
    }
  };
  const decode = (bytes: Uint8Array, last: Uint8Array, isEnd: boolean): string => {
    decoder ??= begin(bytes);
    const text = decoder.decode(bytes, { stream: !isEnd });
    // Counts only replacement characters that the decoder added, because the report may already contain some.
    if (text.includes(replacement))
      undecoded += countParts(text, replacement) - countParts(Buffer.concat([last, bytes]).toString('latin1'), replacementBytes);
    before = Buffer.concat([last, bytes.subarray(-2)]).subarray(-2);
    return text;
  };

  return {
    write: (bytes: Uint8Array): string => {
      if (decoder !== undefined) return decode(bytes, before, false);
      before = Buffer.concat([before, bytes]);
      return before.length < declarationBytes ? '' : decode(before, none, false);
    },
    end: (): string => {
      const text = decoder === undefined ? decode(before, none, true) : decode(none, before, true);
      if (undecoded > 0)
        problems.add({ code: 'bad-encoding', message: `Some bytes are not ${decoder?.encoding}; they are shown as \uFFFD.` });
      return text;
    },
  };
};

const none = new Uint8Array(0);
const replacement = '\uFFFD';
const replacementBytes = Buffer.from(replacement).toString('latin1');

const countParts = (text: string, part: string): number => text.split(part).length - 1;

const encodingOf = (head: Uint8Array): string => {
  // A byte order mark of UTF-8 needs no check, because UTF-8 is the default.
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  const declared = declaredEncoding(head);
  // Some .NET programs declare UTF-16 but write UTF-8.
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
};

const declaredEncoding = (head: Uint8Array): string | undefined => {
  const ascii = new TextDecoder('latin1').decode(head.subarray(0, declarationBytes));
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(ascii)?.[1];
};

interface Frame {
  readonly kind: 'suite' | 'case' | 'failure' | 'other';
  readonly suite: OpenSuite;
  readonly case: OpenCase | undefined;
  readonly text?: (text: string) => void;
  /** @param isWhole false if the report ended before the end tag */
  readonly close?: (isWhole: boolean) => void;
}

const skippedElements: ReadonlySet<string> = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const timedOutElements: ReadonlySet<string> = new Set(['timeout', 'timedout', 'timedOut']);
const outputElements: ReadonlyMap<string, 'systemOut' | 'systemErr'> = new Map([
  ['system-out', 'systemOut'],
  ['system-err', 'systemErr'],
]);
const shownChars = 80;

const createJUnitDocument = (context: ReadingContext) => {
  const { limits, budget } = context;
  const suites: Readonly<Record<string, string>>[] = [];
  const tests: TestResult[] = [];
  const frames: Frame[] = [];
  let total: SuiteTotals = { found: noCounters, attempts: noCounters };
  let crash: string | undefined;
  let caseCount = 0;
  let suiteCount = 0;

  const suiteFrame = (element: string, attributes: XmlAttributes, around: Frame | undefined): Frame => {
    suiteCount += 1;
    if (suiteCount > limits.suites) throw new ReadingStopped('too-large', `More than ${limits.suites} test suites.`);
    const suite = openSuite(attributes, context);
    const place = suites.length;
    const close = (isWhole: boolean): void => {
      const ofSuite = testsOfSuite(suite);
      // `<testsuites>` counts as a suite only if it directly contains results.
      if (element === 'testsuite' || suite.cases.length + ofSuite.length > 0)
        suites.splice(place, 0, Object.fromEntries(suite.properties));
      tests.push(...ofSuite);
      const totals = closeSuite(suite, isWhole, context);
      if (around === undefined) total = totals;
      else around.suite.inner.push(totals);
    };
    return { kind: 'suite', suite, case: undefined, close };
  };

  const caseFrame = (attributes: XmlAttributes, suite: OpenSuite): Frame => {
    caseCount += 1;
    if (caseCount > limits.cases) throw new ReadingStopped('too-large', `More than ${limits.cases} test cases.`);
    const open = openCase(attributes, suite.name);
    const close = (isWhole: boolean): void => {
      const test = closeCase(open, isWhole, context);
      suite.cases.push(test);
      tests.push(test);
    };
    return { kind: 'case', suite, case: open, close };
  };

  const textFrame = (around: Frame, kind: Frame['kind'], limitChars: number, take: (text: string | undefined) => void): Frame => {
    const text = budget.collect(limitChars);
    return { ...inside(around), kind, text: text.push, close: () => take(text.take()) };
  };

  const failureFrame = (element: FailureElement, attributes: XmlAttributes, around: Frame): Frame =>
    textFrame(around, 'failure', limits.traceChars, (trace) => {
      const failure = readFailureElement(element, attributes, trace, context);
      const { failures } = around.case ?? around.suite;
      if (failures.length < limits.failuresPerTest) failures.push(failure);
    });

  /** Reads a property, also in the service's form `<property session_id="…">` without `name` and `value`. */
  const propertyFrame = (attributes: XmlAttributes, around: Frame): Frame =>
    textFrame(around, 'other', limits.messageChars, (text = '') => {
      const { properties } = around.case ?? around.suite;
      const { name, value = text.trim() } = attributes;
      for (const [key, each] of name === undefined ? Object.entries(attributes) : [[name, value] as const])
        if (properties.size < limits.propertiesPerElement || properties.has(key))
          properties.set(shorten(key, limits.nameChars), shorten(each, limits.messageChars));
    });

  const skippedFrame = ({ message }: XmlAttributes, around: Frame, owner: OpenCase): Frame =>
    textFrame(around, 'other', limits.messageChars, (text) => {
      owner.isSkipped = true;
      owner.skipMessage ??= message ? shorten(message, limits.messageChars) : text;
    });

  const takeCrash = (output: string): void => {
    const line = crashLine.exec(output)?.[1]?.trim();
    crash ??= line && shorten(line, mostCrashChars);
  };

  const frameInCase = (name: string, attributes: XmlAttributes, around: Frame, owner: OpenCase): Frame => {
    const stream = outputElements.get(name);
    if (stream !== undefined) return { ...inside(around), text: (text) => addOutput(owner, stream, text, context) };
    if (skippedElements.has(name)) return skippedFrame(attributes, around, owner);
    if (timedOutElements.has(name)) owner.isTimedOut = true;
    return inside(around);
  };

  const frameInside = (name: string, attributes: XmlAttributes, around: Frame): Frame => {
    const isOutput = outputElements.has(name);
    if (name === 'testcase') return caseFrame(attributes, around.suite);
    // Elements inside a failure, such as `<stackTrace>`, belong to its text, but the output of an attempt does not.
    if (around.kind === 'failure') return isOutput ? inside(around) : { ...inside(around), kind: 'failure', text: around.text };
    // A failure counts at any depth, even inside an unknown element.
    if (isFailureElement(name)) return failureFrame(name, attributes, around);
    if (name === 'property') return propertyFrame(attributes, around);
    if (around.kind === 'suite' && isOutput) return { ...inside(around), text: takeCrash };
    return around.kind === 'case' && around.case ? frameInCase(name, attributes, around, around.case) : inside(around);
  };

  const handler: XmlHandler = {
    open: (name, attributes) => {
      const around = frames.at(-1);
      if (name === 'testsuites' || name === 'testsuite') frames.push(suiteFrame(name, attributes, around));
      else if (around !== undefined) frames.push(frameInside(name, attributes, around));
      else throw new ReadingStopped('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
    },
    close: () => frames.pop()?.close?.(true),
    text: (text) => frames.at(-1)?.text?.(text),
  };
  return {
    handler,
    /** Closes open elements and returns the results. A test that was cut off does not count as passed. */
    finish: () => {
      for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) frame.close?.(false);
      const merged = context.repeatedCases === 'attempts' ? mergeRepeated(tests) : tests;
      const found = countByStatus(merged);
      const attempts = subtractCounters(total.attempts, found);
      return { suites, tests: merged, found, attempts, ...present({ declared: total.declared, crash }) };
    },
  };
};

const inside = ({ suite, case: owner }: Frame): Frame => ({ kind: 'other', suite, case: owner });

/** Matches lines of `am instrument`, such as `INSTRUMENTATION_RESULT: shortMsg=Process crashed.` */
const crashLine =
  /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
const mostCrashChars = 200;
