import { z } from 'zod';
import type { Routes } from '../loopback-server.ts';
import { notFound, pageOf, withBody } from './rest.ts';

/** A comment of an issue or pull request. */
export interface IssueComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly body: string;
}

/** GitHub's limit for a comment, in characters. */
const bodySchema = z.object({ body: z.string().min(1).max(65_536) });

const shown = ({ id, issue, author, body }: IssueComment): unknown => ({
  id,
  body,
  user: { login: author, type: author.endsWith('[bot]') ? 'Bot' : 'User' },
  html_url: `https://github.com/acme/shop/pull/${issue}#issuecomment-${id}`,
});

/** Comments of issues and pull requests: list, create, update. The token belongs to `github-actions[bot]` by default. */
export const issueComments = () => {
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
  return {
    /** Of all issues, oldest first. */
    comments: comments as readonly IssueComment[],
    /** Adds a comment as another user wrote it. */
    addComment: add,
    /** Who the token's comments are by from here on: `github-actions[bot]` unless told. */
    useCommentAuthor: (author: string): void => {
      tokenAuthor = author;
    },
    routes: {
      'GET /repos/:owner/:repo/issues/:number/comments': (call) => {
        const found = comments.filter(({ issue }) => String(issue) === call.params.number);
        return pageOf(call, found.map(shown));
      },
      'POST /repos/:owner/:repo/issues/:number/comments': withBody(bodySchema, ({ body }, { params }) => ({
        status: 201,
        body: shown(add(Number(params.number), body, tokenAuthor)),
      })),
      'PATCH /repos/:owner/:repo/issues/comments/:id': withBody(bodySchema, ({ body }, { params }) => {
        const index = indexOf(params.id);
        const comment = comments[index];
        if (comment === undefined) return notFound;
        comments[index] = { ...comment, body };
        return { status: 200, body: shown({ ...comment, body }) };
      }),
    } satisfies Routes,
  };
};
