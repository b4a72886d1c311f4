import { describe, expect, it } from 'vitest';
import { commitsBetween, openSearch, type TestRun } from '../../../../src/action/bisect/find-commit.ts';
import { mergedFrom } from '../../../../src/action/bisect/publish-bisect.ts';
import type { StoredBuilds } from '../../../../src/action/bisect/stored-builds.ts';
import type { Context } from '../../../../src/action/context.ts';
import type { CallGitHub } from '../../../../src/action/github/api.ts';
import { contentOf, type StoredRun } from '../../../../src/action/run/stored/stored-runs.ts';
import type { CommitUploads } from '../../../../src/core/model/history.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { planOf } from '../../../helpers/stage.ts';

const uploadsOf = (commit: string, parts: Partial<CommitUploads> = {}): CommitUploads => ({
  commit,
  variant: 'v',
  app: `bs://${commit}`,
  testSuite: 'bs://suite',
  media: [],
  uploadedAtMs: 0,
  usedAtMs: 0,
  ...parts,
});
const order = ['c1', 'c2', 'c3', 'c4', 'c5'];
const contents = new Map(order.map((commit) => [contentOf(uploadsOf(commit)), commit]));

const storedRun = ({ result, why, ...run }: TestRun): StoredRun => ({
  ...run,
  device: 'Google Pixel 7-13.0',
  entries: ['com.shop.CartTest#adds'],
  resultOf: () => (why === undefined ? { result } : { result, why }),
});

interface Searching {
  readonly builds?: Partial<StoredBuilds>;
  /** Result of a run of a commit. */
  readonly result: (commit: string) => Partial<TestRun>;
  readonly refused?: Readonly<Record<string, string>>;
  readonly earlier?: readonly TestRun[];
  readonly quota?: () => Promise<unknown>;
  readonly hasProblem?: boolean;
}

const search = async ({ builds, result, refused = {}, earlier, quota, hasProblem = false }: Searching) => {
  const stored = {
    uploads: new Map(order.map((commit) => [commit, uploadsOf(commit)])),
    order,
    goods: ['c1'],
    bads: ['c5'],
    past: { passed: 20, failed: 0 },
    runMs: undefined,
    ...builds,
  } as StoredBuilds;
  const runner = createMemoryRunner('', {});
  const context = { ...runner, cloud: { quota: { get: quota ?? (async () => ({ parallelMax: 2, parallelRunning: 0 })) } } };
  const inputs = { run: planOf().inputs, className: 'A', name: 'a', good: undefined, bad: undefined, repeats: 'auto' } as const;
  const state = { facts: () => ({ problems: hasProblem ? [{}] : [] }) } as unknown as Parameters<typeof openSearch>[3];
  const found = openSearch({ ...inputs, comment: false }, stored, context as unknown as Context, state);
  const rounds: string[] = [];
  const builder: Parameters<typeof found.run>[0] = {
    adoptEarlier: async () => earlier && { runs: earlier.map(storedRun), refused: new Map() },
    run: async (_title, requests) => {
      expect(requests.every(({ tests: [test, ...others] }) => test?.className === 'A' && others.length === 0)).toBe(true);
      const wanted = requests.map(({ content }) => content);
      const commits = wanted.map((content) => contents.get(content) ?? '?');
      rounds.push(commits.join(' '));
      const plain = { result: 'passed', buildId: 'b', durationMs: 0 } as const;
      const run = (commit: string, content: string): TestRun => ({ content, ...plain, ...result(commit) });
      const isRefused = (content: string): boolean => refused[contents.get(content) ?? ''] !== undefined;
      return {
        runs: wanted
          .filter((content) => !isRefused(content))
          .map((content) => storedRun(run(contents.get(content) ?? '?', content))),
        refused: new Map(wanted.filter(isRefused).map((content) => [content, refused[contents.get(content) ?? ''] ?? ''])),
      };
    },
  };
  const error: unknown = await found.run(builder).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { ...found.progress(), rounds, error, lines: runner.lines };
};

const brokenFrom =
  (first: string) =>
  (commit: string): Partial<TestRun> => ({ result: commit >= first ? 'failed' : 'passed' });

