import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DurationHistory } from '../../../../../../src/action/history/durations.ts';
import {
  planIdentifierShards as planSelected,
  remainingIdentifiers,
} from '../../../../../../src/action/run/prepare/shards/identifier-shards.ts';
import type { DiscoveredSuite } from '../../../../../../src/core/model/discovered-suite.ts';
import type { ShardPlan, ShardRequest } from '../../../../../../src/core/model/run-plan.ts';
import type { SelectingInputs } from '../../../../../../src/core/results/selection/selection.ts';
import { readTestFilter } from '../../../../../../src/stand-in/builds/test-filters.ts';
import { historyOf, knownSuite, selectionOf } from '../../../../core/results/known-suites.ts';
import { readEntries } from '../../../../core/results/selection/entries.ts';

const second = 1_000;
type Asked = ShardRequest & Pick<SelectingInputs, 'capabilities'>;
const request = (parts: Partial<Asked> = {}): Asked => ({
  framework: 'xcuitest',
  shards: 2,
  shardBy: 'hash',
  targetMs: 100 * second,
  maxShards: 10,
  capabilities: {},
  ...parts,
});

const planIdentifierShards = (
  asked: Asked,
  suite: DiscoveredSuite | undefined,
  history: DurationHistory | undefined,
  lines: readonly string[] = [],
): ShardPlan => planSelected(asked, selectionOf(suite, { ...asked, tests: readEntries('xcuitest', lines) }), history);

const suiteOf = (tests: readonly string[]): DiscoveredSuite => ({ ...knownSuite(tests), target: 'UI' });
const filters = ({ shards }: ShardPlan) => shards.map(({ classFilter }) => classFilter);
const seconds = (times: Readonly<Record<string, number>>) =>
  historyOf(Object.fromEntries(Object.entries(times).map(([name, each]) => [name, [each * second]])));

