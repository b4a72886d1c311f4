import { describe, expect, it } from 'vitest';
import type { PlannedRun } from '../../../../../src/action/run/prepare/plan.ts';
import { planRerun, type RerunFacts } from '../../../../../src/action/run/retry/rerun.ts';
import type { PlannedBuild } from '../../../../../src/core/model/builds.ts';
import type { SessionResult, TestResult } from '../../../../../src/core/model/results.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import { analyzeShards } from '../../../../../src/core/results/expected-sessions.ts';
import {
  failedTest,
  missingSession,
  quarantineOf,
  runStart,
  sessionResult,
  testResult,
} from '../../../../helpers/run-results.ts';
import { planOf } from '../../../../helpers/stage.ts';
import { knownSuite } from '../../../core/results/known-suites.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S23-13.0';
const devices = [pixel, galaxy];

const passed = (...names: readonly string[]): TestResult[] => names.map((name) => testResult(name));
const failed = (...names: readonly string[]): TestResult[] => names.map((name) => failedTest(name));
const session = (tests: readonly TestResult[], parts: Partial<SessionResult> = {}): SessionResult =>
  sessionResult({ device: pixel, tests, ...parts });

const asked = (inputs: Parameters<typeof planOf>[0] = {}): PlannedRun =>
  planOf({ retries: 1, sessionRetries: 1, devices, ...inputs });

const withBuilds = ({ inputs, plan: original }: PlannedRun, parts: (nth: number) => Partial<PlannedBuild>): PlannedRun => ({
  inputs,
  plan: { ...original, builds: original.builds.map((build, nth) => ({ ...build, ...parts(nth) })) },
});

const plan = (sessions: readonly SessionResult[], facts: Partial<RerunFacts> = {}) =>
  planRerun({ ...asked(), sessions, isRequested: false, startedAt: runStart, ...facts });

const shardOf = (index: number, total: number) => ({ shard: { index, total } });

const named = (sessions: readonly SessionResult[], facts: Partial<RerunFacts> = {}) =>
  plan(sessions, facts).builds.map(({ devices: on, tests }) => [...on, ...(tests ?? ['all'])]);

const many = passed('a.P#a', 'a.P#b', 'a.P#c', 'a.P#d');

