import type { CloudClient } from '../../cloud/client.ts';
import type { UploadFile, UploadUrl } from '../../cloud/multipart.ts';
import type { TestSuites } from '../../cloud/resources/uploads.ts';
import type { Context } from '../../context.ts';
import type { UploadKind } from '../../frameworks/definition.ts';
import { definitionOf, frameworkOfUploads, testHolder } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { Framework } from '../../model/framework.ts';
import type { UploadRecord } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';

/** The newest upload that the service still holds under a custom id; `unknown` where it cannot be asked, or lists none. */
export const findReusedUpload = async (
  area: UploadPlace,
  customId: string,
  { log, signal }: Pick<Context, 'log' | 'signal'>,
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

/** The place of a job in its matrix: whose turn it is to upload what all of its jobs need. */
export interface MatrixPosition {
  /** From 0, which uploads at once. */
  readonly index: number;
  readonly total: number;
}

/** What is looked for. */
interface Content {
  /** For the log, with what it is. */
  readonly name: string;
  readonly customId: string;
  readonly sizeBytes: number;
}

/**
 * The jobs of a matrix start together, and none of them finds what the others are about to send. So the job of the first shard sends it,
 * and the others wait for that for a while.
 *
 * @returns nothing where this job must not count on others: it runs alone, no other job reuses what it sends, or it runs again, perhaps
 * without the others
 */
export const matrixPositionOf = (
  { shardIndex, reuseUploads, cleanup }: Pick<RunInputs, 'shardIndex' | 'reuseUploads' | 'cleanup'>,
  total: number,
  { github, service }: Pick<Context, 'github' | 'service'>,
): MatrixPosition | undefined =>
  shardIndex === undefined || !reuseUploads || cleanup || github.runAttempt > 1 || isEmbedded(service)
    ? undefined
    : { index: shardIndex, total };

/** What the service holds, or gets from another job while this one may wait for it. */
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
    const pauseMs = pauseBeforeAskMs(matrixPosition, longestMs, random);
    if (clock.monotonicMs() + pauseMs > endMs) break;
    await clock.sleep(pauseMs, signal);
    const held = await findReusedUpload(area, customId, context);
    if (typeof held === 'object') return held;
    if (held === 'unknown') return undefined;
  }
  log.info(`No other job uploaded the ${name} in time; this job uploads it.`);
  return undefined;
};

/** A slow line of a hosted runner. */
const bytesPerMs = 4_000;
/** How much later than this job another one may start. What is sent in a moment is not worth such a wait. */
const longestLateMs = 10_000;
const shortestLateMs = 1_000;
const lateBytesPerMs = 1_000;
const longestTurnMs = 180_000;
/** Later shards wait no longer, so that no job waits for a whole matrix that does not come. */
const mostTurns = 3;

/** The first shard does not wait; the next ones take over in turn where those before them do not come. */
const patienceMs = ({ index }: MatrixPosition, sizeBytes: number): number => {
  const lateMs = Math.min(longestLateMs, shortestLateMs + sizeBytes / lateBytesPerMs);
  return Math.min(index, mostTurns) * Math.min(longestTurnMs, lateMs + sizeBytes / bytesPerMs);
};

const leastPauseMs = 500;
const pausePerPatience = 0.05;
/** All jobs together ask for one thing ten times a second at most, which is far below what the service allows. */
const pausePerJobMs = 100;

const pauseBeforeAskMs = ({ total }: MatrixPosition, longestMs: number, random: () => number): number =>
  Math.max(leastPauseMs, longestMs * pausePerPatience, total * pausePerJobMs) * (0.5 + random());

/** Where uploads of one kind go. */
export interface UploadPlace {
  /** Absent where the service is not known to list or delete them. */
  readonly kind?: UploadKind;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  /** Absent where the service fetches nothing itself. */
  readonly uploadUrl?: (link: UploadUrl) => Promise<UploadRecord>;
  /** Newest first; absent where the service is not known to list them. Only apps and media can be listed for the whole group. */
  readonly list?: (query: { readonly customId?: string; readonly scope?: 'user' | 'group' }) => Promise<readonly UploadRecord[]>;
}

/** The same where the service lists what it holds. */
export interface UploadArea extends UploadPlace {
  readonly kind: UploadKind;
  readonly list: NonNullable<UploadPlace['list']>;
  /** The detail of one upload; absent where the service has no such call. */
  readonly get?: (id: string) => Promise<UploadRecord>;
  readonly delete: (id: string) => Promise<void>;
}

export const uploadArea = (cloud: CloudClient, kind: UploadKind): UploadArea => {
  const framework = frameworkOfUploads(kind);
  if (framework === undefined) return { kind, ...(kind === 'media' ? cloud.media : cloud.apps) };
  const uploads = suitesOf(cloud, framework);
  return { kind, ...uploads, list: narrowed(() => uploads.list()) };
};

/** Where the app or the test suite of a framework goes. */
export const uploadPlace = (cloud: CloudClient, framework: Framework, binary: 'app' | 'testSuite'): UploadPlace => {
  const kind = definitionOf(framework)[binary]?.uploads;
  if (kind !== undefined) return uploadArea(cloud, kind);
  const { uploadFile, uploadUrl } = binary === 'app' ? cloud.apps : suitesOf(cloud, framework);
  return { uploadFile, uploadUrl };
};

const suitesOf = (cloud: CloudClient, framework: Framework): TestSuites =>
  testHolder(framework) === 'app' ? cloud.appDirectories : cloud.testSuites(framework);

/** These listings know no custom id to ask for. */
const narrowed =
  (list: () => Promise<readonly UploadRecord[]>): UploadArea['list'] =>
  async ({ customId }) => {
    const records = await list();
    return customId === undefined ? records : records.filter((record) => record.customId === customId);
  };
