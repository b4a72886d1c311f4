import { createHash } from 'node:crypto';
import type { TestResult } from '../../model/results.ts';
import type { Outcome } from '../../model/status.ts';
import type { CauseFrame, FailureCause } from '../../model/triage.ts';
import { failuresBehind } from '../analysis/root-cause.ts';
import { methodOf, simpleClass } from '../known-tests.ts';
import { type CategoryRule, dependsOnName, ruleOf } from './category-rules.ts';
import { type FailureReading, readFailure, simpleExceptionName, withoutValues, withQuotedText } from './read-failure.ts';

/** Identifies the cause of a failure. Equal causes have equal ids. */
type IdentifyCause = (test: TestResult, outcome: Outcome) => FailureCause;

const maxRemembered = 20_000;
const idLength = 12;

/** @returns a function with a cache, because thousands of failures often have the same trace */
export const createCauses = (): IdentifyCause => {
  const numbers = new Map<string, number>();
  const readings = remembered<FailureReading>();
  const causes = remembered<FailureCause>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    if (numbers.size >= maxRemembered) return Number.NaN;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  };
  return (test, outcome) => {
    const [failure] = failuresBehind(test, outcome);
    const { type = '', message = '', trace = '' } = failure ?? {};
    const texts = [type, message, trace, `${test.className} ${test.file}:${test.line} ${test.crash?.kind} ${test.crash?.at}`].map(
      numberOf,
    );
    const key = texts.some(Number.isNaN) ? undefined : texts.join(' ');
    const reading = readings(key, () => readFailure(test, failure));
    return causes(key && `${key} ${test.status} ${dependsOnName(reading) ? test.name : ''}`, () => causeOf(test, reading));
  };
};

/** Creates a cache of limited size. A full cache computes the values of new keys every time. */
const remembered = <Value>() => {
  const known = new Map<string, Value>();
  return (key: string | undefined, compute: () => Value): Value => {
    const value = (key === undefined ? undefined : known.get(key)) ?? compute();
    if (key !== undefined && known.size < maxRemembered) known.set(key, value);
    return value;
  };
};

const causeOf = (test: TestResult, reading: FailureReading): FailureCause => {
  const { exception, message, text, frames } = reading;
  const ruled = { ...reading, status: test.status, testClass: testClassOf(test), testName: test.name, crash: test.crash?.kind };
  const rule = ruleOf(ruled);
  return {
    id: idOf([
      exception === undefined ? '' : simpleExceptionName(exception),
      rule.identity === 'quoted' ? withQuotedText(message) : withoutValues(message),
      ...distinguishingParts(rule, reading, test),
    ]),
    category: rule.category,
    rule: rule.name,
    certainty: rule.certainty,
    host: rule.category === 'network' ? reading.host : undefined,
    exception,
    message,
    text,
    frame: frames.find(({ file }) => file !== undefined) ?? frames[0],
  };
};

export const idOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, idLength);

/** Returns parts that distinguish causes with the same message. Omits line numbers, because every edit changes them. */
const distinguishingParts = (
  { identity, name }: CategoryRule,
  { frames, message, host }: FailureReading,
  test: TestResult,
): readonly string[] => {
  if (name === 'no-message') return [name, test.status];
  const calls = frames.flatMap(({ call }) => (call === undefined ? [] : [call]));
  const [deepest] = calls;
  // Adds a call or the test if the message has no letters, because such a message does not identify a cause.
  if (identity === 'message' || identity === 'quoted') return /\p{L}/u.test(message) ? [] : [deepest ?? testNameOf(test)];
  // An address of numbers may be another one in each run.
  const server = host === undefined || /^[\d.:a-f]+$/.test(host) ? [] : [host];
  if (identity === 'host') return /\p{L}/u.test(message) || host !== undefined ? server : [deepest ?? testNameOf(test)];
  const called = [deepest ?? frameFile(frames[0])];
  if (identity === 'call') return called;
  if (identity === 'host-and-call') return [...called, ...server];
  if (deepest === undefined) return [frameFile(frames[0]), testNameOf(test)];
  const testClass = testClassOf(test);
  const ofTest = calls.find((call) => call.split('.').at(-2) === testClass);
  return ofTest === undefined || ofTest === deepest ? [deepest] : [deepest, ofTest];
};

const testClassOf = ({ className }: TestResult): string => simpleClass(className).split('$', 1)[0] ?? '';

const testNameOf = ({ className, name }: TestResult): string => `${simpleClass(className)}#${methodOf(name)}`;

const frameFile = (frame: CauseFrame | undefined): string => frame?.file?.split(/[\\/]/).at(-1) ?? '';
