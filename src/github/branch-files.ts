import { z } from 'zod';
import { type CallGitHub, isNotPermitted, statusOf } from './api.ts';

/** The file of a branch that is used for nothing else. */
interface BranchFile {
  readonly branch: string;
  /** Inside the branch, with a folder. */
  readonly path: string;
}

/** The branch as it was read, for a commit on top of it. */
interface BranchState {
  /** Its last commit and the tree of it; absent where the branch does not exist yet. */
  readonly head?: { readonly commit: string; readonly tree: string };
  /** Absent where the branch has no such file. */
  readonly text?: string;
}

/** The branch holds something else, so nothing is written to it. */
class ForeignBranchError extends Error {
  readonly code = 'history-branch-in-use';

  constructor(branch: string, path: string) {
    super(`the branch "${branch}" has other files, for instance ${path}`);
    this.name = 'ForeignBranchError';
  }
}

const refSchema = z.object({ object: z.object({ sha: z.string() }) });
const shaSchema = z.object({ sha: z.string() });
const commitSchema = z.object({ tree: shaSchema });
const treeSchema = z.object({
  sha: z.string(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * Reads a file of a branch by the Git data API, without a checkout.
 *
 * @throws ForeignBranchError
 */
export const readBranchFile = async (call: CallGitHub, { branch, path }: BranchFile): Promise<BranchState> => {
  const head = await headOf(call, branch);
  if (head === undefined) return {};
  const { data } = await call('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: head.tree, recursive: '1' });
  const files = treeSchema.parse(data).tree.filter(({ type }) => type === 'blob');
  const folder = path.slice(0, path.indexOf('/') + 1);
  const foreign = files.find((file) => !file.path.startsWith(folder));
  if (foreign !== undefined) throw new ForeignBranchError(branch, foreign.path);
  const file = files.find((each) => each.path === path);
  if (file === undefined) return { head };
  const blob = await call('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: file.sha });
  return { head, text: Buffer.from(blobSchema.parse(blob.data).content, 'base64').toString('utf8') };
};

const headOf = async (call: CallGitHub, branch: string): Promise<BranchState['head']> => {
  try {
    const { data } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
    const commit = refSchema.parse(data).object.sha;
    const response = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
    return { commit, tree: commitSchema.parse(response.data).tree.sha };
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
};

/**
 * Adds one commit with the file's new text. A branch that does not exist is made, without a parent.
 *
 * @param state as `readBranchFile` returned it
 * @returns false where the branch has moved since it was read: read it and try again
 */
export const commitBranchFile = async (
  call: CallGitHub,
  { branch, path }: BranchFile,
  { head }: BranchState,
  text: string,
  message: string,
): Promise<boolean> => {
  const post = async (what: 'blobs' | 'trees' | 'commits', parameters: Record<string, unknown>): Promise<string> =>
    shaSchema.parse((await call(`POST /repos/{owner}/{repo}/git/${what}`, parameters)).data).sha;
  const blob = await post('blobs', { content: text, encoding: 'utf-8' });
  const tree = await post('trees', {
    base_tree: head?.tree,
    tree: [{ path, mode: '100644', type: 'blob', sha: blob }],
  });
  const sha = await post('commits', { message, tree, parents: head === undefined ? [] : [head.commit] });
  try {
    if (head === undefined) await call('POST /repos/{owner}/{repo}/git/refs', { ref: `refs/heads/${branch}`, sha });
    else await call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ref: `heads/${branch}`, sha, force: false });
    return true;
  } catch (error) {
    // 422: not a fast-forward, or the branch exists by now.
    if (statusOf(error) === 409 || statusOf(error) === 422) return false;
    throw error;
  }
};

/** Why a branch could not be read or written, with what to do about it. */
export const branchAdvice = (error: unknown, permission: 'read' | 'write'): string | undefined =>
  isNotPermitted(error) ? `the token lacks "contents: ${permission}"; grant it in the job's permissions` : undefined;
