import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DurationHistory } from '../../../../../../src/action/history/durations.ts';
import { describeImbalance } from '../../../../../../src/action/run/prepare/shards/shard-notes.ts';
import { planShards as planSelected } from '../../../../../../src/action/run/prepare/shards/shard-plan.ts';
import { shardOf, splitForms } from '../../../../../../src/core/frameworks/shard-split.ts';
import type { DiscoveredSuite } from '../../../../../../src/core/model/discovered-suite.ts';
import type { ShardPlan, ShardRequest } from '../../../../../../src/core/model/run-plan.ts';
import type { SelectingInputs } from '../../../../../../src/core/results/selection/selection.ts';
import { sessionResult } from '../../../../../helpers/run-results.ts';
import { historyOf, knownSuite, selectionOf } from '../../../../core/results/known-suites.ts';
import { readEntries } from '../../../../core/results/selection/entries.ts';

const minute = 60_000;
type Asked = ShardRequest & Pick<SelectingInputs, 'capabilities'>;
const request = (parts: Partial<Asked> = {}): Asked => ({
  framework: 'espresso',
  shards: 2,
  shardBy: 'duration',
  targetMs: 10 * minute,
  maxShards: 10,
  capabilities: {},
  ...parts,
});

const planShards = (asked: Asked, discovered: DiscoveredSuite | undefined, past: DurationHistory | undefined): ShardPlan =>
  planSelected(asked, selectionOf(discovered, asked), past);

const suite = knownSuite(['a.A#f', 'a.B#f', 'a.C#f', 'a.C#off!']);
const history = historyOf({ 'a.A#f': [4 * minute], 'a.B#f': [3 * minute], 'a.C#f': [2 * minute] });
const filters = ({ shards }: ShardPlan) => shards.map(({ classFilter }) => classFilter);

const named = (plan: ShardPlan) =>
  filters(plan)
    .flatMap((own) => own ?? [])
    .sort();

