import path from 'node:path';
import { isCloudError } from '../../cloud/errors.ts';
import type { Context } from '../../context.ts';
import type { BinaryDefinition } from '../../frameworks/definition.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import type { FileRef } from '../../inputs/binary-ref.ts';
import { formatBytes, formatDuration } from '../../lib/durations.ts';
import type { UploadRecord } from '../../model/records.ts';
import type { OwnUpload } from '../run-state.ts';
import { contentId, openHashTurns } from './content-hash.ts';
import { findReusedUpload, findSharedUpload, type MatrixPosition, type UploadPlace } from './reused-uploads.ts';

export type What = 'app' | 'test-suite' | 'media';

export const titles: Record<What, string> = { app: 'app', 'test-suite': 'test suite', media: 'media file' };

/** Where a binary goes. */
export interface Destination {
  readonly what: What;
  readonly area: UploadPlace;
  readonly customId: string | undefined;
  readonly packedAs: BinaryDefinition['packedAs'];
  /** References by content, of several files that go there at the same time. */
  readonly sending?: Map<string, Promise<string>>;
}

/** What a build request names, and what is behind it. */
export interface Uploaded {
  readonly reference: string;
  /** Equal for equal content; absent where that is not known. */
  readonly content?: string;
  /** Absent where the service does not tell. */
  readonly uploadedAtMs?: number | undefined;
}

/** What uploads of files report as they go. */
export interface FileEvents {
  /** The service had an identical one. */
  readonly onReused?: (what: What) => void;
  readonly onSent?: (upload: OwnUpload) => void;
  /** So many bytes of a file have left. */
  readonly onProgress?: (sentBytes: number) => void;
}

export interface FileInputs extends Pick<BinaryInputs, 'reuseUploads'> {
  /** The uploads shall be deleted after the job. */
  readonly cleanup: boolean;
  /** Absent: no other job needs the same. */
  readonly matrixPosition?: MatrixPosition | undefined;
  /** `false`: this step starts no build, so files that are sent in any case need not be hashed. */
  readonly fingerprint?: false;
}

/** Uploads a file, or reuses an identical upload. */
export const uploadFile = async (
  file: FileRef,
  destination: Destination,
  inputs: FileInputs,
  context: Context,
  events: FileEvents,
): Promise<Uploaded> => {
  const { what, area } = destination;
  const { log } = context;
  const name = `${titles[what]} ${path.basename(file.path)}`;
  let uploadedAtMs: number | undefined;
  const reuseOrSend = async (content?: string, onProgress = events.onProgress): Promise<string> => {
    const request = { file, name, destination, content };
    const { record, isReused } = await obtain(request, inputs, context, { onProgress });
    if (isReused) {
      events.onReused?.(what);
      log.info(`The service already has the ${name}: ${record.url} (${formatBytes(file.sizeBytes)} saved).`);
    } else if (area.kind !== undefined) events.onSent?.({ kind: area.kind, id: record.id });
    uploadedAtMs = isReused ? record.uploadedAt?.getTime() : context.clock.nowMs();
    return record.url;
  };
  const once = async (content: string): Promise<string> => {
    const sent = destination.sending?.get(content);
    if (sent !== undefined) {
      log.info(`The ${name} has the same content as another one, which is uploaded once.`);
      return sent;
    }
    const reference = reuseOrSend(content);
    destination.sending?.set(content, reference);
    return reference;
  };
  // A custom id stands for the newest upload under it, so a file with one is always sent.
  const isReusable = inputs.reuseUploads && destination.customId === undefined;
  if (!isReusable && inputs.fingerprint === false) return { reference: await reuseOrSend() };
  if (isReusable) {
    const content = await contentId(file.path, context.signal);
    return { reference: await once(content), content, uploadedAtMs };
  }
  const hash = openHashTurns(context.clock);
  const onProgress = (sentBytes: number): void => {
    events.onProgress?.(sentBytes);
    hash.onSent(sentBytes);
  };
  const sending = reuseOrSend(undefined, onProgress).finally(hash.end);
  const [reference, content] = await Promise.all([sending, contentId(file.path, context.signal, hash.turn)]);
  return { reference, content, uploadedAtMs };
};

