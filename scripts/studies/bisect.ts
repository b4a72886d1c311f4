/**
 * How well a bisect finds the commit that broke a test: simulated repositories, in which it is known.
 *
 *     npm run study -- bisect             prints the figures
 *     npm run study -- bisect --write     also writes them to docs/internals/bisect.md
 *     npm run study -- bisect --cases 20000 --seed 1     plays more cases, or others
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RunCounts } from '../../src/action/bisect/belief.ts';
import { affordableRuns, type BisectCommit, type BisectStep, certainty, planBisect } from '../../src/action/bisect/planner.ts';
import { seededRandom } from '../../src/stand-in/random.ts';

const file = path.resolve(import.meta.dirname, '../../docs/internals/bisect.md');
const { values } = parseArgs({
  options: { write: { type: 'boolean' }, cases: { type: 'string', default: '2000' }, seed: { type: 'string', default: '40' } },
});
const cases = Number(values.cases);
const slotCounts = [1, 2, 3, 5, 10] as const;
const minuteMs = 60_000;

interface Case {
  readonly commits: readonly BisectCommit[];
  /** Position of the commit that broke the test. */
  readonly broken: number;
  /** Share of the runs that fail on good and on bad commits. */
  readonly rates: { readonly good: number; readonly bad: number };
  /** Outcomes of the test before it broke. */
  readonly past: RunCounts;
  readonly repeats: number | 'auto';
  readonly slots: number;
  readonly budgetMs: number | undefined;
}

interface Played {
  readonly given: Case;
  readonly answer: BisectStep;
  readonly rounds: number;
  readonly runs: number;
  readonly usedMs: number;
}

const random = seededRandom(Number(values.seed));
const upTo = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/**
 * 5 to 100 commits, up to 40 % of the uploads missing, one in ten commits without a change of the binaries. A good commit fails
 * in 0 to 20 % of its runs, a bad one in 40 to 100 %.
 */
const drawCase = (nth: number, repeats: Case['repeats'], hasDifference = true): Case => {
  const count = upTo(5, 100);
  const missing = random() * 0.4;
  const commits: { sha: string; content?: string }[] = [];
  // Without a difference, the good commit is bad already, or the bad one is good.
  const wrongEnd = random() < 0.5 ? 0 : count;
  const broken = hasDifference ? upTo(1, count - 1) : wrongEnd;
  for (let at = 0; at < count; at++) {
    const isEnd = at === 0 || at === count - 1;
    const isSame = !isEnd && at !== broken && random() < 0.1;
    const before = commits.at(-1)?.content;
    const content = isSame && before !== undefined ? before : `binaries ${at}`;
    commits.push({ sha: `commit ${at}`, ...(!isEnd && random() < missing ? {} : { content }) });
  }
  const good = random() < 0.25 ? 0 : random() * 0.2;
  const bad = random() < 0.25 ? 1 : 0.4 + random() * 0.6;
  const outcomes = upTo(1, 50);
  const failed = Array.from({ length: outcomes }, () => random()).filter((each) => each < good).length;
  return {
    commits,
    broken,
    rates: { good, bad },
    past: { passed: outcomes - failed, failed },
    repeats,
    slots: slotCounts[nth % slotCounts.length] ?? 1,
    budgetMs: repeats === 'auto' && nth % 4 === 3 ? upTo(2, 60) * minuteMs : undefined,
  };
};

/** A run takes about a minute, and never more than 1.4 times as long as predicted. */
const play = (given: Case): Played => {
  const positions = new Map<string, number>();
  for (const [at, { content }] of given.commits.entries())
    if (content !== undefined && !positions.has(content)) positions.set(content, at);
  const results = new Map<string, RunCounts>();
  const predictedMs = minuteMs;
  let [rounds, runs, usedMs, longestMs] = [0, 0, 0, predictedMs];
  for (;;) {
    const runsLeft = affordableRuns(given.budgetMs, usedMs, longestMs);
    const answer = planBisect({ ...given, results, runsLeft });
    if (answer.kind !== 'run') return { given, answer, rounds, runs, usedMs };
    rounds += 1;
    if (rounds > 2_000 || answer.contents.length > given.slots) throw new Error('the bisect does not end, or exceeds its slots');
    for (const content of answer.contents) {
      const isBroken = (positions.get(content) ?? 0) >= given.broken;
      const { passed, failed } = results.get(content) ?? { passed: 0, failed: 0 };
      const fails = random() < (isBroken ? given.rates.bad : given.rates.good);
      results.set(content, fails ? { passed, failed: failed + 1 } : { passed: passed + 1, failed });
      const runMs = predictedMs * (0.6 + 0.8 * random());
      longestMs = Math.max(longestMs, runMs);
      usedMs += runMs;
      runs += 1;
    }
  }
};