describe('shards by duration', () => {
  it('are class filters with what they are predicted to take', () => {
    const plan = planShards(request(), suite, history);
    expect(plan).toMatchObject({ shardBy: 'duration', total: 2, notices: [] });
    expect(plan.shards).toEqual([
      { shard: { index: 0, total: 2 }, classFilter: ['a.A'], loadMs: 4 * minute, predictedMs: 4.5 * minute },
      { shard: { index: 1, total: 2 }, classFilter: ['a.B', 'a.C'], loadMs: 5 * minute, predictedMs: 5.5 * minute },
    ]);
    expect(plan.notes).toEqual([
      'The durations of all 3 classes are known from earlier runs.',
      'Shard 1 of 2: predicted 4 m 30 s, 1 entry in its class filter',
      'Shard 2 of 2: predicted 5 m 30 s, 2 entries in its class filter',
    ]);
  });

  it('are split by the number of tests without a history, and say so', () => {
    const plan = planShards(request(), knownSuite(['a.A#f', 'a.A#g', 'a.B#f', 'a.C#f']), undefined);
    expect(filters(plan)).toEqual([['a.A'], ['a.B', 'a.C']]);
    expect(plan.shards[0]).toMatchObject({ predictedMs: undefined });
    expect(plan.notes[0]).toBe('No durations of earlier runs are available: every test is assumed to take 10 s.');
  });

  it('need no filter where there is only one', () => {
    for (const plan of [
      planShards(request({ shards: 1 }), suite, history),
      planShards(request({ shards: 3 }), knownSuite(['a.A#f*']), history),
    ])
      expect(plan).toMatchObject({ total: 1, shards: [{ shard: { index: 0, total: 1 } }] });
    expect(filters(planShards(request({ shards: 1 }), suite, history))).toEqual([undefined]);
  });

  it('are fewer where there is less to spread, but keep their number where other jobs count on it', () => {
    const small = knownSuite(['a.A#f*', 'a.B#f']);
    const alone = planShards(request({ shards: 4 }), small, history);
    expect(alone).toMatchObject({ total: 2, notices: ['Only 2 of 4 shards have tests: the suite has no more test classes.'] });
    const matrix = planShards(request({ shards: 4, shardIndex: 3 }), small, history);
    expect(matrix.total).toBe(4);
    expect(matrix.shards.map(({ shard }) => shard)).toEqual([
      { index: 0, total: 4 },
      { index: 1, total: 4 },
    ]);
  });

  it('are the same in every job, and their fingerprint tells when they are not', () => {
    const jobs = [0, 1].map((shardIndex) => planShards(request({ shardIndex }), suite, history));
    expect(jobs[0]).toEqual(jobs[1]);
    const other = planShards(request({ shardIndex: 0 }), suite, historyOf({ 'a.C#f': [9 * minute] }));
    expect(other.fingerprint).not.toBe(jobs[0]!.fingerprint);
    expect(planShards(request({ shardBy: 'hash' }), suite, history).fingerprint).not.toBe(jobs[0]!.fingerprint);
  });

  it('hold what the filters of the user leave', () => {
    const classed = planShards(request({ capabilities: { class: ['a.A', 'a.C'] } }), suite, history);
    expect(filters(classed)).toEqual([['a.A'], ['a.C']]);
    const packaged = planShards(
      request({ capabilities: { package: 'b' } }),
      knownSuite(['a.A#f', 'b.A#f', 'b.B#f'], ['a.X', 'b.X']),
      undefined,
    );
    expect(named(packaged)).toEqual(['b.A', 'b.B', 'b.X']);
  });

  it('name the selected tests of a class of which not all are selected, and whole classes with unknown tests', () => {
    const tests = ['a.A#f', 'a.A#g', 'a.A$In#f', 'a.B#f', 'a.B$In#f', 'a.C#f', 'a.U$In#f'];
    const lines = ['package:a', '!a.A#g', '!a.B$In', '!a.C'];
    const selection = selectionOf(knownSuite(tests, ['a.U']), { tests: readEntries('espresso', lines) });
    const plan = planSelected(request({ shards: 3 }), selection, undefined);
    expect(filters(plan)).toEqual([['a.A#f', 'a.A$In'], ['a.U'], ['a.B#f']]);
  });

  it.each<[string, Partial<Asked>, ReturnType<typeof knownSuite> | undefined]>([
    ['its tests are unknown', {}, undefined],
    ['the filters in capabilities select by something other than whole classes', { capabilities: { annotation: 'a.S' } }, suite],
    ['the filters in capabilities select', { capabilities: { class: ['a.A#f'] } }, suite],
    ['other than whole classes that were found in the suite', { capabilities: { class: ['a.Typo'] } }, suite],
    ['the tests that the capability failFast selects are known only', { capabilities: { failFast: true } }, suite],
    ['the tests in classes2.dex are unknown', {}, knownSuite(['a.A#f'], ['a.Part', 'classes2.dex'])],
    [
      'the test runner a.OwnRunner may add or leave out tests',
      { capabilities: { package: 'a' } },
      { ...suite, unseen: 'the test runner a.OwnRunner may add or leave out tests' },
    ],
    [
      'the runner builder a.Builder may find tests that are not in the class files',
      { capabilities: { instrumentationOptions: { runnerBuilder: 'a.Builder' } } },
      suite,
    ],
    ['no filter can name the class "a.My Test"', {}, knownSuite(['a.A#f', 'a.My Test#t'])],
    ['it has no test that runs', {}, knownSuite(['a.A#f!'])],
  ])('fall back to the split by hash: %s', (reason, parts, discovered) => {
    const plan = planShards(request({ shards: 3, ...parts }), discovered, history);
    expect(plan).toMatchObject({ shardBy: 'hash', total: 3 });
    expect(filters(plan).every((filter) => filter === undefined)).toBe(true);
    expect(plan.notices[0]).toContain(reason);
  });

  it('name a class of which not all tests are known as a whole', () => {
    const plan = planShards(request(), knownSuite(['a.A#f', 'a.A#g', 'a.B#f'], ['a.A', 'a.Features']), undefined);
    expect(named(plan)).toEqual(['a.A', 'a.B', 'a.Features']);
    expect(planShards(request(), knownSuite(['a.A#f!'], ['a.Features']), undefined).notices).toEqual([
      'Only 1 of 2 shards have tests: the suite has no more test classes.',
    ]);
  });
});

