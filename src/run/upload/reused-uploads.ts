import type { CloudClient } from '../../cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../cloud/multipart.ts';
import type { TestSuites } from '../../cloud/resources/uploads.ts';
import type { Context, StepContext } from '../../context.ts';
import type { UploadKind } from '../../frameworks/definition.ts';
import { definitionOf, frameworkOfUploads, testHolder } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { Framework } from '../../model/framework.ts';
import type { UploadRecord } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

/** Newest upload with a custom id at the service; `unknown` if uploads cannot be listed. */
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

/** Position of a job in its matrix, which decides the order in which jobs try a shared upload. */
export interface MatrixPosition {
  /** Index of the job. Job 0 uploads at once. */
  readonly index: number;
  readonly total: number;
}

/** Content to look for. */
interface Content {
  /** Name with the kind of the file, for the log. */
  readonly name: string;
  readonly customId: string;
  readonly sizeBytes: number;
}

/**
 * Position of the job for shared uploads. The jobs of a matrix start together, so none finds the uploads that others are about
 * to send. The job of the first shard sends the file, and the others wait for it for a while.
 *
 * @returns undefined if this job must not rely on others: it runs alone, no other job reuses its uploads, or it is a re-run,
 * perhaps without the others
 */
export const matrixPositionOf = (
  { shardIndex, reuseUploads, cleanup }: Pick<RunInputs, 'shardIndex' | 'reuseUploads' | 'cleanup'>,
  total: number,
  { github, service }: Pick<Context, 'github' | 'service'>,
): MatrixPosition | undefined =>
  shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || isEmbedded(service)
    ? undefined
    : { index: shardIndex, total };

/** Finds an upload at the service, waiting for another job to send it if allowed. */
export const findSharedUpload = async (
  area: UploadPlace,
  content: Content,
  matrixPosition: MatrixPosition | undefined,
  context: Context,
): Promise<UploadRecord | undefined> => {
  const held = await findReusedUpload(area, content.customId, context);
  if (typeof held === 'object') return held;
  return held === 'unknown' || matrixPosition === undefined ? undefined : awaitUpload(area, content, matrixPosition, context);
};

const awaitUpload = async (
  area: UploadPlace,
  { name, customId, sizeBytes }: Content,
  matrixPosition: MatrixPosition,
  context: Context,
): Promise<UploadRecord | undefined> => {
  const { clock, log, signal, random } = context;
  const longestMs = patienceMs(matrixPosition, sizeBytes);
  if (longestMs === 0) return undefined;
  log.info(`The job of another shard is uploading the ${name}; waiting at most ${formatDuration(longestMs)}.`);
  const endMs = clock.monotonicMs() + longestMs;
  for (;;) {
    const pauseMs = pauseBeforeRequestMs(matrixPosition, longestMs, random);
    if (clock.monotonicMs() + pauseMs > endMs) break;
    await clock.sleep(pauseMs, signal);
    const held = await findReusedUpload(area, customId, context);
    if (typeof held === 'object') return held;
    if (held === 'unknown') return undefined;
  }
  log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
  return undefined;
};

/** Upload speed of a slow connection of a hosted runner. */
const bytesPerMs = 4_000;
/** Delay with which another job may start. Small files are not worth a long wait. */
const longestLateMs = 10_000;
const shortestLateMs = 1_000;
const lateBytesPerMs = 1_000;
const longestTurnMs = 180_000;
/** Jobs of later shards wait as long as the one at this index, so that no job waits for a whole matrix. */
const mostTurns = 3;

/** Time that a job waits. The first shard does not wait; if earlier ones do not upload, the next ones take over in turn. */
const patienceMs = ({ index }: MatrixPosition, sizeBytes: number): number => {
  const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
  return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
};

const leastPauseMs = 500;
const pausePerPatience = 0.05;
/** All jobs together request one upload at most ten times per second, far below the service's limit. */
const pausePerJobMs = 100;

const pauseBeforeRequestMs = ({ total }: MatrixPosition, longestMs: number, random: () => number): number =>
  Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (0.5 + random());

/** Upload API for one kind of file. */
export interface UploadPlace {
  /** Absent if the service is not known to list or delete these uploads. */
  readonly kind?: UploadKind;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  /** Absent if the service cannot fetch files from URLs. */
  readonly uploadUrl?: (link: UploadUrl) => Promise<UploadRecord>;
  /**
   * Uploads, newest first; absent if the service is not known to list them. Only apps and media can be listed for the whole
   * group.
   */
  readonly list?: (query: { readonly customId?: string; readonly scope?: 'user' | 'group' }) => Promise<readonly UploadRecord[]>;
}

/** Upload API of a kind that the service can list. */
export interface UploadArea extends UploadPlace {
  readonly kind: UploadKind;
  readonly list: NonNullable<UploadPlace['list']>;
  /** Details of one upload; absent if the service has no such call. */
  readonly get?: (id: string) => Promise<UploadRecord>;
  readonly delete: (id: string) => Promise<void>;
}

export const uploadArea = (cloud: CloudClient, kind: UploadKind): UploadArea => {
  const framework = frameworkOfUploads(kind);
  if (framework === undefined) return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
  const uploads = suitesOf(cloud, framework);
  return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};

/** Upload API for the app or the test suite of a framework. */
export const uploadPlace = (cloud: CloudClient, framework: Framework, binary: 'app' | 'testSuite'): UploadPlace => {
  const kind = definitionOf(framework)[binary]?.uploads;
  if (kind !== undefined) return uploadArea(cloud, kind);
  const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : suitesOf(cloud, framework);
  return { uploadFile, uploadUrl };
};

const suitesOf = (cloud: CloudClient, framework: Framework): TestSuites =>
  testHolder(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);

/** Filters by custom id here, because these listings cannot. */
const narrowed =
  (list: () => Promise<readonly UploadRecord[]>): UploadArea['list'] =>
  async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
  };
