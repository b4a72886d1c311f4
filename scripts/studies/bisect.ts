/**
 * How well a bisect finds the commit that broke a test: simulated repositories, in which it is known.
 *
 *     npm run study -- bisect             prints the figures
 *     npm run study -- bisect --write     also writes them to docs/internals/bisect.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunCounts } from '../../src/action/bisect/belief.ts';
import { affordableRuns, type BisectCommit, type BisectStep, planBisect } from '../../src/action/bisect/planner.ts';
import { seededRandom } from '../../src/stand-in/random.ts';

const file = path.resolve(import.meta.dirname, '../../docs/internals/bisect.md');
const cases = 1_000;
const slotCounts = [1, 2, 3, 5, 10] as const;
/** Outcomes of the test before it broke, by which the action knows its flaky rate. */
const pastOutcomes = 50;
const minuteMs = 60_000;

interface Case {
  readonly commits: readonly BisectCommit[];
  /** Position of the commit that broke the test. */
  readonly broken: number;
  readonly flakyRate: number;
  readonly knownRate: number;
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

const random = seededRandom(40);
const upTo = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/** 5 to 100 commits, up to 40 % of the uploads missing, one in ten commits without a change of the binaries, 0 to 30 % of the runs flaky. */
const drawCase = (nth: number): Case => {
  const count = upTo(5, 100);
  const missing = random() * 0.4;
  const commits: { sha: string; content?: string }[] = [];
  const broken = upTo(1, count - 1);
  for (let at = 0; at < count; at++) {
    const isEnd = at === 0 || at === count - 1;
    const isSame = !isEnd && at !== broken && random() < 0.1;
    const before = commits.at(-1)?.content;
    const content = isSame && before !== undefined ? before : `binaries ${at}`;
    commits.push({ sha: `commit ${at}`, ...(!isEnd && random() < missing ? {} : { content }) });
  }
  const flakyRate = random() < 0.25 ? 0 : random() * 0.3;
  const failures = Array.from({ length: pastOutcomes }, () => random()).filter((each) => each < flakyRate).length;
  return {
    commits,
    broken,
    flakyRate,
    knownRate: failures / pastOutcomes,
    slots: slotCounts[nth % slotCounts.length] ?? 1,
    budgetMs: nth % 4 === 3 ? upTo(2, 30) * minuteMs : undefined,
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
    const answer = planBisect({ ...given, flakyRate: given.knownRate, results, repeats: 'auto', runsLeft });
    if (answer.kind !== 'run') return { given, answer, rounds, runs, usedMs };
    rounds += 1;
    if (rounds > 1_000) throw new Error('the bisect does not end');
    for (const content of answer.contents) {
      const isBroken = (positions.get(content) ?? 0) >= given.broken;
      const { passed, failed } = results.get(content) ?? { passed: 0, failed: 0 };
      const fails = isBroken || random() < given.flakyRate;
      results.set(content, fails ? { passed, failed: failed + 1 } : { passed: passed + 1, failed });
      const runMs = predictedMs * (0.6 + 0.8 * random());
      longestMs = Math.max(longestMs, runMs);
      usedMs += runMs;
      runs += 1;
    }
  }
};

/**
 * Rounds of a plain bisect that repeats each run until the chance that any of its results misleads it is below 1 %, with as many runs at once as
 * the budget pays in all.
 */
const boundOf = ({ commits, flakyRate, slots: free, budgetMs }: Case): number => {
  const stops = new Set(commits.flatMap(({ content }) => content ?? [])).size;
  const repeats = Math.max(1, Math.ceil(Math.log(0.01 / Math.max(1, stops - 1)) / Math.log(Math.max(0.05, flakyRate))));
  const plain = (slots: number): { readonly rounds: number; readonly runs: number } => {
    const atOnce = Math.max(1, Math.floor(slots / repeats));
    const cuts = Math.ceil(Math.log(Math.max(1, stops - 1)) / Math.log(atOnce + 1) - 1e-9);
    return {
      rounds: Math.ceil((2 * repeats) / slots) + cuts * Math.ceil(repeats / slots),
      runs: (2 + cuts * atOnce) * repeats,
    };
  };
  const paid = affordableRuns(budgetMs, 0, minuteMs);
  const slots = slotCounts.findLast((each) => each <= free && plain(each).runs <= paid) ?? 1;
  return plain(slots).rounds;
};

const isRight = ({ given, answer }: Played): boolean =>
  answer.kind === 'found' && answer.commits.some(({ sha }) => sha === `commit ${given.broken}`);

const mean = (values: readonly number[]): string =>
  values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const rowOf = (title: string, played: readonly Played[]): string => {
  const found = played.filter(({ answer }) => answer.kind === 'found');
  const single = found.filter(({ answer }) => answer.kind === 'found' && answer.commits.length === 1);
  const above = played.filter((each) => each.rounds > boundOf(each.given) + 1);
  const cells = [
    title,
    played.length,
    found.length,
    percent(found.filter(isRight).length, found.length),
    single.length,
    mean(played.map(({ rounds }) => rounds)),
    mean(played.map(({ given }) => boundOf(given))),
    above.length,
    mean(played.map(({ runs }) => runs)),
  ];
  return `| ${cells.join(' | ')} |`;
};

const played = Array.from({ length: cases }, (_, nth) => play(drawCase(nth)));
const free = played.filter(({ given }) => given.budgetMs === undefined);
const limited = played.filter(({ given }) => given.budgetMs !== undefined);
const overspent = limited.filter(({ given, usedMs }) => usedMs > (given.budgetMs ?? 0));
const table = [
  '| cases | number | answered | right | one commit | rounds | bound | above the bound by more than 1 | runs |',
  '|---|---|---|---|---|---|---|---|---|',
  rowOf('all without a budget', free),
  ...slotCounts.map((slots) =>
    rowOf(
      `… ${slots} at once`,
      free.filter(({ given }) => given.slots === slots),
    ),
  ),
  rowOf(
    '… never flaky',
    free.filter(({ given }) => given.flakyRate === 0),
  ),
  rowOf(
    '… flaky up to 10 %',
    free.filter(({ given }) => given.flakyRate > 0 && given.flakyRate <= 0.1),
  ),
  rowOf(
    '… flaky 10 to 20 %',
    free.filter(({ given }) => given.flakyRate > 0.1 && given.flakyRate <= 0.2),
  ),
  rowOf(
    '… flaky 20 to 30 %',
    free.filter(({ given }) => given.flakyRate > 0.2),
  ),
  rowOf('with a budget of 2 to 30 minutes', limited),
  '',
  `With a budget, ${overspent.length} of ${limited.length} cases used more minutes than it.`,
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const text = await readFile(file, 'utf8');
  const written = text.replace(
    /(<!-- bisect:start -->\n)[\s\S]*(<!-- bisect:end -->)/,
    (_all, start, end) => `${start}\n${table}\n\n${end}`,
  );
  await writeFile(file, written);
}
