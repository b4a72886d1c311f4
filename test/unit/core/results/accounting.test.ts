import { describe, expect, it } from 'vitest';
import { shardOf } from '../../../../src/core/frameworks/shard-split.ts';
import type { Capabilities } from '../../../../src/core/model/builds.ts';
import type { SessionResult } from '../../../../src/core/model/results.ts';
import type { PlannedShard } from '../../../../src/core/model/run-plan.ts';
import {
  type Accounting,
  accountStarted,
  countKnownTests,
  findMissingTests,
  logMissing,
  selectedSuite,
} from '../../../../src/core/results/accounting.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import { failedTest, missingSession, missingTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { planOf } from '../../../helpers/stage.ts';
import { knownSuite, selectionOf } from './known-suites.ts';

const device = 'Google Pixel 3-10.0';
const on = (name: string, ...tests: string[]) => sessionResult({ device: name, tests: tests.map((test) => testResult(test)) });
const namesIn = ({ missing }: Accounting) => missing.map(({ name }) => name);

describe('findMissingTests', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing where all came back', ['a.B#f', 'a.B#g'], ['a.B#f', 'a.B#g'], []],
    ['what did not, in the order of the suite', ['a.B#f', 'a.B#g', 'a.C#f'], ['a.B#g'], ['a.B#f', 'a.C#f']],
    ['all if no report arrived', ['a.B#f'], [], ['a.B#f']],
    ['not ignored tests', ['a.B#f', 'a.B#off!'], ['a.B#f'], []],
    ['not tests for certain devices', ['a.B#f', 'a.B#shakes?'], ['a.B#f'], []],
    ['not tests of free names', ['a.B#f', 'a.B#shown^'], ['a.B#f', 'a.B#shows “it”'], []],
    ['tests of JUnit 5 by their method', ['a.B#f~', 'a.B#g~'], ['a.B#f()', 'a.B#stranger'], ['a.B#g']],
    ['not a test of several values that came back for one', ['a.B#f*'], ['a.B#f[€ 1]'], []],
    ['not a test of several values under the name of the values', ['a.B#f*'], ['a.B#[0] 1, 2 (f)'], []],
    ['not a test of several values where a stranger may be one', ['a.B#f*', 'a.B#g'], ['a.B#repetition 1 of 3', 'a.B#g'], []],
    ['a test of several values without any', ['a.B#f*', 'a.B#g'], ['a.B#g'], ['a.B#f']],
    ['a test of one value, whatever strangers there are', ['a.B#f', 'a.B#g'], ['a.B#stranger', 'a.B#g'], ['a.B#f']],
    ['not a test that some runner repeats', ['a.B#f'], ['a.B#f[A]', 'a.B#f[B]'], []],
    ['not a class that runs with several values', ['a.B#f'], ['a.B[A]#f', 'a.B[B]#f'], []],
    ['names for people, as they are', ['a.B#finds “Ünïcode” 💥', 'a.B#finds'], ['a.B#finds “Ünïcode” 💥'], ['a.B#finds']],
    ['not where the class came back without its package', ['a.b.C#f'], ['C#f'], []],
    ['what another class of the simple name reported', ['a.b.C#f'], ['x.C#f'], ['a.b.C#f']],
    ['a class that only a namesake in a package reported', ['FooTest#x', 'a.FooTest#x'], ['a.FooTest#x'], ['FooTest#x']],
    [
      'a class in a package that only a namesake without one reported',
      ['FooTest#x', 'a.FooTest#x'],
      ['FooTest#x'],
      ['a.FooTest#x'],
    ],
    ['no namesake where both came back', ['FooTest#x', 'a.FooTest#x'], ['a.FooTest#x', 'FooTest#x'], []],
    ['a namesake of a module that the suite does not know', ['FooTest#x', 'a.FooTest#x'], ['Shop.FooTest#x'], ['a.FooTest#x']],
    ['not where the suite does not know the module', ['CartTests#testAdds'], ['ShopUITests.CartTests#testAdds()', 'Other#x'], []],
    ['not where the class came back with its target', ['CartTests#testAdds'], ['ShopUITests/CartTests#testAdds'], []],
    [
      'names that mean something to JavaScript',
      ['__proto__#constructor', 'a.B#toString'],
      [],
      ['__proto__#constructor', 'a.B#toString'],
    ],
  ])('finds %s', (_rule, tests, names, expected) => {
    expect(namesIn(findMissingTests(knownSuite(tests), [on(device, ...names)]))).toEqual(expected);
  });

  it('takes any result for a result, but none of a test that never ran', () => {
    const tests = (['failed', 'skipped', 'error', 'timed-out', 'pending', 'unknown'] as const).map((status) =>
      failedTest(`a.B#${status}`, {}, { status }),
    );
    const suite = knownSuite(tests.map(({ name }) => `a.B#${name}`));
    expect(findMissingTests(suite, [sessionResult({ device, tests })])).toEqual({
      missing: [{ name: 'a.B#pending', devices: [device] }],
    });
  });

  it('looks at all shards and attempts of a device together, and at each device alone', () => {
    const suite = knownSuite(['a.B#f', 'a.B#g', 'a.B#h']);
    const second = { shard: { index: 1, total: 2 } };
    const sessions = [
      on('A-1', 'a.B#f'),
      { ...on('A-1', 'a.B#g'), ...second },
      { ...on('A-1', 'a.B#h'), ...second, attempt: 1 },
      on('B-1', 'a.B#f'),
      on('C-1', 'a.B#h'),
      missingSession({ device: 'B-1', ...second }),
    ];
    expect(findMissingTests(suite, sessions)).toEqual({
      missing: [
        { name: 'a.B#f', devices: ['C-1'] },
        { name: 'a.B#g', devices: ['B-1', 'C-1'] },
        { name: 'a.B#h', devices: ['B-1'] },
      ],
    });
  });

  it('claims nothing of classes that are not fully known', () => {
    const found = findMissingTests(knownSuite(['a.B#f', 'a.C#f'], ['a.B']), [on(device)]);
    expect(found).toMatchObject({ missing: [{ name: 'a.C#f' }], unclaimed: 'the tests of a.B are not all known' });
  });

  it('keeps the claims on all others where a class or file is not understood', () => {
    const suite = { ...knownSuite(['a.B#f'], ['classes2.dex', 'a.Features']), unseen: 'the test runner a.R may add tests' };
    expect(findMissingTests(suite, [on(device)])).toMatchObject({
      missing: [{ name: 'a.B#f' }],
      unclaimed: 'the test runner a.R may add tests; the tests of classes2.dex, a.Features are not all known',
    });
  });

  it('only warns of what a runner of the suite may have left out: absent everywhere, while the counts agree', () => {
    const suite = { ...knownSuite(['a.B#f', 'a.B#g']), customRunner: true };
    const left = (...sessions: SessionResult[]) => {
      const found = findMissingTests(suite, sessions);
      return [namesIn(found), found.leftOut];
    };
    const agreeing = [on('A-1', 'a.B#f'), on('B-1', 'a.B#f')];
    expect(left(...agreeing)).toEqual([[], ['a.B#g']]);
    expect(left(on('A-1', 'a.B#f', 'a.B#g'), on('B-1', 'a.B#f'))).toEqual([['a.B#g'], undefined]);
    expect(namesIn(findMissingTests({ ...suite, customRunner: false }, agreeing))).toEqual(['a.B#g']);
    expect(left()).toEqual([[], undefined]);
    const lacking = { state: 'missing', message: '' } as const;
    for (const evidence of [{ details: lacking, report: { state: 'none' } as const }, { report: lacking }]) {
      const session = on('B-1', 'a.B#f');
      const uncounted = { ...session, evidence: { ...session.evidence, ...evidence } };
      expect(left(on('A-1', 'a.B#f'), uncounted)).toEqual([['a.B#g'], undefined]);
    }
  });
});