type Found = Extract<BisectStep, { kind: 'found' }>;

const foundIn = (played: readonly Played[]): readonly (Played & { readonly answer: Found })[] =>
  played.flatMap((each) => (each.answer.kind === 'found' ? [{ ...each, answer: each.answer }] : []));

const isRight = ({ given, answer }: { readonly given: Case; readonly answer: Found }): boolean =>
  answer.commits.some(({ sha }) => sha === `commit ${given.broken}`);

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
const percent = (part: number, whole: number, decimals = 1): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(decimals)} %`;
const rowOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const headOf = (cells: readonly string[]): readonly string[] => [rowOf(cells), rowOf(cells.map(() => '---'))];

const autoRow = (title: string, played: readonly Played[]): string => {
  const found = foundIn(played);
  const certain = found.filter(({ answer }) => answer.confidence >= certainty);
  const single = certain.filter(({ answer }) => answer.commits.length === 1);
  return rowOf([
    title,
    played.length,
    certain.length,
    percent(certain.filter(isRight).length, certain.length),
    single.length,
    mean(played.map(({ rounds }) => rounds)),
    mean(played.map(({ runs }) => runs)),
    Math.max(0, ...played.map(({ runs }) => runs)),
  ]);
};

const levels = [0, 0.5, 0.8, 0.95, certainty, 1.001] as const;

/** Compares the certainty that answers state with the share of them that are right. */
const certaintyRows = (title: string, played: readonly Played[]): readonly string[] =>
  levels.slice(0, -1).flatMap((from, nth) => {
    const to = levels[nth + 1] ?? 1;
    const own = foundIn(played).filter(({ answer }) => answer.confidence >= from && answer.confidence < to);
    if (own.length === 0) return [];
    const stated = own.reduce((sum, { answer }) => sum + answer.confidence, 0);
    const range = from === certainty ? '99 % and more' : `${100 * from} to ${100 * to} %`;
    return [rowOf([title, range, own.length, percent(stated, own.length), percent(own.filter(isRight).length, own.length)])];
  });

const auto = Array.from({ length: cases }, (_, nth) => play(drawCase(nth, 'auto')));
const fixed = [1, 3, 5, 10].map(
  (repeats) => [repeats, Array.from({ length: cases / 4 }, (_, nth) => play(drawCase(nth, repeats)))] as const,
);
const same = Array.from({ length: cases / 4 }, (_, nth) => play(drawCase(nth, 'auto', false)));
const free = auto.filter(({ given }) => given.budgetMs === undefined);
const limited = auto.filter(({ given }) => given.budgetMs !== undefined);
const overspent = limited.filter(({ given, usedMs }) => usedMs > (given.budgetMs ?? 0));

const between = (rate: 'good' | 'bad', from: number, to: number, of: readonly Played[] = free): readonly Played[] =>
  of.filter(({ given }) => given.rates[rate] > from && given.rates[rate] <= to);

const table = [
  ...headOf(['`repeats`', 'certainty that is stated', 'results', 'stated on average', 'right']),
  ...certaintyRows('auto', auto),
  ...fixed.flatMap(([repeats, played]) => certaintyRows(String(repeats), played)),
  '',
  'With `auto`:',
  '',
  ...headOf(['cases', 'number', 'with a result', 'right', 'one commit', 'rounds', 'runs', 'most runs']),
  autoRow('all without a budget', free),
  ...[1, 10].map((slots) =>
    autoRow(
      `… ${slots} at once`,
      free.filter(({ given }) => given.slots === slots),
    ),
  ),
  autoRow('… bad commits always fail', between('bad', 0.9999, 1)),
  autoRow('… bad commits fail in 70 to 80 %', between('bad', 0.7, 0.8)),
  autoRow('… in 40 to 60 %', between('bad', 0.3999, 0.6)),
  autoRow('… good commits fail in 10 to 20 %', between('good', 0.1, 0.2)),
  autoRow('… neither by chance', between('good', -1, 0, between('bad', 0.9999, 1))),
  autoRow('with a budget of 2 to 60 minutes', limited),
  '',
  `In ${same.length} more cases the good commit is bad already, or the bad one is good: ${foundIn(same).length} have a result, after ${mean(same.map(({ runs }) => runs))} runs.`,
  '',
  `With a budget, ${overspent.length} of ${limited.length} cases used more minutes than it.`,
].join('\n');
console.log(table);
if (values.write) {
  const text = await readFile(file, 'utf8');
  const written = text.replace(
    /(<!-- bisect:start -->\n)[\s\S]*(<!-- bisect:end -->)/,
    (_all, start, end) => `${start}\n${table}\n\n${end}`,
  );
  await writeFile(file, written);
}
