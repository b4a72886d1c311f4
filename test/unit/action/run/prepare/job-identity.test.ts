import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../../../src/action/github/github-context.ts';
import type { BinaryRef } from '../../../../../src/action/inputs/binary-ref.ts';
import { readRunInputs } from '../../../../../src/action/inputs/run-inputs.ts';
import { jobIdentity, planRun, reviewIdentity } from '../../../../../src/action/run/prepare/plan.ts';
import { planShards } from '../../../../../src/action/run/prepare/shards/shard-plan.ts';
import { buildRequest } from '../../../../../src/core/builds/build-request.ts';
import { buildTagKey } from '../../../../../src/core/model/build-tag.ts';
import { asVariables } from '../../../../helpers/input-problems.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../../../helpers/temp.ts';
import { selectionOf } from '../../../core/results/known-suites.ts';

type Values = Readonly<Record<string, string | undefined>>;

let one: TemporaryDirectory;
let other: TemporaryDirectory;

beforeAll(async () => {
  [one, other] = [await temporaryDirectory(), await temporaryDirectory()];
  // Two builds of the same commit, on two runners.
  for (const [{ path: workspace }, version] of [
    [one, '1'],
    [other, '22'],
  ] as const) {
    await mkdir(path.join(workspace, 'out'));
    for (const name of ['app.apk', 'free.apk', 'test.apk', 'a.png', 'b.png', `out/app-${version}.apk`])
      await writeFile(path.join(workspace, name), version);
  }
});

afterAll(async () => {
  for (const folder of [one, other]) await folder[Symbol.asyncDispose]();
});

const usual: Values = {
  username: 'ann',
  'access-key': 'k3y',
  framework: 'espresso',
  app: 'app.apk',
  'test-suite': 'test.apk',
  devices: 'Google Pixel 7-13.0',
};

/** One job: its inputs, and the variables of its runner. */
const jobOf = async (inputs: Values = {}, variables: Values = {}) => {
  const given = { ...usual, ...inputs };
  const environment = {
    GITHUB_REPOSITORY: 'ann/shop',
    GITHUB_RUN_ID: '4711',
    GITHUB_SHA: 'c0ffee',
    GITHUB_JOB: 'test',
    GITHUB_ACTION: 'run',
    GITHUB_WORKSPACE: one.path,
    ...variables,
    ...asVariables(given),
  };
  const context = readGitHubContext(environment);
  return { context, inputs: await readRunInputs(environment, context) };
};

type Job = Awaited<ReturnType<typeof jobOf>>;

const identityOf = async (inputs: Values = {}, variables: Values = {}): Promise<string> => {
  const job = await jobOf(inputs, variables);
  return jobIdentity(job.inputs, job.context);
};

const reviewOf = async (inputs: Values = {}, variables: Values = {}): Promise<string> => {
  const job = await jobOf(inputs, variables);
  return reviewIdentity(job.inputs, job.context);
};

/** Build requests of a job, with the binary reference instead of each upload. */
const requestsOf = ({ inputs, context }: Job): string => {
  const refOf = (ref: BinaryRef): string => JSON.stringify(ref);
  const refs = {
    app: inputs.app && refOf(inputs.app),
    testSuite: inputs.testSuite && refOf(inputs.testSuite),
    media: inputs.media.map(refOf),
  };
  const selection = selectionOf(undefined);
  const shardPlan = planShards(inputs, selection, undefined);
  const { builds } = planRun({ ...inputs, devices: inputs.deviceLines }, context, shardPlan, selection);
  return JSON.stringify(builds.map((build) => ({ ...buildRequest(inputs, refs, build), [buildTagKey]: '' })));
};

/** Values of inputs that change the build request. */
const changes: Readonly<Record<string, readonly string[]>> = {
  app: ['free.apk', 'https://h.example/app.apk', 'custom-id:shop', 'ann/shop'],
  'test-suite': ['free.apk', 'custom-id:tests'],
  devices: ['Google Pixel *-latest', 'Google Pixel 7-13.0\nGoogle Pixel 8-14.0'],
  media: ['a.png', 'a.png\nb.png'],
  project: ['paid', 'free'],
  'project-notify-url': ['https://h.example/a', 'https://h.example/b'],
  'device-logs': ['false'],
  download: ['junit\nvideo', 'junit\nnetwork-logs', 'all'],
  capabilities: ['locale: en_GB', 'locale: fr_FR', 'locale: fr_FR\nlanguage: fr', 'class: [a.Cart]'],
  shards: ['2', '3'],
};

