import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRuns, type RunCounts } from '../../../../src/action/bisect/belief.ts';
import {
  affordableRuns,
  type BisectCommit,
  type BisectFacts,
  type BisectStep,
  planBisect,
} from '../../../../src/action/bisect/planner.ts';
import { seededRandom } from '../../../../src/stand-in/random.ts';

/** Commits by their contents, one letter for each; `.` for a commit without uploads. */
const commitsOf = (contents: string): readonly BisectCommit[] =>
  Array.from(contents, (content, at) => (content === '.' ? { sha: `c${at}` } : { sha: `c${at}`, content }));

const facts = (contents: string, more: Partial<BisectFacts> = {}): BisectFacts => ({
  commits: commitsOf(contents),
  results: new Map(),
  past: { passed: 20, failed: 0 },
  repeats: 'auto',
  slots: 1,
  runsLeft: Number.POSITIVE_INFINITY,
  ...more,
});

const addRun = (results: Map<string, RunCounts>, content: string, isFailure: boolean): void => {
  const { passed, failed } = results.get(content) ?? { passed: 0, failed: 0 };
  results.set(content, isFailure ? { passed, failed: failed + 1 } : { passed: passed + 1, failed });
};

/** @param isFailure what a run of a content shows */
const play = (given: BisectFacts, isFailure: (content: string) => boolean) => {
  const results = new Map<string, RunCounts>(given.results);
  /** What ran in each round. */
  const rounds: string[] = [];
  for (;;) {
    const answer = planBisect({ ...given, results, runsLeft: given.runsLeft - rounds.join('').length });
    if (answer.kind !== 'run') return { answer, rounds };
    expect(answer.contents.length).toBeGreaterThan(0);
    expect(answer.contents.length).toBeLessThanOrEqual(given.slots);
    for (const content of answer.contents) addRun(results, content, isFailure(content));
    rounds.push(answer.contents.join(''));
    expect(rounds.length).toBeLessThan(500);
  }
};

/** The test broke with this content, and with none before. */
const brokenFrom = (first: string) => (content: string) => content >= first;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const namesIn = (answer: BisectStep): readonly string[] =>
  answer.kind === 'found' ? answer.commits.map(({ sha }) => sha) : [answer.kind === 'none' ? answer.why : answer.kind];

