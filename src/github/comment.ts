import { type CallGitHub, isNotPermitted, NotPermittedError, statusOf } from './api.ts';

const pageSize = 100;

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string;
  /** Written by an app: the workflow's own token is one, too. */
  readonly isByApp: boolean;
}

/**
 * Keeps one comment on a pull request up to date: found by its first line and its author through all pages, left alone when unchanged.
 *
 * @param body its first line is the marker
 * @throws NotPermittedError where the token may not write comments
 */
export const keepComment = async (
  call: CallGitHub,
  pullNumber: number,
  body: string,
): Promise<'created' | 'updated' | 'unchanged'> => {
  const marker = body.split('\n', 1)[0] ?? '';
  try {
    const own = await findComment(call, pullNumber, marker);
    if (own === undefined) {
      await call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pullNumber, body }, async () => {
        const created = await findComment(call, pullNumber, marker);
        return created === undefined ? undefined : { data: created, headers: {} };
      });
      return 'created';
    }
    // The service may keep line ends of its own.
    if (own.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()) return 'unchanged';
    await call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: own.id, body });
    return 'updated';
  } catch (error) {
    if (isNotPermitted(error)) throw new NotPermittedError('The comment', 'pull-requests', error);
    throw error;
  }
};

const findComment = async (call: CallGitHub, pullNumber: number, marker: string): Promise<Comment | undefined> => {
  const author = await authorOf(call);
  for (let page = 1; ; page++) {
    const { data } = await call('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      issue_number: pullNumber,
      per_page: pageSize,
      page,
    });
    const comments = Array.isArray(data) ? data.flatMap(readComment) : [];
    // Another user's comment could contain a copy of the marker.
    const isOwn = (comment: Comment): boolean => (author === undefined ? comment.isByApp : comment.author === author);
    const found = comments.find((comment) => isOwn(comment) && comment.body.split(/\r?\n/, 1)[0] === marker);
    if (found !== undefined || !Array.isArray(data) || data.length < pageSize) return found;
  }
};

/** A person's token knows its owner. The token of an app, such as the workflow's own, may not ask. */
const authorOf = async (call: CallGitHub): Promise<string | undefined> => {
  try {
    const { data } = await call('GET /user', {});
    return typeof data === 'object' && data !== null && 'login' in data && typeof data.login === 'string'
      ? data.login
      : undefined;
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    return undefined;
  }
};

const readComment = (value: unknown): Comment[] => {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'number') return [];
  const body = 'body' in value && typeof value.body === 'string' ? value.body : '';
  const user = 'user' in value ? value.user : undefined;
  if (typeof user !== 'object' || user === null) return [];
  const author = 'login' in user && typeof user.login === 'string' ? user.login : '';
  return [{ id: value.id, body, author, isByApp: 'type' in user && user.type === 'Bot' }];
};
