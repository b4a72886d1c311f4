import type { Clock } from '../lib/clock.ts';
import { isRecord, memberOf } from '../lib/is-record.ts';
import { locateUrl, type Path, parseServiceAddress, type Target } from './addresses.ts';
import { CloudError, type FailureFacts, isCloudError } from './errors.ts';
import type { FieldStyle, UploadFile, UploadUrl } from './multipart.ts';
import { parseRedacted, type Redact } from './redaction.ts';
import { pacedTransport, type RequestPace } from './request-pace.ts';
import {
  type Clean,
  type CloudResponse,
  type Download,
  type Reader,
  readDeletion,
  readJson,
  readResponseText,
  responseLimits,
  saveBody,
  streamStart,
} from './response.ts';
import { type Deadlines, defaultDeadlines, defaultRetryPolicy, pauseBeforeRetryMs, type RetryPolicy } from './retry.ts';
import { messageIn, readErrorBody } from './service-message.ts';
import { createTransport, type Exchange, openJsonBody, type RequestEvent, type Trace, type Transport } from './transport.ts';
import { isId } from './wire/values.ts';

export interface AreaOptions {
  /** API root: https, or http on loopback. A path prefix is kept. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Random number from 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  /** Aborts every call. The call then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  readonly onRequest?: (event: RequestEvent) => void;
  readonly retry?: Partial<RetryPolicy>;
  readonly deadlines?: Partial<Deadlines>;
}

interface Access {
  readonly authorization: string;
  readonly redact: Redact;
  readonly pace?: RequestPace;
}

export type Connection = ReturnType<typeof openConnection>;

/** @throws CloudError `cloud-address-refused` unless the base URL is https, or http on loopback */
export const openConnection = (options: AreaOptions, { authorization, redact, pace }: Access) => {
  const { clock, signal } = options;
  const address = parseServiceAddress(options.baseUrl);
  const deadlines = { ...defaultDeadlines, ...options.deadlines };
  const transport = createTransport({ address, authorization, deadlines, redact, clock });
  const run = createCaller(pace === undefined ? transport : pacedTransport(transport, pace, clock), options, redact);
  const close = (): Promise<void> => transport.close();
  return { run, address, clock, redact, signal, close };
};

interface Call<Result> extends Exchange<Result> {
  /** Whether the call ends at a 429 without a retry. */
  readonly reportsThrottling?: boolean;
  /** Handles a failed attempt: throws an error, or returns a result for the call. */
  readonly onFailure?: (error: unknown, attempt: number, trace: Trace) => Result;
}

type PathCall<Result> = Pick<Call<Result>, 'kind' | 'consume'> & Partial<Call<Result>>;

/** Loads the multipart code only for uploads, because the first request of a run does not need it. */
const forms = (): Promise<typeof import('./multipart.ts')> => import(/* webpackChunkName: "uploads" */ './multipart.ts');

/** Style of form fields: one part `data` in v1, and one part for each field in v2. */
const fieldStyle = (to: Path): FieldStyle => (to.path.includes('/v2/') ? 'parts' : 'data');

export type Calls = ReturnType<typeof createCalls>;

export const createCalls = ({ run, address, clock, signal }: Connection) => {
  const signals = signal === undefined ? [] : [signal];
  const call = <Result>(
    method: Exchange<Result>['method'],
    { path, template }: Path,
    rest: PathCall<Result>,
  ): Promise<Result> => {
    const target = { origin: address.origin, path: address.prefix + path, trusted: true };
    return run({ method, route: `${method} ${template}`, target, signals, ...rest });
  };

  /** Deletes or stops something. A retry accepts a 404, because an attempt whose response was lost may have worked. */
  const end = (method: 'DELETE' | 'POST', to: Path, body?: unknown): Promise<void> =>
    call(method, to, {
      kind: 'delete',
      openBody: openJsonBody(body),
      consume: readDeletion,
      onFailure: (error, attempt) => {
        if (!(attempt > 1 && isCloudError(error, 'cloud-not-found'))) throw error;
      },
    });

  return {
    send: <Result>(
      method: Exchange<Result>['method'],
      to: Path,
      { body, ...rest }: PathCall<Result> & { readonly body?: unknown },
    ) => call(method, to, { ...rest, openBody: openJsonBody(body) }),
    get: <Result>(from: Path, read: Reader<Result>) =>
      call('GET', from, { kind: 'read', consume: (response) => readJson(response, read) }),
    remove: (from: Path) => end('DELETE', from),
    /** Accepts any 2xx response, since the response body is not documented. */
    stop: (to: Path) => end('POST', to, {}),
    uploadFile: <Result>(to: Path, file: UploadFile, read: Reader<Result>) =>
      call('POST', to, {
        kind: 'upload',
        openBody: async () => (await forms()).openFileForm(file, fieldStyle(to), `POST ${to.template}`, clock),
        onSent: file.onProgress,
        reportsThrottling: file.reportsThrottling,
        signals: file.signal === undefined ? signals : [...signals, file.signal],
        consume: (response) => readJson(response, read),
      }),
    uploadUrl: <Result>(to: Path, link: UploadUrl, read: Reader<Result>) =>
      call('POST', to, {
        kind: 'upload',
        openBody: async () => (await forms()).openUrlForm(link, fieldStyle(to)),
        consume: (response) => readJson(response, read),
      }),
    /** Sends a build request and returns the build id. Not retried if the service may have received the request. */
    start: (to: Path, request: Readonly<Record<string, unknown>>) =>
      call('POST', to, {
        kind: 'start',
        openBody: openJsonBody(request),
        consume: readStartResponse,
        onFailure: (error, _attempt, trace) => {
          throw trace.sent ? startFailure(error, `POST ${to.template}`) : error;
        },
      }),
    /** With `isReadOn`, reads the whole body even if the file cannot be written. */
    download: (from: Path, toFile: string, limitBytes: number, clean?: Clean, isReadOn?: boolean) =>
      call('GET', from, {
        kind: 'download',
        consume: (response) => saveBody(response, toFile, limitBytes, clean, isReadOn),
      }),
    /** Streams the first part of a body to `read`, which is called again for each attempt. */
    scan: <Result>(from: Path, limitBytes: number, read: (chunks: AsyncIterable<Buffer>) => Promise<Result>) =>
      call('GET', from, { kind: 'download', consume: (response) => read(streamStart(response, limitBytes)) }),
    /** Downloads a file from the address that {@link locateUrl} finds. `what` names the file in messages. */
    downloadUrl: async (link: string, toFile: string, limitBytes: number, what: string): Promise<Download> => {
      const route = `GET <address of the ${what}>`;
      return run({
        method: 'GET',
        kind: 'download',
        route,
        target: locateUrl(address, link, route),
        signals,
        consume: (response) => saveBody(response, toFile, limitBytes),
      });
    },
  };
};

/** Runs calls with retries. After wrong credentials, later calls fail with the same error and send nothing. */
const createCaller = (transport: Transport, options: AreaOptions, redact: Redact) => {
  const { clock, random = Math.random, onRequest } = options;
  const policy = { ...defaultRetryPolicy, ...options.retry };
  let isAccepted = false;
  let wrongCredentials: CloudError | undefined;

  const attemptOnce = async <Result>(call: Call<Result>, attempt: number, trace: Trace): Promise<Result> => {
    if (wrongCredentials !== undefined) throw wrongCredentials;
    try {
      const result = await transport.exchange(call, trace);
      isAccepted ||= call.target.trusted;
      return result;
    } catch (error) {
      if (!isAccepted && call.target.trusted && isCloudError(error, 'cloud-unauthorized')) wrongCredentials = error;
      if (call.onFailure === undefined) throw error;
      return call.onFailure(error, attempt, trace);
    }
  };

  return async <Result>(call: Call<Result>): Promise<Result> => {
    const { kind, method, route, signals, reportsThrottling } = call;
    let pausedMs = 0;
    for (let attempt = 1; ; attempt++) {
      const trace: Trace = { sent: false, bytesSent: 0, bytesReceived: 0 };
      const startMs = clock.monotonicMs();
      const report = (outcome: RequestEvent['outcome'], more: Partial<RequestEvent> = {}): void => {
        const { status, simulated, bytesSent, bytesReceived } = trace;
        const facts = { status, simulated, durationMs: clock.monotonicMs() - startMs, bytesSent, bytesReceived };
        onRequest?.({ method, route, path: redact(shownPath(call.target)), attempt, ...facts, outcome, ...more });
      };
      try {
        const result = await attemptOnce(call, attempt, trace);
        report('ok');
        return result;
      } catch (error) {
        const waitMs = pauseBeforeRetryMs(policy, { kind, error, attempt, pausedMs, reportsThrottling }, random);
        const message = redact(error instanceof Error ? error.message : String(error));
        if (waitMs === undefined) {
          if (error instanceof CloudError) error.attempts = attempt;
          report(finalOutcome(signals), { error: message });
          throw error;
        }
        report('retry', { error: message, waitMs });
        pausedMs += waitMs;
        await clock.sleep(waitMs, AbortSignal.any([...signals]));
      }
    }
  };
};

const finalOutcome = (signals: readonly AbortSignal[]): RequestEvent['outcome'] =>
  signals.some(({ aborted }) => aborted) ? 'cancelled' : 'failed';

const shownPath = ({ origin, path, trusted }: Target): string => (trusted ? path : origin + path.replace(/\?.*/s, ''));

/**
 * Reads the id of the started build. The id counts only together with the message `Success`.
 *
 * @throws CloudError `cloud-build-rejected` or `cloud-parallels-in-use` for an error of the service without a build id
 * @throws CloudError `cloud-start-uncertain` for any other response, because a build may have been started
 */
export const readStartResponse = async (response: CloudResponse): Promise<string> => {
  const text = await readResponseText(response, responseLimits.jsonBytes);
  const body = parseRedactedOrUndefined(text, response.redact);
  const buildId = memberOf(body, 'build_id');
  const success = memberOf(body, 'message') === 'Success';
  if (success && isId(buildId)) return buildId;
  const { message, code } = readErrorBody(text, response.redact);
  const facts = { route: response.route, status: response.status, serviceMessage: message, serviceCode: code };
  const hasId = buildId !== undefined && buildId !== null && buildId !== '';
  if (!isRecord(body) || success || hasId) throw uncertain(facts, 'has no valid build id');
  if (isParallelsInUse(facts)) throw new CloudError('cloud-parallels-in-use', facts);
  const hasError = code !== undefined || messageIn({ ...body, message: undefined }) !== undefined;
  throw hasError ? new CloudError('cloud-build-rejected', facts) : uncertain(facts, 'has no build id');
};

/** Converts a failed start request to an error that says whether a build may be running. */
const startFailure = (error: unknown, route: string): Error => {
  if (!(error instanceof CloudError)) return uncertain({ route, cause: error });
  if (isCloudError(error, 'cloud-build-rejected', 'cloud-parallels-in-use', 'cloud-start-uncertain')) return error;
  const { status, serviceMessage, serviceCode } = error;
  const facts = { route, status, serviceMessage, serviceCode, cause: error };
  if (isParallelsInUse(facts)) return new CloudError('cloud-parallels-in-use', facts);
  const isRefusal = status === undefined || status < 500;
  if (isRefusal && isCloudError(error, 'cloud-rejected', 'cloud-not-found')) return new CloudError('cloud-build-rejected', facts);
  if (isCloudError(error, 'cloud-unauthorized', 'cloud-forbidden', 'cloud-rate-limited')) return error;
  return uncertain(facts);
};

/** Looks at the error code and the message, because the HTTP status differs between API versions. */
const isParallelsInUse = ({ serviceCode, serviceMessage }: FailureFacts): boolean =>
  serviceCode === 'BROWSERSTACK_ALL_PARALLELS_IN_USE' ||
  /\ball (?:the |your )?parallel(?: test)?s\b.{0,80}\bin use\b/i.test(serviceMessage ?? '');

/** Whether the service refused a start because it could not read the suite. It does so now and then with suites that it can read. */
export const isParseError = (error: unknown): error is CloudError =>
  isCloudError(error, 'cloud-build-rejected') &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  /parse[ _-]?error/i.test(`${error.serviceCode ?? ''} ${error.serviceMessage ?? ''}`);

const parseRedactedOrUndefined = (text: string, redact: Redact): unknown => {
  try {
    return parseRedacted(text, redact).body;
  } catch {
    return undefined;
  }
};

const uncertain = (facts: FailureFacts, detail = `was lost${lossOf(facts)}`): CloudError =>
  new CloudError('cloud-start-uncertain', { ...facts, detail });

/** Describes how the response was lost. Empty if the message already shows the HTTP status. */
const lossOf = ({ cause, status }: FailureFacts): string => {
  if (!(cause instanceof CloudError) || (status !== undefined && !isCloudError(cause, 'cloud-redirect-refused'))) return '';
  const { message, route } = cause;
  return ` (${message.startsWith(`${route}: `) ? message.slice(route.length + 2) : message})`;
};
