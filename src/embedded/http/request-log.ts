import type { IncomingHttpHeaders } from 'node:http';

/** A request that the server received. Used by tests, and printed by `npm run cloud`. */
export interface RecordedRequest {
  /** Simulated time at which the request arrived, in milliseconds since the epoch. */
  readonly atMs: number;
  readonly method: string;
  /** Path without the query, percent-encoded as in the request. */
  readonly path: string;
  readonly query: string;
  /** Path of the matching route, with variables as `:name`; absent if no route matches. */
  readonly route?: string;
  /** Status of the response; absent if no response has been sent. */
  readonly status?: number;
  /** JSON body, or the fields of a form with name, size and hash of its file. Absent if the body is larger than 64 KiB. */
  readonly body?: unknown;
  /** Headers of the request. The value of Authorization is redacted. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** Kind of the fault that was applied; absent without a fault. */
  readonly fault?: string;
}

export type OpenRequest = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

const maxEntries = 5_000;
const maxBodyBytes = 64 * 1024;
const maxTotalBodyBytes = 8 * 1024 * 1024;

/** Creates the log of requests. When it contains too many requests or too large bodies, it drops the oldest requests. */
export const createRequestLog = () => {
  const requests: RecordedRequest[] = [];
  const bodyBytes = new WeakMap<RecordedRequest, number>();
  let totalBodyBytes = 0;
  const forgetOldest = (): void => {
    const oldest = requests.shift();
    if (oldest !== undefined) totalBodyBytes -= bodyBytes.get(oldest) ?? 0;
  };
  return {
    requests: requests as readonly RecordedRequest[],
    add: (request: RecordedRequest): void => {
      requests.push(request);
      if (requests.length > maxEntries) forgetOldest();
    },
    /** Adds the body to a request. Does nothing if the log does not contain the request, or if the body is too large. */
    setBody: (request: OpenRequest, body: unknown, bytes: number): void => {
      if (bytes > maxBodyBytes || !requests.includes(request)) return;
      request.body = body;
      bodyBytes.set(request, bytes);
      totalBodyBytes += bytes;
      while (totalBodyBytes > maxTotalBodyBytes) forgetOldest();
    },
    clear: (): void => {
      requests.length = 0;
      totalBodyBytes = 0;
    },
  };
};

export type RequestLog = ReturnType<typeof createRequestLog>;
