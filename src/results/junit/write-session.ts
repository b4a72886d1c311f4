import type { Shard } from '../../model/device-shard.ts';
import type { TestResult } from '../../model/results.ts';
import { describeShard } from '../describe.ts';
import { type CaseToWrite, outcomeOf } from './write-case.ts';
import { documentXml, type SuiteToWrite } from './write-suite.ts';

/** One session whose framework has no report at the service. */
interface SessionToWrite {
  readonly device: string;
  readonly shard: Shard;
  readonly sessionId: string;
  readonly tests: readonly TestResult[];
  readonly simulated?: boolean;
}

/** The session's results in the shape of the service's own reports: a suite for each class. */
export const sessionJUnit = (session: SessionToWrite): Generator<string> =>
  documentXml(session.device, () => suitesOfSession(session));

function* suitesOfSession({ device, shard, sessionId, tests, simulated }: SessionToWrite): Generator<SuiteToWrite> {
  const properties = {
    session_id: sessionId,
    device,
    shard: describeShard(shard),
    ...(simulated === undefined ? {} : { simulated: String(simulated) }),
  };
  for (const [className, ofClass] of Map.groupBy(tests, (test) => test.className))
    yield { name: className, properties, cases: ofClass.map(caseOf) };
}

/** `result` keeps apart what JUnit's elements cannot: a test that timed out, or never ran. */
const caseOf = (test: TestResult): CaseToWrite => ({
  test,
  name: test.name,
  className: test.className,
  outcome: outcomeOf(test, false),
  attributes: {
    result: test.statusWord ?? test.status,
    test_id: test.testId,
    video_url: test.links?.video,
  },
});