describe('accountStarted', () => {
  const whole: PlannedShard = { shard: { index: 0, total: 1 } };
  const second = { shard: { index: 1, total: 3 } };
  type Given = Parameters<typeof selectionOf>[1] & { readonly shards?: readonly PlannedShard[] };
  const missing = (tests: readonly string[], { shards = [whole], ...inputs }: Given = {}) =>
    namesIn(accountStarted(selectionOf(knownSuite(tests), inputs), shards, [on(device)], []));
  const inHalves = ['a.A', 'a.B'].map((name, index) => ({ shard: { index, total: 2 }, classFilter: [name] }));
  const twelve = Array.from({ length: 12 }, (_, nth) => `a.C${nth}#f~`);

  it.each<[string, readonly string[], Given, readonly string[]]>([
    ['all tests of a whole suite', ['a.A#f', 'a.A#g', 'a.P#p*'], {}, ['a.A#f', 'a.A#g', 'a.P#p']],
    ['a method that the user selects', ['a.A#f', 'a.A#g', 'b.B#f'], { capabilities: { class: ['a.A#g'] } }, ['a.A#g']],
    ['a package that the user selects', ['a.A#f', 'a.A#g', 'b.B#f'], { capabilities: { package: 'b' } }, ['b.B#f']],
    [
      'of one shard by duration what its filter names, with the classes inside',
      ['a.A#f', 'a.A$Inner#f', 'a.AB#f', 'a.B#f', 'a.B#g', 'a.P#p*'],
      { shards: [{ ...second, classFilter: ['a.A', 'a.B#g', 'a.P'] }] },
      ['a.A#f', 'a.A$Inner#f', 'a.B#g', 'a.P#p'],
    ],
    [
      'everything again where all shards are there',
      ['a.A#f', 'a.B#f', 'a.Forgotten#f'],
      { shards: inHalves },
      ['a.A#f', 'a.B#f', 'a.Forgotten#f'],
    ],
    ['nothing where no shard ran', ['a.A#f'], { shards: [] }, []],
    [
      'of one shard the tests that were planned into it',
      twelve,
      { shards: [{ ...second, tests: new Set(['a.C3#f']) }] },
      ['a.C3#f'],
    ],
    ['of one shard none whose name only a run shows', twelve, { shards: [second] }, []],
  ])('claims %s', (_what, tests, given, expected) => {
    expect(missing(tests, given)).toEqual(expected);
  });

  it.each([
    ['all', ['a.A#f on Other-1', 'a.A#g on Google Pixel 3-10.0', 'a.A#h on Google Pixel 3-10.0 and Other-1']],
    ['any', ['a.A#h on Google Pixel 3-10.0']],
  ])('claims of a split to %s devices where tests must run', (deviceSelection, claimed) => {
    const selection = selectionOf(knownSuite(['a.A#f', 'a.A#g', 'a.A#h']), {
      capabilities: { shards: { numberOfShards: 2, deviceSelection } },
    });
    const accounting = accountStarted(selection, [whole], [on(device, 'a.A#f'), on('Other-1', 'a.A#g')], []);
    expect(accounting.missing.map(({ name, devices }) => `${name} on ${devices.join(' and ')}`)).toEqual(claimed);
  });

  it('claims nothing where it cannot know', () => {
    const unknown = 'the tests of the suite are unknown';
    expect(accountStarted(selectionOf(undefined), [whole], [on(device)], [])).toEqual({ missing: [], unclaimed: unknown });
    const unclear = selectionOf(knownSuite(['a.A#f']), { capabilities: { failFast: true } });
    expect(accountStarted(unclear, [whole], [on(device)], [])).toMatchObject({
      missing: [],
      unclaimed: expect.stringContaining('failFast'),
    });
  });

  it('claims of one shard by hash what both forms of the split put there', () => {
    const tests = Array.from({ length: 40 }, (_, nth) => `com.shop.Class${nth * 7_919}#f`);
    const [newer, older] = (['floor-mod', 'absolute'] as const).map((form) =>
      tests.filter((name) => shardOf({ className: name.slice(0, -2), name: 'f' }, 3, form) === 1),
    );
    const claimed = missing([...tests, 'a.P#p*'], { shards: [second] });
    expect(claimed).toEqual(newer!.filter((name) => older!.includes(name)));
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.length).toBeLessThan(newer!.length);
  });
});

