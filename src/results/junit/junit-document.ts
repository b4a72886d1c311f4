import type { TestResult } from '../../model/results.ts';
import { type Counters, noCounters } from '../../model/status.ts';
import { type CaseBuilder, createCaseBuilder } from './case-builder.ts';
import { createFailureBuilder, type FailureElement, isFailureElement } from './failure-builder.ts';
import { ReadingStopped } from './problem.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RepeatedCases } from './repeated-cases.ts';
import { createSuiteBuilder, type JUnitSuite, type SuiteBuilder } from './suite-builder.ts';
import { shorten } from './text-budget.ts';
import { createTextCollector, type TextCollector } from './text-collector.ts';
import type { XmlAttributes } from './xml-attributes.ts';
import type { XmlHandler } from './xml-tokenizer.ts';

export interface ReadDocument {
  readonly suites: readonly JUnitSuite[];
  readonly tests: readonly TestResult[];
  readonly found: Counters;
  readonly declared?: Counters;
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
  /** Where the element's text goes; without it, text is not even decoded. */
  readonly text?: TextCollector['push'];
  readonly close?: (end: End) => void;
}

const skippedElements: ReadonlySet<string> = new Set(['skipped', 'ignored', 'disabled', 'notrun', 'pending']);
const shownChars = 80;
const timedOutElements: ReadonlySet<string> = new Set(['timeout', 'timedout', 'timedOut']);

/** Turns elements into suites and tests. Elements that no writer is known to use are passed over. */
export const createJUnitDocument = (context: ReadingContext, repeatedCases: RepeatedCases): JUnitDocument => {
  const { limits } = context;
  const suites: JUnitSuite[] = [];
  const tests: TestResult[] = [];
  const frames: Frame[] = [];
  let total: Pick<ReadDocument, 'found' | 'declared'> = { found: noCounters };
  let caseCount = 0;
  let suiteCount = 0;

  const openSuite = (name: string, attributes: XmlAttributes, around: Frame | undefined): Frame => {
    const inside = around?.path ?? [];
    const suite = createSuiteBuilder(attributes, inside, context, repeatedCases);
    const place = suites.length;
    suiteCount += 1;
    if (suiteCount > limits.suites) throw new ReadingStopped('too-large', `More than ${limits.suites} test suites.`);
    const close = (end: End): void => {
      const finished = suite.finish(end);
      // The frame of all suites is none itself, unless it holds results.
      if (name !== 'testsuites' || finished.tests.length > 0) suites.splice(place, 0, finished.suite);
      for (const test of finished.tests) tests.push(test);
      if (around === undefined) total = finished.totals;
      else around.suite.addInner(finished.totals);
    };
    return { kind: 'suite', suite, path: name === 'testsuites' ? inside : [...inside, suite.name], close };
  };

  const openCase = (attributes: XmlAttributes, { suite, path }: Frame): Frame => {
    caseCount += 1;
    if (caseCount > limits.cases) throw new ReadingStopped('too-large', `More than ${limits.cases} test cases.`);
    const builder = createCaseBuilder(attributes, suite.name, context);
    return { kind: 'case', suite, path, case: builder, close: (end) => suite.addCase(builder.finish(end)) };
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
    const text = createTextCollector(limits.messageChars, context.decode);
    const close = (): void => (around.case ?? around.suite).property(attributes, text.collected().head);
    return { ...inherit(around), text: text.push, close };
  };

  const openSkipped = (attributes: XmlAttributes, around: Frame, owner: CaseBuilder): Frame => {
    const message = attributes.get('message');
    const text = createTextCollector(limits.messageChars, context.decode);
    const close = (): void =>
      owner.skipped(message ? shorten(message, limits.messageChars) : context.budget.keep(text, limits.messageChars));
    return { ...inherit(around), text: text.push, close };
  };

  const openInCase = (name: string, attributes: XmlAttributes, around: Frame, owner: CaseBuilder): Frame => {
    if (around.kind !== 'case') return inherit(around);
    if (name === 'system-out') return { ...inherit(around), text: (piece, isLiteral) => owner.output('out', piece, isLiteral) };
    if (name === 'system-err') return { ...inherit(around), text: (piece, isLiteral) => owner.output('err', piece, isLiteral) };
    if (skippedElements.has(name)) return openSkipped(attributes, around, owner);
    if (timedOutElements.has(name)) owner.timedOut();
    return inherit(around);
  };

  const openInside = (name: string, attributes: XmlAttributes, around: Frame): Frame => {
    if (name === 'testcase') return openCase(attributes, around);
    if (around.kind === 'failure') return openInFailure(name, around);
    // At any depth: a failure inside of something unknown is one all the same.
    if (isFailureElement(name)) return openFailure(name, attributes, around);
    if (name === 'property') return openProperty(attributes, around);
    return around.case === undefined ? inherit(around) : openInCase(name, attributes, around, around.case);
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
      text: (piece, isLiteral) => frames.at(-1)?.text?.(piece, isLiteral),
      wantsText: () => frames.at(-1)?.text !== undefined,
    },
    finish: () => {
      for (let frame = frames.pop(); frame !== undefined; frame = frames.pop()) frame.close?.('cut-off');
      return { suites, tests, ...total };
    },
  };
};

const inherit = (around: Frame): Frame => ({
  kind: 'other',
  suite: around.suite,
  path: around.path,
  ...(around.case === undefined ? {} : { case: around.case }),
});

/** A `<stackTrace>` belongs to the failure's text; outputs of an earlier try do not. */
const openInFailure = (name: string, around: Frame): Frame =>
  name === 'system-out' || name === 'system-err' || around.text === undefined
    ? inherit(around)
    : { ...inherit(around), kind: 'failure', text: around.text };
