import { z } from 'zod';
import type { Routes } from '../loopback-server.ts';
import { done, ifFound, pageOf, withBody } from './rest.ts';

/** Limits of GitHub: 65,535 characters per text, 50 annotations per request, 64 kB per annotation message and comment. */
const text = z.string().max(65_535);
const message = z.string().min(1).max(65_536);

const annotation = z.looseObject({
  path: z.string().min(1),
  start_line: z.int().min(1),
  end_line: z.int().min(1),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message,
  title: z.string().max(255).optional(),
  raw_details: z.string().max(65_536).optional(),
});

const updateSchema = z.object({
  name: z.string().min(1).optional(),
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  conclusion: z.enum(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out']).optional(),
  started_at: z.iso.datetime().optional(),
  completed_at: z.iso.datetime().optional(),
  output: z
    .object({
      title: z.string().min(1),
      summary: text,
      text: text.optional(),
      annotations: z.array(annotation).max(50).optional(),
    })
    .optional(),
});
const createSchema = updateSchema.extend({ name: z.string().min(1), head_sha: z.string().min(1) });

/** A check run with the latest texts and all annotations so far. */
type CheckRun = z.infer<typeof createSchema> & {
  readonly id: number;
  readonly html_url: string;
  readonly annotations: readonly z.infer<typeof annotation>[];
};

const updated = (run: CheckRun, change: z.infer<typeof updateSchema>): CheckRun => ({
  ...run,
  ...change,
  name: change.name ?? run.name,
  // A conclusion completes a run, whatever its status is.
  ...(change.conclusion !== undefined && { status: 'completed' as const }),
  output: change.output === undefined ? run.output : { ...run.output, ...change.output },
  annotations: [...run.annotations, ...(change.output?.annotations ?? [])],
});

/** Serves check runs: create, update, and list for a commit by `check_name`. */
export const checkRuns = () => {
  const runs: CheckRun[] = [];
  const keep = (run: CheckRun): CheckRun => {
    runs[run.id - 500] = run;
    return run;
  };
  return {
    checkRuns: runs as readonly CheckRun[],
    routes: {
      'POST /repos/:owner/:repo/check-runs': withBody(createSchema, (body) => {
        const id = 500 + runs.length;
        const html_url = `https://github.com/acme/shop/runs/${id}`;
        return done(keep(updated({ ...body, id, html_url, status: 'queued', annotations: [] }, body)), 201);
      }),
      'PATCH /repos/:owner/:repo/check-runs/:id': withBody(updateSchema, (body, { id }) =>
        ifFound(runs[Number(id) - 500], (run) => done(keep(updated(run, body)))),
      ),
      'GET /repos/:owner/:repo/commits/:ref/check-runs': (call) => {
        const name = call.request.query.get('check_name');
        const found = runs.filter((run) => run.head_sha === call.params.ref && (name ?? run.name) === run.name);
        return pageOf(call, found, 'check_runs');
      },
    } satisfies Routes,
  };
};

interface IssueComment {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  readonly body: string;
}

const commentSchema = z.object({ body: message });

const shown = ({ id, issue, author, body }: IssueComment): unknown => ({
  id,
  body,
  user: { login: author, type: author.endsWith('[bot]') ? 'Bot' : 'User' },
  html_url: `https://github.com/acme/shop/pull/${issue}#issuecomment-${id}`,
});

/** Serves comments of issues and pull requests: list, create, update. */
export const issueComments = () => {
  const comments: IssueComment[] = [];
  let tokenAuthor = 'github-actions[bot]';
  const keep = (comment: IssueComment): IssueComment => {
    comments[comment.id - 9_001] = comment;
    return comment;
  };
  const add = (issue: number, body: string, author: string): IssueComment =>
    keep({ id: 9_001 + comments.length, issue, author, body });
  return {
    /** Comments of all issues, oldest first. */
    comments: comments as readonly IssueComment[],
    /** Adds a comment by any user. */
    addComment: add,
    /** Sets the author of the following comments of the token. The default is `github-actions[bot]`. */
    useCommentAuthor: (author: string): void => {
      tokenAuthor = author;
    },
    routes: {
      'GET /repos/:owner/:repo/issues/:number/comments': (call) =>
        pageOf(call, comments.filter(({ issue }) => String(issue) === call.params.number).map(shown)),
      'POST /repos/:owner/:repo/issues/:number/comments': withBody(commentSchema, ({ body }, { number }) =>
        done(shown(add(Number(number), body, tokenAuthor)), 201),
      ),
      'PATCH /repos/:owner/:repo/issues/comments/:id': withBody(commentSchema, ({ body }, { id }) =>
        ifFound(comments[Number(id) - 9_001], (comment) => done(shown(keep({ ...comment, body })))),
      ),
    } satisfies Routes,
  };
};
