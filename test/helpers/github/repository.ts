import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call, LoopbackResponse, Routes } from '../loopback-server.ts';
import { done, ifFound, pageOf, unprocessable, withBody } from './rest.ts';

interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly removed?: true;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  /** Branch names. */
  readonly head: string;
  readonly base?: string;
  readonly state?: 'open' | 'closed';
  /** Oldest first. The last one is the head. */
  readonly commits: readonly { readonly sha: string; readonly message: string }[];
  /** Changed files. A renamed file has its old path in `before`. */
  readonly files?: readonly (string | ChangedFile)[];
  /** Number of changed files in the response, if it differs from the list. */
  readonly changedFiles?: number;
}

const full_name = 'acme/shop';
const headOf = ({ commits }: PullRequest): string => commits.at(-1)?.sha ?? '';

const shown = (pull: PullRequest): unknown => ({
  number: pull.number,
  state: pull.state ?? 'open',
  merged_at: pull.state === 'closed' ? '2026-01-03T10:11:12Z' : null,
  title: pull.title,
  body: pull.body ?? null,
  html_url: `https://github.com/acme/shop/pull/${pull.number}`,
  head: { ref: pull.head, sha: headOf(pull), repo: { full_name } },
  base: { ref: pull.base ?? 'main', repo: { full_name } },
  changed_files: pull.changedFiles ?? pull.files?.length ?? 0,
});

/** Lists the changed files as GitHub does. The contents of a removed file are those in the previous commit. */
const filesOf = (pull: PullRequest): readonly unknown[] =>
  (pull.files ?? []).map((file) => {
    const { path, before, removed }: ChangedFile = typeof file === 'string' ? { path: file } : file;
    const ref = removed ? 'b'.repeat(40) : headOf(pull);
    return {
      sha: 'bbcd538c8e72b8c175046e27cc8f907076331401',
      filename: path,
      status: removed ? 'removed' : before === undefined ? 'modified' : 'renamed',
      ...(before !== undefined && { previous_filename: before }),
      contents_url: `https://api.github.com/repos/acme/shop/contents/${path}?ref=${ref}`,
    };
  });

/** Maximum number of files in a comparison of GitHub. */
const mostCompared = 300;

/** Compares two commits of the default branch, whose commits are `shas`. */
const compared = (shas: readonly string[], base: string, head: string, query: URLSearchParams): LoopbackResponse => {
  const [from, to] = [shas.indexOf(base), shas.indexOf(head)];
  const commits = shas.slice(from + 1, to + 1).map((sha, nth) => ({ sha, parents: [{ sha: shas[from + nth] }] }));
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  const status = from === to ? 'identical' : from < to ? 'ahead' : 'behind';
  return done({ status, total_commits: commits.length, commits: commits.slice(start, start + size), files: [] });
};

