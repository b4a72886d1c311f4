import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadRecord } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';
import type { StageServices } from '../services.ts';
import type { UploadArea } from './upload-areas.ts';

const readBytesAtOnce = 1024 * 1024;

/** The custom id under which equal content is found again: the same bytes give the same id, whatever the file's name. */
export const contentId = async (file: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: readBytesAtOnce }), hash, { signal });
  return `mtc-${hash.digest('hex')}`;
};

/** The newest upload that the service still holds under a custom id; `unknown` where it cannot be asked. */
export const findReusedUpload = async (
  area: UploadArea,
  customId: string,
  { log, signal }: Pick<StageServices, 'log' | 'signal'>,
): Promise<UploadRecord | 'none' | 'unknown'> => {
  try {
    const records = await area.list({ customId });
    return records.find((record) => record.customId === customId) ?? 'none';
  } catch (error) {
    signal.throwIfAborted();
    log.info(`Could not look up the uploads under the custom id ${customId} (${describeError(error)}).`);
    return 'unknown';
  }
};