describe('countKnownTests', () => {
  const whole: PlannedShard = { shard: { index: 0, total: 1 } };
  const tests = ['a.A#f', 'a.A#g'];
  const [emptyShard = 0] = Array.from({ length: 64 }, (_, index) => index).filter((index) =>
    (['floor-mod', 'absolute'] as const).every((form) =>
      ['f', 'g'].every((name) => shardOf({ className: 'a.A', name }, 64, form) !== index),
    ),
  );

  const empty = { shard: { index: emptyShard, total: 64 } };

  it.each<[string, number | undefined, string[], PlannedShard]>([
    ['the tests of a whole suite', 2, tests, whole],
    ['neither ignored nor conditional tests', 1, ['a.A#f', 'a.A#off!', 'a.A#shakes?'], whole],
    ['those of a filter', 1, [...tests, 'a.B#f'], { shard: { index: 1, total: 2 }, classFilter: ['a.B'] }],
    ['none in a shard that the split leaves empty', 0, tests, empty],
    ['nothing where a parameterized test may be in the shard', undefined, [...tests, 'a.P#p*'], empty],
    ['nothing where a name that only the run shows may be in the shard', undefined, [...tests, 'a.P#p~'], empty],
    ['nothing where only certain devices have tests', undefined, ['a.A#shakes?'], whole],
    ['nothing where no shard has a test that must run', undefined, ['a.A#f!'], empty],
    ['nothing where a filter selects no test', undefined, tests, { shard: { index: 1, total: 2 }, classFilter: ['a.X'] }],
    ['those of a shard that has one of two', 1, tests, { shard: { index: 0, total: 2 }, tests: new Set(['a.A#g']) }],
  ])('counts %s', (_what, count, names, shard) => {
    expect(countKnownTests(selectionOf(knownSuite(names)), shard)).toBe(count);
  });

  it.each<[shards: unknown, count: number | undefined]>([
    [{ numberOfShards: 20 }, undefined],
    [{ mapping: [{}, {}] }, undefined],
    [{}, undefined],
    [{ numberOfShards: '1' }, 2],
  ])('counts those of a session where the request splits the suite itself: %j', (shards, count) => {
    expect(countKnownTests(selectionOf(knownSuite(tests), { capabilities: { shards } }), whole)).toBe(count);
  });

  it('counts nothing of a suite or a selection that is unclear', () => {
    expect(countKnownTests(selectionOf(undefined), whole)).toBeUndefined();
    expect(countKnownTests(selectionOf(knownSuite(tests), { capabilities: { failFast: true } }), whole)).toBeUndefined();
    expect(countKnownTests(selectionOf(knownSuite(tests, ['classes2.dex'])), empty)).toBeUndefined();
  });
});