describe('the identity of a job', () => {
  it('differs wherever the build requests differ', async () => {
    const anyInputs = fc.record(
      Object.fromEntries(Object.entries(changes).map(([name, values]) => [name, fc.constantFrom(...values)])),
      { requiredKeys: [] },
    );
    const anyChange = fc.oneof(
      ...Object.entries(changes).map(([name, values]) => fc.record({ [name]: fc.constantFrom(...values) })),
    );
    await fc.assert(
      fc.asyncProperty(anyInputs, anyChange, async (inputs, change) => {
        const [first, second] = [await jobOf(inputs), await jobOf({ ...inputs, ...change })];
        fc.pre(requestsOf(first) !== requestsOf(second));
        expect(jobIdentity(first.inputs, first.context)).not.toBe(jobIdentity(second.inputs, second.context));
        if (change.project === undefined)
          expect(reviewIdentity(first.inputs, first.context)).not.toBe(reviewIdentity(second.inputs, second.context));
      }),
    );
  });

  it.each(Object.entries(changes).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'differs with %s: %j',
    async (name, value) => {
      expect(requestsOf(await jobOf({ [name]: value }))).not.toBe(requestsOf(await jobOf()));
      expect(await identityOf({ [name]: value })).not.toBe(await identityOf());
    },
  );

  it.each<[string, Values, Values]>([
    ['the job', {}, { GITHUB_JOB: 'other' }],
    ['the step', {}, { GITHUB_ACTION: 'other' }],
    ['the values of the matrix', { 'job-context': '{"flavor":"free"}' }, {}],
    ['the version of the interface', { 'api-version': 'v2' }, {}],
    ['the way to split', { shards: '2', 'shard-by': 'duration' }, {}],
    ['the shard', { shards: '2', 'shard-index': '0' }, {}],
    ['the target of `shards: auto`', { shards: 'auto', 'target-minutes': '5' }, {}],
    ['the tests', { tests: 'com.shop.CartTest' }, {}],
    ['an excluded test', { tests: '!com.shop.CartTest' }, {}],
    ['the rules of `select`', { select: 'src/cart/**: com.shop.CartTest' }, {}],
  ])('differs by %s', async (_what, inputs, variables) => {
    const before = { ...inputs };
    for (const name of ['job-context', 'tests', 'select', 'shard-by', 'shard-index', 'target-minutes', 'api-version'])
      delete before[name];
    expect(await identityOf(inputs, variables)).not.toBe(await identityOf(before));
  });

  it.each<[string, Values, Values]>([
    ['a later attempt', {}, { GITHUB_RUN_ATTEMPT: '3' }],
    ['a job without a matrix', { 'job-context': 'null' }, {}],
    ['other waiting, verdicts and reports', { 'timeout-minutes': '5', 'fail-on': 'never', retries: '3', summary: 'false' }, {}],
  ])('is the same for %s', async (_what, inputs, variables) => {
    expect(await identityOf(inputs, variables)).toBe(await identityOf());
  });

  it.each<[string, Values, Values]>([
    ['a path', {}, {}],
    ['a glob, though the file has another name', { app: 'out/app-*.apk' }, { app: 'out/app-*.apk' }],
    ['a reference, which is another one', { app: 'bs://a1' }, { app: 'bs://b2' }],
    ['a URL', { app: 'https://h.example/app.apk' }, { app: 'https://h.example/app.apk' }],
  ])('is the same for an app that was built again, named by %s', async (_what, before, after) => {
    expect(await identityOf(after, { GITHUB_WORKSPACE: other.path })).toBe(await identityOf(before));
  });

  it('does not depend on the order of tests, which mean the same in any', async () => {
    expect(await identityOf({ tests: 'a.B\n!a.B#c\na.D' })).toBe(await identityOf({ tests: 'a.D\na.B\n!a.B#c' }));
  });

  it('is the same in every run but for the project', async () => {
    const capabilities = (run: string, commit: string): Values => ({
      capabilities: `buildTag: nightly\ncustomBuildName: "${run}-${commit}"`,
    });
    const later = { GITHUB_RUN_ID: '4712', GITHUB_SHA: 'decaf' };
    const jobs = [
      [capabilities('4711', 'c0ffee'), {}],
      [{ ...capabilities('4712', 'decaf'), project: 'nightly-4712' }, later],
    ] as const;
    const [before, after] = await Promise.all(jobs.map(([inputs, variables]) => reviewOf(inputs, variables)));
    expect(after).toBe(before);
    expect(await identityOf(...jobs[1])).not.toBe(await identityOf(...jobs[0]));
    expect(await identityOf({}, later)).toBe(await identityOf());
  });

  it('the identity of a job of all runs leaves out the values of the matrix where the shard tells the jobs apart', async () => {
    const shard = (index: number): Values => ({
      shards: '2',
      'shard-index': `${index}`,
      'job-context': `{"part":"${'ab'[index]}"}`,
    });
    expect(await reviewOf(shard(1))).toBe(await reviewOf({ ...shard(0), 'shard-index': '1' }));
    expect(await reviewOf(shard(1))).not.toBe(await reviewOf(shard(0)));
    expect(await reviewOf({ 'job-context': '{"flavor":"free"}' })).not.toBe(await reviewOf());
  });
});
