import { describe, expect, it } from 'vitest';
import type { BinaryRef } from '../../../../src/inputs/binary-ref.ts';
import type { ResolvedInputs } from '../../../../src/inputs/run-inputs.ts';
import { printPlan } from '../../../../src/run/plan/print-plan.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { planOf } from '../../../helpers/stage.ts';

const print = async (overrides: Partial<ResolvedInputs> = {}) => {
  const runner = createMemoryRunner('/workspace', {});
  const { plan } = await printPlan(planOf(overrides).inputs, 'job', runner);
  const requests = runner.lines.filter((line) => line.startsWith('{')).map((line): Record<string, unknown> => JSON.parse(line));
  return { plan, requests, lines: runner.lines.filter((line) => !/^(?:\{|debug: )/.test(line)) };
};

const uploads = async (overrides: Partial<ResolvedInputs>): Promise<string | undefined> =>
  (await print({ preflight: 'off', ...overrides })).lines.find((line) => line.startsWith('Would upload'));

describe('printPlan', () => {
  it('says what would be uploaded and started, with the exact request', async () => {
    const { plan, lines, requests } = await print();
    expect(lines).toEqual([
      '# Inspect',
      'This runner has no cache service: nothing from earlier runs is used, and nothing is stored for later runs.',
      '# Plan',
      'Predicted device minutes: unknown, since no durations of earlier runs are known.',
      'Would upload: app bs://app (already at the service), test suite bs://suite (already at the service).',
      'Would start one build on Google Pixel 3-10.0.',
      'Request of shard 1 of 1:',
    ]);
    expect(requests).toEqual([
      {
        devices: ['Google Pixel 3-10.0'],
        app: 'bs://app',
        testSuite: 'bs://suite',
        project: 'shop-4711',
        deviceLogs: false,
        buildTag: expect.stringMatching(/^mtc1 run=4711 attempt=1 job=job shard=0\/1 try=0 id=[0-9a-f]{16}$/),
      },
    ]);
    expect(plan.builds).toEqual([{ shard: { index: 0, total: 1 }, sessions: 1, request: requests[0] }]);
  });

  it('prints requests over several lines, to be read', async () => {
    const runner = createMemoryRunner('/workspace', {});
    await printPlan(planOf().inputs, 'job', runner);
    expect(runner.lines.at(-1)).toMatch(/^\{\n {2}"[^\n]+\n/);
  });

  it('has a request for each shard, and counts sessions', async () => {
    const { plan, lines, requests } = await print({ shards: 2, devices: ['Pixel 7-13.0', 'Pixel 8-14.0'] });
    expect(lines).toContain('Would start 2 builds on Pixel 7-13.0, Pixel 8-14.0.');
    expect(lines.filter((line) => line.startsWith('Request'))).toEqual(['Request of shard 1 of 2:', 'Request of shard 2 of 2:']);
    expect(requests).toMatchObject([
      { numShards: 2, shardIndex: 0 },
      { numShards: 2, shardIndex: 1 },
    ]);
    expect(plan.builds.map(({ sessions }) => sessions)).toEqual([2, 2]);
  });

  it('says what it decided about the split, and what differs from what was asked for', async () => {
    const { lines } = await print({ shards: 3, shardBy: 'duration' });
    const between = lines.slice(
      lines.indexOf('# Plan') + 1,
      lines.findIndex((line) => line.startsWith('Would')),
    );
    expect(between).toEqual([expect.stringContaining('Predicted'), expect.stringContaining('its tests are unknown')]);
  });

  it.each<[BinaryRef, string, string]>([
    [{ kind: 'file', path: '/w/a.apk', sizeBytes: 4_200 }, '/w/a.apk (4.2 kB)', '<reference of the uploaded app>'],
    [{ kind: 'directory', path: '/w/A.app' }, '/w/A.app (a folder, packed)', '<reference of the uploaded app>'],
    [{ kind: 'url', url: 'https://a/b' }, 'https://a/b (fetched by the service)', '<reference of the uploaded app>'],
    [{ kind: 'custom-id', customId: 'nightly' }, 'nightly (a custom id, already at the service)', 'nightly'],
  ])('names the app %j', async (app, described, reference) => {
    expect(await uploads({ app })).toBe(`Would upload: app ${described}, test suite bs://suite (already at the service).`);
    const { requests } = await print({ preflight: 'off', app });
    expect(requests).toMatchObject([{ app: reference }]);
  });

  it('names suite and media by what they will be', async () => {
    const testSuite: BinaryRef = { kind: 'url', url: 'https://s' };
    const media: BinaryRef[] = [{ kind: 'file', path: '/w/m.png', sizeBytes: 10 }];
    expect(await uploads({ testSuite, media })).toMatch(
      /, test suite https:\/\/s \(fetched by the service\), media file \/w\/m\.png \(10 B\)\.$/,
    );
    const { requests } = await print({ preflight: 'off', testSuite, media });
    expect(requests).toMatchObject([
      { testSuite: '<reference of the uploaded test suite>', uploadMedia: ['<reference of the uploaded media file>'] },
    ]);
  });

  it('knows that EarlGrey has no suite', async () => {
    const { inputs } = planOf({ framework: 'earlgrey' });
    const { testSuite: _none, ...withoutSuite } = inputs;
    const runner = createMemoryRunner('/workspace', {});
    await printPlan(withoutSuite, 'job', runner);
    expect(runner.lines).toContain('Would upload: app bs://app (already at the service).');
    expect(runner.lines.at(-1)).not.toContain('testSuite');
  });

  it('stops at binaries that cannot work', async () => {
    await expect(print({ app: { kind: 'file', path: '/none.apk', sizeBytes: 1 } })).rejects.toThrow(/^preflight stopped the run/);
  });
});