describe('planRerun', () => {
  it('marks each build as the next attempt of what it runs again', () => {
    const original = asked({ shards: 2 });
    const second = shardOf(1, 2);
    const sessions = [session(many, shardOf(0, 2)), session([...many, ...failed('a.A#f')], second)];
    const { builds } = plan(sessions, original);
    const { nonce, ...tag } = builds[0]!.tag;
    expect(tag).toEqual({ runId: '4711', runAttempt: 1, job: original.plan.identity, ...second, attempt: 1 });
    expect(nonce).toMatch(/^[0-9a-f]{16}$/);
    expect(original.plan.builds.map((build) => build.tag.nonce)).not.toContain(nonce);
    expect(builds).toMatchObject([{ devices: [pixel], attempt: 1, ...second }]);
  });

  it('runs a shard of a build that the service splits again as a build of its own', () => {
    const serviceShards = ['A', 'B'].map((name, nth) => ({ name, tests: [`UI/${name}`], knownTests: nth + 1 }));
    const [first, second] = [shardOf(0, 2), shardOf(1, 2)];
    const sessions = [session([...many, ...failed('a.A#f')], first), missingSession({ device: pixel, ...second })];
    const rerun = plan(
      sessions,
      withBuilds(asked(), () => ({ serviceShards })),
    );
    expect(rerun.builds).toMatchObject([
      { ...first, tests: ['a.A#f'], partial: true, tag: first },
      { ...second, tests: ['UI/B'], partial: false, knownTests: 2, tag: second },
    ]);
    for (const build of rerun.builds) expect(build).not.toHaveProperty('serviceShards');
  });

  it('runs a whole shard again with the filter of that shard', () => {
    const original = withBuilds(asked({ shards: 2 }), (nth) => ({ tests: [`a.Class${nth}`] }));
    const sessions = [session(many, shardOf(0, 2)), missingSession({ device: pixel, ...shardOf(1, 2) })];
    expect(named(sessions, original)).toEqual([[pixel, 'a.Class1']]);
  });

  it('keeps the filters of what was selected', () => {
    const filters = { 'skip-testing': ['T/A/testB'] };
    const sessions = [session(many, { device: galaxy }), missingSession({ device: pixel })];
    const again = plan(
      sessions,
      withBuilds(asked(), () => ({ filters })),
    );
    expect(again.builds).toMatchObject([{ filters, tests: undefined }]);
  });

  it('keeps the shard that the service made itself', () => {
    const split = shardOf(2, 3);
    expect(plan([session([...many, ...failed('a.A#f')], split)]).builds).toMatchObject([
      { ...split, tag: { ...split, job: asked().plan.identity } },
    ]);
  });

  it('names a test once, by its method where it has several sets of values', () => {
    const sets = failed('a.A#adds[0]', 'a.A#adds[1: x[y]]', 'a.A#odd]', 'a.A#[b', 'a.A#adds');
    expect(named([session([...many, ...passed('a.P#e', 'a.P#f'), ...sets])])).toEqual([
      [pixel, 'a.A#adds', 'a.A#odd]', 'a.A#[b'],
    ]);
  });

  it('runs all again if the session was inconclusive', () => {
    const filtered = withBuilds(asked(), () => ({ tests: ['a.A', 'a.B'] }));
    const died = missingSession({ device: pixel });
    const green = session(many, { device: galaxy });
    expect(plan([died, green]).builds).toMatchObject([{ devices: [pixel], attempt: 1, partial: false }]);
    expect(plan([died, green]).builds[0]?.tests).toBeUndefined();
    expect(plan([died, green], filtered).builds).toMatchObject([{ tests: ['a.A', 'a.B'], partial: false }]);
  });

  describe('after an inconclusive retry', () => {
    const broken = { summary: { status: 'error' as const, rawStatus: 'error' } };
    const first = session([...many, ...failed('a.A#f', 'a.A#g')]);
    const dead = (tests: readonly TestResult[], parts: Partial<SessionResult> = {}): SessionResult => {
      const again = session(tests, { attempt: 1, partial: true, ...parts });
      return { ...again, evidence: { ...again.evidence, ...broken } };
    };
    const inputs = asked({ retries: 2 });

    it('runs the tests of the retry again, also those that passed in it', () => {
      expect(named([first, dead([])], inputs)).toEqual([[pixel, 'a.A#f', 'a.A#g']]);
      expect(named([first, dead([...passed('a.A#f'), ...failed('a.A#g')])], inputs)).toEqual([[pixel, 'a.A#f', 'a.A#g']]);
    });

    it('runs the whole shard again if its first session is inconclusive, too', () => {
      expect(named([dead([...many], { attempt: 0, partial: false }), dead([])], inputs)).toEqual([[pixel, 'all']]);
    });

    it('does not judge the retry once all its tests ran again', () => {
      const later = session(passed('a.A#f', 'a.A#g'), { attempt: 2, partial: true });
      const kindOf = (sessions: readonly SessionResult[]) => analyzeShards(sessions).map(({ judgment }) => judgment.kind);
      expect(kindOf([first, dead(passed('a.A#f')), later])).toEqual(['failed']);
      expect(plan([first, dead(passed('a.A#f')), later], inputs).builds).toEqual([]);
      expect(kindOf([first, dead(passed('a.A#h')), later])).toEqual(['error']);
      const counters = { ...noCounters, failed: 2 };
      const hiding = dead([]);
      const summary = { ...broken.summary, counters };
      expect(kindOf([first, { ...hiding, evidence: { ...hiding.evidence, summary } }, later])).toEqual(['error']);
    });
  });

  it('runs nothing again where counters have failures without a name, unless a user asks for it', () => {
    const { evidence, ...rest } = session(many);
    const summary = { status: 'error' as const, rawStatus: 'error', counters: { ...noCounters, passed: 4, failed: 1 } };
    const unnamed = { ...rest, evidence: { ...evidence, summary } };
    expect(plan([unnamed])).toMatchObject({ builds: [], notice: undefined });
    expect(named([unnamed], { isRequested: true })).toEqual([[pixel, 'all']]);
  });

  it('runs all again where the service stopped the session, as others may not have had their turn', () => {
    const stopped = session([...many, testResult('a.A#hangs', { status: 'timed-out' })]);
    const { evidence } = stopped;
    const summary = { status: 'timed-out', rawStatus: 'timedout' } as const;
    expect(named([{ ...stopped, evidence: { ...evidence, summary } }])).toEqual([[pixel, 'all']]);
  });

  it('goes by the last attempt of each test, and counts on from the last of each device', () => {
    const first = session([...many, ...failed('a.A#f', 'a.A#g')]);
    const again = session([...passed('a.A#f'), ...failed('a.A#g')], { attempt: 1, partial: true });
    expect(plan([again, first]).builds).toMatchObject([{ tests: ['a.A#g'], attempt: 2, tag: { attempt: 2 } }]);
    const healed = session(passed('a.A#g'), { attempt: 2, partial: true });
    expect(plan([first, again, healed])).toMatchObject({ builds: [], lines: [] });
  });
});

