import type { UploadRecord } from '../../model/records.ts';
import type { Calls } from '../calls.ts';
import { RejectedError } from '../errors.ts';
import { type Path, path, withQuery } from '../path.ts';
import { readUploads } from '../wire/upload.ts';

export interface UploadQuery {
  /** Only uploads under this custom id. */
  readonly customId?: string;
  /** `group`: also uploads of other users of the group. */
  readonly scope?: 'user' | 'group';
  /** 1 to 100; 100 by default. */
  readonly limit?: number;
}

/** The service lists at most this many uploads in one response, and has no further pages. */
export const maxListedUploads = 100;

/** The size of a listing without the parameter `limit`. */
const defaultListedUploads = 10;

/** Whether a listing without a `limit` of the caller may be missing older uploads. */
export const mayHoldMoreUploads = (listed: number): boolean => listed === defaultListedUploads || listed >= maxListedUploads;

/** One listing, as long as the service allows. */
export const listUploads = async (
  calls: Calls,
  from: Path,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): Promise<UploadRecord[]> => {
  try {
    return await calls.get(withQuery(from, { ...parameters, limit: parameters.limit ?? maxListedUploads }), readUploads);
  } catch (error) {
    if (isEmptyListing(error)) return [];
    throw error;
  }
};

/** Some listings return 422 if they are empty. If the request itself is refused, the response has a code. */
const isEmptyListing = (error: unknown): boolean =>
  error instanceof RejectedError &&
  error.status === 422 &&
  (error.serviceCode === undefined || error.serviceCode.endsWith('_NOT_FOUND')) &&
  nothingListed.test(error.serviceMessage ?? '');

const nothingListed =
  /\bno\b.{0,60}\b(?:found|uploaded|available|exist)|(?:\bnot|n.t) (?:found|uploaded)\b|\bnothing\b|\bempty\b/i;

/** v1 lists by custom id or for the group, not both; the group's listing is filtered here. */
export const listOwnOrGroup = async (
  calls: Calls,
  own: Path,
  group: Path,
  { customId, scope, limit }: UploadQuery = {},
): Promise<UploadRecord[]> => {
  if (scope !== 'group') return listUploads(calls, customId === undefined ? own : path`${own}/${{ customId }}`, { limit });
  if (customId === undefined) return listUploads(calls, group, { limit });
  const uploads = await listUploads(calls, group);
  return uploads.filter((upload) => upload.customId === customId).slice(0, limit);
};
