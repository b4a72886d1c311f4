import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedRefs } from '../../builds/build-request.ts';
import { isCloudError } from '../../cloud/errors.ts';
import type { Context } from '../../context.ts';
import type { BinaryDefinition } from '../../frameworks/definition.ts';
import type { FileRef } from '../../inputs/binary-ref.ts';
import type { Clock } from '../../lib/clock.ts';
import { formatBytes, formatDuration } from '../../lib/durations.ts';
import type { UploadRecord } from '../../model/records.ts';
import type { OwnUpload } from '../run-state.ts';
import { findReusedUpload, findSharedUpload, type MatrixPosition, type UploadPlace } from './reused-uploads.ts';

export type What = 'app' | 'test-suite' | 'media';

export const titles: Record<What, string> = { app: 'app', 'test-suite': 'test suite', media: 'media file' };

/** Upload target of a binary. */
export interface Destination {
  readonly what: What;
  readonly area: UploadPlace;
  readonly customId: string | undefined;
  readonly packedAs: BinaryDefinition['packedAs'];
  /** References of uploads to this target that are in progress, by content id. */
  readonly sending?: Map<string, Promise<string>>;
  /** Position of this job in its matrix; absent if no other job needs the same files. */
  readonly matrixPosition?: MatrixPosition | undefined;
}

/** Reference for a build request, and data about the upload. */
export interface Uploaded {
  readonly reference: string;
  /** Content id; absent if unknown. Equal for equal content. */
  readonly content?: string;
  /** Time of the upload; absent if the service does not report it. */
  readonly uploadedAtMs?: number | undefined;
}

/** Events of uploads. Reported at once, so that no data is lost if another upload fails. */
export interface UploadEvents {
  readonly onUploaded: (refs: Partial<UploadedRefs>) => void;
  /** Called if an identical upload of the service was reused. */
  readonly onReused?: (what: What) => void;
  readonly onSent: (upload: OwnUpload) => void;
  /** Reports the number of bytes sent so far. */
  readonly onProgress?: (sentBytes: number) => void;
}

export interface SendingInputs {
  readonly reuseUploads: boolean;
  /** Whether the job deletes its uploads at the end. */
  readonly cleanup: boolean;
  /** `false` if this step starts no build. A file is then hashed only to find an identical upload. */
  readonly fingerprint?: false;
}

/** Uploads a file, or reuses an identical upload. */
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
  const reuseOrSend = async (content?: string, onProgress = events.onProgress): Promise<string> => {
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
  if (inputs.fingerprint === false) return { reference: await reuseOrSend() };
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
  /** Name for the log, such as "app shop.apk". */
  readonly name: string;
  readonly destination: Destination;
  /** Content id of the file; absent if an identical upload must not be reused. */
  readonly content: string | undefined;
  readonly onProgress: UploadEvents['onProgress'];
}

/** First pause after the upload rate limit was reached. The service accepts five uploads per minute per user. */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
const longestRetryAfterMs = 120_000;
/** Longest time that a job waits because of the upload rate limit. */
const patienceMs = 30 * 60_000;

/** Uploads a file or reuses an equal upload. After a pause at the rate limit, first looks for an upload of another job. */
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
    const found = content === undefined ? 'none' : await findReusedUpload(area, content, context);
    if (typeof found === 'object') return { record: found, isReused: true };
  }
};

const progressEveryMs = 10_000;

/** Sends a file. Logs the progress every ten seconds, so small files log nothing. */
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

const readBytesAtOnce = 1024 * 1024;

/**
 * Computes a custom id from the content of a file. Files with equal bytes have equal ids, whatever their names.
 *
 * @param turn awaited before each read
 * @throws the signal's reason once it aborts
 */
export const contentId = async (file: string, signal: AbortSignal, turn: () => Promise<void> = noWait): Promise<string> => {
  const hash = createHash('sha256');
  await using handle = await open(file);
  // One buffer for all reads. Separate buffers would stay in memory until the next garbage collection.
  const buffer = Buffer.allocUnsafeSlow(readBytesAtOnce);
  for (;;) {
    await turn();
    signal.throwIfAborted();
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return `mtc-${hash.digest('hex')}`;
    hash.update(buffer.subarray(0, bytesRead));
  }
};

const noWait = async (): Promise<void> => {};

/** Upload speed above which hashing pauses. The processor limits such an upload, and hashing would take half of the processor. */
const fastBytesPerMs = 200_000;
const leastSpanMs = 50;

/** Pauses hashing until a fast upload is sent, so that the upload is not slowed down. On a slow connection, both run together. */
export const openHashTurns = (clock: Clock) => {
  let mustWait = true;
  let changed = Promise.withResolvers<void>();
  let mark = { bytes: 0, ms: clock.monotonicMs() };
  const set = (wait: boolean): void => {
    mustWait = wait;
    changed.resolve();
    changed = Promise.withResolvers();
  };
  return {
    /** Resolves once hashing may continue. */
    turn: async (): Promise<void> => {
      while (mustWait) await changed.promise;
    },
    onSent: (bytes: number): void => {
      const ms = clock.monotonicMs();
      if (ms - mark.ms < leastSpanMs) return;
      set((bytes - mark.bytes) / (ms - mark.ms) > fastBytesPerMs);
      mark = { bytes, ms };
    },
    /** Reports that nothing more will be sent. */
    end: (): void => set(false),
  };
};
