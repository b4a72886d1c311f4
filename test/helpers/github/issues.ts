import { z } from 'zod';
import { json, type Routes } from '../loopback-server.ts';
import { stepClock } from '../virtual-clock.ts';
import { ifFound, pageOf, unprocessable, withBody } from './rest.ts';

/** GitHub allows 65,536 characters in a body and a comment, and 256 in a title. */
const text = z.string().min(1).max(65_536);
const createSchema = z.strictObject({
  owner: z.string().optional(),
  repo: z.string().optional(),
  title: z.string().min(1).max(256),
  body: text,
  labels: z.array(z.string().min(1).max(50)).default([]),
});
const updateSchema = z.strictObject({
  title: createSchema.shape.title.optional(),
  body: text.optional(),
  state: z.enum(['open', 'closed']).optional(),
  state_reason: z.enum(['completed', 'not_planned', 'reopened']).optional(),
});
const commentSchema = z.object({ body: text });
const querySchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });

interface Issue {
  readonly number: number;
  readonly author: string;
  readonly createdAt: string;
  title: string;
  body: string;
  labels: readonly string[];
  state: 'open' | 'closed';
  stateReason: string | null;
  readonly isPull?: boolean;
  /** Id of the author, if it is not that of the login. */
  authorId?: number;
}

interface IssueComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly createdAt: string;
  body: string;
}

/** What a request of the token did to an issue. */
interface IssueEvent {
  readonly issue: number;
  readonly kind: 'opened' | 'edited' | 'closed' | 'reopened' | 'commented';
  readonly day: string;
}

const bot = 'github-actions[bot]';
const firstIssue = 101;
const firstComment = 9_001;

const now = (): string => new Date(stepClock.nowMs()).toISOString();

/** Id of an account: that of GitHub for its own bot, else one that follows from the login. */
const idOf = (login: string): number =>
  login === bot
    ? 41_898_282
    : Array.from(login).reduce((id, character) => (id * 31 + character.charCodeAt(0)) % 1_000_000_007, 7);

const accountOf = (login: string) => ({
  login,
  id: idOf(login),
  node_id: `U_${idOf(login)}`,
  type: login.endsWith('[bot]') ? 'Bot' : 'User',
});

const shownIssue = ({ number, author, authorId, stateReason, createdAt, isPull = false, labels, ...issue }: Issue): unknown => ({
  ...issue,
  number,
  state_reason: stateReason,
  created_at: createdAt,
  labels: labels.map((name) => ({ name })),
  user: { ...accountOf(author), ...(authorId !== undefined && { id: authorId, node_id: `U_${authorId}` }) },
  html_url: `https://github.com/acme/shop/${isPull ? 'pull' : 'issues'}/${number}`,
  ...(isPull && { pull_request: {} }),
});

const shownComment = ({ id, issue, author, body, createdAt }: IssueComment): unknown => ({
  id,
  body,
  created_at: createdAt,
  updated_at: createdAt,
  user: accountOf(author),
  html_url: `https://github.com/acme/shop/issues/${issue}#issuecomment-${id}`,
});

/** Serves issues with their comments, and the owner of the token by GraphQL. */
export const issueTracker = () => {
  const issues: Issue[] = [];
  const comments: IssueComment[] = [];
  const events: IssueEvent[] = [];
  let tokenAuthor = bot;
  const log = (issue: number, kind: IssueEvent['kind']): void => void events.push({ issue, kind, day: now().slice(0, 10) });
  const add = (issue: number, body: string, author: string): IssueComment => {
    const comment = { id: firstComment + comments.length, issue, author, body, createdAt: now() };
    comments.push(comment);
    return comment;
  };
  const addIssue = (given: Pick<Issue, 'title' | 'body' | 'author'> & Partial<Issue>): Issue => {
    const issue: Issue = {
      number: firstIssue + issues.length,
      createdAt: now(),
      labels: [],
      state: 'open',
      stateReason: null,
      ...given,
    };
    issues.push(issue);
    return issue;
  };
  const find = (number: string | undefined): Issue | undefined => issues.find((issue) => String(issue.number) === number);
  return {
    issues: issues as readonly Readonly<Issue>[],
    comments: comments as readonly Readonly<IssueComment>[],
    issueEvents: events as readonly IssueEvent[],
    addComment: add,
    addIssue,
    /** Changes an issue as a person would. */
    editIssue: (number: number, changes: Partial<Pick<Issue, 'body' | 'title' | 'state' | 'labels' | 'authorId'>>): void =>
      void Object.assign(find(String(number)) ?? {}, changes),
    /** Sets the owner of the token, who writes the following issues and comments. The default is `github-actions[bot]`. */
    useCommentAuthor: (author: string): void => {
      tokenAuthor = author;
    },
    routes: {
      'GET /repos/:owner/:repo/issues': (call) => {
        const { creator, state = 'open', direction = 'desc' } = Object.fromEntries(call.request.query);
        const found = issues.filter(
          (issue) => (creator ?? issue.author) === issue.author && (state === 'all' || issue.state === state),
        );
        return pageOf(call, (direction === 'desc' ? found.toReversed() : found).map(shownIssue));
      },
      'POST /repos/:owner/:repo/issues': withBody(createSchema, ({ title, body, labels }) => {
        const issue = addIssue({ title, body, labels, author: tokenAuthor });
        log(issue.number, 'opened');
        return json(shownIssue(issue), 201);
      }),
      'PATCH /repos/:owner/:repo/issues/:number': withBody(updateSchema, ({ state_reason, ...changes }, { number }) =>
        ifFound(find(number), (issue) => {
          if (changes.body !== undefined && changes.body !== issue.body) log(issue.number, 'edited');
          if (changes.state !== undefined && changes.state !== issue.state)
            log(issue.number, changes.state === 'open' ? 'reopened' : 'closed');
          const stateReason = changes.state === undefined ? issue.stateReason : (state_reason ?? null);
          return json(shownIssue(Object.assign(issue, changes, { stateReason })));
        }),
      ),
      'GET /repos/:owner/:repo/issues/:number/comments': (call) => {
        const since = call.request.query.get('since') ?? '';
        const found = comments.filter(({ issue, createdAt }) => String(issue) === call.params.number && createdAt >= since);
        return pageOf(call, found.map(shownComment));
      },
      'POST /repos/:owner/:repo/issues/:number/comments': withBody(commentSchema, ({ body }, { number }) => {
        log(Number(number), 'commented');
        return json(shownComment(add(Number(number), body, tokenAuthor)), 201);
      }),
      'PATCH /repos/:owner/:repo/issues/comments/:id': withBody(commentSchema, ({ body }, { id }) =>
        ifFound(comments[Number(id) - firstComment], (comment) => json(shownComment(Object.assign(comment, { body })))),
      ),
      'POST /graphql': withBody(querySchema, ({ query }) => {
        const [, fields] = /^\s*query\s*\{\s*viewer\s*\{([\w\s]+)\}\s*\}\s*$/.exec(query) ?? [];
        if (fields === undefined) return unprocessable('the query is not supported');
        const { login, id: databaseId, node_id: id } = accountOf(tokenAuthor);
        const known: Readonly<Record<string, unknown>> = { login, databaseId, id };
        const viewer = Object.fromEntries(
          fields
            .trim()
            .split(/\s+/)
            .map((field) => [field, known[field]]),
        );
        return json({ data: { viewer } });
      }),
    } satisfies Routes,
  };
};
