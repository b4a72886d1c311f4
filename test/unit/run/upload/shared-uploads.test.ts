import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../../../src/github/github-context.ts';
import type { UploadRecord } from '../../../../src/model/records.ts';
import {
  findSharedUpload,
  type MatrixPosition,
  matrixPositionOf,
  type UploadArea,
} from '../../../../src/run/upload/reused-uploads.ts';
import { openStage, serviceAt } from '../../../helpers/stage.ts';

const customId = 'mtc-1';
const record: UploadRecord = { id: '1', url: 'bs://1', customId };

/** An area whose listing holds the upload from the nth time on. */
const areaWith = (from: number, onList: () => void = () => {}): UploadArea => {
  let asked = 0;
  return {
    kind: 'apps',
    uploadFile: async () => record,
    list: async () => {
      asked += 1;
      onList();
      return asked >= from ? [record] : [];
    },
    delete: async () => {},
  };
};

const find = async (area: UploadArea, turn: MatrixPosition | undefined, sizeBytes = 100_000_000) => {
  await using stage = openStage('http://127.0.0.1:9');
  const found = await findSharedUpload(area, { name: 'app shop.apk', customId, sizeBytes }, turn, stage.context);
  return { found, waitedMs: stage.clock.monotonicMs(), sleeps: stage.clock.sleeps, lines: stage.lines };
};

describe('an upload that all jobs of a matrix need', () => {
  it('is waited for by those that are not the first', async () => {
    const { found, sleeps, lines } = await find(areaWith(4), { index: 4, total: 10 });
    expect(found).toBe(record);
    expect(sleeps).toEqual([5_250, 5_250, 5_250]);
    expect(lines).toEqual(['The job of another shard is uploading the app shop.apk; waiting at most 1 m 45 s.']);
  });

  it('is waited for in proportion to its size and the place of the job, and then sent', async () => {
    const waited = async (index: number, sizeBytes: number): Promise<number> => {
      const { found, waitedMs } = await find(areaWith(1_000), { index, total: 10 }, sizeBytes);
      expect(found).toBeUndefined();
      return waitedMs;
    };
    expect(await waited(0, 100_000_000)).toBe(0);
    expect(await waited(1, 1_000)).toBe(1_000);
    expect(await waited(9, 1_000)).toBe(3_000);
    expect(await waited(1, 100_000_000)).toBe(35_000);
    expect(await waited(2, 100_000_000)).toBe(70_000);
    expect(await waited(9, 100_000_000)).toBe(105_000);
    expect(await waited(1, 4_000_000_000)).toBe(180_000);
  });

  it('is looked for at its own times, and uploaded if it is missing', async () => {
    await using stage = openStage('http://127.0.0.1:9');
    const content = { name: 'app shop.apk', customId, sizeBytes: 1_000 };
    const services = { ...stage.context, random: () => 0.25 };
    expect(await findSharedUpload(areaWith(1_000), content, { index: 1, total: 2 }, services)).toBeUndefined();
    expect(stage.clock.sleeps).toEqual([375, 375]);
    expect(stage.lines.at(-1)).toBe('No other job uploaded the app shop.apk in time; this job uploads it.');
  });

  it('is asked for no more than ten times a second by all jobs of a large matrix', async () => {
    const { sleeps } = await find(areaWith(1_000), { index: 200, total: 256 });
    expect(sleeps.every((ms) => ms === 25_600)).toBe(true);
  });

  it('is sent at once where the service cannot say what it holds', async () => {
    const broken = areaWith(1, () => {
      throw new Error('no such path');
    });
    const { found, sleeps } = await find(broken, { index: 3, total: 10 });
    expect(found).toBeUndefined();
    expect(sleeps).toEqual([]);
  });

  it('is not waited for once the listing breaks', async () => {
    let asked = 0;
    const breaking = areaWith(1_000, () => {
      asked += 1;
      if (asked === 3) throw new Error('no such path');
    });
    expect((await find(breaking, { index: 3, total: 10 })).sleeps).toHaveLength(2);
  });

  it('ends with a cancellation', async () => {
    await using stage = openStage('http://127.0.0.1:9');
    const reason = new Error('cancelled');
    const area = areaWith(1_000, () => stage.cancel(reason));
    const content = { name: 'app', customId, sizeBytes: 1 };
    await expect(findSharedUpload(area, content, { index: 1, total: 2 }, stage.context)).rejects.toBe(reason);
  });
});

describe('matrixPositionOf', () => {
  const github = (runAttempt: number) => readGitHubContext({ GITHUB_RUN_ATTEMPT: String(runAttempt) });
  const inputs = { shardIndex: 3, reuseUploads: true, cleanup: false };

  it('is the shard of the job', () => {
    expect(matrixPositionOf(inputs, 10, { github: github(1), service: serviceAt('http://127.0.0.1') })).toEqual({
      index: 3,
      total: 10,
    });
  });

  it.each([
    ['the job runs all shards', { reuseUploads: true, cleanup: false }, 1, 'http://127.0.0.1'],
    ['nothing is reused', { ...inputs, reuseUploads: false }, 1, 'http://127.0.0.1'],
    ['uploads are deleted after the job', { ...inputs, cleanup: true }, 1, 'http://127.0.0.1'],
    ['the job runs again', inputs, 2, 'http://127.0.0.1'],
    ['each job has a cloud of its own', inputs, 1, 'embedded'],
  ])('is none where %s', (_what, changed, runAttempt, baseUrl) => {
    expect(matrixPositionOf(changed, 10, { github: github(runAttempt), service: serviceAt(baseUrl) })).toBeUndefined();
  });
});
