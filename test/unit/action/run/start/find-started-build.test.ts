import { describe, expect, it } from 'vitest';
import type { RunInputs } from '../../../../../src/action/inputs/run-inputs.ts';
import { findStartedBuild } from '../../../../../src/action/run/start/start-build.ts';
import { formatBuildTag } from '../../../../../src/core/model/build-tag.ts';
import type { BuildRecord } from '../../../../../src/core/model/records.ts';
import type { CloudClient } from '../../../../../src/service/client.ts';
import { CloudError } from '../../../../../src/service/errors.ts';
import { openStage, planOf } from '../../../../helpers/stage.ts';

const request = { app: 'bs://app', testSuite: 'bs://suite', devices: ['Google Pixel 3-10.0'] };
const sentAt = new Date('2026-01-02T10:00:00.000Z');

const recordOf = (id: string, capabilities: Record<string, unknown> = {}, startedAt?: Date): BuildRecord => ({
  id,
  status: 'running',
  rawStatus: 'running',
  capabilities,
  devices: [],
  deviceErrors: [],
  ...(startedAt === undefined ? {} : { startedAt }),
});

type Listing = readonly BuildRecord[] | Error;

interface Setting {
  readonly inputs?: Partial<RunInputs>;
  readonly known?: readonly string[];
  /** What the service responded to the start. */
  readonly answer?: { readonly status: number; readonly serviceMessage: string };
}

/** Looks for a build in successive listings; the last listing is repeated. `ours`: the build with the tag of the request. */
const find = async (listings: (ours: BuildRecord) => readonly Listing[], { inputs = {}, known = [], answer }: Setting = {}) => {
  await using stage = openStage('http://127.0.0.1:9');
  const { inputs: read, plan } = planOf(inputs);
  const [planned] = plan.builds;
  const ours = recordOf('ours', { buildTag: `nightly ${formatBuildTag(planned!.tag)}` });
  const turns = listings(ours);
  const asked: string[] = [];
  const cloud: CloudClient = {
    ...stage.context.cloud,
    projects: (framework) => ({
      builds: async (project) => {
        asked.push(`${framework} ${project}`);
        const turn = turns[Math.min(asked.length, turns.length) - 1] ?? [];
        if (turn instanceof Error) throw turn;
        return [...turn];
      },
    }),
  };
  const cause = new CloudError('cloud-start-uncertain', { route: 'POST /app-automate/espresso/build', ...answer });
  const lost = { planned: planned!, request, inputs: read, sentAt, cause, known: new Set(known) };
  const never = new AbortController().signal;
  const found = await findStartedBuild(lost, { ...stage.context, cloud }, never).catch((error: unknown) => error);
  return { found, asked, cause, sleeps: stage.clock.sleeps };
};

const route = 'GET /app-automate/espresso/projects/<project>';

describe('findStartedBuild', () => {
  it('looks for a minute before it calls a build absent', async () => {
    const { found, sleeps } = await find(() => [[]]);
    expect(found).toBeUndefined();
    expect(sleeps).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 30_000]);
  });

  it('takes a project that the service does not know for one without builds', async () => {
    const { found, asked } = await find(() => [new CloudError('cloud-not-found', { route })]);
    expect(found).toBeUndefined();
    expect(asked).toHaveLength(6);
  });

  const never = 'The start request was not sent again';
  const why = 'the response to the start request was lost, and';

  it('is inconclusive where the service took the request without naming the build, but finds a build that is listed', async () => {
    const answer = { status: 202, serviceMessage: 'Accepted' };
    const { found, asked } = await find(() => [[]], { answer });
    expect(found).toMatchObject({
      message: `the service responded "Accepted" without a build id, and the project does not list the build. ${never}`,
    });
    expect(asked).toHaveLength(6);
    expect((await find((ours) => [[], [ours]], { answer })).found).toBe('ours');
    expect((await find(() => [[]], { answer: { status: 500, serviceMessage: 'Internal error' } })).found).toBeUndefined();
  });

  it('is inconclusive if only the newest builds are listed, but finds a build among them', async () => {
    const service = { baseUrl: 'http://127.0.0.1', username: 'a', accessKey: 'b', apiVersion: 'v2' } as const;
    const { found, asked } = await find(() => [[]], { inputs: { service } });
    expect(found).toMatchObject({ message: `${why} the service's list of builds is not complete. ${never}` });
    expect(asked).toHaveLength(6);
    expect((await find((ours) => [[ours]], { inputs: { service } })).found).toBe('ours');
  });

  describe('without the tag', () => {
    const lateBy = (minutes: number): Date => new Date(sentAt.getTime() + minutes * 60_000);

    it.each<[string, BuildRecord]>([
      ['says nothing of itself', recordOf('x')],
      ['has what was asked for', recordOf('x', request)],
      ['started in the minutes that clocks may differ', recordOf('x', {}, lateBy(-5))],
      ['started later', recordOf('x', {}, lateBy(1))],
    ])('a build that %s may be it', async (_which, record) => {
      const { found } = await find(() => [[record]]);
      expect(found).toMatchObject({ message: `${why} build x of the project may be this one. ${never}` });
    });

    it.each<[string, BuildRecord]>([
      ['of another app', recordOf('x', { ...request, app: 'bs://other' })],
      ['of another suite', recordOf('x', { ...request, testSuite: 'bs://other' })],
      ['on other devices', recordOf('x', { ...request, devices: ['Google Pixel 4-10.0'] })],
      ['that started well before', recordOf('x', request, lateBy(-6))],
      ['with the tag of another', recordOf('x', { buildTag: 'mtc1 run=1 attempt=1 job=ab shard=0/1 try=0 id=ee' })],
    ])('a build %s is not it', async (_which, record) => {
      expect((await find(() => [[record]])).found).toBeUndefined();
    });

    it('a build that this run knows is not it', async () => {
      expect((await find(() => [[recordOf('x')]], { known: ['x'] })).found).toBeUndefined();
    });
  });
});
