import { describe, expect, it } from 'vitest';
import type { Deviation } from '../../helpers/deviations.ts';
import { galaxy, pixel } from '../../helpers/scenario.ts';
import type { Cloud } from '../../helpers/standing-cloud.ts';
import { checkRule, type RuleCase } from './rule-case.ts';

type Counts = Readonly<Record<string, number>>;

const none: Counts = { SUCCESS: 0, FAILED: 0, IGNORED: 0, TIMEDOUT: 0 };

interface Death {
  /** Number of the build. */
  readonly build?: number;
  readonly entry?: Counts;
  readonly session?: Counts;
  readonly total?: Counts;
}

/** Session of the pixel that ended in error, without tests in its details and without a report. */
const died = ({ build = 1, entry = none, session = none, total }: Death): Deviation[] => [
  { of: 'build', build, set: { [`devices/${pixel}/status`]: 'error', [`devices/${pixel}/test_status`]: entry } },
  ...(total === undefined ? [] : [{ of: 'build' as const, build, set: { test_status: total } }]),
  {
    of: 'session',
    build,
    text: (body) => {
      const details = JSON.parse(body);
      const empty = { test_details: {}, test_count: undefined, test_status: session };
      return details.device === pixel ? JSON.stringify({ ...details, ...empty }) : body;
    },
  },
  { of: 'report', build, text: (xml) => (xml.includes('devicename="Google Pixel 7"') ? '' : xml) },
];

type Check = NonNullable<Parameters<typeof checkRule>[1]>;

const adds = 'com.shop.CartTest#adds';

const builds =
  (count: number): Check =>
  (_step, cloud) =>
    expect(cloud.cloud.startedBuilds()).toHaveLength(count);

describe('a session in error whose details list no test', () => {
  const kinds = [{ SUCCESS: 1, FAILED: 2 }, { TIMEDOUT: 1 }, { ERROR: 1 }] as const;
  const sources = ['session', 'entry', 'total'] as const;
  const cells = sources.flatMap((source) => kinds.map((counts) => ({ source, counts, shown: JSON.stringify(counts) })));
  it.each(cells)('is judged, not replaced, where the counters ($source) say $shown', ({ source, counts }) =>
    checkRule({ name: '', deviations: died({ [source]: counts }), verdict: 'error', outputs: { tests: '0' } }, builds(1)),
  );

  it.each<RuleCase & { readonly builds: number }>([
    { name: 'all counters are zero: control', deviations: died({}), verdict: 'passed', builds: 2 },
    {
      name: 'the counters name only tests that never ran or were ignored: control',
      deviations: died({ session: { ...none, QUEUED: 3, IGNORED: 1 } }),
      verdict: 'passed',
      builds: 2,
    },
    {
      name: 'another session of the build explains the total of the build: control',
      inputs: { devices: `${pixel}\n${galaxy}` },
      deviations: died({ total: { SUCCESS: 3, IGNORED: 1 } }),
      verdict: 'passed',
      builds: 2,
      outputs: { tests: '8' },
    },
  ])('is replaced where $name', ({ builds: count, ...row }) => checkRule(row, builds(count)));

  it('is judged where the other session of the build explains only a part of the total of the build', () =>
    checkRule(
      {
        name: '',
        inputs: { devices: `${pixel}\n${galaxy}` },
        deviations: died({ total: { SUCCESS: 3, FAILED: 1, IGNORED: 1 } }),
        verdict: 'error',
      },
      builds(1),
    ));
});

/** Names of the tests that each start asked for; undefined where it asked for the whole shard. */
const asked = ({ cloud }: Cloud): readonly unknown[] => cloud.startedBuilds().map(({ capabilities }) => capabilities.class);

describe('counters of a whole build', () => {
  const total = (counts: Counts): Deviation[] => [{ of: 'build', set: { test_status: counts } }];
  it.each<RuleCase>([
    {
      name: 'are an error if none of its sessions shows the failures',
      deviations: total({ SUCCESS: 5, FAILED: 1, IGNORED: 2 }),
      verdict: 'error',
      reason: /^Build \w+ counts failed tests that none of its sessions shows \[counts-contradict\]/,
    },
    {
      name: 'agree with the failures of its sessions: control',
      scenario: { overrides: [{ test: '*adds', device: 'Samsung*', outcome: 'fail' }] },
      deviations: total({ SUCCESS: 5, FAILED: 1, IGNORED: 2 }),
      verdict: 'failed',
    },
    { name: 'agree with its sessions: control', deviations: total({ SUCCESS: 6, IGNORED: 2 }), verdict: 'passed' },
  ])('$name', (row) => checkRule({ inputs: { devices: `${pixel}\n${galaxy}` }, ...row }));
});

describe('a retry whose session the service could not run', () => {
  const again: Check = (_step, cloud) => expect(asked(cloud)).toEqual([undefined, [adds], [adds]]);
  const flaky = { test: '*adds', flaky: 1 };
  const removes = (runs: readonly number[]) => ({ test: '*removes', 'failing-runs': [...runs] });
  const row: RuleCase = {
    name: '',
    inputs: { retries: '1' },
    scenario: { overrides: [flaky, removes([2])] },
    deviations: died({ build: 2 }),
    verdict: 'passed',
    outputs: { tests: '4', passed: '3', flaky: '1' },
  };

  it('starts again with the tests of the retry, not with those of the shard', () => checkRule(row, again));

  it('stays an error if it cannot run again', () =>
    checkRule({ ...row, inputs: { retries: '1', 'session-retries': '0' }, verdict: 'error', outputs: {} }, (_step, cloud) =>
      expect(asked(cloud)).toEqual([undefined, [adds]]),
    ));

  it('leaves the test failed that fails in the session in its place', () =>
    checkRule({ ...row, scenario: { overrides: [{ test: '*adds', flaky: 3 }] }, verdict: 'failed', outputs: {} }, again));

  it('starts again with all tests if it was a whole shard: control', () =>
    checkRule({ ...row, scenario: {}, deviations: died({}), outputs: { tests: '4', flaky: '0' } }, (_step, cloud) =>
      expect(asked(cloud)).toEqual([undefined, undefined]),
    ));

  it('starts again with the tests of the retry where some of them ended before it died', () =>
    checkRule({ ...row, inputs: { retries: '2' }, deviations: died({ build: 2, session: { SUCCESS: 1 } }) }, again));
});

describe('fail-fast, where a session is dead for good', () => {
  const inputs = { 'fail-fast': 'true', retries: '1', devices: `${pixel}\n${galaxy}` };
  const row: RuleCase = {
    name: '',
    inputs: { ...inputs, 'session-retries': '0' },
    scenario: { overrides: [{ test: '*adds', device: 'Samsung*', flaky: 1 }] },
    deviations: died({}),
    verdict: 'error',
  };

  it('pays for no retry, since it could not heal the run', () => checkRule(row, builds(1)));

  it.each<RuleCase & { readonly builds: number }>([
    { ...row, name: 'fail-fast is off', inputs: { ...row.inputs, 'fail-fast': 'false' }, builds: 2 },
    { ...row, name: 'the session may start again', inputs, verdict: 'passed', outputs: { flaky: '1' }, builds: 3 },
    { ...row, name: 'no session is dead', deviations: [], verdict: 'passed', outputs: { flaky: '1' }, builds: 2 },
  ])('pays for the retry where $name: control', ({ builds: count, ...control }) => checkRule(control, builds(count)));
});
