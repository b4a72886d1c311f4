import type { TestResult } from '../../model/results.ts';
import { type Counters, countedTests, noCounters } from '../../model/status.ts';
import { mergeRepeated } from '../attempts.ts';
import { countByStatus } from '../counting.ts';
import { type CaseBuilder, createCaseBuilder } from './case-builder.ts';
import { crashLineIn } from './crash-line.ts';
import { subtractCounters } from './declared-counts.ts';
import { createFailureBuilder, type FailureElement, isFailureElement } from './failure-builder.ts';
import { ReadingStopped } from './problem.ts';
import type { ReadingContext } from './reading-context.ts';
import { createSuiteBuilder, type JUnitSuite, type SuiteBuilder, type SuiteTotals } from './suite-builder.ts';
import { createTextCollector, shorten } from './text-budget.ts';
import type { XmlAttributes, XmlHandler } from './xml-reader.ts';

export interface ReadDocument {
  readonly suites: readonly JUnitSuite[];
  /** In the order of the report, which is that of attempts. */
  readonly tests: readonly TestResult[];
  readonly found: Counters;
  /** Attempts of tests before the one that counts: of merged cases, and those that elements such as `flakyFailure` tell. */
  readonly attempts: Counters;
  readonly declared?: Counters;
  /** The line of a suite's output that says that the instrumentation crashed. */
  readonly crash?: string;
}

export interface JUnitDocument {
  readonly handler: XmlHandler;
  /** Ends what is still open, as far as it was read. A case that was cut off does not count as passed. */
  readonly finish: () => ReadDocument;
}

/** How an element ended: by its end tag, or because the report did. */
type End = 'whole' | 'cut-off';

/** An open element. */
interface Frame {
  readonly kind: 'suite' | 'case' | 'failure' | 'other';
  readonly suite: SuiteBuilder;
  /** Names of the suites around what is inside this element. */
  readonly path: readonly string[];
  readonly case?: CaseBuilder;
  readonly text?: (text: string) => void;
  readonly close?: (end: End) => void;
}

const skippedElements: ReadonlySet<string> = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const shownChars = 80;
const timedOutElements: ReadonlySet<string> = new Set(['timeout', 'timedout', 'timedOut']);