describe('the names of tests in a filter', () => {
  const filters = (framework: 'xcuitest' | 'earlgrey', tests: readonly TestResult[], target?: string) =>
    named([session([...many, ...tests])], {
      ...asked({ framework }),
      ...(target === undefined ? {} : { target }),
    })[0]?.slice(1);

  it('are paths that begin with the test bundle', () => {
    expect(filters('xcuitest', failed('CartTests#testAdds()'), 'ShopUITests')).toEqual(['ShopUITests/CartTests/testAdds']);
    expect(filters('earlgrey', failed('CartTests#testAdds'), 'ShopTests')).toEqual(['ShopTests/CartTests/testAdds']);
  });

  it('keep a bundle that the class names, by a dot or a slash', () => {
    const tests = failed('ShopUITests.CartTests#testAdds', 'ShopUITests/PayTests#testPays()');
    expect(filters('xcuitest', tests, 'Other')).toEqual(['ShopUITests/CartTests/testAdds', 'ShopUITests/PayTests/testPays']);
  });

  it('are class and method if the bundle is unknown', () => {
    expect(filters('xcuitest', failed('CartTests#test()Adds'))).toEqual(['CartTests/test()Adds']);
  });
});

describe('the service matches names by prefix, and a rerun', () => {
  const searches = ['Search#testAdd', 'Search#testAddAll', 'Search#testAddAllTwice', 'Search#testRemove'];
  const suite = knownSuite([...searches, 'Cart#testAddB']);
  const again = (names: readonly string[], skipped: readonly string[] = [], capabilities = {}) => {
    const filters = { 'skip-testing': skipped };
    const original = withBuilds(asked({ framework: 'xcuitest', capabilities }), () => ({ filters }));
    const sessions = [session([...many, ...failed(...names)])];
    const { builds: all, warning } = plan(sessions, { ...original, target: 'UI', suite });
    return [all[0]?.tests, all[0]?.filters?.['skip-testing'], warning?.replace(/.*: /, '')];
  };

  it.each<[readonly string[], readonly string[], string?]>([
    [['testAdd'], ['testAddAll', 'testAddAllTwice']],
    [['testAddAll'], ['testAddAllTwice']],
    [['testRemove'], []],
    [['testAdd', 'testAddAllTwice'], [], 'UI/Search/testAddAll.'],
  ])('a rerun of %j skips %j', (names, skip, extra) => {
    const paths = (own: readonly string[]): readonly string[] => own.map((name) => `UI/Search/${name}`);
    expect(again(names.map((name) => `Search#${name}`))).toEqual([paths(names), paths(skip), extra]);
  });

  it('keeps what the first run skipped', () => {
    expect(again(['Search#testAddAll'], ['UI/Old'])[1]).toEqual(['UI/Old', 'UI/Search/testAddAllTwice']);
    const capabilities = { 'skip-testing': 'UI/Login' };
    expect(again(['Search#testAddAll'], [], capabilities)[1]).toEqual(['UI/Login', 'UI/Search/testAddAllTwice']);
  });
});