describe('XCUITest shards', () => {
  it.each<[string, string, string, Partial<Asked>?]>([
    ['are whole classes, by count without a history', 'A#testA A#testB B#testA C#testA', 'UI/A, UI/B UI/C'],
    ['are balanced by the durations of earlier runs', 'A#testA:30 B#testA:20 C#testA:10', 'UI/A, UI/B UI/C'],
    ['take a class apart that is too long for a shard', 'A#testX:40 A#testY:40 B#testA:1', 'UI/A/testX UI/B, UI/A/testY'],
    [
      'never separate tests of which one name begins with another',
      'A#testAdd:40 A#testAddAll:40 A#testPay:40',
      'UI/A/testAdd UI/A/testAddAll, UI/A/testPay',
      { shards: 3 },
    ],
    ['leave a class whole whose names all begin alike', 'A#test A#testAdd A#testPay', 'all'],
    [
      'name the tests of a class of which not all are selected',
      'A#testX A#testY B#testA',
      'UI/A/testX, UI/B',
      { capabilities: { 'only-testing': ['UI/A/testX', 'UI/B'] } },
    ],
    [
      'leave out what is skipped',
      'A#testX A#testY B#testA C#testA',
      'UI/A/testY, UI/B',
      { capabilities: { 'skip-testing': ['UI/A/testX', 'UI/C'] } },
    ],
    ['are one with shards: 1', 'A#testX B#testA', 'all', { shards: 1 }],
    ['are the fewest for auto', 'A#testX:60 B#testX:50 C#testX:10', 'UI/A, UI/B UI/C', { shards: 'auto' }],
    ['are at most max-shards for auto', 'A#testX:60 B#testX:60 C#testX:60', 'UI/A UI/C, UI/B', { shards: 'auto', maxShards: 2 }],
  ])('%s', (_what, tests, expected, parts = {}) => {
    const timed = tests.split(' ').map((test) => test.split(':'));
    const times = Object.fromEntries(timed.flatMap(([name, time]) => (time === undefined ? [] : [[name, Number(time)]])));
    const suite = suiteOf(timed.map(([name = '']) => name));
    const split = filters(planIdentifierShards(request(parts), suite, seconds(times)));
    expect(split.map((own) => own?.join(' ') ?? 'all').join(', ')).toBe(expected);
  });

  it('name the bundle of each class, unless several bundles have the class', () => {
    const of = (target: string, names: readonly string[]) => knownSuite(names).tests.map((test) => ({ ...test, target }));
    const both = [...of('One', ['A#testA', 'B#testB']), ...of('Two', ['B#testB', 'C#testC'])];
    const suite = (tests: DiscoveredSuite['tests']): DiscoveredSuite => ({ ...knownSuite([]), tests });
    expect(filters(planIdentifierShards(request({ shards: 3 }), suite(both), undefined))).toEqual([['B'], ['One/A'], ['Two/C']]);
    expect(filters(planIdentifierShards(request(), suite(both), undefined, ['One']))).toEqual([['One/A'], ['One/B/testB']]);
    expect(filters(planIdentifierShards(request(), knownSuite(['A#testA', 'B#testA']), undefined))).toEqual([['A'], ['B']]);
  });

  it('name tests that run though they were not selected', () => {
    const plan = planIdentifierShards(
      request({ capabilities: { 'only-testing': ['UI/A/testAdd', 'UI/B'] } }),
      suiteOf(['A#testAdd', 'A#testAddAll', 'B#testA']),
      undefined,
    );
    expect(plan.warning).toContain('run as well: A#testAddAll.');
  });

  it.each([
    [undefined, true],
    // The request of the build excludes these tests by name.
    [0, false],
  ])('name tests that run though the input tests does not select them, with shard-index %s', (shardIndex, warns) => {
    const parts = shardIndex === undefined ? {} : { shardIndex };
    const whole = suiteOf(['A#testAdd', 'A#testAddAll', 'B#testA', 'B#testB']);
    const plan = planIdentifierShards(request(parts), whole, undefined, ['UI/A/testAdd', 'UI/B/testA']);
    expect(filters(plan)).toEqual([['UI/A/testAdd'], ['UI/B/testA']]);
    expect(plan.warning !== undefined).toBe(warns);
  });

  it('keep their number and their order for the jobs of a matrix', () => {
    const plans = [0, 1, 3].map((shardIndex) =>
      planIdentifierShards(request({ shards: 4, shardIndex }), suiteOf(['A#testA', 'B#testA']), undefined),
    );
    for (const { total, splitBy, shards, fingerprint } of plans)
      expect({ total, splitBy, shards, fingerprint }).toEqual({
        total: 4,
        splitBy: undefined,
        shards: plans[0]?.shards,
        fingerprint: plans[0]?.fingerprint,
      });
    expect(plans[0]?.shards).toHaveLength(2);
  });

  it.each<[string, DiscoveredSuite | undefined, Partial<Asked>, RegExp]>([
    ['no suite', undefined, {}, /the tests of the suite are unknown/],
    ['an unreadable bundle', knownSuite([], ['UI.xctest']), { shards: 'auto' }, /UI\.xctest are not all known \(unknown\)/],
    ['no test', suiteOf([]), {}, /this one has none/],
    ['a selection only the device knows', suiteOf(['A#testA']), { capabilities: { 'only-testing': ['UI'] } }, /only-testing/],
    ['an empty selection', suiteOf(['A#testA']), { capabilities: { 'only-testing': ['UI/A/testB'] } }, /select none/],
  ])('are refused with %s', (_what, suite, parts, why) => {
    const planning = () => planIdentifierShards(request(parts), suite, undefined);
    expect(planning).toThrow(expect.objectContaining({ code: 'shards-tests-unknown' }));
    expect(planning).toThrow(why);
    expect(() => planIdentifierShards(request({ ...parts, shards: 1 }), suite, undefined)).not.toThrow();
  });

  it('run every selected test in exactly one shard, also where names are matched by prefix', () => {
    const names = fc.constantFrom('test', 'testA', 'testAB', 'testABC', 'testB', 'testBA', 'testC', 'testCA');
    const classes = fc.dictionary(fc.constantFrom('Cart', 'CartList', 'Login', 'Pay'), fc.uniqueArray(names, { minLength: 1 }), {
      minKeys: 1,
    });
    const taken = fc.dictionary(
      fc.constantFrom('Cart#testA', 'Cart#testB', 'Login#testC', 'Pay#test'),
      fc.integer({ min: 1, max: 100 }),
    );
    const chosen = fc.array(fc.constantFrom('UI/Cart', 'UI/Cart/testA', 'UI/CartList/testB', 'UI/Login/test', 'UI/Pay'), {
      maxLength: 3,
    });
    const shards = fc.oneof(fc.integer({ min: 2, max: 6 }), fc.constant('auto' as const));
    fc.assert(
      fc.property(classes, taken, chosen, shards, fc.boolean(), (byClass, times, only, count, byInput) => {
        const tests = Object.entries(byClass).flatMap(([className, own]) =>
          own.map((name) => ({ className, name, target: 'UI' })),
        );
        const isSelected = ({ className, name }: (typeof tests)[number]): boolean =>
          only.length === 0 || only.some((entry) => entry === `UI/${className}` || entry === `UI/${className}/${name}`);
        const selected = tests.filter(isSelected);
        fc.pre(selected.length > 0);
        const whole = suiteOf(tests.map(({ className, name }) => `${className}#${name}`));
        const plan = byInput
          ? planIdentifierShards(request({ shards: count }), whole, seconds(times), only)
          : planIdentifierShards(request({ shards: count, capabilities: { 'only-testing': only } }), whole, seconds(times));
        if (plan.total === 1) return;
        const running = filters(plan).map((entries) =>
          tests.filter((test) =>
            readTestFilter({ 'only-testing': entries }, 'xcuitest')({ ...test, outcome: 'pass', durationMs: 0, flaky: 0 }),
          ),
        );
        for (const test of selected) expect(running.filter((own) => own.includes(test))).toHaveLength(1);
        const extra = running.flat().filter((test) => !isSelected(test));
        expect(new Set(extra).size).toBe(extra.length);
        for (const { className, name } of extra) expect(plan.warning).toContain(`${className}#${name}`);
        for (const [index, own] of running.entries())
          expect(new Set(own.filter(isSelected).map(({ className, name }) => `${className}#${name}`))).toEqual(
            plan.shards[index]?.tests,
          );
        for (const { classFilter, tests: own } of plan.shards) {
          const taken = filters(plan).flatMap((entries) => (entries === classFilter ? [] : (entries ?? [])));
          const asked = request(byInput ? {} : { capabilities: { 'only-testing': only } });
          const selection = selectionOf(whole, { ...asked, tests: readEntries('xcuitest', byInput ? only : []) });
          // Without the durations from which the split was made.
          expect(remainingIdentifiers(asked, selection, taken, (entry) => taken.includes(entry)).tests).toEqual(own);
        }
      }),
    );
  });
});