describe('the search for a commit', () => {
  it('runs one commit at a time where the free slots are unknown', async () => {
    const { rounds, lines } = await search({ result: brokenFrom('c4'), quota: () => Promise.reject(new Error('no response')) });
    expect(rounds.every((commits) => !commits.includes(' '))).toBe(true);
    expect(lines).toContainEqual(
      expect.stringMatching(/^Could not read the free parallel slots \(.*no response.*\): one run at a time\.$/),
    );
  });

  it('goes on without commits that cannot be run, and says why', async () => {
    const odd: Readonly<Record<string, Partial<TestRun>>> = {
      c2: { result: 'lacks-test', why: 'its suite lacks the test' },
      c3: { result: 'not-run' },
    };
    const { step, unavailable } = await search({ result: (commit) => odd[commit] ?? brokenFrom('c4')(commit) });
    expect(step).toMatchObject({ kind: 'found', commits: [{ sha: 'c2' }, { sha: 'c3' }, { sha: 'c4' }] });
    expect([...unavailable.values()].toSorted()).toEqual(['it could not be run', 'its suite lacks the test']);
  });

  it('takes the runs of an earlier attempt, also of binaries that it does not know', async () => {
    const run = { buildId: 'e', durationMs: 60_000 };
    const [first = ''] = contents.keys();
    const earlier: TestRun[] = [
      { ...run, content: first, result: 'passed' },
      { ...run, content: 'gone', result: 'failed' },
    ];
    const { rounds, lines } = await search({ result: brokenFrom('c4'), earlier });
    // The first run of the good commit is known.
    expect(rounds[0]).toBe('c5');
    expect(lines).toEqual(expect.arrayContaining(['another commit: failed (build e).', 'c5: failed (build b).']));
  });

  it('ends at the first problem of the run', async () => {
    expect(await search({ result: brokenFrom('c4'), hasProblem: true })).toMatchObject({ rounds: [], error: undefined });
  });

  it.each<[what: string, searching: Partial<Searching>, message: RegExp]>([
    ['the good commit has no uploads', { builds: { goods: ['c0'] } }, /good commit .* c0: the history has no uploads of it/],
    ['the service refuses the bad commit', { refused: { c5: 'it expired' } }, /of a bad commit can be run: c5: it expired/],
  ])('has no result where %s', async (_what, searching, message) => {
    const { error } = await search({ result: brokenFrom('c4'), ...searching });
    expect(String(error)).toMatch(message);
  });
});

it('commits with the same binaries are one, whatever their uploads are called', () => {
  const known = { appContent: 'a', testSuiteContent: 's' };
  expect(contentOf(uploadsOf('c1', known))).toBe(contentOf(uploadsOf('c2', known)));
  expect(contentOf(uploadsOf('c1', { app: undefined, testSuite: undefined }))).not.toBe(contentOf(uploadsOf('c1')));
});

interface Listed {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** GitHub's comparison of two commits, in pages. */
const comparing =
  (commits: readonly Listed[], status = 'ahead'): CallGitHub =>
  async (_route, { page = 1, per_page: size = 100 }) => {
    const start = (Number(page) - 1) * Number(size);
    const shown = commits.slice(start, start + Number(size)).map(({ sha, parents }) => ({
      sha,
      parents: parents.map((parent) => ({ sha: parent })),
    }));
    return { data: { status, total_commits: commits.length, commits: shown } };
  };

const linear = (count: number): readonly Listed[] =>
  Array.from({ length: count }, (_, nth) => ({ sha: `c${nth + 1}`, parents: [`c${nth}`] }));

describe('the commits between two', () => {
  it.each([1, 99, 100, 101, 250])('are all %i of them, oldest first', async (count) => {
    const found = await commitsBetween(comparing(linear(count)), 'c0', `c${count}`);
    expect(found?.map(({ sha }) => sha)).toEqual(linear(count).map(({ sha }) => sha));
  });

  it('are those of the branch itself, without the commits that a merge brings', async () => {
    const commits = [
      { sha: 'c1', parents: ['c0'] },
      { sha: 'x1', parents: ['c0'] },
      { sha: 'x2', parents: ['x1'] },
      { sha: 'c2', parents: ['c1', 'x2'] },
      { sha: 'c3', parents: ['c2'] },
    ];
    const listed = await commitsBetween(comparing(commits), 'c0', 'c3');
    expect(listed?.map(({ sha }) => sha)).toEqual(['c1', 'c2', 'c3']);
  });

  it('have the first line of their message and the name of their author, or else its account', async () => {
    const parents = [{ sha: 'c0' }];
    const commits = [
      { sha: 'c1', parents, commit: { message: 'Change the cart\n\nIt was slow.', author: { name: 'Ann' } } },
      { sha: 'c2', parents: [{ sha: 'c1' }], commit: { message: 'Fix it', author: null }, author: { login: 'bob' } },
      { sha: 'c3', parents: [{ sha: 'c2' }], commit: { message: 'Fix it again', author: null }, author: null },
    ];
    const call: CallGitHub = async () => ({ data: { status: 'ahead', total_commits: 3, commits } });
    expect(await commitsBetween(call, 'c0', 'c3')).toEqual([
      { sha: 'c1', title: { subject: 'Change the cart', author: 'Ann' } },
      { sha: 'c2', title: { subject: 'Fix it', author: 'bob' } },
      { sha: 'c3', title: undefined },
    ]);
  });

  it('are unknown where the bad one does not follow from the good one, or too many are between', async () => {
    expect(await commitsBetween(comparing([{ sha: 'c2', parents: ['y1'] }], 'diverged'), 'c0', 'c2')).toBeUndefined();
    expect(await commitsBetween(comparing(linear(1_500)), 'c0', 'c1500')).toBeUndefined();
  });

  it.each(['behind', 'identical'])('are none where the good commit is %s', async (status) => {
    await expect(commitsBetween(comparing([], status), 'c3', 'c1')).rejects.toThrow(/is not older than/);
  });
});

it('a commit was merged from the pull request that is merged', async () => {
  const pulls = [
    { number: 7, merged_at: null },
    { number: 8, merged_at: '2026-01-03T10:11:12Z' },
  ];
  expect(await mergedFrom(async () => ({ data: pulls }), 'c1')).toBe(8);
  expect(await mergedFrom(async () => ({ data: [] }), 'c1')).toBeUndefined();
});
