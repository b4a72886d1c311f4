import { describe, expect, it } from 'vitest';
import { shardOf } from '../../../../src/binaries/shard-split.ts';
import { accountTests, countKnownTests, type SelectedShards } from '../../../../src/run/judge/account-tests.ts';
import { sessionResult, testResult } from '../../../helpers/run-results.ts';
import { knownSuite } from '../../results/known-suites.ts';

const device = 'Google Pixel 3-10.0';
const none = sessionResult({ device, tests: [] });
const selected = (parts: Partial<SelectedShards> = {}): SelectedShards => ({
  framework: 'espresso',
  capabilities: {},
  shards: [{ shard: { index: 0, total: 1 } }],
  ...parts,
});
const missing = (tests: readonly string[], parts: Partial<SelectedShards> = {}, sessions = [none]) =>
  accountTests(knownSuite(tests), selected(parts), sessions).missing.map(({ name }) => name);

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

  it('claims nothing where it cannot know', () => {
    expect(accountTests(undefined, selected(), [none])).toEqual({ missing: [], unclaimed: 'the tests of the suite are unknown' });
    expect(accountTests(knownSuite(['a.A#f']), selected({ capabilities: { failFast: true } }), [none])).toMatchObject({
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

  it('accounts for XCUITest too', () => {
    const sessions = [sessionResult({ device, tests: [testResult('CartTests#testAdds')] })];
    const tests = ['CartTests#testAdds', 'CartTests#testShows', 'PayTests#testPays'];
    const only = { 'only-testing': ['ShopUITests/CartTests'] };
    expect(missing(tests, { framework: 'xcuitest', capabilities: only }, sessions)).toEqual(['CartTests#testShows']);
  });
});

describe('countKnownTests', () => {
  const run = { framework: 'espresso', capabilities: {} } as const;
  const whole = { shard: { index: 0, total: 1 } };
  const tests = ['a.A#f', 'a.A#g'];
  const [emptyShard = 0] = Array.from({ length: 64 }, (_, index) => index).filter((index) =>
    (['floor-mod', 'absolute'] as const).every((form) =>
      ['f', 'g'].every((name) => shardOf({ className: 'a.A', name }, 64, form) !== index),
    ),
  );

  it.each<[string, number | undefined, string[], Parameters<typeof countKnownTests>[2]]>([
    ['the tests of a whole suite', 2, tests, whole],
    ['neither ignored nor conditional tests', 1, ['a.A#f', 'a.A#off!', 'a.A#shakes?'], whole],
    ['those of a filter', 1, [...tests, 'a.B#f'], { shard: { index: 1, total: 2 }, classFilter: ['a.B'] }],
    ['none in a shard that the split leaves empty', 0, tests, { shard: { index: emptyShard, total: 64 } }],
    [
      'nothing where a parameterised test may be in the shard',
      undefined,
      [...tests, 'a.P#p*'],
      { shard: { index: emptyShard, total: 64 } },
    ],
    ['nothing where only certain devices have tests', undefined, ['a.A#shakes?'], whole],
  ])('counts %s', (_what, count, names, shard) => {
    expect(countKnownTests(knownSuite(names), run, shard)).toBe(count);
  });

  it('counts nothing of a suite or a selection that is unclear', () => {
    expect(countKnownTests(undefined, run, whole)).toBeUndefined();
    expect(countKnownTests(knownSuite(tests), { ...run, capabilities: { failFast: true } }, whole)).toBeUndefined();
    expect(
      countKnownTests(knownSuite(tests, ['classes2.dex']), run, { shard: { index: emptyShard, total: 64 } }),
    ).toBeUndefined();
  });
});
