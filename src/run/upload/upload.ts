import path from 'node:path';
import type { BinaryDefinition, UploadKind } from '../../frameworks/definition.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import type { BinaryRef, FileRef } from '../../inputs/binary-ref.ts';
import { formatBytes, formatDuration } from '../../lib/durations.ts';
import { hashOf } from '../../model/build-tag.ts';
import type { UploadRecord } from '../../model/records.ts';
import { describeError } from '../../model/run-problem.ts';
import type { UploadedRefs } from '../plan/build-request.ts';
import type { StageServices } from '../services.ts';
import { contentId, findHeldUpload } from './reused-uploads.ts';
import { sendUpload } from './send-upload.ts';
import { findSharedUpload, type UploadTurn } from './shared-uploads.ts';
import { type UploadArea, uploadArea } from './upload-areas.ts';

export type What = 'app' | 'test-suite' | 'media';

/** One upload of this step; what the service held already is none. */
export interface OwnUpload {
  readonly kind: UploadKind;
  readonly id: string;
}

/** What uploads report as they go, so that nothing is lost where another one fails. */
export interface UploadEvents {
  readonly onUploaded: (refs: Partial<UploadedRefs>) => void;
  /** The service had an identical one. */
  readonly onReused?: (what: What) => void;
  readonly onSent?: (upload: OwnUpload) => void;
  /** Bytes of a file have left. */
  readonly onProgress?: () => void;
}

export interface UploadInputs extends BinaryInputs {
  /** The uploads shall be deleted after the job. */
  readonly cleanup: boolean;
  /** Absent: no other job needs the same. */
  readonly turn?: UploadTurn;
  /** `false`: this step starts no build, so files that are sent in any case need not be hashed. */
  readonly fingerprint?: false;
}

type Place = Pick<BinaryDefinition, 'uploads' | 'packedAs'>;

interface Destination {
  readonly what: What;
  readonly area: UploadArea;
  readonly customId: string | undefined;
  readonly packedAs: BinaryDefinition['packedAs'];
}

/** The service takes this kind from no address. */
export class UploadFromUrlError extends Error {
  readonly code = 'upload-from-url';

  constructor(title: string) {
    super(`the service does not fetch the ${title} from an address`);
    this.name = 'UploadFromUrlError';
  }
}

const titles: Record<What, string> = { app: 'app', 'test-suite': 'test suite', media: 'media file' };

/**
 * Uploads app, test suite and media, all at the same time; what is already at the service is only named.
 *
 * @throws CloudError when one cannot be uploaded; the others are aborted
 */
export const uploadBinaries = async (
  inputs: UploadInputs,
  services: StageServices,
  events: UploadEvents,
): Promise<UploadedRefs> => {
  const abort = new AbortController();
  const sender = createSender(inputs, { ...services, signal: AbortSignal.any([services.signal, abort.signal]) }, events);
  const areas = definitionOf(inputs.framework);
  const send = (ref: BinaryRef, what: What, { uploads, packedAs }: Place, customId: string | undefined): Promise<Uploaded> =>
    sender(ref, { what, area: uploadArea(services.cloud, uploads), customId, packedAs });

  const app = send(inputs.app, 'app', areas.app, inputs.appCustomId);
  const testSuite =
    inputs.testSuite === undefined || areas.testSuite === undefined
      ? undefined
      : send(inputs.testSuite, 'test-suite', areas.testSuite, inputs.testSuiteCustomId);
  const media = inputs.media.map((ref) => send(ref, 'media', { uploads: 'media', packedAs: 'zip' }, inputs.mediaCustomId));
  void app.then(({ reference }) => events.onUploaded({ app: reference }), ignore);
  void testSuite?.then(({ reference }) => events.onUploaded({ testSuite: reference }), ignore);

  try {
    const [ofApp, ofSuite, ofMedia] = await Promise.all([app, testSuite, Promise.all(media)]);
    const uploaded = {
      app: ofApp.reference,
      ...(ofSuite === undefined ? {} : { testSuite: ofSuite.reference }),
      media: ofMedia.map(({ reference }) => reference),
      ...fingerprint(ofSuite === undefined ? [ofApp, ...ofMedia] : [ofApp, ofSuite, ...ofMedia]),
    };
    events.onUploaded(uploaded);
    return uploaded;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled([app, testSuite, ...media]);
    throw error;
  }
};

/** The rejection is handled where all uploads are awaited. */
const ignore = (): void => {};

/** What a build request names, and what is behind it. */
interface Uploaded {
  readonly reference: string;
  /** Equal for equal content; absent where that is not known. */
  readonly content?: string;
}

const fingerprint = (uploads: readonly Uploaded[]): Pick<UploadedRefs, 'content'> => {
  const contents = uploads.flatMap(({ content }) => content ?? []);
  return contents.length < uploads.length ? {} : { content: hashOf(...contents) };
};

type Send = (ref: BinaryRef, destination: Destination) => Promise<Uploaded>;

