import { NotFoundError } from '../../cloud/errors.ts';
import { mayHoldMoreUploads } from '../../cloud/resources/list-uploads.ts';
import type { CleanupInputs } from '../../inputs/cleanup-inputs.ts';
import type { UploadRecord } from '../../model/records.ts';
import type { UploadArea } from './upload-areas.ts';

/** One look at the uploads of a kind. */
export interface FoundUploads {
  readonly records: readonly UploadRecord[];
  /** Whether the service may hold uploads that it did not list. */
  readonly mayHoldMore: boolean;
}

type Wanted = Pick<CleanupInputs, 'customId' | 'ids' | 'scope'>;

/**
 * Everything that the service tells about the uploads of a kind. A listing holds only the newest, so uploads that the inputs name are
 * also asked for by name: ids by their detail where the kind has one, a custom id by its own listing.
 */
export const findUploads = async (area: UploadArea, { customId, ids = [], scope }: Wanted): Promise<FoundUploads> => {
  const named = await readDetails(area, ids);
  const listed = await area.list({ scope });
  const mayHoldMore = mayHoldMoreUploads(listed.length);
  const ofCustomId = mayHoldMore && customId !== undefined && !customId.includes('*') ? await area.list({ scope, customId }) : [];
  const known = new Map([...ofCustomId, ...listed].map((record) => [record.id, record]));
  for (const [id, record] of named) {
    // The detail is newer than the listing, which may still hold what was deleted a moment ago.
    if (record === undefined) known.delete(id);
    else known.set(record.id, record);
  }
  return { records: [...known.values()], mayHoldMore };
};

/** Undefined for an id that the service does not know among the uploads of this kind. */
const readDetails = async (
  { get }: UploadArea,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UploadRecord | undefined>> => {
  const details = new Map<string, UploadRecord | undefined>();
  if (get === undefined) return details;
  for (const id of ids.map(bareId)) details.set(id, await orNothing(get(id)));
  return details;
};

/** The id of a reference such as `bs://…`. */
export const bareId = (idOrReference: string): string => idOrReference.replace(/^[a-z]+:\/\//, '');

const orNothing = async (detail: Promise<UploadRecord>): Promise<UploadRecord | undefined> => {
  try {
    return await detail;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
};
