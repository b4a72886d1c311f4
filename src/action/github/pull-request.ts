import { firstLineOf } from '../../lib/first-line.ts';
import { listIn, memberOf, textAt } from '../../lib/is-record.ts';
import type { StepContext } from '../context.ts';
import { type CallGitHub, httpStatusOf, isNotPermitted, listPages, notPermitted } from './api.ts';
import { readEvent } from './github-context.ts';

/** Maximum number of commits of a pull request that GitHub lists. */
const maxCommits = 250;

/**
 * Reads title, branch and commit messages of the event's pull request, or else of an open pull request that contains the
 * commit.
 *
 * @param call undefined without a token; then only the event is read
 * @returns texts, and sentences about texts that could not be read; undefined if there is no pull request
 */
export const readPullRequestTexts = async (call: CallGitHub | undefined, job: StepContext) => {
  const { pullRequest } = await readEvent(job.environment);
  const number = pullRequest?.number ?? (call && (await findByCommit(call, job)));
  if (number === undefined) return undefined;
  const known = [pullRequest?.title, pullRequest?.branch ?? job.environment.GITHUB_HEAD_REF].filter((text) => text !== undefined);
  if (call === undefined) {
    return { number, texts: known, notes: ['Without a token the commits of the pull request could not be read.'] };
  }
  const notes: string[] = [];
  const orNote = async (what: string, read: () => Promise<readonly string[]>): Promise<readonly string[] | undefined> => {
    try {
      return await read();
    } catch (error) {
      job.signal.throwIfAborted();
      const why = isNotPermitted(error) ? 'the token lacks "pull-requests: read"' : firstLineOf(error);
      notes.push(`The ${what} of pull request ${number} could not be read: ${why}.`);
      return undefined;
    }
  };
  // The title may have changed since the event, for instance if a job runs again.
  const current = (await orNote('title and branch', () => readTitle(call, number))) ?? known;
  const messages = (await orNote('commits', () => readMessages(call, number))) ?? [];
  if (messages.length >= maxCommits)
    notes.push(`Only the first ${maxCommits} commits of pull request ${number} were read; GitHub lists no more.`);
  return { number, texts: [...current, ...messages], notes };
};

const findByCommit = async (call: CallGitHub, { github, signal }: StepContext): Promise<number | undefined> => {
  try {
    const { data } = await call('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha: github.sha });
    const number = memberOf(
      listIn(data).find((pull) => memberOf(pull, 'state') === 'open'),
      'number',
    );
    return typeof number === 'number' ? number : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
};

const readTitle = async (call: CallGitHub, number: number): Promise<readonly string[]> => {
  const { data } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
  return [textAt(data, 'title'), textAt(data, 'head', 'ref')].filter((text) => text !== undefined);
};

const readMessages = async (call: CallGitHub, number: number): Promise<readonly string[]> => {
  const messages: string[] = [];
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
  for await (const commits of listPages(call, route, { pull_number: number })) {
    messages.push(...listIn(commits).flatMap((commit) => textAt(commit, 'commit', 'message') ?? []));
    if (messages.length >= maxCommits) break;
  }
  return messages;
};

/**
 * Keeps one comment on a pull request up to date. Finds the comment by its first line and its author.
 *
 * @param body Markdown of the comment; its first line is a marker that identifies the comment
 * @throws CodedError `github-not-permitted` if the token may not write comments
 */
export const keepComment = async (
  call: CallGitHub,
  pullNumber: number,
  body: string,
  mayCreate = true,
): Promise<'created' | 'updated' | 'unchanged' | 'not-wanted'> => {
  const [marker] = body.split('\n', 1);
  try {
    const own = await findComment(call, pullNumber, marker);
    if (own === undefined) {
      if (!mayCreate) return 'not-wanted';
      await call('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: pullNumber, body }, async () => {
        const created = await findComment(call, pullNumber, marker);
        return created === undefined ? undefined : { data: created };
      });
      return 'created';
    }
    // GitHub may store the comment with other line ends.
    if (own.body.replaceAll('\r\n', '\n').trimEnd() === body.trimEnd()) return 'unchanged';
    await call('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: own.id, body });
    return 'updated';
  } catch (error) {
    if (isNotPermitted(error)) throw notPermitted('The comment', 'pull-requests', error);
    throw error;
  }
};

const findComment = async (call: CallGitHub, pullNumber: number, marker: string | undefined) => {
  const author = await authorOf(call);
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  for await (const comments of listPages(call, route, { issue_number: pullNumber }))
    for (const comment of listIn(comments)) {
      const [id, body = '', login] = [memberOf(comment, 'id'), textAt(comment, 'body'), textAt(comment, 'user', 'login')];
      // The author is compared, too, because a comment of another user may contain a copy of the marker.
      const isOwn = author === undefined ? textAt(comment, 'user', 'type') === 'Bot' : login === author;
      if (typeof id === 'number' && isOwn && body.split(/\r?\n/, 1)[0] === marker) return { id, body };
    }
  return undefined;
};

/** Returns the login of the token's owner. Undefined for the token of an app, which may not read the login. */
const authorOf = async (call: CallGitHub): Promise<string | undefined> => {
  try {
    return textAt((await call('GET /user', {})).data, 'login');
  } catch (error) {
    if (httpStatusOf(error) === undefined) throw error;
    return undefined;
  }
};