describe('shards by hash', () => {
  it('are as many as asked for, whatever is known', () => {
    for (const discovered of [suite, undefined]) {
      const plan = planShards(request({ shardBy: 'hash', shards: 3 }), discovered, undefined);
      expect(plan).toMatchObject({ shardBy: 'hash', total: 3, notes: [], notices: [] });
      expect(plan.shards).toMatchObject([0, 1, 2].map((index) => ({ shard: { index, total: 3 } })));
    }
  });

  it('are not planned where both forms of the split leave them empty, and one notice says what to use instead', () => {
    // The hashes of these names differ by multiples of four, so some of four shards stay empty.
    const tests = knownSuite(['a.A#a', 'a.A#e', 'a.A#i', 'a.A#m']);
    const plan = planShards(request({ shardBy: 'hash', shards: 4 }), tests, undefined);
    const filled = [...new Set(splitForms.flatMap((form) => tests.tests.map((test) => shardOf(test, 4, form) ?? -1)))].sort(
      (one, other) => one - other,
    );
    expect(filled.length).toBeLessThan(4);
    expect(plan.total).toBe(4);
    expect(plan.shards.map(({ shard }) => shard)).toEqual(filled.map((index) => ({ index, total: 4 })));
    const empty = 4 - filled.length;
    expect(plan.notices).toEqual([
      `${empty} of 4 shards have no test: use \`shards: ${filled.length}\` or \`auto\`. They are not started.`,
    ]);
    // Parameterized, ignored and unknown tests may be in any shard.
    for (const other of [
      knownSuite(['a.A#a', 'a.A#e*']),
      knownSuite(['a.A#a'], ['a.Part']),
      { ...tests, unseen: 'a.OwnRunner may add tests' },
    ])
      expect(planShards(request({ shardBy: 'hash', shards: 4 }), other, undefined)).toMatchObject({
        shards: [{}, {}, {}, {}],
        notices: [],
      });
  });

  it('say how many tests each is to run, where that is certain', () => {
    const tests = knownSuite(['a.A#f', 'a.B#f', 'a.C#f', 'a.D#g']);
    const counts = [0, 0];
    for (const { className, name } of tests.tests) counts[shardOf({ className, name }, 2, 'floor-mod')!]! += 1;
    const plan = planShards(request({ shardBy: 'hash' }), tests, undefined);
    expect(plan.shards).toMatchObject(counts.map((plannedTests, index) => ({ shard: { index, total: 2 }, plannedTests })));
    for (const discovered of [knownSuite(['a.A#f*']), undefined])
      for (const shard of planShards(request({ shardBy: 'hash' }), discovered, history).shards)
        expect(shard).toMatchObject({ plannedTests: undefined });
  });
});

