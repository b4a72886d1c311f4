import type { Clock } from '../lib/clock.ts';
import { isRecord } from '../lib/is-record.ts';
import { locateUrl, type Path, parseServiceAddress, type ServiceAddress, type Target } from './addresses.ts';
import { CloudError, type FailureFacts, isCloudError } from './errors.ts';
import type { FieldStyle, UploadFile, UploadUrl } from './multipart.ts';
import { parseRedacted, type Redact } from './redaction.ts';
import { pacedTransport, type RequestPace } from './request-pace.ts';
import {
  type Clean,
  type CloudResponse,
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
import { field, isId } from './wire/values.ts';

/** Requests to the service, one method per kind. Each rejects with a CloudError, or with the reason of an aborted signal. */
export interface Calls {
  /** Sends a request, with a JSON body if there is one. */
  send<Result>(method: Call<Result>['method'], to: Path, request: JsonRequest<Result>): Promise<Result>;
  get<Result>(from: Path, read: Reader<Result>): Promise<Result>;
  /**
   * Deletes a record. A retry that no longer finds the record succeeds: an earlier attempt deleted it, but the response was lost.
   */
  remove(from: Path): Promise<void>;
  /**
   * Stops something that is running. Retried like a deletion. Accepts any 2xx response, since the response body is not
   * documented.
   */
  stop(to: Path): Promise<void>;
  uploadFile<Result>(to: Path, file: UploadFile, read: Reader<Result>): Promise<Result>;
  uploadUrl<Result>(to: Path, link: UploadUrl, read: Reader<Result>): Promise<Result>;
  /** Sends a build request and returns the build id. Not retried once the service may have received it. */
  start(to: Path, request: Readonly<Record<string, unknown>>): Promise<string>;
  /**
   * Downloads a file.
   *
   * @param isReadOn whether to read the whole body even if the file cannot be written
   */
  download(from: Path, toFile: string, limitBytes: number, clean?: Clean, isReadOn?: boolean): Promise<Download>;
  /** Streams the first part of a body to `read`, which is called again for each attempt. */
  scan<Result>(from: Path, limitBytes: number, read: (chunks: AsyncIterable<Buffer>) => Promise<Result>): Promise<Result>;
  /** Downloads a URL that a response body contains. {@link locateUrl} decides the host. `what` names the file in messages. */
  downloadUrl(link: string, toFile: string, limitBytes: number, what: string): Promise<Download>;
}

interface JsonRequest<Result> extends Pick<Call<Result>, 'kind' | 'consume'> {
  /** Value of the body; absent for a request without a body. */
  readonly body?: unknown;
}

export interface Download {
  readonly bytes: number;
}

/** Options that the clients of all areas of the service share. */
export interface AreaOptions {
  /** API root: https, or http on loopback. A path prefix is kept. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Random number from 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
  /** Aborts every call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly userAgent?: string;
  readonly onRequest?: (event: RequestEvent) => void;
  readonly retry?: Partial<RetryPolicy>;
  readonly deadlines?: Partial<Deadlines>;
}

/** Requests to one address with one set of credentials, retried by the policy. */
export interface Connection {
  readonly run: RunCall;
  readonly address: ServiceAddress;
  readonly clock: Clock;
  readonly redact: Redact;
  readonly signal: AbortSignal | undefined;
  /** Closes all connections; calls still in flight fail. */
  close(): Promise<void>;
}

interface Access {
  readonly authorization: string;
  readonly redact: Redact;
  /** Limit on requests per time; unlimited by default. */
  readonly pace?: RequestPace | undefined;
}

/**
 * Opens a connection to the address in the options. Sends nothing yet.
 *
 * @throws CloudError `cloud-address-refused` for a base URL that is not https, nor http on loopback.
 */
export const openConnection = (options: AreaOptions, { authorization, redact, pace }: Access): Connection => {
  const { clock } = options;
  const address = parseServiceAddress(options.baseUrl);
  const transport = createTransport({
    address,
    authorization,
    userAgent: options.userAgent ?? 'mobile-test-cloud',
    deadlines: { ...defaultDeadlines, ...options.deadlines },
    redact,
    clock,
  });
  const run = createCaller({
    transport: pace === undefined ? transport : pacedTransport(transport, pace, clock),
    policy: { ...defaultRetryPolicy, ...options.retry },
    clock,
    random: options.random ?? Math.random,
    redact,
    onRequest: options.onRequest ?? (() => {}),
  });
  return { run, address, clock, redact, signal: options.signal, close: () => transport.close() };
};

/** Loads the multipart code late, since the first request of a run is not an upload. */
const forms = (): Promise<typeof import('./multipart.ts')> => import(/* webpackChunkName: "uploads" */ './multipart.ts');

/** Style of the form fields: one part `data` in v1, separate parts in v2. */
const fieldStyle = (to: Path): FieldStyle => (to.path.includes('/v2/') ? 'parts' : 'data');

export const createCalls = ({ run, address, clock, signal }: Connection): Calls => {
  const signals = signal === undefined ? [] : [signal];
  type Rest<Result> = Pick<Call<Result>, 'kind' | 'consume'> & Partial<Call<Result>>;
  const call = <Result>(method: Call<Result>['method'], { path, template }: Path, rest: Rest<Result>): Promise<Result> => {
    const target = { origin: address.origin, path: address.prefix + path, trusted: true };
    return run({ method, route: `${method} ${template}`, target, signals, ...rest });
  };

  return {
    send: (method, to, { body, ...request }) =>
      call(method, to, { ...request, ...(body !== undefined && { openBody: async () => openJsonBody(JSON.stringify(body)) }) }),
    get: (from, read) => call('GET', from, { kind: 'read', consume: (response) => readJson(response, read) }),
    remove: (from) =>
      call('DELETE', from, {
        kind: 'delete',
        consume: (response) => readDeletion(response),
        onFailure: (error, attempt) => {
          if (!(attempt > 1 && isCloudError(error, 'cloud-not-found'))) throw error;
        },
      }),
    stop: (to) =>
      call('POST', to, {
        kind: 'delete',
        openBody: async () => openJsonBody('{}'),
        consume: (response) => readDeletion(response),
        onFailure: (error, attempt) => {
          if (!(attempt > 1 && isCloudError(error, 'cloud-not-found'))) throw error;
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
      call('GET', from, { kind: 'download', consume: (response) => read(streamStart(response, limitBytes)) }),
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

/** A call that may take several attempts. */
interface Call<Result> extends Exchange<Result> {
  /** Whether a 429 ends the call, even if the retry policy allows more attempts. */
  readonly reportsThrottling?: boolean;
  /** Handles the error of an attempt. Either throws an error, or returns the result of the call. */
  readonly onFailure?: (error: unknown, attempt: number, trace: Trace) => Result;
}

type RunCall = <Result>(call: Call<Result>) => Promise<Result>;

interface CallerOptions {
  readonly transport: Transport;
  readonly policy: RetryPolicy;
  readonly clock: Clock;
  /** Random number from 0 to 1. */
  readonly random: () => number;
  readonly redact: Redact;
  readonly onRequest: (event: RequestEvent) => void;
}

/** Runs calls by the retry policy and reports each attempt. */
const createCaller = ({ transport, policy, clock, random, redact, onRequest }: CallerOptions): RunCall => {
  const attemptOnce = createAttempt(transport);

  return async <Result>(call: Call<Result>): Promise<Result> => {
    let pausedMs = 0;
    for (let attempt = 1; ; attempt++) {
      const trace: Trace = { sent: false, bytesSent: 0, bytesReceived: 0 };
      const startMs = clock.monotonicMs();
      const report = (outcome: RequestEvent['outcome'], more: Partial<RequestEvent> = {}): void =>
        onRequest({
          method: call.method,
          route: call.route,
          path: redact(shownPath(call.target)),
          attempt,
          status: trace.status,
          ...(trace.simulated === true && { simulated: true }),
          durationMs: clock.monotonicMs() - startMs,
          bytesSent: trace.bytesSent,
          bytesReceived: trace.bytesReceived,
          outcome,
          ...more,
        });
      let result: Result;
      try {
        result = await attemptOnce(call, attempt, trace);
      } catch (error) {
        const waitMs = pauseBeforeRetryMs(
          policy,
          { kind: call.kind, error, attempt, pausedMs, reportsThrottling: call.reportsThrottling },
          random,
        );
        const message = redact(error instanceof Error ? error.message : String(error));
        if (waitMs === undefined) {
          if (error instanceof CloudError) error.attempts = attempt;
          report(finalOutcome(call), { error: message });
          throw error;
        }
        report('retry', { error: message, waitMs });
        pausedMs += waitMs;
        await clock.sleep(waitMs, AbortSignal.any([...call.signals]));
        continue;
      }
      report('ok');
      return result;
    }
  };
};

const finalOutcome = ({ signals }: Call<unknown>): RequestEvent['outcome'] =>
  signals.some((signal) => signal.aborted) ? 'cancelled' : 'failed';

type Attempt = <Result>(call: Call<Result>, attempt: number, trace: Trace) => Promise<Result>;

/**
 * Runs single attempts. If the service answers 401 before any request succeeded, the credentials are wrong: later calls reject
 * with the same error, and nothing more is sent.
 */
const createAttempt = (transport: Transport): Attempt => {
  let isAccepted = false;
  let wrongCredentials: CloudError | undefined;
  return async (call, attempt, trace) => {
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
};

const shownPath = ({ origin, path, trusted }: Target): string => (trusted ? path : origin + path.replace(/\?.*/s, ''));

/**
 * Reads a 2xx response to a build request. Only `"message": "Success"` with a build id is a start.
 *
 * @returns the build id.
 * @throws CloudError `cloud-build-rejected` or `cloud-parallels-in-use` for an error of the service without a build id.
 * @throws CloudError `cloud-start-uncertain` for everything else, such as "Accepted" alone, since a build may have been started.
 */
export const readStartResponse = async (response: CloudResponse): Promise<string> => {
  const text = await readResponseText(response, responseLimits.jsonBytes);
  const body = parseRedactedOrUndefined(text, response.redact);
  const buildId = isRecord(body) ? field(body, 'build_id') : undefined;
  const success = isRecord(body) && field(body, 'message') === 'Success';
  if (success && isId(buildId)) return buildId;
  const { message, code } = readErrorBody(text, response.redact);
  const facts = { route: response.route, status: response.status, serviceMessage: message, serviceCode: code };
  const hasId = buildId !== undefined && buildId !== null && buildId !== '';
  if (!isRecord(body) || success || hasId) throw uncertain(facts, 'has no valid build id');
  if (isParallelsInUse(facts)) throw new CloudError('cloud-parallels-in-use', facts);
  const hasError = code !== undefined || messageIn({ ...body, message: undefined }) !== undefined;
  throw hasError ? new CloudError('cloud-build-rejected', facts) : uncertain(facts, 'has no build id');
};

/** Turns the failure of an attempt into an error that says whether a build may be running. The request was already sent. */
const startFailure = (error: unknown, route: string): Error => {
  if (!(error instanceof CloudError)) return uncertain({ route, cause: error });
  if (isCloudError(error, 'cloud-build-rejected', 'cloud-parallels-in-use', 'cloud-start-uncertain')) {
    return error;
  }
  const { status, serviceMessage, serviceCode } = error;
  const facts = { route, status, serviceMessage, serviceCode, cause: error };
  if (isParallelsInUse(facts)) return new CloudError('cloud-parallels-in-use', facts);
  if (isCloudError(error, 'cloud-rejected', 'cloud-not-found')) return new CloudError('cloud-build-rejected', facts);
  if (isCloudError(error, 'cloud-unauthorized', 'cloud-forbidden', 'cloud-rate-limited')) return error;
  return uncertain(facts);
};

/**
 * Whether the service refused the build because all parallel slots are taken. The status differs between versions, so the code
 * or the message decides.
 */
const isParallelsInUse = ({ serviceCode, serviceMessage }: FailureFacts): boolean =>
  serviceCode === 'BROWSERSTACK_ALL_PARALLELS_IN_USE' ||
  /\ball (?:the |your )?parallel(?: test)?s\b.{0,80}\bin use\b/i.test(serviceMessage ?? '');

const parseRedactedOrUndefined = (text: string, redact: Redact): unknown => {
  try {
    return parseRedacted(text, redact).body;
  } catch {
    return undefined;
  }
};

const uncertain = (facts: FailureFacts, detail = `was lost${lossOf(facts)}`): CloudError =>
  new CloudError('cloud-start-uncertain', { ...facts, detail });

/** Returns why the response was lost, for the message. Empty if the message already shows the HTTP status. */
const lossOf = ({ cause, status }: FailureFacts): string => {
  if (!(cause instanceof CloudError) || (status !== undefined && !isCloudError(cause, 'cloud-redirect-refused'))) return '';
  const { message, route } = cause;
  return ` (${message.startsWith(`${route}: `) ? message.slice(route.length + 2) : message})`;
};
