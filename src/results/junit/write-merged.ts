import { deviceLabel } from '../../model/device-shard.ts';
import type { SessionResult, TestResult } from '../../model/results.ts';
import type { AnalyzedShard, RunAnalysis } from '../../model/run-analysis.ts';
import { describeQuarantined } from '../describe.ts';
import { problemCaseOf, shardLabel, verdictCaseOf } from '../problem-cases.ts';
import { type CaseToWrite, outcomeOf } from './write-case.ts';
import { documentXml, type SuiteToWrite } from './write-suite.ts';

type RunToWrite = Pick<RunAnalysis, 'framework' | 'simulated' | 'project' | 'shards' | 'verdict' | 'failOnFlaky'>;

/** `junit.xml` of the report folder, in pieces: every session, flat, counted alike by every reporter. */
export const mergedJUnit = (run: RunToWrite): Generator<string> => documentXml(run.project, () => suitesOfRun(run));

/**
 * One suite for each class on each device and shard, attempts merged. Names are unique over the whole document, as reporters merge what
 * is named alike: with several devices the device is part of each test's name.
 *
 * An inconclusive session gets an error of its own, and so does a verdict that no test explains: a reader of the file never sees
 * more green than there is.
 */
function* suitesOfRun(run: RunToWrite): Generator<SuiteToWrite> {
  const severalDevices = new Set(run.shards.map(({ last }) => deviceLabel(last))).size > 1;
  let isRed = false;
  for (const shard of run.shards) {
    const { last } = shard;
    const problem = problemCaseOf(shard);
    const ofSession = problem === undefined ? [] : [{ ...suiteOfProblem(problem, propertiesOf(last, run)), ...startOf(last) }];
    for (const suite of [...suitesOfShard(shard, run, severalDevices), ...ofSession]) {
      isRed ||= suite.cases.some(({ outcome }) => outcome === 'failure' || outcome === 'error');
      yield suite;
    }
  }
  const problem = isRed ? undefined : verdictCaseOf(run);
  if (problem !== undefined) yield suiteOfProblem(problem, commonProperties(run));
}

function* suitesOfShard(shard: AnalyzedShard, run: RunToWrite, severalDevices: boolean): Generator<SuiteToWrite> {
  const { last } = shard;
  const label = shardLabel(last);
  if (shard.tests.length === 0 && last.sessionId !== undefined)
    yield { name: `(no tests) [${label}]`, properties: propertiesOf(last, run), ...startOf(last), cases: [] };
  for (const [className, tests] of Map.groupBy(shard.tests, (test) => test.className || noClass)) {
    const lastTest = tests.at(-1);
    const session = lastTest === undefined ? last : shard.sessionOf(lastTest);
    yield {
      name: `${className} [${label}]`,
      properties: propertiesOf(session, run),
      ...startOf(session),
      cases: casesOf(shard, className, tests, severalDevices ? ` [${deviceLabel(last)}]` : '', run.failOnFlaky),
    };
  }
}

const noClass = '(no class)';

/** The second test of a name (a parameterized one) gets a number. */
const casesOf = (
  { quarantined }: AnalyzedShard,
  className: string,
  tests: readonly TestResult[],
  suffix: string,
  failOnFlaky: boolean,
): CaseToWrite[] => {
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
      outcome: outcomeOf(test, failOnFlaky, entry !== undefined),
    };
  });
};

const suiteOfProblem = (test: TestResult, properties: Readonly<Record<string, string>>): SuiteToWrite => {
  const { className, name } = test;
  return { name: `${className}: ${name}`, properties, cases: [{ test, name, className, outcome: 'error' }] };
};

const startOf = ({ startedAt }: SessionResult): Pick<SuiteToWrite, 'startedAt'> => (startedAt === undefined ? {} : { startedAt });

const commonProperties = (run: RunToWrite): Record<string, string> => ({
  framework: run.framework,
  project: run.project,
  simulated: String(run.simulated),
});

const propertiesOf = (session: SessionResult, run: RunToWrite): Record<string, string> => {
  const hyphen = session.device.lastIndexOf('-');
  return {
    ...commonProperties(run),
    device: hyphen === -1 ? session.device : session.device.slice(0, hyphen),
    'os version': hyphen === -1 ? '' : session.device.slice(hyphen + 1),
    shard: `${session.shard.index + 1} of ${session.shard.total}`,
    attempt: String(session.attempt + 1),
    build: session.buildId,
    ...(session.sessionId === undefined ? {} : { session: session.sessionId }),
  };
};
