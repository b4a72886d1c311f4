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

/** An entry whose request is still in progress. */
export interface OpenEntry {
  readonly record: RecordedRequest;
  setStatus(status: number): void;
  setBody(body: unknown, bytes: number): void;
  setFault(action: string): void;
}

export interface RequestLog {
  readonly requests: readonly RecordedRequest[];
  open(request: OpenedRequest): OpenEntry;
  /** Creates an entry that is not added to the log. */
  note(request: OpenedRequest): OpenEntry;
  clear(): void;
}

type OpenedRequest = Pick<RecordedRequest, 'atMs' | 'method' | 'path' | 'query' | 'route' | 'headers'>;

const maxEntries = 5_000;
const maxBodyBytes = 64 * 1024;
const maxTotalBodyBytes = 8 * 1024 * 1024;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Creates the log of requests. When it contains too many requests or too large bodies, it drops the oldest requests. */
export const createRequestLog = (): RequestLog => {
  const requests: RecordedRequest[] = [];
  const bodyBytes = new WeakMap<RecordedRequest, number>();
  let totalBodyBytes = 0;
  const forgetOldest = (): void => {
    const oldest = requests.shift();
    if (oldest !== undefined) totalBodyBytes -= bodyBytes.get(oldest) ?? 0;
  };
  const entryOf = (request: OpenedRequest): OpenEntry => {
    const { headers } = request;
    const shown = headers.authorization === undefined ? headers : { ...headers, authorization: '<redacted>' };
    const record: Mutable<RecordedRequest> = { ...request, headers: shown };
    return {
      record,
      setStatus: (status) => {
        record.status = status;
      },
      setBody: (body, bytes) => {
        if (bytes > maxBodyBytes || !requests.includes(record)) return;
        record.body = body;
        bodyBytes.set(record, bytes);
        totalBodyBytes += bytes;
        while (totalBodyBytes > maxTotalBodyBytes) forgetOldest();
      },
      setFault: (action) => {
        record.fault = action;
      },
    };
  };
  return {
    requests,
    note: entryOf,
    open: (request) => {
      const entry = entryOf(request);
      requests.push(entry.record);
      if (requests.length > maxEntries) forgetOldest();
      return entry;
    },
    clear: () => {
      requests.length = 0;
      totalBodyBytes = 0;
    },
  };
};
