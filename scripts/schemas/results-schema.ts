import { z } from 'zod';
import type { CtrfDocument } from '../../src/results/ctrf/write-ctrf.ts';

const count = z.int().min(0);
const fromOne = z.int().min(1);
const ms = z.number().min(0).meta({ description: 'Milliseconds.' });
const instant = z.number().meta({ description: 'Milliseconds since 1970 in UTC.' });
const status = z.enum(['passed', 'failed', 'skipped']);
const texts = z.array(z.string()).readonly();

const attempt = z.object({
  attempt: fromOne.meta({ description: '1 is the first try; the last one is the test itself.' }),
  status,
  duration: ms.exactOptional(),
  message: z.string().exactOptional(),
  trace: z.string().exactOptional(),
  extra: z.object({ rawStatus: z.string() }).readonly(),
});

/** Shards and attempts count from 1. */
const place = {
  device: z.string().meta({ description: '`<device name>-<os version>`; empty where no device is to blame.' }),
  shard: fromOne,
  shards: fromOne,
  attempt: fromOne.meta({ description: '1, or more where `retries` ran the tests of a session again.' }),
  build: z.string().meta({ description: 'Id of the build at the service.' }),
  session: z.string().exactOptional().meta({ description: 'Id of the session at the service.' }),
};

const testExtra = z.object({
  ...place,
  simulated: z.boolean().meta({ description: 'Whether the built-in cloud answered.' }),
  kind: z.enum(['test', 'session', 'verdict']).meta({
    description: '`session` and `verdict` stand for something that is wrong and that no test tells.',
  }),
  testId: z.string().exactOptional(),
  properties: z.record(z.string(), z.string()).readonly().exactOptional(),
  attachments: texts.exactOptional(),
  links: z
    .object({
      video: z.string().exactOptional(),
      deviceLog: z.string().exactOptional(),
      instrumentationLog: z.string().exactOptional(),
      networkLog: z.string().exactOptional(),
      screenshots: texts.exactOptional(),
    })
    .readonly()
    .exactOptional()
    .meta({ description: 'Where the service shows more about the test.' }),
});

const test = z.object({
  name: z.string().meta({ description: '`class#method`.' }),
  status,
  duration: ms,
  start: instant.exactOptional(),
  stop: instant.exactOptional(),
  suite: texts.exactOptional(),
  message: z.string().exactOptional(),
  trace: z.string().exactOptional(),
  line: fromOne.exactOptional(),
  rawStatus: z.string().meta({ description: 'The word of the source.' }),
  filePath: z.string().exactOptional(),
  retries: count,
  retryAttempts: z.array(attempt.readonly()).readonly().exactOptional(),
  flaky: z.boolean().meta({ description: 'Whether it passed only on a retry.' }),
  stdout: texts.exactOptional(),
  stderr: texts.exactOptional(),
  device: z.string(),
  extra: testExtra.readonly(),
});

const session = z.object({
  ...place,
  tests: count,
  start: instant.exactOptional(),
  duration: ms.exactOptional(),
  queued: ms.exactOptional(),
  folder: z.string().meta({ description: 'Inside the report folder.' }),
  dashboard: z.string().exactOptional(),
  video: z.string().exactOptional(),
});

const runExtra = z.object({
  simulated: z.boolean(),
  verdict: z.string().meta({ description: 'The output `verdict` of the step.' }),
  reason: z.string(),
  code: z.string().exactOptional().meta({ description: 'Stable name of the reason, as in docs/troubleshooting.md.' }),
  framework: z.string(),
  project: z.string(),
  job: z
    .object({
      hash: z.string().meta({ description: 'Differs between the jobs of a matrix, stays over run attempts.' }),
      run: z.string().meta({ description: 'Id of the workflow run.' }),
      runAttempt: fromOne,
      name: z.string().meta({ description: 'Id of the job in the workflow file.' }),
      devices: texts,
      shards: z.union([fromOne, z.literal('auto')]).meta({ description: 'Of the whole run.' }),
      shard: fromOne.exactOptional().meta({ description: 'The only shard of this job.' }),
    })
    .readonly()
    .exactOptional()
    .meta({ description: 'The job that wrote the document; absent where a collector job did.' }),
  failOnFlaky: z.boolean(),
  deviceMs: ms,
  queueMs: ms,
  totals: z
    .object({ tests: count, passed: count, failed: count, skipped: count, flaky: count, missing: count })
    .readonly()
    .meta({ description: 'Counts over (test, device) pairs, as in the outputs of the step.' }),
  builds: z.array(z.object({ id: z.string(), shard: fromOne, shards: fromOne, attempt: fromOne }).readonly()).readonly(),
  sessions: z.array(session.readonly()).readonly(),
  missingTests: z.array(z.object({ name: z.string(), devices: texts }).readonly()).readonly(),
  knownSuite: z
    .object({
      tests: z
        .array(
          z
            .object({
              className: z.string(),
              name: z.string(),
              ignored: z.boolean(),
              parameterised: z.boolean(),
              conditional: z.boolean(),
              naming: z.enum(['derived', 'free']).exactOptional(),
            })
            .readonly(),
        )
        .readonly(),
      unknown: z.array(z.object({ part: z.string() }).readonly()).readonly(),
      unseen: z.string().exactOptional(),
      customRunner: z.boolean().exactOptional(),
    })
    .readonly()
    .exactOptional()
    .meta({ description: 'The discovered tests that the run had to report; absent where they are unknown.' }),
  notices: texts,
});

/** `results.json`: a document of CTRF 0.0.x with what this action adds under `extra`. */
export const resultsSchema = z.object({
  reportFormat: z.literal('CTRF'),
  specVersion: z.string(),
  timestamp: z.string().meta({ description: 'RFC 3339.' }),
  generatedBy: z.string(),
  results: z
    .object({
      tool: z.object({ name: z.string() }).readonly(),
      summary: z
        .object({
          tests: count,
          passed: count,
          failed: count,
          skipped: count,
          pending: count,
          other: count,
          flaky: count,
          start: instant,
          stop: instant,
          duration: ms,
        })
        .readonly(),
      tests: z.array(test.readonly()).readonly(),
      environment: z.object({ reportName: z.string(), testEnvironment: z.string(), healthy: z.boolean() }).readonly(),
      extra: runExtra.readonly(),
    })
    .readonly(),
});

/** The members of a type, optional ones as well, and those of its members. */
type Members<Type> = Type extends readonly (infer Item)[]
  ? { readonly items: Members<Item> }
  : Type extends object
    ? { readonly [Key in keyof Type]-?: Members<Type[Key]> }
    : 'value';

type Described = z.output<typeof resultsSchema>;

// What the code writes and what the schema says are the same: neither has a member that the other lacks.
true satisfies CtrfDocument extends Described ? true : false;
true satisfies Members<Described> extends Members<CtrfDocument> ? true : false;
true satisfies Members<CtrfDocument> extends Members<Described> ? true : false;