interface FileRequest {
  readonly file: FileRef;
  /** In the log: "app shop.apk". */
  readonly name: string;
  readonly destination: Destination;
  /** The custom id of its content; absent where equal content must not be reused. */
  readonly content: string | undefined;
}

interface Obtained {
  readonly record: UploadRecord;
  readonly isReused: boolean;
}

/** The service takes five uploads per minute of one user. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
/** A longer `Retry-After` is cut to this. */
const longestAskedMs = 120_000;
/** For as long as jobs queue for uploads, one of them waits. */
const patienceMs = 30 * 60_000;

/** "Too many uploads" is a queue: it is waited out, and after each pause the service may hold what another job has sent. */
const obtain = async (
  { file, name, destination, content }: FileRequest,
  { cleanup, matrixPosition }: FileInputs,
  context: Context,
  { onProgress }: Pick<FileEvents, 'onProgress'>,
): Promise<Obtained> => {
  const { clock, log, random, signal } = context;
  const { area } = destination;
  if (content !== undefined) {
    const shared = await findSharedUpload(area, { name, customId: content, sizeBytes: file.sizeBytes }, matrixPosition, context);
    if (shared !== undefined) return { record: shared, isReused: true };
  }
  // Without a custom id no other job finds what the post step will delete.
  const customId = destination.customId ?? (cleanup ? undefined : content);
  const beganMs = clock.monotonicMs();
  for (let sends = 0; ; sends++) {
    try {
      return { record: await send(file, name, area, customId, context, onProgress), isReused: false };
    } catch (error) {
      if (!isCloudError(error, 'cloud-rate-limited') || clock.monotonicMs() - beganMs > patienceMs) throw error;
      const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (0.5 + random() / 2);
      const pauseMs = Math.max(drawnMs, Math.min(longestAskedMs, error.retryAfterMs ?? 0));
      log.info(`Upload rate limit reached; uploading the ${name} again in ${formatDuration(pauseMs)}.`);
      await clock.sleep(pauseMs, signal);
    }
    const found = content === undefined ? 'none' : await findReusedUpload(area, content, context);
    if (typeof found === 'object') return { record: found, isReused: true };
  }
};

const progressEveryMs = 10_000;

/** A line every ten seconds: enough to see that a large upload moves, and nothing for a small one. */
const send = async (
  { path: file, sizeBytes }: FileRef,
  name: string,
  area: UploadPlace,
  customId: string | undefined,
  { clock, log, signal }: Context,
  onProgress: FileEvents['onProgress'],
): Promise<UploadRecord> => {
  const startedMs = clock.monotonicMs();
  let saidMs = startedMs;
  log.info(`Uploading the ${name} (${formatBytes(sizeBytes)}).`);
  const record = await area.uploadFile({
    path: file,
    signal,
    reportsThrottling: true,
    customId,
    onProgress: (sent, total) => {
      onProgress?.(sent);
      const nowMs = clock.monotonicMs();
      if (nowMs - saidMs < progressEveryMs || sent >= total) return;
      saidMs = nowMs;
      const part = `${Math.floor((sent / total) * 100)} %, ${formatBytes(sent)} of ${formatBytes(total)}`;
      log.info(`Uploading the ${name}: ${part} (${speed(sent, nowMs - startedMs)})`);
    },
  });
  const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
  log.info(`Uploaded the ${name} in ${formatDuration(tookMs)} (${speed(sizeBytes, tookMs)}): ${record.url}`);
  return record;
};

const speed = (bytes: number, durationMs: number): string => `${formatBytes(Math.round((bytes / durationMs) * 1_000))}/s`;
