import { z } from 'zod';
import { json, type Routes } from '../loopback-server.ts';
import { ifFound, pageOf, withBody } from './rest.ts';

/** Limits of GitHub: 65,535 characters per text, 50 annotations per request, 64 kB per annotation message. */
const text = z.string().max(65_535);
const message = z.string().min(1).max(65_536);

const annotation = z.strictObject({
  path: z.string().min(1),
  start_line: z.int().min(1),
  end_line: z.int().min(1),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message,
  title: z.string().max(255).optional(),
});
const output = z.strictObject({
  title: z.string().min(1),
  summary: text,
  text: text.optional(),
  annotations: z.array(annotation).max(50).default([]),
});
const createSchema = z.strictObject({
  name: z.string().min(1),
  head_sha: z.string().min(1),
  external_id: z.string().optional(),
  status: z.literal('completed').optional(),
  conclusion: z.enum(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out']).optional(),
  output,
});
const updateSchema = z.strictObject({ output });

/** A check run with the latest texts and all annotations so far. */
interface CheckRun extends z.infer<typeof createSchema> {
  readonly id: number;
  readonly html_url: string;
  readonly annotations: readonly z.infer<typeof annotation>[];
}

/** Serves check runs: create, update, and list for a commit by `check_name`. */
export const checkRuns = () => {
  const runs: CheckRun[] = [];
  return {
    checkRuns: runs as readonly CheckRun[],
    routes: {
      'POST /repos/:owner/:repo/check-runs': withBody(createSchema, (body) => {
        const id = 500 + runs.length;
        const run = { ...body, id, html_url: `https://github.com/acme/shop/runs/${id}`, annotations: body.output.annotations };
        runs.push(run);
        return json(run, 201);
      }),
      'PATCH /repos/:owner/:repo/check-runs/:id': withBody(updateSchema, ({ output }, { id }) =>
        ifFound(runs[Number(id) - 500], (run) => {
          const annotations = [...run.annotations, ...output.annotations];
          return json(Object.assign(run, { output, annotations }));
        }),
      ),
      'GET /repos/:owner/:repo/commits/:ref/check-runs': (call) => {
        const name = call.request.query.get('check_name');
        const found = runs.filter((run) => run.head_sha === call.params.ref && (name ?? run.name) === run.name);
        return pageOf(call, found, 'check_runs');
      },
    } satisfies Routes,
  };
};