/** Turns elements into suites and tests. Elements that no writer is known to use are passed over. */
export const createJUnitDocument = (context: ReadingContext): JUnitDocument => {
  const { limits } = context;
  const suites: JUnitSuite[] = [];
  const tests: TestResult[] = [];
  const frames: Frame[] = [];
  let total: SuiteTotals = { found: noCounters, tries: noCounters };
  let crash: string | undefined;
  let caseCount = 0;
  let suiteCount = 0;

  const openSuite = (name: string, attributes: XmlAttributes, around: Frame | undefined): Frame => {
    const inside = around?.path ?? [];
    const suite = createSuiteBuilder(attributes, inside, context);
    const place = suites.length;
    suiteCount += 1;
    if (suiteCount > limits.suites) throw new ReadingStopped('too-large', `More than ${limits.suites} test suites.`);
    const close = (end: End): void => {
      const finished = suite.finish(end);
      // The frame of all suites is none itself, unless it holds results.
      if (name !== 'testsuites' || countedTests(finished.suite.found) > 0) suites.splice(place, 0, finished.suite);
      tests.push(...finished.ofSuite);
      if (around === undefined) total = finished.totals;
      else around.suite.addInner(finished.totals);
    };
    return { kind: 'suite', suite, path: name === 'testsuites' ? inside : [...inside, suite.name], close };
  };

  const openCase = (attributes: XmlAttributes, { suite, path }: Frame): Frame => {
    caseCount += 1;
    if (caseCount > limits.cases) throw new ReadingStopped('too-large', `More than ${limits.cases} test cases.`);
    const builder = createCaseBuilder(attributes, suite.name, context);
    const close = (end: End): void => {
      const test = builder.finish(end);
      suite.addCase(test);
      tests.push(test);
    };
    return { kind: 'case', suite, path, case: builder, close };
  };

  const openFailure = (element: FailureElement, attributes: XmlAttributes, around: Frame): Frame => {
    const builder = createFailureBuilder(element, attributes, context);
    const close = (): void => {
      if (around.case === undefined) around.suite.addFailure(builder.finish());
      else around.case.failure(builder.finish());
    };
    return { ...inherit(around), kind: 'failure', text: builder.text, close };
  };

  const openProperty = (attributes: XmlAttributes, around: Frame): Frame => {
    const text = createTextCollector(limits.messageChars);
    const close = (): void => (around.case ?? around.suite).property(attributes, text.collected().head);
    return { ...inherit(around), text: text.push, close };
  };

  const openSkipped = (attributes: XmlAttributes, around: Frame, owner: CaseBuilder): Frame => {
    const message = attributes.message;
    const text = createTextCollector(limits.messageChars);
    const close = (): void =>
      owner.skipped(message ? shorten(message, limits.messageChars) : context.budget.keep(text, limits.messageChars));
    return { ...inherit(around), text: text.push, close };
  };

  const openInCase = (name: string, attributes: XmlAttributes, around: Frame, owner: CaseBuilder): Frame => {
    if (around.kind !== 'case') return inherit(around);
    if (name === 'system-out') return { ...inherit(around), text: (text) => owner.output('out', text) };
    if (name === 'system-err') return { ...inherit(around), text: (text) => owner.output('err', text) };
    if (skippedElements.has(name)) return openSkipped(attributes, around, owner);
    if (timedOutElements.has(name)) owner.timedOut();
    return inherit(around);
  };

  const takeSuiteOutput = (text: string): void => {
    crash ??= crashLineIn(text);
  };

  const openInside = (name: string, attributes: XmlAttributes, around: Frame): Frame => {
    if (name === 'testcase') return openCase(attributes, around);
    if (around.kind === 'failure') return openInFailure(name, around);
    // At any depth: a failure inside of something unknown is one all the same.
    if (isFailureElement(name)) return openFailure(name, attributes, around);
    if (name === 'property') return openProperty(attributes, around);
    if (around.case !== undefined) return openInCase(name, attributes, around, around.case);
    return around.kind === 'suite' && isOutput(name) ? { ...inherit(around), text: takeSuiteOutput } : inherit(around);
  };

  const openElement = (name: string, attributes: XmlAttributes): Frame => {
    const around = frames.at(-1);
    if (name === 'testsuites' || name === 'testsuite') return openSuite(name, attributes, around);
    if (around === undefined)
      throw new ReadingStopped('not-junit', `The root element is <${name.slice(0, shownChars)}>, not one of JUnit's.`);
    return openInside(name, attributes, around);
  };

  return {
    handler: {
      open: (name, attributes) => {
        frames.push(openElement(name, attributes));
      },
      close: () => frames.pop()?.close?.('whole'),
      text: (text) => frames.at(-1)?.text?.(text),
    },
    finish: () => {
      for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) frame.close?.('cut-off');
      const merged = context.repeatedCases === 'attempts' ? mergeRepeated(tests) : tests;
      const { tries, declared } = total;
      const found = countByStatus(merged);
      return {
        suites,
        tests: merged,
        found,
        attempts: subtractCounters(tries, found),
        ...(declared === undefined ? {} : { declared }),
        ...(crash === undefined ? {} : { crash }),
      };
    },
  };
};

const isOutput = (name: string): boolean => name === 'system-out' || name === 'system-err';

const inherit = (around: Frame): Frame => ({
  kind: 'other',
  suite: around.suite,
  path: around.path,
  ...(around.case === undefined ? {} : { case: around.case }),
});

/** A `<stackTrace>` belongs to the failure's text; outputs of an earlier try do not. */
const openInFailure = (name: string, around: Frame): Frame =>
  isOutput(name) || around.text === undefined ? inherit(around) : { ...inherit(around), kind: 'failure', text: around.text };
