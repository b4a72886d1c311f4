import { describe, expect, it } from 'vitest';
import { shardOf } from '../../../src/binaries/shard-split.ts';
import type { Capabilities } from '../../../src/model/builds.ts';
import type { SessionResult } from '../../../src/model/results.ts';
import type { PlannedShard } from '../../../src/model/run-plan.ts';
import { accountStarted, countKnownTests, logMissing, selectedSuite } from '../../../src/results/accounting.ts';
import type { Selection } from '../../../src/results/selection/selection.ts';
import { missingTest, sessionResult, testResult } from '../../helpers/run-results.ts';
import { planOf } from '../../helpers/stage.ts';
import { knownSuite, selectionOf } from './known-suites.ts';

const device = 'Google Pixel 3-10.0';
const none = sessionResult({ device, tests: [] });
const whole: PlannedShard = { shard: { index: 0, total: 1 } };
const accountTests = (selection: Selection, shards: readonly PlannedShard[], sessions: readonly SessionResult[]) =>
  accountStarted(selection, shards, sessions, []);
const missing = (
  tests: readonly string[],
  { shards = [whole], ...inputs }: Parameters<typeof selectionOf>[1] & { readonly shards?: readonly PlannedShard[] } = {},
  sessions = [none],
) => accountTests(selectionOf(knownSuite(tests), inputs), shards, sessions).missing.map(({ name }) => name);

describe('accountTests', () => {
  it('claims all tests of a whole suite', () => {
    const sessions = [sessionResult({ device, tests: [testResult('a.A#f')] })];
    expect(missing(['a.A#f', 'a.A#g', 'a.P#p*'], {}, sessions)).toEqual(['a.A#g', 'a.P#p']);
  });

  it('claims what the filters of the user select', () => {
    const tests = ['a.A#f', 'a.A#g', 'b.B#f'];
    expect(missing(tests, { capabilities: { class: ['a.A#g'] } })).toEqual(['a.A#g']);
    expect(missing(tests, { capabilities: { package: 'b' } })).toEqual(['b.B#f']);
  });

  it.each([
    ['all', ['a.A#f on Other-1', 'a.A#g on Google Pixel 3-10.0', 'a.A#h on Google Pixel 3-10.0 and Other-1']],
    ['any', ['a.A#h on Google Pixel 3-10.0']],
  ])('claims of a split to %s devices where tests must run', (deviceSelection, claimed) => {
    const sessions = [device, 'Other-1'].map((each, nth) =>
      sessionResult({ device: each, tests: [testResult(nth === 0 ? 'a.A#f' : 'a.A#g')] }),
    );
    const capabilities = { shards: { numberOfShards: 2, deviceSelection } };
    const accounting = accountTests(selectionOf(knownSuite(['a.A#f', 'a.A#g', 'a.A#h']), { capabilities }), [whole], sessions);
    expect(accounting.missing.map(({ name, devices }) => `${name} on ${devices.join(' and ')}`)).toEqual(claimed);
  });

  it('claims nothing where it cannot know', () => {
    expect(accountTests(selectionOf(undefined), [whole], [none])).toEqual({
      missing: [],
      unclaimed: 'the tests of the suite are unknown',
    });
    const unclear = selectionOf(knownSuite(['a.A#f']), { capabilities: { failFast: true } });
    expect(accountTests(unclear, [whole], [none])).toMatchObject({
      missing: [],
      unclaimed: expect.stringContaining('failFast'),
    });
  });

  it('claims of one shard by hash what both forms of the split put there', () => {
    const tests = Array.from({ length: 40 }, (_, nth) => `com.shop.Class${nth * 7_919}#f`);
    const [newer, older] = (['floor-mod', 'absolute'] as const).map((form) =>
      tests.filter((name) => shardOf({ className: name.slice(0, -2), name: 'f' }, 3, form) === 1),
    );
    const claimed = missing([...tests, 'a.P#p*'], { shards: [{ shard: { index: 1, total: 3 } }] });
    expect(claimed).toEqual(newer!.filter((name) => older!.includes(name)));
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.length).toBeLessThan(newer!.length);
  });

  it('claims of one shard by duration what its filter names, with the classes inside', () => {
    const tests = ['a.A#f', 'a.A$Inner#f', 'a.AB#f', 'a.B#f', 'a.B#g', 'a.P#p*'];
    const shards = [{ shard: { index: 1, total: 3 }, classFilter: ['a.A', 'a.B#g', 'a.P'] }];
    expect(missing(tests, { shards })).toEqual(['a.A#f', 'a.A$Inner#f', 'a.B#g', 'a.P#p']);
  });

  it('claims everything again where all shards are there', () => {
    const shards = [
      { shard: { index: 0, total: 2 }, classFilter: ['a.A'] },
      { shard: { index: 1, total: 2 }, classFilter: ['a.B'] },
    ];
    expect(missing(['a.A#f', 'a.B#f', 'a.Forgotten#f'], { shards })).toEqual(['a.A#f', 'a.B#f', 'a.Forgotten#f']);
  });

  it('claims nothing where no shard ran', () => {
    expect(missing(['a.A#f'], { shards: [] })).toEqual([]);
  });

  it('claims of one shard the tests that were planned into it, and none whose name only a run shows', () => {
    const tests = Array.from({ length: 12 }, (_, nth) => `a.C${nth}#f~`);
    const planned = [{ shard: { index: 1, total: 3 }, tests: new Set(['a.C3#f']) }];
    expect(missing(tests, { shards: planned })).toEqual(['a.C3#f']);
    expect(missing(tests, { shards: [{ shard: { index: 1, total: 3 } }] })).toEqual([]);
  });

  it('accounts for XCUITest too', () => {
    const sessions = [sessionResult({ device, tests: [testResult('CartTests#testAdds')] })];
    const tests = ['CartTests#testAdds', 'CartTests#testShows', 'PayTests#testPays'];
    const only = { 'only-testing': ['ShopUITests/CartTests'] };
    expect(missing(tests, { framework: 'xcuitest', capabilities: only }, sessions)).toEqual(['CartTests#testShows']);
  });
});

