import path from 'node:path';
import type { HeldUpload, UploadedRefs } from '../../../core/builds/build-request.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { CodedError, clauseOf } from '../../../core/model/run-problem.ts';
import { formatBytes } from '../../../lib/durations.ts';
import { hashOf } from '../../../lib/short-hash.ts';
import { CloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import type { BinaryRef, FileRef } from '../../inputs/binary-ref.ts';
import { findReusedUpload, type MatrixPosition, uploadArea, uploadPlace } from './reused-uploads.ts';
import {
  type Destination,
  type SendingInputs,
  titles,
  type UploadEvents,
  type Uploaded,
  uploadFile,
  type What,
} from './upload-file.ts';

/** @throws CodedError if an upload fails. The other uploads are then aborted. */
export const uploadBinaries = async (
  inputs: BinaryInputs & SendingInputs,
  context: Context,
  events: UploadEvents,
  matrixPosition?: MatrixPosition,
): Promise<UploadedRefs> => {
  const abort = new AbortController();
  const limited = { ...context, signal: AbortSignal.any([context.signal, abort.signal]) };
  const { framework } = inputs;
  const send = (ref: BinaryRef, destination: Destination): Promise<Uploaded> =>
    uploadBinary(ref, { ...destination, matrixPosition }, inputs, limited, events).catch((error) => {
      throw error instanceof CloudError ? uploadFailed(ref, destination, error) : error;
    });
  const sendBinary = (ref: BinaryRef | undefined, name: 'app' | 'testSuite', what: What, customId: string | undefined) => {
    const { packedAs } = definitionOf(framework)[name] ?? {};
    if (ref === undefined || packedAs === undefined) return undefined;
    return send(ref, { what, area: uploadPlace(context.cloud, framework, name), customId, packedAs });
  };

  const app = sendBinary(inputs.app, 'app', 'app', inputs.appCustomId);
  const testSuite = sendBinary(inputs.testSuite, 'testSuite', 'test-suite', inputs.testSuiteCustomId);
  const ofMedia: Destination = {
    what: 'media',
    area: uploadArea(context.cloud, 'media'),
    customId: inputs.mediaCustomId,
    packedAs: 'zip',
    sending: new Map(),
  };
  const media = inputs.media.map((ref) => send(ref, ofMedia));
  void app?.then(({ reference }) => events.onUploaded({ app: reference }), ignore);
  void testSuite?.then(({ reference }) => events.onUploaded({ testSuite: reference }), ignore);

  try {
    const [sentApp, sentSuite, sentMedia] = await Promise.all([app, testSuite, Promise.all(media)]);
    const sent = [sentApp, sentSuite, ...sentMedia].filter((each) => each !== undefined);
    const contents = sent.flatMap(({ content }) => content ?? []);
    const uploaded = {
      app: sentApp?.reference,
      testSuite: sentSuite?.reference,
      // Files with the same content have the same reference.
      media: [...new Set(sentMedia.map(({ reference }) => reference))],
      held: { app: held(sentApp), testSuite: held(sentSuite) },
      content: contents.length < sent.length ? undefined : hashOf(...contents),
    };
    events.onUploaded(uploaded);
    return uploaded;
  } catch (error) {
    abort.abort(error);
    await Promise.allSettled([app, testSuite, ...media]);
    throw error;
  }
};

/** Upload for a later bisect. Only a `bs://` reference is kept, because a custom id may later stand for another upload. */
const held = (uploaded: Uploaded | undefined): HeldUpload | undefined => {
  if (uploaded === undefined) return undefined;
  const { reference, content, uploadedAtMs } = uploaded;
  const own = [reference, content].find((text = '') => /^bs:\/\/[\w.-]+$/.test(text));
  return own === undefined ? undefined : { reference: own, content, uploadedAtMs };
};

/** Ignores a rejection here, because it is handled where all uploads are awaited. */
const ignore = (): void => {};

const uploadBinary = async (
  ref: BinaryRef,
  destination: Destination,
  inputs: SendingInputs,
  context: Context,
  events: UploadEvents,
): Promise<Uploaded> => {
  const { log, tempDir } = context;
  const { what, area, customId } = destination;
  switch (ref.kind) {
    case 'reference':
      log.info(`Using the ${titles[what]} ${ref.reference}.`);
      return { reference: ref.reference, content: ref.reference };
    case 'custom-id': {
      log.info(`Using the newest ${titles[what]} with the custom id ${ref.customId}.`);
      // A custom id may later stand for another upload, so the URL of the newest upload identifies the content.
      const newest = await findReusedUpload(area, ref.customId, context);
      return { reference: ref.customId, content: typeof newest === 'object' ? newest.url : undefined };
    }
    case 'url': {
      if (area.uploadUrl === undefined)
        throw new CodedError('upload-from-url', `the service cannot fetch the ${titles[what]} from a URL`);
      const record = await area.uploadUrl({ url: ref.url, customId });
      log.info(`The service fetched the ${titles[what]} from its address: ${record.url}.`);
      if (area.kind !== undefined) events.onSent({ kind: area.kind, id: record.id });
      return { reference: record.url, content: record.url };
    }
    case 'directory': {
      const packed = await packFolder(ref.path, destination, tempDir);
      const name = path.basename(packed.path);
      log.info(`Packed the folder ${path.basename(ref.path)} into ${name} (${formatBytes(packed.sizeBytes)}).`);
      return uploadFile(packed, destination, inputs, context, events);
    }
    case 'file': {
      const file = destination.packedAs === 'one-folder-zip' ? await underOneFolder(ref, context) : ref;
      return uploadFile(file, destination, inputs, context, events);
    }
  }
};

const packFolder = async (folder: string, { what, packedAs }: Destination, tempDir: string): Promise<FileRef> => {
  const { packFolderAs } = await import(/* webpackChunkName: "uploads" */ '../../../binaries/index.ts');
  const name = path.basename(folder, '.app').replace(/^\.+/, '');
  return { kind: 'file', ...(await packFolderAs(folder, path.join(tempDir, `${name}-${what}`), packedAs)) };
};

const underOneFolder = async (ref: FileRef, { log, tempDir }: Context): Promise<FileRef> => {
  const { repackUnderOneFolder } = await import(/* webpackChunkName: "uploads" */ '../../../binaries/index.ts');
  const packed = await repackUnderOneFolder(ref.path, path.join(tempDir, `packed-${path.basename(ref.path)}`));
  if (packed === undefined) return ref;
  log.info(
    `Packed ${path.basename(ref.path)} again, with one folder at its top and without hidden names (${formatBytes(packed.sizeBytes)}).`,
  );
  return { kind: 'file', ...packed };
};

const uploadFailed = (ref: BinaryRef, { what }: Destination, cause: CloudError): CodedError => {
  const name = 'path' in ref ? ` ${path.basename(ref.path)}` : '';
  return new CodedError(cause.code, `the ${titles[what]}${name} could not be uploaded: ${clauseOf(cause)}`, {
    cause,
    hint: cause.hint,
  });
};