const createSender = (inputs: UploadInputs, services: StageServices, events: UploadEvents): Send => {
  const { log } = services;
  const note = (record: UploadRecord, { area }: Destination): string => {
    events.onSent?.({ kind: area.kind, id: record.id });
    return record.url;
  };

  const reuse = ({ url }: UploadRecord, name: string, { sizeBytes }: FileRef, { what }: Destination): string => {
    events.onReused?.(what);
    log.info(`The service holds the ${name} already: ${url} (${formatBytes(sizeBytes)} saved).`);
    return url;
  };

  const sendFile = async (file: FileRef, destination: Destination): Promise<Uploaded> => {
    const { what } = destination;
    const name = `${titles[what]} ${path.basename(file.path)}`;
    // Whoever names an upload wants the newest under that name to be this one, so it is always sent.
    const isReusable = inputs.reuseUploads && destination.customId === undefined;
    if (!isReusable && inputs.fingerprint === false) return { reference: await sendOrReuse(file, name, undefined, destination) };
    const hashing = contentId(file.path, services.signal);
    const sending = isReusable
      ? hashing.then((content) => sendOrReuse(file, name, content, destination))
      : sendOrReuse(file, name, undefined, destination);
    const [reference, content] = await Promise.all([sending, hashing]);
    return { reference, content };
  };

  const sendOrReuse = async (
    file: FileRef,
    name: string,
    content: string | undefined,
    destination: Destination,
  ): Promise<string> => {
    const { area } = destination;
    const { sizeBytes } = file;
    const held =
      content === undefined
        ? undefined
        : await findSharedUpload(area, { name, customId: content, sizeBytes }, inputs.turn, services);
    if (held !== undefined) return reuse(held, name, file, destination);
    // Without a name nobody else finds what the post step will delete.
    const customId = destination.customId ?? (inputs.cleanup ? undefined : content);
    const { record, isReused } = await sendUpload(
      {
        name,
        send: () => sendBytes(file, name, area, customId, services, events.onProgress),
        ...(content === undefined ? {} : { findHeld: () => findHeldUpload(area, content, services) }),
      },
      services,
    );
    return isReused ? reuse(record, name, file, destination) : note(record, destination);
  };

  return async (ref, destination) => {
    const { what, area, customId } = destination;
    switch (ref.kind) {
      case 'reference':
        log.info(`Using the ${titles[what]} ${ref.reference}.`);
        return { reference: ref.reference, content: ref.reference };
      case 'custom-id':
        log.info(`Using the newest ${titles[what]} with the custom id ${ref.customId}.`);
        return { reference: ref.customId, ...(await newestOf(ref.customId, area, services)) };
      case 'url': {
        if (area.uploadUrl === undefined) throw new UploadFromUrlError(titles[what]);
        const record = await area.uploadUrl({ url: ref.url, ...(customId === undefined ? {} : { customId }) });
        log.info(`The service fetched the ${titles[what]} from its address: ${record.url}.`);
        const reference = note(record, destination);
        return { reference, content: reference };
      }
      case 'directory': {
        const packed = await packFolder(ref.path, destination, services.tempDir);
        log.info(
          `Packed the folder ${path.basename(ref.path)} into ${path.basename(packed.path)} (${formatBytes(packed.sizeBytes)}).`,
        );
        return sendFile(packed, destination);
      }
      case 'file':
        return sendFile(ref, destination);
    }
  };
};

/** Packs a folder into the archive that the service takes; the packer is loaded only by runs that name a folder. */
const packFolder = async (folder: string, { what, packedAs }: Destination, tempDir: string): Promise<FileRef> => {
  const { packDirectory } = await import('../../binaries/pack-directory.ts');
  const target = path.join(tempDir, `${path.basename(folder, '.app')}-${what}.${packedAs}`);
  const { file, sizeBytes } = await packDirectory(folder, target, packedAs);
  return { kind: 'file', path: file, sizeBytes };
};

/** A later upload under the same custom id takes its place. */
const newestOf = async (
  customId: string,
  area: UploadArea,
  { log, signal }: StageServices,
): Promise<Pick<Uploaded, 'content'>> => {
  try {
    const records = await area.list({ customId });
    const newest = records.find((record) => record.customId === customId);
    return newest === undefined ? {} : { content: newest.url };
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not look up the upload with the custom id ${customId}: ${describeError(error)}`);
    return {};
  }
};

const sendBytes = async (
  file: FileRef,
  name: string,
  area: UploadArea,
  customId: string | undefined,
  { clock, log, signal }: StageServices,
  onProgress: UploadEvents['onProgress'],
): Promise<UploadRecord> => {
  const startedMs = clock.monotonicMs();
  const say = progressLines(name, { clock, log });
  log.info(`Uploading the ${name} (${formatBytes(file.sizeBytes)}).`);
  const record = await area.uploadFile({
    path: file.path,
    signal,
    reportsThrottling: true,
    ...(customId === undefined ? {} : { customId }),
    onProgress: (sent, total) => {
      onProgress?.();
      say(sent, total);
    },
  });
  const tookMs = Math.max(1, clock.monotonicMs() - startedMs);
  log.info(`Uploaded the ${name} in ${formatDuration(tookMs)} (${speed(file.sizeBytes, tookMs)}): ${record.url}`);
  return record;
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
