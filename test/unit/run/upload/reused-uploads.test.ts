import { describe, expect, it } from 'vitest';
import { CloudError } from '../../../../src/cloud/errors.ts';
import { silentLog } from '../../../../src/lib/log.ts';
import type { UploadRecord } from '../../../../src/model/records.ts';
import { findReusedUpload, type UploadArea } from '../../../../src/run/upload/reused-uploads.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';

const areaWith = (list: () => readonly UploadRecord[]): UploadArea => ({
  kind: 'apps',
  uploadFile: async () => ({ id: '1', url: 'bs://1' }),
  list: async () => list(),
  delete: async () => {},
});

describe('findReusedUpload', () => {
  const find = async (list: () => readonly UploadRecord[], signal = new AbortController().signal) => {
    const lines: string[] = [];
    const log = { ...silentLog, info: (line: string) => void lines.push(line) };
    return { held: await findReusedUpload(areaWith(list), 'mtc-1', { ...createMemoryRunner('', {}), log, signal }), lines };
  };

  it('takes the newest of that id, and none of another that the service lists beside it', async () => {
    const records: readonly UploadRecord[] = [
      { id: '3', url: 'bs://3', customId: 'mtc-10' },
      { id: '2', url: 'bs://2', customId: 'mtc-1' },
      { id: '1', url: 'bs://1', customId: 'mtc-1' },
    ];
    expect(await find(() => records)).toEqual({ held: records[1], lines: [] });
    expect((await find(() => records.slice(0, 1))).held).toBe('none');
  });

  it('does not know where the service cannot be asked, and says why', async () => {
    const { held, lines } = await find(() => {
      throw new CloudError('cloud-unavailable', { route: 'GET /app-automate/recent_apps', status: 503 });
    });
    expect(held).toBe('unknown');
    expect(lines).toEqual([
      'Could not look up the uploads under the custom id mtc-1 (the service is temporarily unavailable (HTTP 503) [cloud-unavailable]).',
    ]);
  });

  it('ends with the reason of the signal', async () => {
    const reason = new Error('cancelled');
    const broken = find(() => {
      throw new Error('aborted');
    }, AbortSignal.abort(reason));
    await expect(broken).rejects.toBe(reason);
  });
});
