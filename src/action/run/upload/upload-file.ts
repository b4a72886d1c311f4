import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import type { BinaryDefinition } from '../../../core/frameworks/definition.ts';
import type { UploadRecord } from '../../../core/model/records.ts';
import { formatBytes, formatDuration } from '../../../lib/durations.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { FileRef } from '../../inputs/binary-ref.ts';
import type { OwnUpload } from '../run-state.ts';
import { findReusedUpload, findSharedUpload, type MatrixPosition, type UploadPlace } from './reused-uploads.ts';

export type What = 'app' | 'test-suite' | 'media';

export const titles: Record<What, string> = { app: 'app', 'test-suite': 'test suite', media: 'media file' };

export interface Destination {
  readonly what: What;
  readonly area: UploadPlace;
  readonly customId: string | undefined;
  readonly packedAs: BinaryDefinition['packedAs'];
  /** References of uploads in progress, by content id. */
  readonly sending?: Map<string, Promise<string>>;
  /** Absent if no other job needs the same files. */
  readonly matrixPosition?: MatrixPosition;
}

export interface Uploaded {
  readonly reference: string;
  /** Id that is equal for equal content; absent if unknown. */
  readonly content?: string;
  /** Time of the upload; absent if the service does not report it. */
  readonly uploadedAtMs?: number;
}

/** Callbacks that are called at once, so that no data is lost if another upload fails. */
export interface UploadEvents {
  readonly onUploaded: (refs: Partial<UploadedRefs>) => void;
  readonly onReused?: (what: What) => void;
  readonly onSent: (upload: OwnUpload) => void;
  readonly onProgress?: () => void;
}

export interface SendingInputs {
  readonly reuseUploads: boolean;
  /** Whether the job deletes its uploads at the end. */
  readonly cleanup: boolean;
  /** `false` if the step starts no build. Files are then hashed only to find identical uploads. */
  readonly fingerprint?: false;
}

export const uploadFile = async (
  file: FileRef,
  destination: Destination,
  inputs: SendingInputs,
  context: Context,
  events: UploadEvents,
): Promise<Uploaded> => {
  const { what, area } = destination;
  const { log } = context;
  const name = `${titles[what]} ${path.basename(file.path)}`;
  let uploadedAtMs: number | undefined;
  const { onProgress } = events;
  const reuseOrSend = async (content?: string): Promise<string> => {
    const { record, isReused } = await obtain({ file, name, destination, content, onProgress }, inputs, context);
    if (isReused) {
      events.onReused?.(what);
      log.info(`The service already has the ${name}: ${record.url} (${formatBytes(file.sizeBytes)} saved).`);
    } else if (area.kind !== undefined) events.onSent({ kind: area.kind, id: record.id });
    uploadedAtMs = isReused ? record.uploadedAt?.getTime() : context.clock.nowMs();
    return record.url;
  };
  // A custom id stands for the newest upload with this id, so a file with a custom id is always sent.
  if (inputs.reuseUploads && destination.customId === undefined) {
    const content = await contentId(file.path, context.signal);
    const sent = destination.sending?.get(content);
    if (sent !== undefined) log.info(`The ${name} has the same content as another one, which is uploaded once.`);
    const reference = sent ?? reuseOrSend(content);
    destination.sending?.set(content, reference);
    return { reference: await reference, content, uploadedAtMs };
  }
  const reference = await reuseOrSend();
  // The file is hashed after it was sent, because hashing before would slow down a fast upload.
  const content = inputs.fingerprint === false ? undefined : await contentId(file.path, context.signal);
  return { reference, content, uploadedAtMs };
};

interface FileRequest {
  readonly file: FileRef;
  /** Name for the log, such as "app shop.apk". */
  readonly name: string;
  readonly destination: Destination;
  /** Content id; absent if an identical upload must not be reused. */
  readonly content: string | undefined;
  readonly onProgress: UploadEvents['onProgress'];
}

/** First pause after the upload rate limit was reached. The service accepts five uploads per user and minute. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
const longestRetryAfterMs = 120_000;
/** Longest time that a job waits because of the upload rate limit. */
const patienceMs = 30 * 60_000;

const obtain = async (
  request: FileRequest,
  { cleanup }: SendingInputs,
  context: Context,
): Promise<{ readonly record: UploadRecord; readonly isReused: boolean }> => {
  const { file, name, destination, content } = request;
  const { clock, log, random, signal } = context;
  const { area, matrixPosition } = destination;
  if (content !== undefined) {
    const shared = await findSharedUpload(area, { name, customId: content, sizeBytes: file.sizeBytes }, matrixPosition, context);
    if (shared !== undefined) return { record: shared, isReused: true };
  }
  // With `cleanup`, the upload gets no custom id, so that no other job finds it before it is deleted.
  const customId = destination.customId ?? (cleanup ? undefined : content);
  const beganMs = clock.monotonicMs();
  for (let sends = 0; ; sends++) {
    try {
      return { record: await send(request, customId, context), isReused: false };
    } catch (error) {
      if (!isCloudError(error, 'cloud-rate-limited') || clock.monotonicMs() - beganMs > patienceMs) throw error;
      const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** sends) * (0.5 + random() / 2);
      const pauseMs = Math.max(drawnMs, Math.min(longestRetryAfterMs, error.retryAfterMs ?? 0));
      log.info(`Upload rate limit reached; uploading the ${name} again in ${formatDuration(pauseMs)}.`);
      await clock.sleep(pauseMs, signal);
    }
    // Another job may have uploaded the same file during the pause.
    const found = content === undefined ? 'none' : await findReusedUpload(area, content, context);
    if (typeof found === 'object') return { record: found, isReused: true };
  }
};

const progressEveryMs = 10_000;

const send = async (
  { file: { path: file, sizeBytes }, name, destination, onProgress }: FileRequest,
  customId: string | undefined,
  { clock, log, signal }: Context,
): Promise<UploadRecord> => {
  const startedMs = clock.monotonicMs();
  let saidMs = startedMs;
  log.info(`Uploading the ${name} (${formatBytes(sizeBytes)}).`);
  const record = await destination.area.uploadFile({
    path: file,
    signal,
    reportsThrottling: true,
    customId,
    onProgress: (sent, total) => {
      onProgress?.();
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

const readBytesAtOnce = 1024 * 1024;

/** Computes a custom id from the bytes of a file. */
const contentId = async (file: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256');
  await using handle = await open(file);
  // All reads share one buffer, because separate buffers would stay in memory until the next garbage collection.
  const buffer = Buffer.allocUnsafeSlow(readBytesAtOnce);
  for (;;) {
    signal.throwIfAborted();
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return `mtc-${hash.digest('hex')}`;
    hash.update(buffer.subarray(0, bytesRead));
  }
};
