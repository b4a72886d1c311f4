import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LoopbackResponse, Routes } from '../loopback-server.ts';
import { notFound, pageOf, withBody } from './rest.ts';

export interface BranchCommit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly string[];
  /** By path. */
  readonly files: Readonly<Record<string, string>>;
}

interface Commit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** Blobs by path. */
type Tree = ReadonlyMap<string, string>;

const blobSchema = z.object({ content: z.string(), encoding: z.enum(['utf-8', 'base64']).default('utf-8') });
const treeEntry = z.object({ path: z.string().min(1), mode: z.literal('100644'), type: z.literal('blob'), sha: z.string() });
const treeSchema = z.object({ base_tree: z.string().optional(), tree: z.array(treeEntry).min(1) });
const commitSchema = z.object({ message: z.string().min(1), tree: z.string(), parents: z.array(z.string()) });
const createRefSchema = z.object({ ref: z.string().startsWith('refs/heads/'), sha: z.string() });
const updateRefSchema = z.object({ sha: z.string(), force: z.boolean().default(false) });

const unprocessable = (message: string): LoopbackResponse => ({ status: 422, body: { message, status: '422' } });

/** The Git data interface: blobs, trees, commits and branches. A branch only moves forward unless it is forced. */
export const gitData = () => {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Tree>();
  const commits = new Map<string, Commit>();
  const branches = new Map<string, string>();

  const keep = <Value>(into: Map<string, Value>, kind: string, value: Value, text: string): string => {
    const sha = createHash('sha1').update(`${kind} ${text}`).digest('hex');
    into.set(sha, value);
    return sha;
  };
  const keepBlob = (content: Buffer): string => keep(blobs, 'blob', content, content.toString('base64'));
  const keepTree = (tree: Tree): string => keep(trees, 'tree', tree, JSON.stringify([...tree]));
  const keepCommit = (commit: Commit): string => keep(commits, 'commit', commit, JSON.stringify([commit, commits.size]));
  const created = (sha: string): LoopbackResponse => ({ status: 201, body: { sha } });
  const shownRef = (name: string) => ({ ref: `refs/heads/${name}`, object: { type: 'commit', sha: branches.get(name) } });
  const hasAncestor = (sha: string, wanted: string): boolean =>
    sha === wanted || (commits.get(sha)?.parents ?? []).some((parent) => hasAncestor(parent, wanted));
  const branchOf = (ref = ''): string => ref.replace(/^heads\//, '');
  const root = '/repos/:owner/:repo/git';

  const routes: Routes = {
    'GET /repos/:owner/:repo/branches': (call) =>
      pageOf(
        call,
        [...branches].map(([name, sha]) => ({ name, commit: { sha } })),
      ),
    [`GET ${root}/ref/:ref`]: ({ params }) =>
      branches.has(branchOf(params.ref)) ? { status: 200, body: shownRef(branchOf(params.ref)) } : notFound,
    [`GET ${root}/commits/:sha`]: ({ params: { sha = '' } }) => {
      const commit = commits.get(sha);
      if (commit === undefined) return notFound;
      return {
        status: 200,
        body: { sha, ...commit, tree: { sha: commit.tree }, parents: commit.parents.map((parent) => ({ sha: parent })) },
      };
    },
    [`GET ${root}/trees/:sha`]: ({ params: { sha = '' } }) => {
      const tree = trees.get(sha);
      if (tree === undefined) return notFound;
      const entries = [...tree].map(([path, blob]) => ({ path, mode: '100644', type: 'blob', sha: blob }));
      return { status: 200, body: { sha, tree: entries, truncated: false } };
    },
    [`GET ${root}/blobs/:sha`]: ({ params: { sha = '' } }) => {
      const blob = blobs.get(sha);
      if (blob === undefined) return notFound;
      // In lines, as GitHub breaks them.
      const content = blob.toString('base64').replaceAll(/.{60}/g, '$&\n');
      return { status: 200, body: { sha, encoding: 'base64', content, size: blob.length } };
    },
    [`POST ${root}/blobs`]: withBody(blobSchema, ({ content, encoding }) =>
      created(keepBlob(Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8'))),
    ),
    [`POST ${root}/trees`]: withBody(treeSchema, ({ base_tree, tree }) => {
      const base = base_tree === undefined ? new Map<string, string>() : trees.get(base_tree);
      if (base === undefined) return notFound;
      if (tree.some(({ sha }) => !blobs.has(sha))) return unprocessable('tree.sha does not exist');
      return created(keepTree(new Map([...base, ...tree.map(({ path, sha }) => [path, sha] as const)])));
    }),
    [`POST ${root}/commits`]: withBody(commitSchema, (commit) => {
      if (!trees.has(commit.tree) || commit.parents.some((parent) => !commits.has(parent))) return notFound;
      return created(keepCommit(commit));
    }),
    [`POST ${root}/refs`]: withBody(createRefSchema, ({ ref, sha }) => {
      const name = ref.slice('refs/heads/'.length);
      if (branches.has(name)) return unprocessable('Reference already exists');
      if (!commits.has(sha)) return unprocessable('Object does not exist');
      branches.set(name, sha);
      return { status: 201, body: shownRef(name) };
    }),
    [`PATCH ${root}/refs/:ref`]: (call) =>
      withBody(updateRefSchema, ({ sha, force }) => {
        const name = branchOf(call.params.ref);
        const head = branches.get(name);
        if (head === undefined) return unprocessable('Reference does not exist');
        if (!commits.has(sha)) return unprocessable('Object does not exist');
        if (!force && !hasAncestor(sha, head)) return unprocessable('Update is not a fast forward');
        branches.set(name, sha);
        return { status: 200, body: shownRef(name) };
      })(call),
  };

  const branch = (name: string): readonly BranchCommit[] => {
    const found: BranchCommit[] = [];
    for (let sha = branches.get(name); sha !== undefined; sha = commits.get(sha)?.parents[0]) {
      const { message = '', parents = [], tree = '' } = commits.get(sha) ?? {};
      const files = Object.fromEntries(
        [...(trees.get(tree) ?? [])].map(([path, blob]) => [path, (blobs.get(blob) ?? '').toString()]),
      );
      found.push({ sha, message, parents, files });
    }
    return found;
  };

  return {
    routes,
    /** The commits of a branch, newest first, with all their files; empty where there is no such branch. */
    branch,
    /** The bytes of a file of a branch; none where there is no such file. */
    branchFile: (name: string, path: string): Buffer => {
      const tree = trees.get(commits.get(branches.get(name) ?? '')?.tree ?? '');
      return blobs.get(tree?.get(path) ?? '') ?? Buffer.alloc(0);
    },
    /** Makes a branch of one commit. */
    addBranch: (name: string, files: Readonly<Record<string, string>>): void => {
      const tree = keepTree(new Map(Object.entries(files).map(([path, text]) => [path, keepBlob(Buffer.from(text))])));
      branches.set(name, keepCommit({ message: `Make ${name}`, tree, parents: [] }));
    },
  };
};