describe('what holds a rerun back', () => {
  const held = (sessions: readonly SessionResult[], isRequested = false) => {
    const { builds, notice } = plan(sessions, { isRequested });
    return notice ?? builds.length;
  };
  const broken = (count: number, of: number) =>
    `Nothing is run again: ${count} of ${of} tests failed, more than half, so the app is probably broken rather than flaky.`;

  it('is that more than half of the tests failed, over all devices', () => {
    expect(held([session([...passed('a.A#p'), ...failed('a.A#f', 'a.A#g')])])).toBe(broken(2, 3));
    const one = session([...passed('a.A#p', 'a.A#q'), ...failed('a.A#f')]);
    expect(held([one, session(failed('a.A#f'), { device: galaxy })])).toBe(2);
    expect(held([one, session(failed('a.A#f', 'a.A#g'), { device: galaxy })])).toBe(broken(3, 5));
  });

  it('is neither one failed test, though it be the only one, nor exactly half', () => {
    expect(held([session(failed('a.A#f'))])).toBe(1);
    expect(held([session([...passed('a.A#p', 'a.A#q'), ...failed('a.A#f', 'a.A#g')])])).toBe(1);
  });

  it('does not count tests that did not run', () => {
    const idle = [testResult('a.A#later', { status: 'skipped' }), testResult('a.A#never', { status: 'pending' })];
    expect(held([session([...idle, ...passed('a.A#p'), ...failed('a.A#f', 'a.A#g')])])).toBe(broken(2, 3));
    expect(held([session([...passed('a.A#p', 'a.A#q'), ...failed('a.A#f', 'a.A#g'), idle[1]!])])).toBe(1);
  });

  it('is no quarantined failure, of tests that ran all the same', () => {
    const inputs = { devices, retries: 1, quarantine: quarantineOf({ test: 'a.Q#*' }) };
    const hold = (...tests: readonly TestResult[]) => {
      const { builds, notice } = plan([session([...passed('a.A#p'), ...tests])], planOf(inputs));
      return notice ?? builds.flatMap((build) => build.tests);
    };
    const known = failed('a.Q#f', 'a.Q#g', 'a.Q#h');
    expect(hold(...known, ...failed('a.A#f'))).toEqual(['a.Q#f', 'a.Q#g', 'a.Q#h', 'a.A#f']);
    expect(hold(...known)).toEqual(['a.Q#f', 'a.Q#g', 'a.Q#h']);
    expect(hold(...known, ...failed('a.A#f', 'a.A#g', 'a.A#h', 'a.A#i', 'a.A#j'))).toBe(broken(5, 9));
  });

  it('is that no test ran at all', () => {
    const nothing = 'Nothing is run again: no test was executed at all.';
    expect(held([missingSession({ device: pixel })])).toBe(nothing);
    expect(held([session([testResult('a.A#later', { status: 'skipped' })]), missingSession({ device: galaxy })])).toBe(nothing);
  });

  it('is no reason against a session that the service could not run, at most half of them and at least one', () => {
    const offline = (device: string): SessionResult => missingSession({ device }, 'the device went offline');
    expect(named([offline(pixel)])).toEqual([[pixel, 'all']]);
    expect(named([offline(pixel), offline(galaxy)])).toEqual([[pixel, 'all']]);
    expect(plan([offline(pixel), offline(galaxy)]).lines.at(-1)).toBe(
      `Not started again in this round, since at most half of the sessions are: ${galaxy}.`,
    );
    expect(plan([offline(pixel)]).lines).toHaveLength(1);
    expect(named([session(failed('a.A#f', 'a.A#g')), offline(galaxy)])).toEqual([[galaxy, 'all']]);
    // Failed tests are held back nevertheless.
    expect(plan([session(failed('a.A#f', 'a.A#g')), offline(galaxy)]).notice).toMatch(
      /^Nothing else is run again: 2 of 2 tests failed/,
    );
    expect(plan([offline(pixel)]).notice).toBeUndefined();
  });

  it('holds for a session that crashed, or that had reported a test', () => {
    const summary = { status: 'error' as const, rawStatus: 'error' };
    const details = { state: 'missing' as const, message: 'no session' };
    const ended = session([], { evidence: { summary, details, report: { state: 'missing', message: 'none' } } });
    expect(held([ended])).toBe(1);
    const report = { state: 'read' as const, tests: noCounters, crash: 'Process crashed.', problems: [] };
    expect(held([{ ...ended, evidence: { ...ended.evidence, report } }])).toMatch(/^Nothing is run again/);
    expect(held([{ ...ended, tests: failed('a.A#f', 'a.A#g') }])).toMatch(/^Nothing is run again/);
  });

  it('is nothing where a user asks for it', () => {
    expect(held([missingSession({ device: pixel })], true)).toBe(1);
    expect(held([session(failed('a.A#f', 'a.A#g'))], true)).toBe(1);
  });
});
