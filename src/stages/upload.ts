import path from 'node:path';
import type { UploadFile } from '../cloud/resources/upload-file.ts';
import type { BinaryRef, FileRef } from '../inputs/binary-ref.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { formatBytes, formatDuration } from '../lib/durations.ts';
import type { UploadRecord } from '../model/records.ts';
import type { UploadedRefs } from './build-request.ts';
import type { Ledger } from './ledger.ts';
import { packForUpload } from './pack.ts';
import type { StageServices } from './services.ts';

type What = 'app' | 'test suite' | 'media file';

/** The service's ways to take one kind of binary. */
interface Destination {
  readonly what: What;
  readonly customId: string | undefined;
  readonly uploadFile: (file: UploadFile) => Promise<UploadRecord>;
  readonly uploadUrl: ((from: { url: string; customId?: string }) => Promise<UploadRecord>) | undefined;
}

/**
 * Uploads app, test suite and media, all at the same time; what is already at the service is only named.
 *
 * @throws CloudError when one cannot be uploaded; the others are aborted
 */
export const uploadBinaries = async (inputs: RunInputs, services: StageServices, ledger: Ledger): Promise<UploadedRefs> => {
  const { cloud } = services;
  const abort = new AbortController();
  const signal = AbortSignal.any([services.signal, abort.signal]);
  const send = (ref: BinaryRef, destination: Destination): Promise<string> =>
    sendBinary(ref, destination, inputs, { ...services, signal });

  const app = send(inputs.app, {
    what: 'app',
    customId: inputs.appCustomId,
    ...(inputs.framework === 'earlgrey' ? cloud.appDirectories : cloud.apps),
  });
  const testSuite =
    inputs.testSuite === undefined || inputs.framework === 'earlgrey'
      ? undefined
      : send(inputs.testSuite, { what: 'test suite', customId: inputs.testSuiteCustomId, ...cloud.testSuites(inputs.framework) });
  const media = inputs.media.map((ref) =>
    send(ref, { what: 'media file', customId: inputs.mediaCustomId, uploadFile: cloud.media.uploadFile, uploadUrl: undefined }),
  );
  void app.then((reference) => (ledger.uploaded = { ...ledger.uploaded, app: reference }), ignore);
  void testSuite?.then((reference) => (ledger.uploaded = { ...ledger.uploaded, testSuite: reference }), ignore);

  try {
    const [appRef, testSuiteRef, mediaRefs] = await Promise.all([app, testSuite, Promise.all(media)]);
    const uploaded = { app: appRef, ...(testSuiteRef === undefined ? {} : { testSuite: testSuiteRef }), media: mediaRefs };
    ledger.uploaded = uploaded;
    return uploaded;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled([app, testSuite, ...media]);
    throw error;
  }
};

/** The rejection is handled where all uploads are awaited. */
const ignore = (): void => {};

const sendBinary = async (
  ref: BinaryRef,
  destination: Destination,
  inputs: RunInputs,
  services: StageServices,
): Promise<string> => {
  const { what, customId } = destination;
  switch (ref.kind) {
    case 'reference':
      services.log.info(`Using the ${what} ${ref.reference}.`);
      return ref.reference;
    case 'custom-id':
      services.log.info(`Using the newest ${what} with the custom id ${ref.customId}.`);
      return ref.customId;
    case 'url': {
      if (destination.uploadUrl === undefined) throw new Error(`a ${what} cannot be uploaded from an address`);
      const record = await destination.uploadUrl({ url: ref.url, ...(customId === undefined ? {} : { customId }) });
      services.log.info(`The service fetched the ${what} from its address: ${record.url}.`);
      return record.url;
    }
    case 'directory': {
      const packed = await packForUpload(ref.path, inputs.framework, what === 'app' ? 'app' : 'test-suite', services.tempDir);
      services.log.info(
        `Packed the folder ${path.basename(ref.path)} into ${path.basename(packed.path)} (${formatBytes(packed.sizeBytes)}).`,
      );
      return sendFile(packed, destination, services);
    }
    case 'file':
      return sendFile(ref, destination, services);
  }
};

const sendFile = async (file: FileRef, destination: Destination, { clock, log, signal }: StageServices): Promise<string> => {
  const { what, customId } = destination;
  const name = path.basename(file.path);
  const startedMs = clock.monotonicMs();
  log.info(`Uploading the ${what} ${name} (${formatBytes(file.sizeBytes)}).`);
  const record = await destination.uploadFile({
    path: file.path,
    signal,
    ...(customId === undefined ? {} : { customId }),
    onProgress: progressLines(`${what} ${name}`, { clock, log }),
  });
  const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
  log.info(`Uploaded the ${what} ${name} in ${formatDuration(tookMs)} (${speed(file.sizeBytes, tookMs)}): ${record.url}`);
  return record.url;
};

const progressEveryMs = 10_000;

/** A line each ten seconds: enough to see that a large upload moves, and nothing for a small one. */
const progressLines = (
  name: string,
  { clock, log }: Pick<StageServices, 'clock' | 'log'>,
): ((sent: number, total: number) => void) => {
  const startedMs = clock.monotonicMs();
  let saidMs = startedMs;
  return (sent, total) => {
    const nowMs = clock.monotonicMs();
    if (nowMs - saidMs < progressEveryMs || sent >= total) return;
    saidMs = nowMs;
    const percent = Math.floor((sent / total) * 100);
    log.info(
      `Uploading the ${name}: ${percent} %, ${formatBytes(sent)} of ${formatBytes(total)} (${speed(sent, nowMs - startedMs)})`,
    );
  };
};

const speed = (bytes: number, durationMs: number): string => `${formatBytes(Math.round((bytes / durationMs) * 1_000))}/s`;
