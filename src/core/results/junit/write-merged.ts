import { showHidden } from '../../../lib/escape/invisible.ts';
import { cleanXml, escapeXmlText, xmlTag } from '../../../lib/xml.ts';
import { splitDevice } from '../../model/device-name.ts';
import { deviceLabel } from '../../model/device-shard.ts';
import { type Failure, type SessionResult, type TestResult, testName } from '../../model/results.ts';
import type { CountedShard, RunAnalysis } from '../../model/run-analysis.ts';
import { hasRun, isBad, isFlaky } from '../attempts.ts';
import { describeFailure, describeFlaky, describeQuarantined, describeShard } from '../describe.ts';
import { problemCaseOf, shardLabel, verdictCaseOf } from '../totals.ts';

/** Yields `junit.xml` in chunks, without nested suites because reporters count them differently. */
export const mergedJUnit = (run: RunAnalysis): Generator<string> => documentXml(run.project, () => suitesOfRun(run));

/** Yields the suites of all shards, and an entry for a red verdict that no other entry explains. */
function* suitesOfRun(run: RunAnalysis): Generator<SuiteToWrite> {
  // With several devices, test names contain the device, because reporters merge equal names.
  const severalDevices = new Set(run.shards.map(({ last }) => deviceLabel(last))).size > 1;
  let isRed = false;
  for (const shard of run.shards) {
    const { last } = shard;
    const problem = problemCaseOf(shard);
    const { startedAt } = last;
    const ofSession = problem === undefined ? [] : [{ ...suiteOfProblem(problem, propertiesOf(last, run)), startedAt }];
    for (const suite of [...suitesOfShard(shard, run, severalDevices), ...ofSession]) {
      isRed ||= suite.cases.some(({ outcome }) => outcome === 'failure' || outcome === 'error');
      yield suite;
    }
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  if (problem !== undefined) yield suiteOfProblem(problem, commonProperties(run));
}

function* suitesOfShard(shard: CountedShard, run: RunAnalysis, severalDevices: boolean): Generator<SuiteToWrite> {
  const { last } = shard;
  const label = shardLabel(last);
  if (shard.tests.length === 0 && last.sessionId !== undefined)
    yield {
      name: `(${hasReported(shard) ? 'tests of other shards' : 'no tests'}) [${label}]`,
      properties: propertiesOf(last, run),
      startedAt: last.startedAt,
      cases: [],
    };
  for (const [className, tests] of Map.groupBy(shard.tests, (test) => test.className || noClass)) {
    const lastTest = tests.at(-1);
    const session = lastTest === undefined ? last : shard.sessionOf(lastTest);
    yield {
      name: `${className} [${label}]`,
      properties: propertiesOf(session, run),
      startedAt: session.startedAt,
      cases: casesOf(shard, className, tests, severalDevices ? ` [${deviceLabel(last)}]` : '', run),
    };
  }
}

/** Whether a session of the shard reported tests, which then count in another shard. */
const hasReported = ({ attempts }: CountedShard): boolean => attempts.some(({ tests }) => tests.some(hasRun));

const noClass = '(no class)';

/** Gives each test of a class a unique name, because parameterized tests have the same name. */
const casesOf = (
  { quarantined, last }: CountedShard,
  className: string,
  tests: readonly TestResult[],
  suffix: string,
  { failOnFlaky, repeats }: RunAnalysis,
): CaseToWrite[] => {
  const repeated = repeatsOn(last.device, repeats);
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return tests.map((test) => {
    let nth = (counts.get(test.name) ?? 0) + 1;
    let name = nth === 1 ? test.name : `${test.name} (${nth})`;
    for (; taken.has(name); name = `${test.name} (${nth})`) nth += 1;
    counts.set(test.name, nth);
    taken.add(name);
    const entry = quarantined.get(test);
    return {
      test: entry === undefined ? test : { ...test, skipMessage: describeQuarantined(test, entry) },
      name: `${name}${suffix}`,
      className,
      outcome: writtenOutcome(test, failOnFlaky, entry !== undefined),
      repeats: repeated.get(testName(test)),
    };
  });
};

/** Maps the name of each repeated test to a text such as `passed in 4 of 6 runs`. */
const repeatsOn = (device: string, report: RunAnalysis['repeats']): ReadonlyMap<string, string> =>
  new Map(
    report?.tests.flatMap((test) =>
      test.device === device ? [[testName(test), `passed in ${test.passed} of ${test.passed + test.failed} runs`]] : [],
    ),
  );

const suiteOfProblem = (test: TestResult, properties: Readonly<Record<string, string>>): SuiteToWrite => {
  const { className, name } = test;
  return { name: `${className}: ${name}`, properties, cases: [{ test, name, className, outcome: 'error' }] };
};

const commonProperties = (run: RunAnalysis): Record<string, string> => ({
  framework: run.framework,
  project: run.project,
  simulated: String(run.simulated),
});

const propertiesOf = (session: SessionResult, run: RunAnalysis): Record<string, string> => {
  const { name: device, version } = splitDevice(session.device);
  return {
    ...commonProperties(run),
    device,
    'os version': version,
    shard: `${session.shard.index + 1} of ${session.shard.total}`,
    attempt: String(session.attempt + 1),
    build: session.buildId,
    ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
  };
};

interface SuiteToWrite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly startedAt?: Date;
  readonly cases: readonly CaseToWrite[];
}

