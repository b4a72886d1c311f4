import { describe, expect, it } from 'vitest';
import { collectBuilds } from '../../../../src/action/collector/collect-builds.ts';
import { readReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import { type BuildTag, formatBuildTag } from '../../../../src/core/model/build-tag.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { json, type RawResponder, routed, serve } from '../../../helpers/loopback-server.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { detailsBody, reportOf } from '../../../helpers/one-session.ts';
import { openStage } from '../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';
import { createVirtualClock } from '../../../helpers/virtual-clock.ts';
import { openArtifactStore } from './artifact-store.ts';
import { galaxy, pixel } from './listed-build.ts';
import { jobDocument, jobIdentity } from './stored-job.ts';

interface AtService {
  readonly id: string;
  readonly devices: readonly string[];
  /** `none`: the service stored no tag. */
  readonly tag?: Partial<BuildTag> | 'none';
  readonly asks?: Readonly<Record<string, unknown>>;
}

const shared = { app: 'bs://app', testSuite: 'bs://suite', uploadMedia: ['media://a'] };

const whole = { index: 0, total: 1 };
const firstTag: BuildTag = { runId: '4711', runAttempt: 1, job: 'aa', shard: whole, attempt: 0, nonce: 'f0' };

/** Routes of ended builds with one passed test on each device. `listed`: number of the oldest builds in each listing. */
const routesOf = (
  project: string,
  builds: readonly AtService[],
  listed: readonly number[],
): Record<string, RawResponder | readonly RawResponder[]> => {
  const root = '/app-automate/espresso';
  const records = builds.map(({ id, devices, tag = {}, asks = shared }) => {
    const test_status = { SUCCESS: 1, FAILED: 0, IGNORED: 0, TIMEDOUT: 0 };
    const buildTag = tag === 'none' ? {} : { buildTag: formatBuildTag({ ...firstTag, ...tag }) };
    const shown = devices.map((device) => [device, { session_id: sessionOf(id, device), status: 'done', test_status }]);
    const input_capabilities = { devices, ...buildTag, ...asks };
    return { build_id: id, status: 'done', input_capabilities, devices: Object.fromEntries(shown) };
  });
  const routes: Record<string, RawResponder | readonly RawResponder[]> = {
    [`GET ${root}/projects/${project}`]: listed.map((count) => json({ builds: records.slice(records.length - count) })),
  };
  for (const [nth, { id, devices }] of builds.entries()) {
    routes[`GET ${root}/builds/${id}`] = json(records[nth]);
    for (const device of devices) {
      const session = `GET ${root}/builds/${id}/sessions/${sessionOf(id, device)}`;
      routes[session] = json(detailsBody({ A: { f: { status: 'SUCCESS' } } }, { status: 'done', test_status: { SUCCESS: 1 } }));
      routes[`${session}/report`] = reportOf(`<testcase classname="a.A" name="${id}" time="1"/>`);
    }
  }
  return routes;
};

const sessionOf = (id: string, device: string): string => `${id}${device === pixel ? 'p' : 'g'}`;

const collectFrom = async (
  routes: ReturnType<typeof routesOf>,
  more: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) => {
  await using folder = await temporaryDirectory();
  await using stage = await serve(openStage, [routed(routes)]);
  const runner = createMemoryRunner(
    folder.path,
    { username: 'ann', 'access-key': 'key', framework: 'espresso', 'poll-interval-seconds': '0.01', ...more },
    env,
  );
  const inputs = await readReportInputs(runner.environment, runner.github);
  const clock = createVirtualClock();
  const context = { ...stage.context, ...runner, tempDir: folder.path, signal: stage.context.signal, clock };
  await clock.run(() => collectBuilds({ ...inputs, framework: 'espresso' }, context, stage.run), 60_000);
  const { sessions, problems, started, uploaded } = stage.run.facts();
  return {
    // Sessions arrive in any order.
    sessions: [...sessions.values()]
      .toSorted((a, b) => a.device.localeCompare(b.device))
      .map(({ device, folder: at, tests }) => [device, at, ...tests.map(({ name }) => name)]),
    problems: problems.map(({ code, clause }) => `${clause} [${code}]`),
    started,
    uploaded,
    lines: runner.lines,
    asked: stage.requests.map(({ url }) => url),
  };
};

const collect = (
  builds: readonly AtService[],
  more: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
  listed: readonly number[] = [builds.length],
) => collectFrom(routesOf(more.project ?? 'shop-4711', builds, listed), more, env);

describe('collectBuilds', () => {
  it('is an error where the document of a job cannot be read', async () => {
    await using store = await openArtifactStore();
    await store.addArtifact('mobile-test-results-espresso-1', { 'results.json': '{' });
    const collecting = collect([{ id: 'b1', devices: [pixel] }], {}, store.env);
    expect(await rejection(collecting)).toMatchObject({ code: 'matrix-artifact-unusable' });
  });

  it('does not collect from a replaced build the devices for which a newer one counts', async () => {
    const { sessions, asked } = await collect([
      { id: 'new', devices: [pixel], tag: { runAttempt: 2 } },
      { id: 'old', devices: [pixel, galaxy] },
    ]);
    expect(sessions.map(([device, , test]) => `${device} ${test}`)).toEqual([`${pixel} new`, `${galaxy} old`]);
    expect(asked).not.toContainEqual(expect.stringContaining(sessionOf('old', pixel)));
  });

  it('tells what was tested where all builds tested the same', async () => {
    const build = (id: string, device: string, asks: AtService['asks']) => ({ id, devices: [device], ...(asks && { asks }) });
    const both = [build('b1', pixel, shared), build('b2', galaxy, { ...shared, testSuite: 'bs://other' })];
    expect((await collect(both)).uploaded).toEqual({ app: 'bs://app', media: ['media://a'] });
    const odd = [build('b1', pixel, { app: 7, testSuite: 'bs://suite' })];
    expect((await collect(odd)).uploaded).toEqual({ testSuite: 'bs://suite', media: [] });
  });
});

describe('the builds of a workflow run', () => {
  const named = { project: 'nightly' };
  const shard = (index: number, total: number): AtService => ({
    id: `s${index}`,
    devices: [pixel],
    tag: { job: `a${index}`, shard: { index, total } },
    asks: { numShards: total, shardIndex: String(index) },
  });
  const ids = ({ started }: Awaited<ReturnType<typeof collect>>) => started.map(({ id }) => id);

  const others: readonly AtService[] = [
    { id: 'other', devices: [pixel], tag: { runId: '4000' } },
    { id: 'untagged', devices: [pixel], tag: 'none' },
  ];

  it('are not those of other runs, nor those without a tag in a project with a name of its own', async () => {
    const found = await collect([...others, { id: 'ours', devices: [pixel] }], named);
    expect([ids(found), found.problems]).toEqual([['ours'], []]);
    expect(found.lines).toContain('Ignored builds of other workflow runs in the project nightly: 2.');
  });

  it('are also those without a tag in a project with the derived name, and get a tag', async () => {
    const found = await collect([others[1]!]);
    const tag = { runId: '', runAttempt: 0, job: '', shard: whole, attempt: 0, nonce: '' };
    expect(found.started).toMatchObject([{ id: 'untagged', tag }]);
    expect(found.problems).toEqual([]);
  });

  it('are looked for again, since a listing may be late', async () => {
    const found = await collect([shard(1, 2), shard(0, 2)], named, {}, [0, 1, 2]);
    expect([ids(found), found.problems]).toEqual([['s0', 's1'], []]);
    expect(found.lines.filter((line) => line.includes('listing the builds again'))).toEqual([
      expect.stringMatching(/^The project nightly has no build of this workflow run: .*; listing the builds again in /),
      expect.stringMatching(/^Shard 2 of 2 has no build: .*; listing the builds again in /),
    ]);
  });

  it('are looked for three times more, and no longer', async () => {
    const found = await collect([shard(0, 2)]);
    expect(found.asked.filter((url) => url.includes('/projects/'))).toHaveLength(4);
  });

  it.each<[what: string, listed: readonly number[], problems: readonly RegExp[]]>([
    ['shows up later', [1, 2], []],
    ['never shows up', [1], [/^the project shop-4711 does not list build late, which the job "test" \(/]],
  ])('are also one that the document of a job names, which %s', async (_what, listed, expected) => {
    await using store = await openArtifactStore();
    const builds = ['late', 'b1'].map((id) => ({ id, shard: 1, shards: 1, attempt: 1 }));
    const job = jobIdentity({ devices: [galaxy, pixel] });
    const document = jobDocument({ framework: 'espresso', job, builds, sessions: [] }, []);
    await store.addReport('mobile-test-results-espresso-1', document);
    const both = [
      { id: 'late', devices: [galaxy] },
      { id: 'b1', devices: [pixel] },
    ];
    const found = await collect(both, {}, store.env, listed);
    expect(found.problems).toEqual(expected.map((clause) => expect.stringMatching(clause)));
    expect(found.lines).toContainEqual(
      expect.stringMatching(/^The project shop-4711 does not list build late; listing the builds again in /),
    );
  });

  it('are none where the service does not know the project', async () => {
    expect((await collectFrom({})).problems).toEqual([expect.stringMatching(/has no build of this workflow run/)]);
  });

  it('are not taken for none where they cannot be listed', async () => {
    const refused = { 'GET /app-automate/espresso/projects/shop-4711': json({ message: 'no' }, 401) };
    await expect(collectFrom(refused)).rejects.toThrow('401');
  });
});
