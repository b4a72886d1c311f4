import { describe, expect, it } from 'vitest';
import { collectBuilds } from '../../../src/collector/collect-builds.ts';
import { readReportInputs } from '../../../src/inputs/report-inputs.ts';
import { formatBuildTag } from '../../../src/model/build-tag.ts';
import { rejection } from '../../helpers/cloud-client.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { detailsBody, reportOf } from '../../helpers/one-session.ts';
import { json, type RawResponder } from '../../helpers/raw-server.ts';
import { serve } from '../../helpers/serve.ts';
import { openStage, routed } from '../../helpers/stage.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { openArtifactStore } from './artifact-store.ts';
import { galaxy, pixel } from './listed-build.ts';

interface AtService {
  readonly id: string;
  readonly devices: readonly string[];
  /** Of the job that started it; a later one replaces what it has of the same device. */
  readonly runAttempt?: number;
  readonly asks?: Readonly<Record<string, unknown>>;
  /** The build goes on, though its sessions have ended, until one of them has been fetched. */
  readonly endsOnceFetched?: boolean;
}

const shared = { app: 'bs://app', testSuite: 'bs://suite', uploadMedia: ['media://a'] };

/** Builds that have ended, each with one test that passed on each device. */
const routesOf = (builds: readonly AtService[]): Record<string, RawResponder | readonly RawResponder[]> => {
  const root = '/app-automate/espresso';
  const records = builds.map(({ id, devices, runAttempt = 1, asks = shared }) => {
    const tag = { runId: '4711', runAttempt, job: 'aa', shard: { index: 0, total: 1 }, attempt: 0, nonce: 'f0' };
    const test_status = { SUCCESS: 1, FAILED: 0, IGNORED: 0, TIMEDOUT: 0 };
    return {
      build_id: id,
      status: 'done',
      input_capabilities: { devices, buildTag: formatBuildTag(tag), ...asks },
      devices: Object.fromEntries(
        devices.map((device) => [device, { session_id: sessionOf(id, device), status: 'done', test_status }]),
      ),
    };
  });
  const routes: Record<string, RawResponder | readonly RawResponder[]> = {
    [`GET ${root}/projects/shop-4711`]: json({ builds: records }),
  };
  for (const [nth, { id, devices, endsOnceFetched = false }] of builds.entries()) {
    let isFetched = false;
    routes[`GET ${root}/builds/${id}`] = (response, request) =>
      json({ ...records[nth], status: endsOnceFetched && !isFetched ? 'running' : 'done' })(response, request);
    for (const device of devices) {
      const session = `GET ${root}/builds/${id}/sessions/${sessionOf(id, device)}`;
      const details = json(detailsBody({ A: { f: { status: 'SUCCESS' } } }, { status: 'done', test_status: { SUCCESS: 1 } }));
      routes[session] = (response, request) => {
        isFetched = true;
        details(response, request);
      };
      routes[`${session}/report`] = reportOf(`<testcase classname="a.A" name="${id}" time="1"/>`);
    }
  }
  return routes;
};

const sessionOf = (id: string, device: string): string => `${id}${device === pixel ? 'p' : 'g'}`;

const collect = async (
  builds: readonly AtService[],
  more: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
) => {
  await using folder = await temporaryDirectory();
  await using stage = await serve(openStage, [routed(routesOf(builds))]);
  const runner = createMemoryRunner(
    folder.path,
    { username: 'ann', 'access-key': 'key', framework: 'espresso', 'poll-interval-seconds': '0.01', ...more },
    env,
  );
  const inputs = await readReportInputs(runner.environment, runner.github);
  const context = { ...stage.context, ...runner, tempDir: folder.path, signal: stage.context.signal };
  await collectBuilds({ ...inputs, framework: 'espresso' }, context, stage.run);
  const { sessions, problems, started, uploaded } = stage.run.facts();
  return {
    // They arrive in any order.
    sessions: [...sessions.values()]
      .toSorted((a, b) => a.device.localeCompare(b.device))
      .map(({ device, folder: at, tests }) => [device, at, ...tests.map(({ name }) => name)]),
    errors: problems.map(({ code }) => code),
    started: started.map(({ id }) => id),
    uploaded,
    lines: runner.lines,
    asked: stage.requests.map(({ url }) => url),
  };
};

describe('collectBuilds', () => {
  it('is an error where the document of a job cannot be read', async () => {
    await using store = await openArtifactStore();
    await store.addArtifact('mobile-test-results-espresso-1', { 'results.json': '{' });
    const collecting = collect([{ id: 'b1', devices: [pixel] }], {}, store.env);
    expect(await rejection(collecting)).toMatchObject({ code: 'matrix-artifact-unusable' });
  });

  it('does not collect from a replaced build the devices for which a newer one counts', async () => {
    const { sessions, asked } = await collect([
      { id: 'new', devices: [pixel], runAttempt: 2 },
      { id: 'old', devices: [pixel, galaxy] },
    ]);
    expect(sessions.map(([device, , test]) => [device, test])).toEqual(
      expect.arrayContaining([
        [pixel, 'new'],
        [galaxy, 'old'],
      ]),
    );
    expect(sessions).toHaveLength(2);
    expect(asked).not.toContainEqual(expect.stringContaining(sessionOf('old', pixel)));
  });

  it('collects a session as soon as it ends, while its build goes on', async () => {
    const { lines, sessions } = await collect([{ id: 'b1', devices: [pixel], endsOnceFetched: true }]);
    expect(lines).toContain('Build b1: done');
    expect(sessions).toHaveLength(1);
  });

  it('tells what was tested where all builds tested the same', async () => {
    const build = (id: string, device: string, asks: AtService['asks']) => ({ id, devices: [device], ...(asks && { asks }) });
    const both = [build('b1', pixel, shared), build('b2', galaxy, { ...shared, testSuite: 'bs://other' })];
    expect((await collect(both)).uploaded).toEqual({ app: 'bs://app', media: ['media://a'] });
    const odd = [build('b1', pixel, { app: 7, testSuite: 'bs://suite' })];
    expect((await collect(odd)).uploaded).toEqual({ testSuite: 'bs://suite', media: [] });
  });
});
