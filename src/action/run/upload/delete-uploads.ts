import type { UploadKind } from '../../../core/frameworks/definition.ts';
import type { RunProblem } from '../../../core/model/error-codes.ts';
import type { UploadRecord } from '../../../core/model/records.ts';
import { problemOf } from '../../../core/model/run-problem.ts';
import { dayMs } from '../../../lib/durations.ts';
import { matchesWildcard } from '../../../lib/wildcard.ts';
import { isCloudError, maxListedUploads, mayHoldMoreUploads } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { CleanupInputs } from '../../inputs/cleanup-inputs.ts';
import { type UploadArea, uploadArea } from './reused-uploads.ts';

interface NamedUpload {
  readonly kind: UploadKind;
  readonly id: string;
  readonly name: string;
}

/** Lists that are filled upload by upload, so that a cancelled step can report what it deleted. */
interface CleanupOutcome {
  /** Deleted uploads, or in a dry run the uploads that would be deleted. */
  readonly deleted: NamedUpload[];
  readonly kept: NamedUpload[];
  /** Uploads that could not be listed or deleted. */
  readonly failures: RunProblem[];
}

export const openCleanup = (): CleanupOutcome => ({ deleted: [], kept: [], failures: [] });

export const deleteUploads = async (inputs: CleanupInputs, context: Context, outcome: CleanupOutcome): Promise<void> => {
  for (const kind of inputs.kinds) {
    try {
      await cleanArea(uploadArea(context.cloud, kind), inputs, context, outcome);
    } catch (error) {
      context.signal.throwIfAborted();
      outcome.failures.push(problemOf(error, `Could not list ${kind}: `));
    }
  }
  warnOfUnknownIds(inputs, context, outcome);
};

/** Deletes the chosen uploads of one kind. Lists again after deletions, because a listing has only the newest uploads. */
const cleanArea = async (area: UploadArea, inputs: CleanupInputs, context: Context, outcome: CleanupOutcome): Promise<void> => {
  const { kind } = area;
  const { log } = context;
  const seen = new Set<string>();
  for (;;) {
    const { records, mayHoldMore } = await findUploads(area, inputs);
    const fresh = records.filter(({ id }) => !seen.has(id));
    log.info(
      `${kind}: the service lists ${records.length}${seen.size === 0 ? '' : `, ${fresh.length} of them not seen before`}.`,
    );
    const deletedBefore = outcome.deleted.length;
    for (const record of fresh) {
      seen.add(record.id);
      await settle(record, area, inputs, context, outcome);
    }
    const allFound = inputs.ids?.every((id) => seen.has(bareId(id))) ?? false;
    if (!mayHoldMore || allFound) return;
    if (inputs.dryRun || outcome.deleted.length === deletedBefore) break;
  }
  log.warning(
    `${kind}: an unknown number of older uploads may remain: the service lists at most ${maxListedUploads} at once, and ${seen.size} were checked. To delete older apps and media, set an exact custom-id; to delete older suites and app directories, set ids.`,
  );
};

/**
 * Lists uploads, and requests uploads named by `ids` or `custom-id` separately, because a listing has only the newest uploads.
 */
const findUploads = async (area: UploadArea, { customId, ids = [], scope }: CleanupInputs) => {
  const named = await readDetails(area, ids);
  const listed = await area.list({ scope });
  const mayHoldMore = mayHoldMoreUploads(listed.length);
  const ofCustomId = mayHoldMore && customId !== undefined && !customId.includes('*') ? await area.list({ scope, customId }) : [];
  const known = new Map([...ofCustomId, ...listed].map((record) => [record.id, record]));
  for (const [id, record] of named) {
    // An upload without details no longer exists, even if a listing still contains it.
    if (record === undefined) known.delete(id);
    else known.set(record.id, record);
  }
  return { records: [...known.values()], mayHoldMore };
};

/** Reads the details of each id; undefined if the service has no such upload. */
const readDetails = async (
  { get }: UploadArea,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UploadRecord | undefined>> => {
  const details = new Map<string, UploadRecord | undefined>();
  for (const id of get === undefined ? [] : ids.map(bareId)) {
    try {
      details.set(id, await get?.(id));
    } catch (error) {
      if (!isCloudError(error, 'cloud-not-found')) throw error;
      details.set(id, undefined);
    }
  }
  return details;
};

const bareId = (idOrReference: string): string => idOrReference.replace(/^[a-z]+:\/\//, '');

const settle = async (
  record: UploadRecord,
  area: UploadArea,
  inputs: CleanupInputs,
  { clock, log, signal }: Context,
  { deleted, kept, failures }: CleanupOutcome,
): Promise<void> => {
  const { kind } = area;
  const upload = { kind, id: record.id, name: record.name ?? record.customId ?? record.id };
  if (!isChosen(record, inputs, clock.nowMs())) {
    kept.push(upload);
    return;
  }
  try {
    if (!inputs.dryRun) await area.delete(record.id);
    log.info(`${inputs.dryRun ? 'Would delete' : 'Deleted'} ${kind} ${upload.name} (${record.id}).`);
    deleted.push(upload);
  } catch (error) {
    signal.throwIfAborted();
    failures.push(problemOf(error, `Could not delete ${kind} ${upload.name} (${record.id}): `));
    kept.push(upload);
  }
};

const warnOfUnknownIds = ({ ids = [], kinds }: CleanupInputs, { log }: Context, outcome: CleanupOutcome): void => {
  const known = new Set([...outcome.deleted, ...outcome.kept].map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(bareId(id)));
  if (unknown.length > 0) log.warning(`No upload of the kinds ${kinds.join(', ')} was found under ${unknown.join(', ')}.`);
};

/** Whether an upload is to be deleted. With `older-than-days`, an upload of unknown age is kept. */
const isChosen = (record: UploadRecord, { customId, olderThanDays, ids }: CleanupInputs, nowMs: number): boolean => {
  if (ids !== undefined && !ids.some((id) => id === record.id || id === record.url)) return false;
  if (customId !== undefined && !matchesCustomId(customId, record.customId)) return false;
  if (olderThanDays === undefined) return true;
  return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * dayMs;
};

/** Whether a custom id matches. Only the pattern `*` matches an upload without a custom id. */
const matchesCustomId = (pattern: string, customId: string | undefined): boolean =>
  customId === undefined ? /^\*+$/.test(pattern) : matchesWildcard(pattern, customId);
