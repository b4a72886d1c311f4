import { z } from 'zod';
import type { Route } from '../loopback-server.ts';
import { pageOf } from './pages.ts';
import { notFound, withBody } from './rest.ts';

/** A comment of an issue or pull request. */
export interface IssueComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly body: string;
}

export interface IssueComments {
  readonly routes: readonly Route[];
  /** Of all issues, oldest first. */
  readonly all: readonly IssueComment[];
  /** Adds a comment as another user wrote it. */
  readonly add: (issue: number, body: string, author?: string) => IssueComment;
  /** Who the token's comments are by from here on. */
  readonly useAuthor: (author: string) => void;
}

/** GitHub's limit for a comment, in characters. */
const bodySchema = z.object({ body: z.string().min(1).max(65_536) });

const shown = ({ id, issue, author, body }: IssueComment): unknown => ({
  id,
  body,
  user: { login: author, type: author.endsWith('[bot]') ? 'Bot' : 'User' },
  html_url: `https://github.com/acme/shop/pull/${issue}#issuecomment-${id}`,
});

/** Comments of issues and pull requests: list, create, update, delete. The token belongs to `github-actions[bot]` by default. */
export const issueComments = (): IssueComments => {
  const comments: IssueComment[] = [];
  let lastId = 9_000;
  let tokenAuthor = 'github-actions[bot]';
  const add = (issue: number, body: string, author = 'ann'): IssueComment => {
    lastId += 1;
    const comment = { id: lastId, issue, author, body };
    comments.push(comment);
    return comment;
  };
  const indexOf = (id: string | undefined): number => comments.findIndex((comment) => String(comment.id) === id);
  const onePath = '/repos/:owner/:repo/issues/comments/:id';
  return {
    all: comments,
    add,
    useAuthor: (author) => {
      tokenAuthor = author;
    },
    routes: [
      {
        method: 'GET',
        path: '/repos/:owner/:repo/issues/:number/comments',
        handle: (call) => {
          const found = comments.filter(({ issue }) => String(issue) === call.params.number);
          return pageOf(call, found.map(shown));
        },
      },
      {
        method: 'POST',
        path: '/repos/:owner/:repo/issues/:number/comments',
        handle: withBody(bodySchema, ({ body }, { params }) => ({
          status: 201,
          body: shown(add(Number(params.number), body, tokenAuthor)),
        })),
      },
      {
        method: 'PATCH',
        path: onePath,
        handle: withBody(bodySchema, ({ body }, { params }) => {
          const index = indexOf(params.id);
          const comment = comments[index];
          if (comment === undefined) return notFound;
          comments[index] = { ...comment, body };
          return { status: 200, body: shown({ ...comment, body }) };
        }),
      },
      {
        method: 'DELETE',
        path: onePath,
        handle: ({ params }) => {
          const index = indexOf(params.id);
          if (index < 0) return notFound;
          comments.splice(index, 1);
          return { status: 204 };
        },
      },
    ],
  };
};
