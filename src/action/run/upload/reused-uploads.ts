import type { UploadKind } from '../../../core/frameworks/definition.ts';
import { definitionOf, frameworkOfUploads } from '../../../core/frameworks/lookup.ts';
import type { Framework } from '../../../core/model/framework.ts';
import type { UploadRecord } from '../../../core/model/records.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import { formatDuration } from '../../../lib/durations.ts';
import type { CloudClient, UploadFile, UploadUrl } from '../../../service/index.ts';
import type { Context, StepContext } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';

/** Finds the newest upload with a custom id; `unknown` if uploads cannot be listed. */
export const findReusedUpload = async (
  area: UploadPlace,
  customId: string,
  { log, signal }: StepContext,
): Promise<UploadRecord | 'none' | 'unknown'> => {
  if (area.list === undefined) return 'unknown';
  try {
    const records = await area.list({ customId });
    return records.find((record) => record.customId === customId) ?? 'none';
  } catch (error) {
    signal.throwIfAborted();
    log.info(`Could not look up the uploads under the custom id ${customId} (${describeError(error)}).`);
    return 'unknown';
  }
};

export interface MatrixPosition {
  /** Index of the job in its matrix. Job 0 uploads shared files without waiting. */
  readonly index: number;
  readonly total: number;
}

interface Content {
  /** Name for the log. */
  readonly name: string;
  readonly customId: string;
  readonly sizeBytes: number;
}

/** Returns undefined if the job must not wait for other jobs. A re-run does not wait, because it may run alone. */
export const matrixPositionOf = (
  { shardIndex, reuseUploads, cleanup }: RunInputs,
  total: number,
  { github, service }: Pick<Context, 'github' | 'service'>,
): MatrixPosition | undefined =>
  shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || isEmbedded(service)
    ? undefined
    : { index: shardIndex, total };

/** Finds an upload of the same content. A job with a `matrixPosition` waits for another job to send the file. */
export const findSharedUpload = async (
  area: UploadPlace,
  { name, customId, sizeBytes }: Content,
  matrixPosition: MatrixPosition | undefined,
  context: Context,
): Promise<UploadRecord | undefined> => {
  const { clock, log, signal, random } = context;
  let held = await findReusedUpload(area, customId, context);
  const longestMs = matrixPosition === undefined ? 0 : patienceMs(matrixPosition, sizeBytes);
  if (matrixPosition !== undefined && held === 'none' && longestMs > 0) {
    log.info(`The job of another shard is uploading the ${name}; waiting at most ${formatDuration(longestMs)}.`);
    const endMs = clock.monotonicMs() + longestMs;
    while (held === 'none') {
      const pauseMs = pauseBeforeRequestMs(matrixPosition, longestMs, random);
      if (clock.monotonicMs() + pauseMs > endMs) {
        log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
        break;
      }
      await clock.sleep(pauseMs, signal);
      held = await findReusedUpload(area, customId, context);
    }
  }
  return typeof held === 'object' ? held : undefined;
};

/** Upload speed of a hosted runner with a slow connection. */
const bytesPerMs = 4_000;
/** Longest expected delay of the first shard's job. It is shorter for small files, which are not worth a long wait. */
const longestLateMs = 10_000;
const shortestLateMs = 1_000;
const lateBytesPerMs = 1_000;
const longestTurnMs = 180_000;
/** Maximum number of earlier jobs to wait for, because a large matrix has hundreds of jobs. */
const mostTurns = 3;

/** Longest wait for earlier jobs to send a file. Job 0 does not wait. */
const patienceMs = ({ index }: MatrixPosition, sizeBytes: number): number => {
  const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
  return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
};

const leastPauseMs = 500;
const pausePerPatience = 0.05;
/** Pause per job of the matrix, so that all jobs together send about ten listings per second. */
const pausePerJobMs = 100;

const pauseBeforeRequestMs = ({ total }: MatrixPosition, longestMs: number, random: () => number): number =>
  Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (0.5 + random());

export interface UploadPlace {
  /** Absent if no requests that list and delete these uploads are known. */
  readonly kind?: UploadKind;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  /** Absent if the service cannot fetch files. */
  readonly uploadUrl?: (link: UploadUrl) => Promise<UploadRecord>;
  /** Lists uploads, newest first; absent if no such request is known. Only apps and media have `scope: 'group'`. */
  readonly list?: (query: { readonly customId?: string; readonly scope?: 'user' | 'group' }) => Promise<readonly UploadRecord[]>;
}

export interface UploadArea extends UploadPlace {
  readonly kind: UploadKind;
  readonly list: NonNullable<UploadPlace['list']>;
  /** Absent if the service cannot return a single upload. */
  readonly get?: (id: string) => Promise<UploadRecord>;
  readonly delete: (id: string) => Promise<void>;
}

export const uploadArea = (cloud: CloudClient, kind: UploadKind): UploadArea => {
  const framework = frameworkOfUploads(kind);
  if (framework === undefined) return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
  const uploads = cloud.testSuites(framework);
  // The service cannot filter listings of suites by custom id.
  const list: UploadArea['list'] = async ({ customId }) =>
    (await uploads.list()).filter((record) => customId === undefined || record.customId === customId);
  return { kind, ...uploads, list };
};

export const uploadPlace = (cloud: CloudClient, framework: Framework, binary: 'app' | 'testSuite'): UploadPlace => {
  const kind = definitionOf(framework)[binary]?.uploads;
  if (kind !== undefined) return uploadArea(cloud, kind);
  const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : cloud.testSuites(framework);
  return { uploadFile, uploadUrl };
};
