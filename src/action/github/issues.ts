import { readMark } from '../../core/results/issues/issue-mark.ts';
import type { OwnIssue } from '../../core/results/issues/plan-issues.ts';
import type { Clock } from '../../lib/clock.ts';
import { listIn, memberOf, textAt } from '../../lib/is-record.ts';
import { type CallGitHub, graphQlRoute, listPages } from './api.ts';

/** Label of all issues that this action creates. */
export const issueLabel = 'mobile-tests';

/** Most pages of the list of issues, newest first: 5,000 issues of one author. */
const mostPages = 50;
/** Pause between requests that write, as GitHub asks for. */
const writePauseMs = 1_000;

/** Owner of the token. Logins can be given to another account, so authors are compared by id. */
interface Author {
  readonly login: string;
  readonly isAuthorOf: (item: unknown) => boolean;
}

interface StoredIssue {
  readonly number: number;
  readonly url: string;
}

interface IssueText {
  readonly title: string;
  /** Markdown whose first line is the mark. */
  readonly body: string;
}

/** Issues of a repository, as the token of this step can see and change them. */
export interface IssueStore {
  /** Issues that the token's owner wrote and that have a valid mark. Also returns whether there are more than were read. */
  readonly list: () => Promise<{ readonly issues: readonly (OwnIssue & StoredIssue)[]; readonly isCut: boolean }>;
  readonly create: (text: IssueText) => Promise<StoredIssue>;
  readonly update: (number: number, changes: { readonly body?: string; readonly state?: 'open' }) => Promise<void>;
  /** @param reason `not_planned` if the issue was not solved, but is over */
  readonly close: (number: number, reason: 'completed' | 'not_planned') => Promise<void>;
  /**
   * Adds a comment. Does nothing if the token's owner wrote a comment with the same first line.
   *
   * @param sinceMs time before which such a comment cannot have been written
   * @returns whether the comment was added
   */
  readonly comment: (number: number, body: string, sinceMs?: number) => Promise<boolean>;
}

/** @throws Error if GitHub does not say whose token it is */
export const openIssueStore = async (
  call: CallGitHub,
  repository: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<IssueStore> => {
  const author = await readAuthor(call);
  let hasWritten = false;
  const write = async (...[route, parameters, find]: Parameters<CallGitHub>): Promise<unknown> => {
    if (hasWritten) await clock.sleep(writePauseMs, signal);
    hasWritten = true;
    return (await call(route, parameters, find)).data;
  };
  const findOwn = async (accepts: (body: string) => boolean): Promise<unknown> => {
    for await (const page of listPages(call, listRoute, listingOf(author)))
      for (const item of listIn(page)) if (author.isAuthorOf(item) && accepts(textAt(item, 'body') ?? '')) return item;
    return undefined;
  };
  const hasComment = async (number: number, line: string, since: string | undefined): Promise<boolean> => {
    for await (const page of listPages(call, commentsRoute, { issue_number: number, since }))
      for (const item of listIn(page)) if (author.isAuthorOf(item) && firstLine(textAt(item, 'body') ?? '') === line) return true;
    return false;
  };
  return {
    list: async () => {
      const issues: (OwnIssue & StoredIssue)[] = [];
      let pages = 0;
      for await (const page of listPages(call, listRoute, listingOf(author))) {
        issues.push(...listIn(page).flatMap((item) => ownIssue(item, author, repository)));
        pages += 1;
        if (pages === mostPages) return { issues, isCut: true };
      }
      return { issues, isCut: false };
    },
    create: async ({ title, body }) => {
      const find = async () => {
        const found = await findOwn((text) => firstLine(text) === firstLine(body));
        return found === undefined ? undefined : { data: found };
      };
      return storedIssue(await write('POST /repos/{owner}/{repo}/issues', { title, body, labels: [issueLabel] }, find));
    },
    update: async (number, changes) => {
      await write(issueRoute, { issue_number: number, ...changes });
    },
    close: async (number, reason) => {
      await write(issueRoute, { issue_number: number, state: 'closed', state_reason: reason });
    },
    comment: async (number, body, sinceMs) => {
      const line = firstLine(body);
      const since = sinceMs === undefined ? undefined : new Date(sinceMs).toISOString();
      if (await hasComment(number, line, since)) return false;
      const find = async () => ((await hasComment(number, line, since)) ? { data: undefined } : undefined);
      await write(`POST ${commentsPath}`, { issue_number: number, body }, find);
      return true;
    },
  };
};

const listRoute = 'GET /repos/{owner}/{repo}/issues';
const issueRoute = 'PATCH /repos/{owner}/{repo}/issues/{issue_number}';
const commentsPath = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const commentsRoute = `GET ${commentsPath}`;

const listingOf = ({ login }: Author) => ({ creator: login, state: 'all', sort: 'created', direction: 'desc' });

const firstLine = (body: string): string => body.split(/\r?\n/, 1)[0] ?? '';

/** Reads the owner of the token by GraphQL, because the REST API does not tell it to the token of an app. */
const readAuthor = async (call: CallGitHub): Promise<Author> => {
  const { data } = await call(graphQlRoute, { query: 'query { viewer { login databaseId id } }' });
  const viewer = memberOf(data, 'viewer');
  const [login, databaseId, nodeId] = [textAt(viewer, 'login'), memberOf(viewer, 'databaseId'), memberOf(viewer, 'id')];
  if (login === undefined || (typeof databaseId !== 'number' && typeof nodeId !== 'string'))
    throw new Error('GitHub did not say whose token this is');
  return {
    login,
    isAuthorOf: (item) => {
      const user = memberOf(item, 'user');
      return typeof databaseId === 'number' ? memberOf(user, 'id') === databaseId : memberOf(user, 'node_id') === nodeId;
    },
  };
};

const ownIssue = (item: unknown, author: Author, repository: string): readonly (OwnIssue & StoredIssue)[] => {
  const mark = author.isAuthorOf(item) ? readMark(textAt(item, 'body') ?? '', repository) : undefined;
  // The list of issues also has pull requests.
  if (mark === undefined || memberOf(item, 'pull_request') !== undefined) return [];
  return [{ ...mark, ...storedIssue(item), isOpen: textAt(item, 'state') === 'open' }];
};

const storedIssue = (item: unknown): StoredIssue => {
  const number = memberOf(item, 'number');
  if (typeof number !== 'number') throw new Error('GitHub gave the issue no number');
  return { number, url: textAt(item, 'html_url') ?? '' };
};
