import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../../../src/action/github/github-context.ts';
import {
  findReusedUpload,
  findSharedUpload,
  type MatrixPosition,
  matrixPositionOf,
  type UploadPlace,
} from '../../../../../src/action/run/upload/reused-uploads.ts';
import type { UploadRecord } from '../../../../../src/core/model/records.ts';
import { CloudError } from '../../../../../src/service/errors.ts';
import { openStage, planOf, serviceAt } from '../../../../helpers/stage.ts';

const customId = 'mtc-1';
const record: UploadRecord = { id: '1', url: 'bs://1', customId };

/** `list`: returns the nth listing of the place. */
const placeWith = (list: (nth: number) => readonly UploadRecord[]): UploadPlace => {
  let nth = 0;
  return { uploadFile: async () => record, list: async () => list(++nth) };
};
const neverListed = placeWith(() => []);
const broken = (): never => {
  throw new CloudError('cloud-unavailable', { route: 'GET /app-automate/recent_apps', status: 503 });
};

describe('findReusedUpload', () => {
  const find = async (list: () => readonly UploadRecord[]) => {
    await using stage = openStage('http://127.0.0.1:9');
    return { held: await findReusedUpload(placeWith(list), customId, stage.context), lines: stage.lines };
  };

  it('takes the newest of that id, and none of another that the service lists beside it', async () => {
    const newer = { ...record, id: '2', url: 'bs://2' };
    const other = { id: '3', url: 'bs://3', customId: 'mtc-10' };
    expect(await find(() => [other, newer, record])).toEqual({ held: newer, lines: [] });
    expect((await find(() => [other])).held).toBe('none');
  });

  it('does not know where the service cannot be asked, and says why', async () => {
    expect(await find(broken)).toEqual({
      held: 'unknown',
      lines: [
        'Could not look up the uploads under the custom id mtc-1 (the service is temporarily unavailable (HTTP 503) [cloud-unavailable]).',
      ],
    });
  });
});

describe('an upload that all jobs of a matrix need', () => {
  const find = async (place: UploadPlace, turn: MatrixPosition, sizeBytes = 100_000_000, random = 0.5) => {
    await using stage = openStage('http://127.0.0.1:9');
    const context = { ...stage.context, random: () => random };
    const found = await findSharedUpload(place, { name: 'app shop.apk', customId, sizeBytes }, turn, context);
    return { found, waitedMs: stage.clock.monotonicMs(), sleeps: stage.clock.sleeps, lines: stage.lines };
  };

  it('is waited for by those that are not the first', async () => {
    const { found, sleeps, lines } = await find(
      placeWith((nth) => (nth < 4 ? [] : [record])),
      { index: 4, total: 10 },
    );
    expect(found).toBe(record);
    expect(sleeps).toEqual([5_250, 5_250, 5_250]);
    expect(lines).toEqual(['The job of another shard is uploading the app shop.apk; waiting at most 1 m 45 s.']);
  });

  it.each([
    [0, 100_000_000, 0],
    [1, 1_000, 1_000],
    [9, 1_000, 3_000],
    [1, 100_000_000, 35_000],
    [2, 100_000_000, 70_000],
    [9, 100_000_000, 105_000],
    [1, 4_000_000_000, 180_000],
  ])('is waited for in proportion to the place of the job, %i, and its size, %i bytes: %i ms', async (index, sizeBytes, ms) => {
    const { found, waitedMs } = await find(neverListed, { index, total: 10 }, sizeBytes);
    expect([found, waitedMs]).toEqual([undefined, ms]);
  });

  it('is looked for at its own times, and uploaded if it is missing', async () => {
    const { found, sleeps, lines } = await find(neverListed, { index: 1, total: 2 }, 1_000, 0.25);
    expect([found, sleeps]).toEqual([undefined, [375, 375]]);
    expect(lines.at(-1)).toBe('No other job uploaded the app shop.apk in time; this job uploads it.');
  });

  it('is asked for no more than ten times a second by all jobs of a large matrix', async () => {
    const { sleeps } = await find(neverListed, { index: 200, total: 256 });
    expect(sleeps.every((ms) => ms === 25_600)).toBe(true);
  });

  it.each([
    ['is sent at once where the service cannot say what it holds', 1, 0],
    ['is not waited for once the listing breaks', 3, 2],
  ])('%s', async (_what, breaksAt, pauses) => {
    const place = placeWith((nth) => (nth < breaksAt ? [] : broken()));
    const { found, sleeps } = await find(place, { index: 3, total: 10 });
    expect([found, sleeps.length]).toEqual([undefined, pauses]);
  });

  it('ends with a cancellation', async () => {
    await using stage = openStage('http://127.0.0.1:9');
    const reason = new Error('cancelled');
    const place = placeWith(() => {
      stage.cancel(reason);
      return broken();
    });
    const content = { name: 'app', customId, sizeBytes: 1 };
    await expect(findSharedUpload(place, content, { index: 1, total: 2 }, stage.context)).rejects.toBe(reason);
  });
});

describe('matrixPositionOf', () => {
  it.each([
    ['the shard of the job', {}, { index: 3, total: 10 }],
    ['none where the job runs all shards', { shardIndex: undefined }, undefined],
    ['none where nothing is reused', { reuseUploads: false }, undefined],
    ['none where uploads are deleted after the job', { cleanup: true }, undefined],
    ['none where the job runs again', { runAttempt: 2 }, undefined],
    ['none where each job has a cloud of its own', { baseUrl: 'embedded' }, undefined],
  ])('is %s', (_what, { runAttempt = 1, baseUrl = 'http://127.0.0.1', ...changed }: Setting, expected) => {
    const { inputs } = planOf({ shardIndex: 3, reuseUploads: true, cleanup: false, ...changed });
    const github = readGitHubContext({ GITHUB_RUN_ATTEMPT: String(runAttempt) });
    expect(matrixPositionOf(inputs, 10, { github, service: serviceAt(baseUrl) })).toEqual(expected);
  });
});

interface Setting {
  readonly shardIndex?: number;
  readonly reuseUploads?: boolean;
  readonly cleanup?: boolean;
  readonly runAttempt?: number;
  readonly baseUrl?: string;
}