describe('selectedSuite', () => {
  const select = (suite: ReturnType<typeof knownSuite> | undefined, capabilities: Capabilities = {}) =>
    selectedSuite(selectionOf(suite, { capabilities }));

  it('has the tests that the filters select, and the classes among them that could not be read', () => {
    const suite = { ...knownSuite(['a.A#f', 'b.B#g!'], ['a.A', 'b.B']), unseen: 'a library is missing', customRunner: true };
    expect(select(suite, { package: 'a' })).toEqual({
      tests: [{ className: 'a.A', name: 'f', ignored: false, parameterized: false, conditional: false }],
      unknown: [{ part: 'a.A' }],
      isPart: true,
      unseen: 'a library is missing',
      customRunner: true,
    });
    expect(select(knownSuite(['a.A#f']))).toEqual({ tests: [expect.objectContaining({ name: 'f' })], unknown: [] });
  });

  it.each<[string, Parameters<typeof select>[0], Capabilities]>([
    ['no suite', undefined, {}],
    ['a suite of which nothing could be read', knownSuite([], ['classes.dex']), {}],
    ['a suite whose runner builder finds the tests', { ...knownSuite([]), unseen: 'a builder' }, {}],
    ['filters that leave open what runs', knownSuite(['a.A#f']), { failFast: true }],
  ])('is unknown with %s', (_what, suite, capabilities) => {
    expect(select(suite, capabilities)).toBe('unknown');
  });

  it('is known to be empty where it was read and has no tests', () => {
    expect(select(knownSuite([]))).toEqual({ tests: [], unknown: [] });
  });
});

