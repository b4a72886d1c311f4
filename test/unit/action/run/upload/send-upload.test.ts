import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobsOf, requestPace, waitForTurn } from '../../../../../src/action/run/connect.ts';
import { uploadBinaries } from '../../../../../src/action/run/upload/upload.ts';
import type { What } from '../../../../../src/action/run/upload/upload-file.ts';
import { json, type RawResponder, routed, serve } from '../../../../helpers/loopback-server.ts';
import { openStage, planOf, serviceAt } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

type UploadInputs = Parameters<typeof uploadBinaries>[0];

const content = 'the same app everywhere';
const customId = `mtc-${createHash('sha256').update(content).digest('hex')}`;
const listing = `GET /app-automate/recent_apps/${customId}`;
const upload = 'POST /app-automate/upload';

const empty = json({ message: 'No results found' });
const held = json([{ app_id: 'a1', app_url: 'bs://a1', custom_id: customId }]);
const taken = json({ app_id: 'a2', app_url: 'bs://a2', custom_id: customId });
const tooMany = json({ message: 'Too many requests' }, 429);

const uploadOnce = async (routes: Record<string, readonly RawResponder[]>, overrides: Partial<UploadInputs> = {}) => {
  await using folder = await temporaryDirectory();
  const file = path.join(folder.path, 'shop.apk');
  await writeFile(file, content);
  await using stage = await serve(openStage, [routed(routes)]);
  const app = { kind: 'file', path: file, sizeBytes: content.length } as const;
  const { testSuite: _none, ...inputs } = planOf({ app, ...overrides }).inputs;
  const reused: What[] = [];
  const events = { ...stage.run, onReused: (what: What) => void reused.push(what) };
  const outcome = await uploadBinaries({ ...inputs, ...overrides, app }, stage.context, events).catch((error: unknown) => error);
  const asked = stage.requests.map(({ method, url }) => `${method} ${url}`);
  return {
    outcome,
    reused,
    own: stage.run.facts().sent,
    asked,
    lines: stage.lines,
    waitedMs: stage.clock.monotonicMs(),
    sends: asked.filter((one) => one === upload),
  };
};

describe('an upload that the service has no room for', () => {
  it('waits until it is taken', async () => {
    const { outcome, sends, lines, own } = await uploadOnce({
      [listing]: [empty],
      [upload]: [...Array.from({ length: 9 }, () => tooMany), taken],
    });
    expect(outcome).toMatchObject({ app: 'bs://a2' });
    expect(sends).toHaveLength(10);
    expect(own).toEqual([{ kind: 'apps', id: 'a2' }]);
    expect(lines).toContain('Upload rate limit reached; uploading the app shop.apk again in 3 s.');
  });

  it('is not sent again once another job has sent the same', async () => {
    const { outcome, sends, reused, own } = await uploadOnce({ [listing]: [empty, empty, held], [upload]: [tooMany] });
    expect(outcome).toMatchObject({ app: 'bs://a1' });
    expect(sends).toHaveLength(2);
    expect([reused, own]).toEqual([['app'], []]);
  });

  it('waits as long as the service asks for', async () => {
    const later = json({ message: 'Too many requests' }, 429, { 'retry-after': '90' });
    const { waitedMs } = await uploadOnce({ [listing]: [empty], [upload]: [later, taken] });
    expect(waitedMs).toBe(90_000);
  });

  it('fails after half an hour', async () => {
    const { outcome, waitedMs } = await uploadOnce({ [listing]: [empty], [upload]: [tooMany] });
    expect(outcome).toMatchObject({
      code: 'cloud-rate-limited',
      message: expect.stringContaining("could not be uploaded: the service's rate limit is reached"),
    });
    expect(waitedMs).toBeGreaterThan(1_800_000);
    expect(waitedMs).toBeLessThan(1_900_000);
  });

  it('is sent again as it is where nothing is reused', async () => {
    const { sends, asked } = await uploadOnce({ [upload]: [tooMany, taken] }, { reuseUploads: false });
    expect(sends).toHaveLength(2);
    expect(asked).toHaveLength(2);
  });
});

describe('the share of one job', () => {
  it('is known with shard-index alone', () => {
    expect([jobsOf({ shards: 256, shardIndex: 3 }), jobsOf({ shards: 256 }), jobsOf({ shards: 'auto', shardIndex: 0 })]).toEqual([
      256, 1, 1,
    ]);
  });

  it('is such that all together ask for half of what the service allows', () => {
    for (const jobs of [1, 10, 256]) {
      const { requests, windowMs } = requestPace(jobs);
      expect((jobs * requests * 1_000) / windowMs).toBe(45);
    }
  });

  it('begins at a time of its own in a large matrix', async () => {
    await using stage = openStage('http://127.0.0.1:1');
    for (const jobs of [1, 10]) await waitForTurn({ shardIndex: 9 }, { ...stage.context, jobs });
    await waitForTurn({ shardIndex: 9 }, { ...stage.context, jobs: 256, service: serviceAt('embedded') });
    await waitForTurn({ shardIndex: 0 }, { ...stage.context, jobs: 256 });
    expect(stage.clock.sleeps).toEqual([]);
    await waitForTurn({ shardIndex: 255 }, { ...stage.context, jobs: 256 });
    expect(stage.clock.sleeps).toEqual([76_350]);
  });
});
