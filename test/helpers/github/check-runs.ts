import { z } from 'zod';
import type { Routes } from '../loopback-server.ts';
import { notFound, pageOf, withBody } from './rest.ts';

/** GitHub's limits: 65,535 characters for texts, 50 annotations a request, 64 kB for an annotation's message. */
const text = z.string().max(65_535);

const annotationSchema = z.looseObject({
  path: z.string().min(1),
  start_line: z.int().min(1),
  end_line: z.int().min(1),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message: z.string().min(1).max(65_536),
  title: z.string().max(255).optional(),
  raw_details: z.string().max(65_536).optional(),
});

const outputSchema = z.object({
  title: z.string().min(1),
  summary: text,
  text: text.optional(),
  annotations: z.array(annotationSchema).max(50).optional(),
});

const fields = {
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  conclusion: z.enum(['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out']).optional(),
  started_at: z.iso.datetime().optional(),
  completed_at: z.iso.datetime().optional(),
  output: outputSchema.optional(),
};

const createSchema = z.object({ name: z.string().min(1), head_sha: z.string().min(1), ...fields });
const updateSchema = z.object({ name: z.string().min(1).optional(), ...fields });

type Annotation = z.infer<typeof annotationSchema>;

/** A check run as the requests so far left it. Texts are the last ones sent, annotations are all that were sent. */
export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly status: string;
  readonly conclusion: string | undefined;
  readonly detailsUrl: string | undefined;
  readonly externalId: string | undefined;
  readonly title: string | undefined;
  readonly summary: string | undefined;
  readonly text: string | undefined;
  readonly annotations: readonly Annotation[];
}

const merge = (run: CheckRun, change: z.infer<typeof updateSchema>): CheckRun => ({
  ...run,
  name: change.name ?? run.name,
  // A conclusion completes a run, whatever its status says.
  status: change.conclusion === undefined ? (change.status ?? run.status) : 'completed',
  conclusion: change.conclusion ?? run.conclusion,
  detailsUrl: change.details_url ?? run.detailsUrl,
  externalId: change.external_id ?? run.externalId,
  title: change.output?.title ?? run.title,
  summary: change.output?.summary ?? run.summary,
  text: change.output?.text ?? run.text,
  annotations: [...run.annotations, ...(change.output?.annotations ?? [])],
});

const emptyRun = (id: number, name: string, headSha: string): CheckRun => ({
  id,
  name,
  headSha,
  status: 'queued',
  conclusion: undefined,
  detailsUrl: undefined,
  externalId: undefined,
  title: undefined,
  summary: undefined,
  text: undefined,
  annotations: [],
});

const shown = (run: CheckRun): unknown => ({
  id: run.id,
  name: run.name,
  head_sha: run.headSha,
  status: run.status,
  conclusion: run.conclusion ?? null,
  external_id: run.externalId ?? '',
  details_url: run.detailsUrl ?? null,
  html_url: `https://github.com/acme/shop/runs/${run.id}`,
  output: {
    title: run.title ?? null,
    summary: run.summary ?? null,
    text: run.text ?? null,
    annotations_count: run.annotations.length,
  },
});

/** Check runs: create, update, and list for a commit by `check_name`. */
export const checkRuns = () => {
  const runs: CheckRun[] = [];
  const indexOf = (id: string | undefined): number => runs.findIndex((run) => String(run.id) === id);
  return {
    checkRuns: runs as readonly CheckRun[],
    routes: {
      'POST /repos/:owner/:repo/check-runs': withBody(createSchema, (body) => {
        const run = merge(emptyRun(500 + runs.length, body.name, body.head_sha), body);
        runs.push(run);
        return { status: 201, body: shown(run) };
      }),
      'PATCH /repos/:owner/:repo/check-runs/:id': withBody(updateSchema, (body, { params }) => {
        const index = indexOf(params.id);
        const run = runs[index];
        if (run === undefined) return notFound;
        runs[index] = merge(run, body);
        return { status: 200, body: shown(merge(run, body)) };
      }),
      'GET /repos/:owner/:repo/commits/:ref/check-runs': (call) => {
        const name = call.request.query.get('check_name');
        const found = runs.filter((run) => run.headSha === call.params.ref && (name ?? run.name) === run.name);
        return pageOf(call, found.map(shown), (check_runs, total_count) => ({ total_count, check_runs }));
      },
    } satisfies Routes,
  };
};