describe('a bisect', () => {
  it('finds the commit that broke a test, wherever it is, and however many run at once', () => {
    const any = fc.record({ count: fc.integer({ min: 2, max: 26 }), slots: fc.integer({ min: 1, max: 8 }), part: fc.nat(999) });
    fc.assert(
      fc.property(any, ({ count, slots, part }) => {
        const broken = 1 + Math.floor((part / 1_000) * (count - 1));
        const { answer } = play(facts(alphabet.slice(0, count), { slots }), brokenFrom(alphabet[broken]!));
        expect(answer).toMatchObject({ kind: 'found', commits: [{ sha: `c${broken}` }] });
      }),
    );
  });

  it('runs the good and the bad commit first', () => {
    expect(play(facts('abcdefgh', { slots: 4 }), brokenFrom('d')).rounds[0]).toBe('ah');
    expect(play(facts('abcdefgh'), brokenFrom('d')).rounds.slice(0, 2)).toEqual(['a', 'h']);
  });

  it('runs as many commits at once as there are slots', () => {
    const [, second] = play(facts(alphabet, { slots: 3 }), brokenFrom('q')).rounds;
    expect(second).toHaveLength(3);
    expect(play(facts(alphabet, { slots: 10 }), brokenFrom('q')).rounds.length).toBeLessThanOrEqual(5);
  });

  it('names the range where commits have no uploads, and nothing outside of it', () => {
    expect(namesIn(play(facts('ab...fgh'), brokenFrom('f')).answer)).toEqual(['c2', 'c3', 'c4', 'c5']);
    expect(namesIn(play(facts('ab...fgh'), brokenFrom('g')).answer)).toEqual(['c6']);
  });

  it('runs equal binaries once, and blames no commit that changed none', () => {
    const { answer, rounds } = play(facts('aabbbcc'), brokenFrom('b'));
    expect(namesIn(answer)).toEqual(['c2']);
    expect(new Set(rounds.join(''))).toEqual(new Set('abc'));
  });

  it.each<[what: string, given: BisectFacts, fails: (content: string) => boolean, why: string]>([
    ['the good commit fails', facts('abcdefgh'), () => true, 'good-fails'],
    ['the bad commit passes', facts('abcdefgh'), () => false, 'bad-passes'],
    ['both have the same binaries', facts('aaaa'), () => true, 'same-binaries'],
    [
      'only the ends of a flaky test run',
      facts('abcdefgh', { past: { passed: 14, failed: 6 }, slots: 10 }),
      () => true,
      'good-fails',
    ],
  ])('starts nothing between the ends where %s', (_what, given, fails, why) => {
    const { answer, rounds } = play(given, fails);
    expect(answer).toEqual({ kind: 'none', why });
    expect([...new Set(rounds.join(''))].every((content) => 'ah'.includes(content))).toBe(true);
  });

  it('repeats the runs of a flaky test until the result is certain', () => {
    const sure = play(facts(alphabet, { slots: 2 }), brokenFrom('k'));
    const flaky = play(facts(alphabet, { slots: 2, past: { passed: 30, failed: 10 } }), brokenFrom('k'));
    expect(namesIn(flaky.answer)).toEqual(['c10']);
    expect(flaky.rounds.join('').length).toBeGreaterThan(sure.rounds.join('').length);
    // A commit that fails once and passes then is a good one.
    const seen = new Map<string, number>();
    const failsOnce = (content: string): boolean => {
      seen.set(content, (seen.get(content) ?? 0) + 1);
      return content >= 'k' || (content >= 'f' && seen.get(content) === 1);
    };
    expect(namesIn(play(facts(alphabet, { slots: 3, past: { passed: 30, failed: 10 } }), failsOnce).answer)).toEqual(['c10']);
  });

  it('estimates how often a broken test passes from the runs, and does not take one pass for a good commit', () => {
    // Fails in three of four runs since k.
    const seen = new Map<string, number>();
    const mostlyFails = (content: string): boolean => {
      const nth = (seen.get(content) ?? 0) + 1;
      seen.set(content, nth);
      return content >= 'k' && nth % 4 !== 1;
    };
    const { answer, rounds } = play(facts(alphabet, { slots: 2 }), mostlyFails);
    expect(namesIn(answer)).toContain('c10');
    const sure = play(facts(alphabet, { slots: 2 }), brokenFrom('k'));
    expect(rounds.join('').length).toBeGreaterThan(sure.rounds.join('').length);
  });

  it.each([0.6, 0.7, 0.8, 0.9])('is right where it is certain, if bad commits fail in %f of their runs', (rate) => {
    const random = seededRandom(7);
    const games = Array.from({ length: 50 }, (_, nth) => {
      const broken = 1 + (nth % 11);
      const first = alphabet[broken]!;
      const { answer } = play(
        facts(alphabet.slice(0, 12), { slots: 3 }),
        (content) => random() < (content >= first ? rate : 0.05),
      );
      return { isFound: answer.kind === 'found', isRight: namesIn(answer).includes(`c${broken}`) };
    });
    const found = games.filter(({ isFound }) => isFound);
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('names a commit only once its runs and those of the commit before tell them apart', () => {
    const { answer, rounds } = play(facts(alphabet, { slots: 2 }), brokenFrom('k'));
    const count = (content: string): number => rounds.join('').split(content).length - 1;
    const [before, first] = [
      { passed: count('j'), failed: 0 },
      { passed: 0, failed: count('k') },
    ];
    expect(namesIn(answer)).toEqual(['c10']);
    expect(compareRuns(before, first, { passed: 20, failed: 0 }).differ).toBeGreaterThanOrEqual(0.99);
    expect(count('j')).toBeGreaterThanOrEqual(3);
    expect(count('k')).toBeGreaterThanOrEqual(3);
  });

  it('names the range whose ends differ where the commits in it cannot be told apart', () => {
    // Commits c to f fail in every other run: neither as good as b nor as bad as g.
    const seen = new Map<string, number>();
    const between = (content: string): boolean => {
      const nth = (seen.get(content) ?? 0) + 1;
      seen.set(content, nth);
      return content >= 'g' || (content >= 'c' && nth % 2 === 0);
    };
    const { answer } = play(facts('abcdefgh', { slots: 3 }), between);
    expect(answer.kind === 'found' && answer.commits.every(({ sha }) => sha >= 'c2' && sha <= 'c6')).toBe(true);
  });

  it('runs each commit as often as it is asked to, and says how certain that is', () => {
    const { answer, rounds } = play(facts(alphabet, { repeats: 3, slots: 6 }), brokenFrom('k'));
    expect(namesIn(answer)).toEqual(['c10']);
    const counts = Object.values(Object.groupBy(rounds.join(''), (content) => content)).map((each) => each?.length);
    expect(new Set(counts)).toEqual(new Set([3]));
    const single = play(facts('abc', { repeats: 1, past: { passed: 14, failed: 6 } }), brokenFrom('b')).answer;
    expect(single).toMatchObject({ kind: 'found', commits: [{ sha: 'c1' }] });
    expect(single.kind === 'found' && single.confidence).toBeLessThan(0.99);
  });

  it('ends with a range when the budget does, and with nothing where it pays too few runs', () => {
    const short = play(facts(alphabet, { runsLeft: 14 }), brokenFrom('k'));
    expect(short.rounds.join('').length).toBeLessThanOrEqual(14);
    expect(short.answer).toMatchObject({ kind: 'found', limit: 'budget' });
    expect(namesIn(short.answer)).toContain('c10');
    expect(namesIn(short.answer).length).toBeLessThan(20);
    expect(play(facts(alphabet, { runsLeft: 5 }), brokenFrom('k')).answer).toEqual({ kind: 'none', why: 'budget' });
    expect(play(facts('abcd', { runsLeft: 2 }), brokenFrom('c')).answer).toEqual({ kind: 'none', why: 'budget' });
    const none = { answer: { kind: 'none', why: 'budget' }, rounds: [] };
    expect(play(facts(alphabet, { runsLeft: 1 }), brokenFrom('k'))).toEqual(none);
  });

  it('goes on from results that are known already, and comes to the same steps', () => {
    const whole = play(facts(alphabet), brokenFrom('s'));
    const results = new Map<string, RunCounts>();
    for (const content of whole.rounds.slice(0, 3).join('')) addRun(results, content, brokenFrom('s')(content));
    expect(play(facts(alphabet, { results }), brokenFrom('s'))).toEqual({ ...whole, rounds: whole.rounds.slice(3) });
  });

  it('ends whatever the results are', () => {
    const any = fc.record({
      contents: fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', '.'), minLength: 1, maxLength: 12 }),
      seed: fc.infiniteStream(fc.boolean()),
      past: fc.record({ passed: fc.nat(50), failed: fc.nat(50) }),
      repeats: fc.oneof(fc.constant('auto' as const), fc.integer({ min: 1, max: 10 })),
      slots: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(any, ({ contents, seed, ...more }) => {
        const { answer } = play(facts(`a${contents}z`, more), () => seed.next().value);
        expect(['found', 'none']).toContain(answer.kind);
      }),
    );
  });
});

describe('a budget', () => {
  it.each([
    [undefined, 1e9, 60_000, Number.POSITIVE_INFINITY],
    [600_000, 0, 60_000, 6],
    [600_000, 520_000, 60_000, 0],
    [600_000, 700_000, 60_000, 0],
    [600_000, 599_999, undefined, Number.POSITIVE_INFINITY],
    [600_000, 600_000, undefined, 0],
  ])('a budget of %s ms of which %s are used pays for runs of %s ms: %s', (budgetMs, usedMs, runMs, runs) => {
    expect(affordableRuns(budgetMs, usedMs, runMs)).toBe(runs);
  });
});