/** Serves the repository, and its pull requests with their commits and files. Read-only. */
export const pullRequests = () => {
  const pulls: PullRequest[] = [];
  const onBranch: string[] = [];
  const found = ({ params }: Call, show: (pull: PullRequest) => LoopbackResponse): LoopbackResponse =>
    ifFound(
      pulls.find(({ number }) => String(number) === params.number),
      show,
    );
  return {
    addPullRequest: (pull: PullRequest): void => void pulls.push(pull),
    /** Adds commits to the default branch, oldest first. Each commit is the parent of the next one. */
    addCommits: (shas: readonly string[]): void => void onBranch.push(...shas),
    routes: {
      'GET /repos/:owner/:repo': () => done({ name: 'shop', full_name, default_branch: 'main' }),
      'GET /repos/:owner/:repo/pulls': (call) => {
        const { state = 'open', head } = Object.fromEntries(call.request.query);
        const isMeant = (pull: PullRequest): boolean =>
          (state === 'all' || (pull.state ?? 'open') === state) && (head === undefined || `acme:${pull.head}` === head);
        return pageOf(call, pulls.filter(isMeant).map(shown));
      },
      'GET /repos/:owner/:repo/pulls/:number': (call) => found(call, (pull) => done(shown(pull))),
      'GET /repos/:owner/:repo/pulls/:number/commits': (call) =>
        found(call, ({ commits }) =>
          pageOf(
            call,
            commits.map(({ sha, message }) => ({ sha, commit: { message } })),
          ),
        ),
      'GET /repos/:owner/:repo/pulls/:number/files': (call) => found(call, (pull) => pageOf(call, filesOf(pull))),
      // Commits that are not on the default branch are compared by head, whatever the base is.
      'GET /repos/:owner/:repo/compare/:basehead': ({ params, request }) => {
        const [base = '', head = ''] = params.basehead?.split('...') ?? [];
        if (onBranch.includes(base) && onBranch.includes(head)) return compared(onBranch, base, head, request.query);
        return ifFound(
          pulls.find((pull) => headOf(pull) === head),
          (pull) => done({ files: filesOf(pull).slice(0, mostCompared) }),
        );
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

/** Ids of blobs, by path. */
type Tree = ReadonlyMap<string, string>;

/** Serves the Git database: blobs, trees, commits and branches. A branch moves only forward, unless the update is forced. */
export const gitData = () => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, z.infer<typeof commitSchema>>();
  const branches = new Map<string, string>();

  const keep = <Value>(into: Map<string, Value>, value: Value, text: string): string => {
    const sha = createHash('sha1')
      .update(`${into === blobs ? 'blob' : 'object'} ${text}`)
      .digest('hex');
    into.set(sha, value);
    return sha;
  };
  const keepBlob = (content: Buffer): string => keep(blobs, content, content.toString('base64'));
  const keepTree = (tree: Tree): string => keep(trees, tree, JSON.stringify([...tree]));
  const keepCommit = (commit: z.infer<typeof commitSchema>): string =>
    keep(commits, commit, JSON.stringify([commit, commits.size]));
  const created = (sha: string): LoopbackResponse => done({ sha }, 201);
  const shownRef = (name: string) => ({ ref: `refs/heads/${name}`, object: { type: 'commit', sha: branches.get(name) } });
  const hasAncestor = (sha: string, wanted: string): boolean =>
    sha === wanted || (commits.get(sha)?.parents ?? []).some((parent) => hasAncestor(parent, wanted));
  const branchOf = (ref = ''): string => ref.replace(/^heads\//, '');
  const treeOf = (sha: string | undefined): Tree => trees.get(commits.get(sha ?? '')?.tree ?? '') ?? new Map();
  const git = '/repos/:owner/:repo/git';

  const routes: Routes = {
    'GET /repos/:owner/:repo/branches': (call) =>
      pageOf(
        call,
        [...branches].map(([name, sha]) => ({ name, commit: { sha } })),
      ),
    [`GET ${git}/ref/:ref`]: ({ params: { ref } }) => ifFound(branches.get(branchOf(ref)), () => done(shownRef(branchOf(ref)))),
    [`GET ${git}/commits/:sha`]: ({ params: { sha = '' } }) =>
      ifFound(commits.get(sha), ({ message, tree, parents }) =>
        done({ sha, message, tree: { sha: tree }, parents: parents.map((parent) => ({ sha: parent })) }),
      ),
    [`GET ${git}/trees/:sha`]: ({ params: { sha = '' } }) =>
      ifFound(trees.get(sha), (tree) => {
        const entries = [...tree].map(([path, blob]) => ({ path, mode: '100644', type: 'blob', sha: blob }));
        return done({ sha, tree: entries, truncated: false });
      }),
    [`GET ${git}/blobs/:sha`]: ({ params: { sha = '' } }) =>
      // GitHub breaks Base64 into lines.
      ifFound(blobs.get(sha), (blob) =>
        done({ sha, encoding: 'base64', content: blob.toString('base64').replaceAll(/.{60}/g, '$&\n'), size: blob.length }),
      ),
    [`POST ${git}/blobs`]: withBody(blobSchema, ({ content, encoding }) => created(keepBlob(Buffer.from(content, encoding)))),
    [`POST ${git}/trees`]: withBody(treeSchema, ({ base_tree, tree }) => {
      if (tree.some(({ sha }) => !blobs.has(sha))) return unprocessable('tree.sha does not exist');
      return ifFound(base_tree === undefined ? new Map() : trees.get(base_tree), (base) =>
        created(keepTree(new Map([...base, ...tree.map(({ path, sha }) => [path, sha] as const)]))),
      );
    }),
    [`POST ${git}/commits`]: withBody(commitSchema, (commit) => {
      const isKnown = trees.has(commit.tree) && commit.parents.every((parent) => commits.has(parent));
      return ifFound(isKnown ? commit : undefined, () => created(keepCommit(commit)));
    }),
    [`POST ${git}/refs`]: withBody(createRefSchema, ({ ref, sha }) => {
      const name = ref.slice('refs/heads/'.length);
      if (branches.has(name)) return unprocessable('Reference already exists');
      if (!commits.has(sha)) return unprocessable('Object does not exist');
      branches.set(name, sha);
      return done(shownRef(name), 201);
    }),
    [`PATCH ${git}/refs/:ref`]: withBody(updateRefSchema, ({ sha, force }, { ref }) => {
      const head = branches.get(branchOf(ref));
      if (head === undefined) return unprocessable('Reference does not exist');
      if (!commits.has(sha)) return unprocessable('Object does not exist');
      if (!force && !hasAncestor(sha, head)) return unprocessable('Update is not a fast forward');
      branches.set(branchOf(ref), sha);
      return done(shownRef(branchOf(ref)));
    }),
  };

  const logOf = (sha: string | undefined): string[] => (sha === undefined ? [] : [sha, ...logOf(commits.get(sha)?.parents[0])]);
  const bytesOf = (blob = ''): Buffer => blobs.get(blob) ?? Buffer.alloc(0);
  return {
    routes,
    /** Commits of a branch with their files as text, newest first. Empty if the branch does not exist. */
    branch: (name: string) =>
      logOf(branches.get(name)).map((sha) => ({
        sha,
        message: commits.get(sha)?.message ?? '',
        parents: commits.get(sha)?.parents ?? [],
        files: Object.fromEntries([...treeOf(sha)].map(([path, blob]) => [path, bytesOf(blob).toString()])),
      })),
    /** Bytes of a file of a branch. Empty if the file does not exist. */
    branchFile: (name: string, path: string): Buffer => bytesOf(treeOf(branches.get(name)).get(path)),
    /** Creates a branch with one commit. */
    addBranch: (name: string, files: Readonly<Record<string, string>>): void => {
      const tree = keepTree(new Map(Object.entries(files).map(([path, text]) => [path, keepBlob(Buffer.from(text))])));
      branches.set(name, keepCommit({ message: `Make ${name}`, tree, parents: [] }));
    },
  };
};
