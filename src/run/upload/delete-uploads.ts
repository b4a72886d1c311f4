import type { CleanupInputs } from '../../inputs/cleanup-inputs.ts';
import { matchesWildcard } from '../../lib/wildcard.ts';
import type { RunProblem } from '../../model/error-codes.ts';
import type { UploadRecord } from '../../model/records.ts';
import { problemOf } from '../../model/run-problem.ts';
import type { StageServices } from '../services.ts';
import { type UploadKind, uploadArea } from './upload-areas.ts';

/** An upload as the outputs of `cleanup` name it. */
export interface NamedUpload {
  readonly kind: UploadKind;
  readonly id: string;
  readonly name: string;
}

export interface CleanupResult {
  readonly deleted: readonly NamedUpload[];
  readonly kept: readonly NamedUpload[];
  /** What should have been deleted and could not. */
  readonly failures: readonly RunProblem[];
}

type Selection = Pick<CleanupInputs, 'customId' | 'olderThanDays' | 'ids'>;

const dayMs = 86_400_000;

/** Lists the uploads of each kind and deletes the chosen ones; in a dry run it only says which they are. */
export const deleteUploads = async (
  inputs: CleanupInputs,
  { cloud, clock, log, signal }: StageServices,
): Promise<CleanupResult> => {
  const deleted: NamedUpload[] = [];
  const kept: NamedUpload[] = [];
  const failures: RunProblem[] = [];
  for (const kind of inputs.kinds) {
    const area = uploadArea(cloud, kind);
    const records = await area.list({ scope: inputs.scope });
    log.info(`${kind}: the service lists ${records.length}.`);
    for (const record of records) {
      const upload = { kind, id: record.id, name: record.name ?? record.customId ?? record.id };
      if (!isChosen(record, inputs, clock.nowMs())) {
        kept.push(upload);
        continue;
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
    }
  }
  return { deleted, kept, failures };
};

/** Every condition that was given must hold. An upload whose age nobody knows is kept where an age is asked for. */
export const isChosen = (record: UploadRecord, { customId, olderThanDays, ids }: Selection, nowMs: number): boolean => {
  if (ids !== undefined && !ids.some((id) => id === record.id || id === record.url)) return false;
  if (customId !== undefined && !matches(customId, record.customId)) return false;
  if (olderThanDays === undefined) return true;
  return record.uploadedAt !== undefined && nowMs - record.uploadedAt.getTime() > olderThanDays * dayMs;
};

/** `*` alone is everything, also an upload without a custom id. */
const matches = (pattern: string, customId: string | undefined): boolean =>
  customId === undefined ? /^\*+$/.test(pattern) : matchesWildcard(pattern, customId);
