import { present } from '../../lib/present.ts';
import type { TestResult } from '../../model/results.ts';
import { type Counters, noCounters } from '../../model/status.ts';
import { countByStatus, subtractCounters } from '../accounting.ts';
import { mergeRepeated } from '../attempts.ts';
import { ReadingStopped } from './problem.ts';
import { type ReadingContext, shorten } from './reading-context.ts';
import { closeSuite, type OpenSuite, openSuite, type SuiteTotals, testsOfSuite } from './suite.ts';
import {
  addOutput,
  closeCase,
  type FailureElement,
  isFailureElement,
  type OpenCase,
  openCase,
  readFailure,
} from './test-case.ts';
import type { XmlAttributes, XmlHandler } from './xml-reader.ts';

/** One `<testsuite>`. In the list of suites, nested suites follow the suite that contains them. */
interface JUnitSuite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
}

export interface ReadDocument {
  readonly suites: readonly JUnitSuite[];
  /** Tests in the order of the report. Attempts of a test appear in this order, too. */
  readonly tests: readonly TestResult[];
  readonly found: Counters;
  /** Counts of earlier attempts: from merged cases, and from elements such as `flakyFailure`. */
  readonly attempts: Counters;
  readonly declared?: Counters;
  /** Line in the output of a suite that reports a crash of the instrumentation. */
  readonly crash?: string;
}

interface JUnitDocument {
  readonly handler: XmlHandler;
  /** Closes the elements that are still open when the report ends. A case that was cut off does not count as passed. */
  readonly finish: () => ReadDocument;
}

interface Frame {
  readonly kind: 'suite' | 'case' | 'failure' | 'other';
  readonly suite: OpenSuite;
  readonly case: OpenCase | undefined;
  readonly text?: ((text: string) => void) | undefined;
  /** @param isWhole whether the element ended with its end tag; false if the report ended first */
  readonly close?: (isWhole: boolean) => void;
}

const skippedElements: ReadonlySet<string> = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const timedOutElements: ReadonlySet<string> = new Set(['timeout', 'timedout', 'timedOut']);
const outputElements: ReadonlyMap<string, 'systemOut' | 'systemErr'> = new Map([
  ['system-out', 'systemOut'],
  ['system-err', 'systemErr'],
]);
const shownChars = 80;

/** Converts XML elements to suites and tests. Ignores unknown elements. */
export const createJUnitDocument = (context: ReadingContext): JUnitDocument => {
  const { limits, budget } = context;
  const suites: JUnitSuite[] = [];
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
      const { name, properties, cases } = suite;
      // `<testsuites>` counts as a suite only if it directly contains results.
      if (element === 'testsuite' || cases.length + ofSuite.length > 0)
        suites.splice(place, 0, { name, properties: Object.fromEntries(properties) });
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

  /** Frame of an element whose whole text is passed to `take` at its end. */
  const textFrame = (around: Frame, kind: Frame['kind'], limitChars: number, take: (text: string | undefined) => void): Frame => {
    const text = budget.collect(limitChars);
    return { ...inside(around), kind, text: text.push, close: () => take(text.take()) };
  };

  const failureFrame = (element: FailureElement, attributes: XmlAttributes, around: Frame): Frame =>
    textFrame(around, 'failure', limits.traceChars, (trace) => {
      const failure = readFailure(element, attributes, trace, context);
      const { failures } = around.case ?? around.suite;
      if (failures.length < limits.failuresPerTest) failures.push(failure);
    });

  /**
   * Reads all forms of properties: `name` with `value`, `name` with text, and `<property session_id="…">` of the service, where
   * every attribute is a property.
   */
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

  const takeSuiteOutput = (text: string): void => {
    crash ??= crashLineIn(text);
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
    // A `<stackTrace>` is part of the failure's text. Output of an earlier attempt is not.
    if (around.kind === 'failure') return isOutput ? inside(around) : { ...inside(around), kind: 'failure', text: around.text };
    // A failure counts at any depth, even if an unknown element contains it.
    if (isFailureElement(name)) return failureFrame(name, attributes, around);
    if (name === 'property') return propertyFrame(attributes, around);
    if (around.kind === 'suite' && isOutput) return { ...inside(around), text: takeSuiteOutput };
    return around.kind === 'case' && around.case ? frameInCase(name, attributes, around, around.case) : inside(around);
  };

  return {
    handler: {
      open: (name, attributes) => {
        const around = frames.at(-1);
        if (name === 'testsuites' || name === 'testsuite') frames.push(suiteFrame(name, attributes, around));
        else if (around !== undefined) frames.push(frameInside(name, attributes, around));
        else throw new ReadingStopped('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
      },
      close: () => frames.pop()?.close?.(true),
      text: (text) => frames.at(-1)?.text?.(text),
    },
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

/**
 * Lines that report an interrupted run, written by `am instrument` or by tools that read its output: `INSTRUMENTATION_RESULT:
 * shortMsg=Process crashed.` and `Test run failed to complete. Instrumentation run failed due to 'Process crashed.'`
 */
const crash =
  /^[ \t]*((?:INSTRUMENTATION_RESULT: shortMsg=|Test run failed to complete\b|Instrumentation run failed due to\b).{0,500})/m;
const mostCrashChars = 200;

/** @returns the line of the output that reports a crash of the instrumentation */
const crashLineIn = (output: string): string | undefined => {
  const line = crash.exec(output)?.[1]?.trim();
  return line === undefined ? undefined : shorten(line, mostCrashChars);
};
