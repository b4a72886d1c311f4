import { z } from 'zod';
import { type Call, json, type Reply, type Routes } from '../loopback-server.ts';
import { ifFound, pageOf, unprocessable, withBody } from './rest.ts';

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  readonly head: string;
  readonly state?: 'open' | 'closed';
  /** Oldest first. The last one is the head. */
  readonly commits: readonly { readonly sha: string; readonly message: string }[];
  /** Changed files, by path where they were modified. */
  readonly files?: readonly (string | Readonly<Record<'filename' | 'status', string> & { previous_filename?: string }>)[];
  readonly changedFiles?: number;
}

const full_name = 'acme/shop';
const headOf = ({ commits }: PullRequest): string | undefined => commits.at(-1)?.sha;

const shown = ({ state = 'open', files = [], ...pull }: PullRequest): unknown => ({
  number: pull.number,
  state,
  merged_at: state === 'closed' ? '2026-01-03T10:11:12Z' : null,
  title: pull.title,
  body: pull.body ?? null,
  html_url: `https://github.com/acme/shop/pull/${pull.number}`,
  head: { ref: pull.head, sha: pull.commits.at(-1)?.sha, repo: { full_name } },
  base: { ref: 'main', repo: { full_name } },
  changed_files: pull.changedFiles ?? files.length,
});

const filesOf = ({ files = [] }: PullRequest): readonly unknown[] =>
  files.map((file) => (typeof file === 'string' ? { filename: file, status: 'modified' } : file));

const commitsOf = ({ commits }: PullRequest): readonly unknown[] =>
  commits.map(({ sha, message }) => ({ sha, commit: { message } }));

const mostCompared = 300;

/** Commit with an author of its own and a subject that looks like a row of a table. */
const titled = (sha: string) => ({
  message: `Change ${sha.slice(0, 2)} | @all\n\nMore.`,
  author: { name: `Author ${sha.slice(0, 2)}` },
});

const compared = (shas: readonly string[], base: string, head: string, query: URLSearchParams): Reply => {
  const [from, to] = [shas.indexOf(base), shas.indexOf(head)];
  const commits = shas
    .slice(from + 1, to + 1)
    .map((sha, nth) => ({ sha, parents: [{ sha: shas[from + nth] }], commit: titled(sha) }));
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  const status = from === to ? 'identical' : from < to ? 'ahead' : 'behind';
  return json({ status, total_commits: commits.length, commits: commits.slice(start, start + size), files: [] });
};

/** Serves the repository, and its pull requests with their commits and files. Read-only. */
export const pullRequests = () => {
  const pulls: PullRequest[] = [];
  const onBranch: string[] = [];
  const found = ({ params }: Call, show: (pull: PullRequest) => Reply): Reply => {
    const pull = pulls.find(({ number }) => String(number) === params.number);
    return ifFound(pull, show);
  };
  return {
    addPullRequest: (pull: PullRequest): void => void pulls.push(pull),
    /** Adds commits to the default branch, oldest first. Each commit is the parent of the next one. */
    addCommits: (shas: readonly string[]): void => void onBranch.push(...shas),
    routes: {
      'GET /repos/:owner/:repo': () => json({ name: 'shop', full_name, default_branch: 'main' }),
      'GET /repos/:owner/:repo/pulls': (call) => pageOf(call, pulls.map(shown)),
      'GET /repos/:owner/:repo/pulls/:number': (call) => found(call, (pull) => json(shown(pull))),
      'GET /repos/:owner/:repo/pulls/:number/commits': (call) => found(call, (pull) => pageOf(call, commitsOf(pull))),
      'GET /repos/:owner/:repo/pulls/:number/files': (call) => found(call, (pull) => pageOf(call, filesOf(pull))),
      // Commits that are not on the default branch are compared by head, whatever the base is.
      'GET /repos/:owner/:repo/compare/:basehead': ({ params, request }) => {
        const [base = '', head = ''] = params.basehead?.split('...') ?? [];
        if (onBranch.includes(base) && onBranch.includes(head)) return compared(onBranch, base, head, request.query);
        const own = pulls.find((pull) => headOf(pull) === head);
        return ifFound(own, (pull) => json({ files: filesOf(pull).slice(0, mostCompared) }));
      },
      'GET /repos/:owner/:repo/commits/:sha/pulls': (call) =>
        pageOf(call, pulls.filter(({ commits }) => commits.some(({ sha }) => sha === call.params.sha)).map(shown)),
    } satisfies Routes,
  };
};

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['utf-8', 'base64']).default('utf-8') });
const treeEntry = z.object({ path: z.string().min(1), mode: z.literal('100644'), type: z.literal('blob'), sha: z.string() });
const treeSchema = z.object({ base_tree: z.string().optional(), tree: z.array(treeEntry).min(1) });
const commitSchema = z.object({ message: z.string().min(1), tree: z.string(), parents: z.array(z.string()) });
const createRefSchema = z.object({ ref: z.string().startsWith('refs/heads/'), sha: z.string() });
const updateRefSchema = z.object({ sha: z.string(), force: z.boolean().default(false) });