describe('accountStarted with unstarted shards', () => {
  const { builds, shards } = planOf({ shards: 2, devices: [device] }).plan;
  const byClass = shards.map((each, nth) => ({ ...each, classFilter: [nth === 0 ? 'a.A' : 'b.B'] }));
  const suite = knownSuite(['a.A#f', 'a.A#g', 'b.B#f']);
  const account = (sessions: readonly SessionResult[], unstarted: readonly number[], customRunner = false) =>
    accountStarted(selectionOf({ ...suite, customRunner }), byClass, sessions, [
      { reason: 'fail-fast', builds: builds.filter(({ shard }) => unstarted.includes(shard.index)) },
    ]);
  const first = on(device, 'a.A#f');
  const [f, g, other] = ['a.A#f', 'a.A#g', 'b.B#f'].map((name) => ({ name, devices: [device] }));
  const notStarted = 'fail-fast';

  it.each<[string, readonly SessionResult[], readonly number[], readonly object[]]>([
    ['of a shard that was not started', [first], [1], [g!, { ...other, notStarted }]],
    ['where the other shard has no session either', [], [1], [f!, g!, { ...other, notStarted }]],
    ['of a run that started nothing', [], [0, 1], [f, g, other].map((test) => ({ ...test, notStarted }))],
    ['of a run that started all', [first], [], [g!, other!]],
  ])('names the tests %s', (_, sessions, unstarted, expected) => {
    expect(account(sessions, unstarted).missing).toEqual(expected);
  });

  it('does not take what was not started for what the test runner leaves out', () => {
    expect(account([first], [1], true)).toMatchObject({ missing: [{ ...other, notStarted }], leftOut: ['a.A#g'] });
  });
});

describe('logMissing', () => {
  const said = (accounting: Accounting): string[] => {
    const lines: string[] = [];
    const say = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
    logMissing(accounting, { ...silentLog, info: say('info'), warning: say('warning') });
    return lines;
  };
  const names = (count: number): string[] => Array.from({ length: count }, (_, nth) => `a.A#t${nth}`);

  it('names what is missing, what may be left out, and what cannot be told', () => {
    expect(said({ missing: [] })).toEqual([]);
    expect(said({ missing: [missingTest('a.A#f', device), missingTest('a.A#g', device)] })).toEqual([
      'warning: Tests of the suite without a result on at least one device: a.A#f, a.A#g.',
    ]);
    expect(said({ missing: [], unclaimed: 'the suite is unknown', leftOut: ['a.A#f'] })).toEqual([
      'info: Not all missing tests can be found: the suite is unknown.',
      'warning: Tests of the suite that no device ran, perhaps because its own test runner leaves them out: a.A#f.',
    ]);
  });

  it('names 20 of many', () => {
    expect(said({ missing: [], leftOut: names(20) })[0]?.endsWith(`: ${names(20).join(', ')}.`)).toBe(true);
    expect(said({ missing: [], leftOut: names(22) })[0]).toMatch(/a\.A#t19 and 2 more\.$/);
  });
});