describe('countKnownTests', () => {
  const tests = ['a.A#f', 'a.A#g'];
  const [emptyShard = 0] = Array.from({ length: 64 }, (_, index) => index).filter((index) =>
    (['floor-mod', 'absolute'] as const).every((form) =>
      ['f', 'g'].every((name) => shardOf({ className: 'a.A', name }, 64, form) !== index),
    ),
  );

  it.each<[string, number | undefined, string[], PlannedShard]>([
    ['the tests of a whole suite', 2, tests, whole],
    ['neither ignored nor conditional tests', 1, ['a.A#f', 'a.A#off!', 'a.A#shakes?'], whole],
    ['those of a filter', 1, [...tests, 'a.B#f'], { shard: { index: 1, total: 2 }, classFilter: ['a.B'] }],
    ['none in a shard that the split leaves empty', 0, tests, { shard: { index: emptyShard, total: 64 } }],
    [
      'nothing where a parameterized test may be in the shard',
      undefined,
      [...tests, 'a.P#p*'],
      { shard: { index: emptyShard, total: 64 } },
    ],
    [
      'nothing where a name that only the run shows may be in the shard',
      undefined,
      [...tests, 'a.P#p~'],
      { shard: { index: emptyShard, total: 64 } },
    ],
    ['nothing where only certain devices have tests', undefined, ['a.A#shakes?'], whole],
    ['nothing where no shard has a test that must run', undefined, ['a.A#f!'], { shard: { index: emptyShard, total: 64 } }],
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
    expect(
      countKnownTests(selectionOf(knownSuite(tests, ['classes2.dex'])), { shard: { index: emptyShard, total: 64 } }),
    ).toBeUndefined();
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

describe('accountStarted', () => {
  const { builds, shards } = planOf({ shards: 2, devices: [device] });
  const byClass = shards.map((each, nth) => ({ ...each, classFilter: [nth === 0 ? 'a.A' : 'b.B'] }));
  const suite = knownSuite(['a.A#f', 'a.A#g', 'b.B#f']);
  const account = (sessions: readonly SessionResult[], unstarted: readonly number[], customRunner = false) =>
    accountStarted(selectionOf({ ...suite, customRunner }), byClass, sessions, [
      { reason: 'fail-fast', builds: builds.filter(({ shard }) => unstarted.includes(shard.index)) },
    ]);
  const first = sessionResult({ device, tests: [testResult('a.A#f')] });
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

describe('sayMissing', () => {
  const said = (accounting: Parameters<typeof logMissing>[0]): string[] => {
    const lines: string[] = [];
    const say = (level: string) => (line: string) => void lines.push(`${level}: ${line}`);
    const ignore = (): void => {};
    const log = { info: say('info'), warning: say('warning'), notice: ignore, error: ignore, debug: ignore };
    logMissing(accounting, { ...log, group: (_title, work) => work() });
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
    const [, twenty = ''] =
      said({ missing: [], leftOut: names(20) })[0]
        ?.split(': ')
        .slice(1) ?? [];
    expect(twenty).toBe(`${names(20).join(', ')}.`);
    expect(said({ missing: [], leftOut: names(22) })[0]).toMatch(/a\.A#t19 and 2 more\.$/);
  });
});