type Tree = ReadonlyMap<string, string>;

/** Serves the Git database: blobs, trees, commits and branches. A branch moves only forward, unless the update is forced. */
export const gitData = () => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, z.infer<typeof commitSchema>>();
  const branches = new Map<string, string>();

  let kept = 0;
  const keep = <Value>(into: Map<string, Value>, value: Value): string => {
    kept += 1;
    const sha = kept.toString(16).padStart(40, '0');
    into.set(sha, value);
    return sha;
  };
  const created = <Value>(into: Map<string, Value>, value: Value): Reply => json({ sha: keep(into, value) }, 201);
  const shownRef = (name: string, status = 200): Reply =>
    json({ ref: `refs/heads/${name}`, object: { type: 'commit', sha: branches.get(name) } }, status);
  /** Commits from the newest to the oldest, along the first parents. */
  const logOf = (sha: string | undefined): string[] => (sha === undefined ? [] : [sha, ...logOf(commits.get(sha)?.parents[0])]);
  const branchOf = (ref = ''): string => ref.replace(/^(?:refs\/)?heads\//, '');
  const git = '/repos/:owner/:repo/git';

  const routes: Routes = {
    'GET /repos/:owner/:repo/branches': (call) => {
      const shown = [...branches].map(([name, sha]) => ({ name, commit: { sha } }));
      return pageOf(call, shown);
    },
    [`GET ${git}/ref/:ref`]: ({ params: { ref } }) => ifFound(branches.get(branchOf(ref)), () => shownRef(branchOf(ref))),
    [`GET ${git}/commits/:sha`]: ({ params: { sha = '' } }) =>
      ifFound(commits.get(sha), ({ message, tree, parents }) =>
        json({ sha, message, tree: { sha: tree }, parents: parents.map((parent) => ({ sha: parent })) }),
      ),
    [`GET ${git}/trees/:sha`]: ({ params: { sha = '' } }) =>
      ifFound(trees.get(sha), (tree) => {
        const entries = [...tree].map(([path, blob]) => ({ path, mode: '100644', type: 'blob', sha: blob }));
        return json({ sha, tree: entries, truncated: false });
      }),
    [`GET ${git}/blobs/:sha`]: ({ params: { sha = '' } }) =>
      // GitHub breaks Base64 into lines.
      ifFound(blobs.get(sha), (blob) =>
        json({ sha, encoding: 'base64', content: blob.toString('base64').replaceAll(/.{60}/g, '$&\n'), size: blob.length }),
      ),
    [`POST ${git}/blobs`]: withBody(blobSchema, ({ content, encoding }) => created(blobs, Buffer.from(content, encoding))),
    [`POST ${git}/trees`]: withBody(treeSchema, ({ base_tree, tree }) => {
      if (tree.some(({ sha }) => !blobs.has(sha))) return unprocessable('tree.sha does not exist');
      return ifFound(base_tree === undefined ? new Map() : trees.get(base_tree), (base) =>
        created(trees, new Map([...base, ...tree.map(({ path, sha }) => [path, sha] as const)])),
      );
    }),
    [`POST ${git}/commits`]: withBody(commitSchema, (commit) => {
      const isKnown = trees.has(commit.tree) && commit.parents.every((parent) => commits.has(parent));
      return ifFound(isKnown ? commit : undefined, () => created(commits, commit));
    }),
    [`POST ${git}/refs`]: withBody(createRefSchema, ({ ref, sha }) => {
      if (branches.has(branchOf(ref))) return unprocessable('Reference already exists');
      if (!commits.has(sha)) return unprocessable('Object does not exist');
      branches.set(branchOf(ref), sha);
      return shownRef(branchOf(ref), 201);
    }),
    [`PATCH ${git}/refs/:ref`]: withBody(updateRefSchema, ({ sha, force }, { ref }) => {
      const head = branches.get(branchOf(ref));
      if (head === undefined) return unprocessable('Reference does not exist');
      if (!commits.has(sha)) return unprocessable('Object does not exist');
      if (!force && !logOf(sha).includes(head)) return unprocessable('Update is not a fast forward');
      branches.set(branchOf(ref), sha);
      return shownRef(branchOf(ref));
    }),
  };

  const filesOf = (tree: string): Record<string, Buffer | undefined> =>
    Object.fromEntries([...(trees.get(tree) ?? [])].map(([path, blob]) => [path, blobs.get(blob)]));
  return {
    routes,
    /** Commits of a branch with their files, newest first. Empty if the branch does not exist. */
    branch: (name: string) =>
      logOf(branches.get(name)).flatMap((sha) => {
        const commit = commits.get(sha);
        return commit === undefined ? [] : [{ sha, ...commit, files: filesOf(commit.tree) }];
      }),
    addBranch: (name: string, files: Readonly<Record<string, string>>): void => {
      const entries = Object.entries(files).map(([path, text]) => [path, keep(blobs, Buffer.from(text))] as const);
      const tree = keep(trees, new Map(entries));
      branches.set(name, keep(commits, { message: `Make ${name}`, tree, parents: [] }));
    },
  };
};
