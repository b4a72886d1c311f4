import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countClassShards,
  remainingClasses,
  shardClasses,
  type TimedClass,
} from '../../../../../../src/action/run/prepare/shards/class-shards.ts';
import { timed } from './timed-class.ts';

/** `A: f40 g*30`: class with the durations of its methods. `?` after the class: it may have more methods. `.`: space. */
const classOf = (text: string): TimedClass => {
  const [name = '', methods = ''] = text.split(': ');
  const times = [...methods.matchAll(/(\S+?)(\d+)/g)].map(([, method = '', ms]) => [method.replaceAll('.', ' '), Number(ms)]);
  return timed(name.replace('?', ''), Object.fromEntries(times), { complete: !name.endsWith('?') });
};

const filters = (classes: readonly TimedClass[], shards: number, roomMs?: number) =>
  shardClasses(classes, shards, roomMs).map((shard) => shard.filters);

describe('shardClasses', () => {
  it('spreads whole classes', () => {
    const classes = [timed('a.A', { f: 30 }), timed('a.B', { f: 10, g: 10 }), timed('a.C', { f: 15 })];
    expect(shardClasses(classes, 2)).toEqual([
      { filters: ['a.A'], predictedMs: 30 },
      { filters: ['a.B', 'a.C'], predictedMs: 35 },
    ]);
  });

  it.each<[string, number, string, string]>([
    ['has no shard where nothing runs', 2, 'A: f!0', ''],
    ['takes a class apart that is longer than a shard should be', 2, 'Long: f40 g30 h20, B: f10', 'B Long#f, Long#g Long#h'],
    ['does not for a few percent', 2, 'A: f26 g25, B: f25 g24', 'A, B'],
    ['leaves a parameterized class whole', 2, 'Long: f40 g*30, B: f10', 'Long, B'],
    ['leaves a class whole of which not all tests are known', 2, 'Long?: f40 g30, B: f10', 'Long, B'],
    ['leaves a class whole whose methods have names for people', 2, 'Long: finds.a.thing40 g30, B: f10', 'Long, B'],
    ['takes classes apart rather than leave a shard empty', 3, 'A: f10 g10 h10', 'A#f, A#g, A#h'],
    ['has fewer shards where there is less to spread', 3, 'A: f*10', 'A'],
    ['keeps inner classes under the class that runs them', 3, 'A: f10, A$Inner: f90, A$Inner$Deeper: f5, AB: f1', 'A, AB'],
    ['names inner classes whose outer class has no tests', 2, 'A$One: f10, A$Two: f9', 'A$One, A$Two'],
    ['puts ignored classes into the shard that has the least', 2, 'A: f10, B: f9, Off: f!0', 'A, B Off'],
    ['leaves out inner classes that their outer class may ignore', 1, 'A: f10, Off$Inner: f!0', 'A'],
    ['takes ignored methods along when a class is taken apart', 2, 'A: f10 g9 off!0', 'A#f A#off, A#g'],
    ['takes no more classes apart than it takes', 3, 'A: f40 g41, B: f21 g22 h1, C: f*1', 'B, A#f C, A#g'],
    ['has a place for tests that take no time', 2, 'A: f0, B: f0', 'A, B'],
  ])('%s', (_rule, shards, classes, expected) => {
    const split = filters(classes.split(', ').map(classOf), shards);
    expect(split.map((own) => own.join(' ')).sort()).toEqual(expected.split(', ').filter(Boolean).sort());
  });

  it('takes no class apart that fits into the room of a shard', () => {
    const classes = [timed('a.Long', { f: 40, g: 30 }), timed('a.B', { f: 10 })];
    expect(filters(classes, 2, 70)).toEqual([['a.Long'], ['a.B']]);
    expect(filters(classes, 2, 69)).toEqual([['a.Long#f'], ['a.B', 'a.Long#g']]);
  });

  const suites = fc
    .uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[a-d](\$[a-c]){0,2}$/),
        methods: fc.uniqueArray(fc.tuple(fc.stringMatching(/^[f-k]$/), fc.nat(60), fc.constantFrom('', '', '', '!', '*')), {
          selector: ([name]) => name,
          maxLength: 6,
        }),
        complete: fc.boolean(),
      }),
      { selector: ({ name }) => name, maxLength: 10 },
    )
    .map((suite) => (factor: number): readonly TimedClass[] => {
      const timesOf = (methods: (typeof suite)[number]['methods']): Record<string, number> =>
        Object.fromEntries(methods.map(([method, ms, mark]) => [`${method}${mark}`, ms * factor]));
      return suite.map(({ name, methods, complete }) => timed(name, timesOf(methods), { complete }));
    });

  it('leaves each shard what all others leave, whatever durations are known', () => {
    fc.assert(
      fc.property(suites, fc.integer({ min: 1, max: 6 }), (suite, shards) => {
        const split = filters(suite(1), shards);
        for (const own of split) {
          const taken = split.filter((other) => other !== own).flat();
          const rest = remainingClasses(suite(0), taken, (entry) => taken.includes(entry));
          // If no other shard has a method of a class, the whole class is left.
          const classOfEntry = (entry: string): string => entry.split('#')[0]!;
          const isShared = (entry: string): boolean => taken.some((other) => classOfEntry(other) === classOfEntry(entry));
          expect(rest).toEqual([...new Set(own.map((entry) => (isShared(entry) ? entry : classOfEntry(entry))))].sort());
        }
      }),
    );
  });

  it('runs every test in exactly one shard, and none without a test', () => {
    fc.assert(
      fc.property(suites, fc.integer({ min: 1, max: 6 }), fc.option(fc.nat(100), { nil: undefined }), (suite, shards, roomMs) => {
        const classes = suite(1);
        const split = filters(classes, shards, roomMs);
        expect(split.length).toBeLessThanOrEqual(shards);
        const names = new Set(classes.map(({ className }) => className));
        const runsIn = (className: string, method?: string): number[] =>
          split.flatMap((own, shard) =>
            own
              .filter((entry) => {
                if (entry === `${className}#${method}`) return true;
                return entry === className || className.startsWith(`${entry}$`);
              })
              .map(() => shard),
          );
        for (const { className, methods, complete } of classes) {
          for (const { name } of methods) expect(runsIn(className, name)).toHaveLength(1);
          if (!complete && methods.length === 0) expect(runsIn(className)).toHaveLength(1);
        }
        for (const own of split) {
          const runs = classes.some(
            ({ className, methods, complete }) =>
              (!complete && own.some((entry) => className === entry || className.startsWith(`${entry}$`))) ||
              methods.some(({ name }) =>
                own.some((entry) => entry === `${className}#${name}` || entry === className || className.startsWith(`${entry}$`)),
              ),
          );
          expect(runs).toBe(true);
          for (const entry of own) expect(names.has(entry.split('#')[0]!)).toBe(true);
        }
      }),
    );
  });
});

describe('countClassShards', () => {
  const target = { targetMs: 60, maxShards: 10, fixedMs: 10 };

  it('takes apart what alone would be over the target', () => {
    const classes = [timed('a.Long', { f: 50, g: 50, h: 50 }), timed('a.B', { f: 20 }), timed('a.Off', { 'f!': 0 })];
    expect(countClassShards(classes, target)).toBe(4);
    expect(shardClasses(classes, 4, 50).map(({ predictedMs }) => predictedMs)).toEqual([50, 50, 50, 20]);
  });

  it('is kept by the split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 15 }),
        (suite) => {
          const classes = suite.map((times, nth) =>
            timed(`a.C${nth}`, Object.fromEntries(times.map((ms, at) => [`f${at}`, ms]))),
          );
          const count = countClassShards(classes, { ...target, maxShards: 1_000 });
          for (const { predictedMs } of shardClasses(classes, count, 50)) expect(predictedMs).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});
