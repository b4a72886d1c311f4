import { describe, expect, it } from 'vitest';
import type { BisectProgress } from '../../../../src/action/bisect/find-commit.ts';
import { type BisectOutcome, bisectOutputs, concludeBisect, renderBisect } from '../../../../src/action/bisect/publish-bisect.ts';

const commitOf = (digit: string): { sha: string; content: string } => ({ sha: digit.repeat(40), content: `binaries ${digit}` });
const [good, lost, bad] = [commitOf('a'), commitOf('b'), commitOf('c')] as const;
const session = (nth: number): string => `https://app-automate.browserstack.com/dashboard/v2/builds/b${nth}/sessions/s${nth}`;
const progress: BisectProgress = {
  commits: [good, { ...lost, content: undefined }, bad],
  titles: new Map(),
  contents: new Map([good, lost, bad].map(({ sha, content }) => [sha, content])),
  runs: [
    { content: good.content, result: 'passed', buildId: 'b1', dashboard: session(1), durationMs: 60_000 },
    { content: bad.content, result: 'failed', buildId: 'b2', dashboard: session(2), durationMs: 30_000 },
    { content: bad.content, result: 'failed', buildId: 'b3', dashboard: 'http://127.0.0.1:1/b3', durationMs: 30_000 },
  ],
  rounds: 1,
  unavailable: new Map([[lost.content, 'the service said "|<img src=x>"']]),
  step: undefined,
  runMs: 60_000,
};
const outcome: BisectOutcome = {
  verdict: 'passed',
  reason: 'a.B#c broke in one of 2 commits.',
  candidates: [lost, bad],
  confidence: 0.99512,
  deviceMs: 120_000,
  test: 'a.B#c',
  device: 'Google Pixel 7-13.0',
  progress,
  simulated: false,
};
const github = { serverUrl: 'https://github.com', repository: 'acme/shop' } as Parameters<typeof renderBisect>[1];
const rowOf = (text: string, { sha }: { readonly sha: string }): string =>
  text.split('\n').find((line) => line.startsWith('|') && line.includes(sha.slice(0, 12))) ?? '';

describe('the summary of a bisect', () => {
  const text = renderBisect(outcome, github);

  it('has one line per commit, with its results and links to the sessions that others can open', () => {
    const commit = (sha: string): string => `[${sha.slice(0, 12)}](https://github.com/acme/shop/commit/${sha})`;
    expect(rowOf(text, good)).toBe(`| ${commit(good.sha)} | 1 passed | [run 1](${session(1)}) |`);
    expect(rowOf(text, bad)).toBe(
      `| **${commit(bad.sha)}** | 2 failed, may be the first bad commit | [run 1](${session(2)}) \`b3\` |`,
    );
    expect(text).not.toContain('SIMULATED');
  });

  it('says why a commit could not be run, in words that are no markup', () => {
    const row = rowOf(text, lost);
    expect(row).toContain('the service said');
    expect(row).toContain('may be the first bad commit');
    expect(row).not.toContain('<img');
    expect(row.replaceAll('\\|', '').split('|')).toHaveLength(5);
  });

  it('marks no commit where none is found', () => {
    const none = renderBisect({ ...outcome, verdict: 'error' }, github);
    expect(rowOf(none, bad)).toMatch(/^\| \[c{12}\]/);
    expect(none).not.toContain('first bad commit');
  });

  it('shows the newest commits of a long history, and how many it leaves out', () => {
    const many = Array.from({ length: 310 }, (_none, nth) => ({ sha: String(nth).padStart(40, '0'), content: undefined }));
    const long = renderBisect({ ...outcome, progress: { ...progress, commits: many } }, github);
    expect(long).toContain('10 older commits not shown.');
    expect(long.match(/^\| .*not shown|no uploads/gm)).toHaveLength(300);
  });
});

it('the outputs name the commit only where it is one', () => {
  expect(bisectOutputs(outcome)).toMatchObject({
    'first-bad': '',
    candidates: JSON.stringify([lost.sha, bad.sha]),
    confidence: '0.995',
    'device-minutes': '2.0',
  });
  expect(bisectOutputs({ ...outcome, candidates: [bad] })).toMatchObject({ 'first-bad': bad.sha });
});

describe('the reason of a bisect', () => {
  const inputs = { className: 'a.B', name: 'c', run: {}, repeats: 'auto' } as Parameters<typeof concludeBisect>[0];
  const facts = { cancelled: false, problems: [] } as unknown as Parameters<typeof concludeBisect>[3];
  const found = (commits: BisectProgress['commits']): Partial<BisectProgress> => ({
    step: { kind: 'found', commits, confidence: 0.995 },
  });

  it.each<[what: string, changed: Partial<BisectProgress>, own: Partial<typeof inputs>, reason: RegExp]>([
    ['a commit and its parent', found([bad]), {}, /commit c{12}; .* before is b{12} \(99\.5 % certain, 3 runs in 1 round\)\.$/],
    ['the runs of an earlier attempt', { ...found([bad]), rounds: 0 }, {}, /certain, 3 runs\)/],
    ['a commit whose parent is unknown', found([good]), {}, /in the commit a{12} \(/],
    ['several commits', found([good, bad]), {}, /in one of the 2 commits from a{12} to c{12} .* No more of these/],
    [
      'contradicting runs',
      { step: { kind: 'none', why: 'unclear' } },
      {},
      / do not show with 99 % .*: 0 of 1 run of the good commit a{12} failed, 2 of 2 runs of the bad commit c{12} \[/,
    ],
    [
      'a plan without a price',
      { step: { kind: 'run', contents: ['x'] }, runMs: undefined },
      {},
      /on each as often as needed\. .* 1 run of an unknown number of device minutes/,
    ],
    ['a plan without a step', { step: undefined }, { repeats: 3 }, /2 commits.* on each 3 times\. .* 0 runs of 1\.0 device/],
  ])('names %s', (_what, changed, own, reason) => {
    expect(concludeBisect({ ...inputs, ...own }, 'd', { ...progress, ...changed }, facts, false).reason).toMatch(reason);
  });

  it('names no commit where nothing was read', () => {
    const none = { step: { kind: 'none', why: 'same-binaries' } } as BisectProgress;
    expect(concludeBisect(inputs, 'd', none, facts, false)).toMatchObject({ verdict: 'error', candidates: [] });
    expect(concludeBisect(inputs, 'd', undefined, facts, false)).toMatchObject({ verdict: 'planned', confidence: 0 });
  });
});