/** `tests` is the number of `<testcase>` elements, as all reporters expect. */
const countAttributes = (suites: Iterable<SuiteToWrite>): Record<string, string | number> => {
  const counts = { passed: 0, failure: 0, error: 0, skipped: 0 };
  let tests = 0;
  let durationMs = 0;
  for (const { cases } of suites) {
    tests += cases.length;
    for (const { outcome, test } of cases) {
      durationMs += test.durationMs ?? 0;
      counts[outcome] += 1;
    }
  }
  return { tests, failures: counts.failure, errors: counts.error, skipped: counts.skipped, time: secondsText(durationMs) };
};

/** Calls `suites` twice, because a document starts with its counts. */
function* documentXml(name: string, suites: () => Iterable<SuiteToWrite>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${xmlTag('testsuites', { name, ...countAttributes(suites()) })}>\n`;
  for (const suite of suites()) yield* suiteXml(suite);
  yield '</testsuites>\n';
}

function* suiteXml(suite: SuiteToWrite): Generator<string> {
  const timestamp = suite.startedAt?.toISOString().slice(0, secondsPrecision);
  const attributes = { name: suite.name, ...countAttributes([suite]), timestamp };
  yield `  ${xmlTag('testsuite', attributes)}>\n    <properties>\n`;
  for (const [key, value] of Object.entries(suite.properties)) yield `      ${xmlTag('property', { name: key, value })}/>\n`;
  yield '    </properties>\n';
  for (const item of suite.cases) yield caseXml(item);
  yield '  </testsuite>\n';
}

/** Length of `2026-01-02T10:20:50`. The JUnit schema allows no fractions and no time zones. */
const secondsPrecision = 19;

/** Session for which the service writes no report. */
interface SessionToWrite extends Pick<SessionResult, 'device' | 'shard' | 'tests'> {
  readonly sessionId: string;
  readonly simulated: boolean;
}

/** Writes a session like the service's own reports, with one suite per class. */
export const sessionJUnit = (session: SessionToWrite): Generator<string> =>
  documentXml(session.device, () => suitesOfSession(session));

function* suitesOfSession({ device, shard, sessionId, tests, simulated }: SessionToWrite): Generator<SuiteToWrite> {
  const properties = { session_id: sessionId, device, shard: describeShard(shard), simulated: String(simulated) };
  for (const [className, ofClass] of Map.groupBy(tests, (test) => test.className))
    yield { name: className, properties, cases: ofClass.map(caseOf) };
}

/** The attribute `result` keeps statuses that JUnit elements cannot express: timed out and not run. */
const caseOf = (test: TestResult): CaseToWrite => ({
  test,
  name: test.name,
  className: test.className,
  outcome: writtenOutcome(test, false),
  attributes: { result: test.rawStatus ?? test.status, test_id: test.testId, video_url: test.links?.video },
});

/** Reporters support only these outcomes. */
type WrittenOutcome = 'passed' | 'failure' | 'error' | 'skipped';

interface CaseToWrite {
  readonly test: TestResult;
  /** Name of the test, unique within the suite. */
  readonly name: string;
  readonly className: string;
  readonly outcome: WrittenOutcome;
  readonly repeats?: string;
  /** Further attributes, as in the service's own reports. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
}

/** Converts a status to an outcome. A quarantined failure becomes `skipped`, so that reporters do not count it. */
const writtenOutcome = (test: TestResult, failOnFlaky: boolean, isQuarantined = false): WrittenOutcome => {
  if (isQuarantined) return test.status === 'passed' ? 'passed' : 'skipped';
  if (test.status === 'passed') return failOnFlaky && isFlaky(test) ? 'failure' : 'passed';
  if (test.status === 'skipped') return 'skipped';
  return test.status === 'failed' ? 'failure' : 'error';
};

/** Writes a test with at most one failure element, because some reporters count failures instead of tests. */
const caseXml = ({ test, name, className, outcome, repeats, attributes = {} }: CaseToWrite): string => {
  const open = xmlTag('testcase', {
    name,
    classname: className,
    time: secondsText(test.durationMs ?? 0),
    ...(isPlainPath(test.file) ? { file: test.file, line: test.line } : {}),
    ...attributes,
  });
  const inside = [
    ...caseProperties(test, repeats),
    resultXml(test, outcome),
    ...attemptsXml(test, outcome),
    ...outputXml(test, outcome),
  ].join('');
  return inside === '' ? `    ${open}/>\n` : `    ${open}>\n${inside}    </testcase>\n`;
};

/** Writes expected failures and repeats as properties, because JUnit has no elements for them. */
const caseProperties = ({ expectedFailures = [] }: TestResult, repeats: string | undefined): string[] => {
  const properties = [
    ...expectedFailures.map((failure) => ({ name: 'expected-failure', value: headlineOf(failure) })),
    ...(repeats === undefined ? [] : [{ name: 'repeats', value: repeats }]),
  ].map((attributes) => `  ${element('property', attributes)}`);
  return properties.length === 0 ? [] : [`${indent}<properties>\n${properties.join('')}${indent}</properties>\n`];
};

/** Seconds with three decimals, and with a point in every locale. */
const secondsText = (durationMs: number): string => (durationMs / 1_000).toFixed(3);

const resultXml = (test: TestResult, outcome: WrittenOutcome): string => {
  if (outcome === 'passed') return '';
  if (outcome === 'skipped') return element('skipped', { message: test.skipMessage && showHidden(test.skipMessage) });
  if (outcome === 'error') return failureXml('error', test.failures, test.rawStatus ?? test.status);
  if (test.status === 'passed') return element('failure', { type: 'flaky', message: describeFlaky(test) });
  return failureXml('failure', test.failures, test.failures[0]?.type ?? 'failed');
};

const indent = '      ';

const element = (name: string, attributes: Parameters<typeof xmlTag>[1], content = ''): string =>
  `${indent}${xmlTag(name, attributes)}${content === '' ? '/>' : `>${content}</${name}>`}\n`;

const failureXml = (name: 'failure' | 'error', failures: readonly Failure[], type: string): string => {
  const [first] = failures;
  const more = failures.length > 1 ? ` (and ${failures.length - 1} more)` : '';
  const message =
    first === undefined ? `The result of this test is "${type}"; no failure text is known.` : `${headlineOf(first)}${more}`;
  const numbered = failures.map((failure, place) =>
    failures.length > 1 ? `[${place + 1} of ${failures.length}] ${failureContent(failure)}` : failureContent(failure),
  );
  return element(name, { type, message }, escapeXmlText(numbered.join('\n\n')));
};

const headlineOf = (failure: Failure): string => showHidden(describeFailure(failure) ?? failure.type ?? 'failed');

/** Omits the message if the trace contains it, as most traces do. */
const failureContent = ({ message = '', trace = '' }: Failure): string =>
  showHidden(trace.includes(message) ? trace : [message, trace].filter((text) => text !== '').join('\n'));

/** Writes failed attempts as `flakyFailure` if the test passed in the end, otherwise as `rerunFailure`. */
const attemptsXml = (test: TestResult, outcome: WrittenOutcome): string[] => {
  if (outcome === 'skipped') return [];
  const failed = test.earlierAttempts.filter(({ status }) => isBad(status));
  return failed.map(({ status, failures }) => {
    const [first] = failures;
    const text = failures.map(failureContent).join('\n\n');
    return element(
      outcome === 'passed' ? 'flakyFailure' : 'rerunFailure',
      { type: first?.type ?? status, message: first === undefined ? status : headlineOf(first) },
      text === '' ? '' : `<stackTrace>${escapeXmlText(text)}</stackTrace>`,
    );
  });
};

const outputXml = ({ systemOut = '', systemErr = '' }: TestResult, outcome: WrittenOutcome): string[] => {
  if (outcome === 'passed' || outcome === 'skipped') return [];
  const outputs = [['system-out', systemOut] as const, ['system-err', systemErr] as const];
  return outputs.flatMap(([name, text]) => (text === '' ? [] : [element(name, {}, escapeXmlText(text))]));
};

/** Tells whether reporters can safely open and log a path: inside the workspace, and without workflow commands. */
const isPlainPath = (file: string | undefined): boolean =>
  file !== undefined &&
  /^[\p{L}\p{N}_.@+ -]+(?:[/\\][\p{L}\p{N}_.@+ -]+)*$/u.test(cleanXml(file)) &&
  !file.split(/[/\\]/).includes('..');