describe('shards: auto', () => {
  const auto = (parts: Partial<Asked> = {}): Asked => request({ shards: 'auto', ...parts });
  const long = knownSuite(Array.from({ length: 30 }, (_, nth) => `a.C${nth}#f`));
  const times = historyOf(Object.fromEntries(long.tests.map(({ className }) => [`${className}#f`, [minute]])));

  it('shards: auto by duration takes the fewest that keep the slowest within the target', () => {
    const plan = planShards(auto(), long, times);
    expect(plan.total).toBe(4);
    expect(Math.max(...plan.shards.map(({ predictedMs }) => predictedMs!))).toBe(8.5 * minute);
    expect(plan.notes[1]).toBe(
      'shards: auto uses 4 of at most 10: the slowest is predicted to take 8 m 30 s, within the target of 10 m.',
    );
  });

  it('shards: auto by hash keeps the slowest within the target under both forms of the split', () => {
    const times10 = fc.array(fc.integer({ min: 1, max: 5 * minute }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times10, fc.integer({ min: 1, max: 8 }), (tests, maxShards) => {
        const known = knownSuite(tests.map((_, nth) => `a.C${nth}#f${nth}`));
        const measured = historyOf(Object.fromEntries(tests.map((ms, nth) => [`a.C${nth}#f${nth}`, [ms]])));
        const slowest = (count: number): number =>
          Math.max(
            ...(['floor-mod', 'absolute'] as const).flatMap((form) => {
              const loads = Array.from({ length: count }, () => 30_000);
              for (const [nth, ms] of tests.entries())
                loads[shardOf({ className: `a.C${nth}`, name: `f${nth}` }, count, form)!]! += ms;
              return loads;
            }),
          );
        const { total } = planShards(auto({ shardBy: 'hash', maxShards }), known, measured);
        const counts = Array.from({ length: maxShards }, (_, index) => index + 1);
        const enough = counts.find((count) => slowest(count) <= 10 * minute);
        if (enough === undefined) expect(slowest(total)).toBeLessThanOrEqual(1.1 * Math.min(...counts.map(slowest)));
        else expect(total).toBe(enough);
      }),
    );
  });

  it('shards: auto by hash uses the history alone if the suite is unknown, and says so', () => {
    const plan = planShards(auto({ shardBy: 'hash' }), undefined, times);
    expect(plan.total).toBe(4);
    expect(plan.notices).toEqual([]);
    expect(plan.notes).toEqual([
      'The durations of all 30 classes are known from earlier runs.',
      'shards: auto uses 4 of at most 10: the slowest is predicted to take 8 m, within the target of 10 m.',
      ...[0, 1, 2, 3].map((nth) => expect.stringMatching(new RegExp(`^Shard ${nth + 1} of 4: predicted 8 m$`))),
    ]);
  });

  it('takes one shard where nothing is known, and says so', () => {
    for (const shardBy of ['hash', 'duration'] as const) {
      const plan = planShards(auto({ shardBy }), undefined, undefined);
      expect(plan.total).toBe(1);
      expect(plan.notices.at(-1)).toBe('Neither the tests nor their durations are known: shards: auto uses one shard.');
    }
  });
});

describe('describeImbalance', () => {
  const planned = planShards(request(), suite, history).shards;
  const session = (device: string, index: number, durationMs: number, attempt = 0) =>
    sessionResult({ device, shard: { index, total: 2 }, durationMs, attempt });

  it('sets what was against what was predicted, on the slowest device', () => {
    const sessions = [
      session('A-1', 0, 4 * minute),
      session('B-1', 0, 5 * minute),
      session('A-1', 1, 6 * minute),
      session('A-1', 1, 60 * minute, 1),
    ];
    expect(describeImbalance(planned, sessions)).toBe(
      'Shard 1 of 2 took 5 m (predicted 4 m 30 s); shard 2 of 2 took 6 m (predicted 5 m 30 s). The slowest took 9 % longer than an even split.',
    );
  });

  it('tells of the one shard of this job, and without a prediction', () => {
    expect(describeImbalance(planned.slice(1), [session('A-1', 1, minute)])).toBe('Shard 2 of 2 took 1 m (predicted 5 m 30 s).');
    const unmeasured = planShards(request(), suite, undefined).shards;
    expect(describeImbalance(unmeasured, [session('A-1', 0, minute), session('A-1', 1, minute)])).toBe(
      'Shard 1 of 2 took 1 m; shard 2 of 2 took 1 m. They are even.',
    );
  });

  it('lists no more shards than one can read', () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ shard: { index, total: 22 } }));
    const took = many.map(({ shard }) => sessionResult({ device: 'A-1', shard, durationMs: minute }));
    expect(describeImbalance(many, took)).toMatch(/; shard 20 of 22 took 1 m; 2 more\. They are even\.$/);
    expect(describeImbalance(many.slice(2), took)).toMatch(/; shard 22 of 22 took 1 m\. They are even\.$/);
  });

  it('has nothing to say of sessions without a length', () => {
    expect(describeImbalance(planned, [])).toBe('');
  });
});
