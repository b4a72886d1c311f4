import type { Clock } from '../lib/clock.ts';
import type { Call, RunCall } from './caller.ts';
import { NotFoundError } from './errors.ts';
import { type Reader, readDeletion, readJson } from './json-response.ts';
import type { FieldStyle } from './multipart.ts';
import { openJsonBody } from './outgoing-body.ts';
import type { Path } from './path.ts';
import type { UploadFile, UploadUrl } from './resources/upload-file.ts';
import { type Clean, readStart, saveBody } from './response.ts';
import { locateUrl, type ServiceAddress } from './service-address.ts';
import { readStartResponse, startFailure } from './start-response.ts';

/** The ways in which resources talk to the service. All reject with a CloudError, or with the reason of an aborted signal. */
export interface Calls {
  get<Result>(from: Path, read: Reader<Result>): Promise<Result>;
  /** Also succeeds if a second attempt finds nothing: the first one deleted it. */
  remove(from: Path): Promise<void>;
  /** Ends something that goes on. Sent again like a deletion; what the service returns is not known, so any 2xx response will do. */
  stop(to: Path): Promise<void>;
  uploadFile<Result>(to: Path, file: UploadFile, read: Reader<Result>): Promise<Result>;
  uploadUrl<Result>(to: Path, link: UploadUrl, read: Reader<Result>): Promise<Result>;
  /** Sends a build request once, as far as the service can have seen it; gives the build id. */
  start(to: Path, request: Readonly<Record<string, unknown>>): Promise<string>;
  /** @param isReadOn whether all of it is read where the file cannot be written */
  download(from: Path, toFile: string, limitBytes: number, clean?: Clean, isReadOn?: boolean): Promise<Download>;
  /** Hands on the first part of a body as it comes in; `read` starts anew where the call is repeated. */
  scan<Result>(from: Path, limitBytes: number, read: (chunks: AsyncIterable<Buffer>) => Promise<Result>): Promise<Result>;
  /** `link` comes from a body; {@link locateUrl} decides where the request goes. `what` names the file in messages. */
  downloadUrl(link: string, toFile: string, limitBytes: number, what: string): Promise<Download>;
}

export interface Download {
  /** Size of the file. */
  readonly bytes: number;
}

interface CallsOptions {
  readonly run: RunCall;
  readonly address: ServiceAddress;
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
}

/** Loaded late, since the first request of a run is not an upload. */
const forms = (): Promise<typeof import('./multipart.ts')> => import('./multipart.ts');

/** The documented forms: a part `data` in v1, plain parts in v2. */
const fieldStyle = (to: Path): FieldStyle => (to.path.includes('/v2/') ? 'parts' : 'data');

export const createCalls = ({ run, address, clock, signal }: CallsOptions): Calls => {
  const signals = signal === undefined ? [] : [signal];
  type Rest<Result> = Pick<Call<Result>, 'kind' | 'consume'> & Partial<Call<Result>>;
  const call = <Result>(method: Call<Result>['method'], { path, template }: Path, rest: Rest<Result>): Promise<Result> => {
    const target = { origin: address.origin, path: address.prefix + path, trusted: true };
    return run({ method, route: `${method} ${template}`, target, signals, ...rest });
  };

  return {
    get: (from, read) => call('GET', from, { kind: 'read', consume: (response) => readJson(response, read) }),
    remove: (from) =>
      call('DELETE', from, {
        kind: 'delete',
        consume: (response) => readDeletion(response),
        onFailure: (error, attempt) => {
          if (!(attempt > 1 && error instanceof NotFoundError)) throw error;
        },
      }),
    stop: (to) =>
      call('POST', to, {
        kind: 'delete',
        openBody: async () => openJsonBody('{}'),
        consume: (response) => readDeletion(response),
        onFailure: (error, attempt) => {
          if (!(attempt > 1 && error instanceof NotFoundError)) throw error;
        },
      }),
    uploadFile: (to, file, read) =>
      call('POST', to, {
        kind: 'upload',
        openBody: async () => (await forms()).openFileForm(file, fieldStyle(to), `POST ${to.template}`, clock),
        ...(file.onProgress && { onSent: file.onProgress }),
        ...(file.reportsThrottling && { reportsThrottling: true }),
        signals: file.signal === undefined ? signals : [...signals, file.signal],
        consume: (response) => readJson(response, read),
      }),
    uploadUrl: (to, link, read) =>
      call('POST', to, {
        kind: 'upload',
        openBody: async () => (await forms()).openUrlForm(link, fieldStyle(to)),
        consume: (response) => readJson(response, read),
      }),
    start: (to, request) =>
      call('POST', to, {
        kind: 'start',
        openBody: async () => openJsonBody(JSON.stringify(request)),
        consume: (response) => readStartResponse(response),
        onFailure: (error, _attempt, trace) => {
          throw trace.sent ? startFailure(error, `POST ${to.template}`) : error;
        },
      }),
    download: (from, toFile, limitBytes, clean, isReadOn) =>
      call('GET', from, {
        kind: 'download',
        consume: async (response) => ({ bytes: await saveBody(response, toFile, limitBytes, clean, isReadOn) }),
      }),
    scan: (from, limitBytes, read) =>
      call('GET', from, { kind: 'download', consume: (response) => read(readStart(response, limitBytes)) }),
    downloadUrl: async (link, toFile, limitBytes, what) => {
      const route = `GET <address of the ${what}>`;
      return run({
        method: 'GET',
        kind: 'download',
        route,
        target: locateUrl(address, link, route),
        signals,
        consume: async (response) => ({ bytes: await saveBody(response, toFile, limitBytes) }),
      });
    },
  };
};
