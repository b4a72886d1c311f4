import type { IncomingHttpHeaders } from 'node:http';

/** A request as the server received it, for tests and for the log of `npm run cloud`. */
export interface RecordedRequest {
  /** When it arrived, in simulated milliseconds since the epoch. */
  readonly atMs: number;
  readonly method: string;
  /** Without the query, percent-encoded as it was sent. */
  readonly path: string;
  readonly query: string;
  /** The route that matches the path, with its variables as `:name`; absent for an unknown path. */
  readonly route?: string;
  /** Absent until the response is sent, and if no response was sent. */
  readonly status?: number;
  /** The JSON body, or the fields of a form with its file's name, size and hash, if there was one of at most 64 KiB. */
  readonly body?: unknown;
  /** The value of Authorization is redacted. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** The fault that was applied, if any. */
  readonly fault?: string;
}

/** An entry of the log whose request is in progress. */
export interface OpenEntry {
  readonly record: RecordedRequest;
  setStatus(status: number): void;
  setBody(body: unknown, bytes: number): void;
  setFault(action: string): void;
}

export interface RequestLog {
  readonly requests: readonly RecordedRequest[];
  open(request: OpenedRequest): OpenEntry;
  /** An entry that is not kept. */
  note(request: OpenedRequest): OpenEntry;
  clear(): void;
}

type OpenedRequest = Pick<RecordedRequest, 'atMs' | 'method' | 'path' | 'query' | 'route' | 'headers'>;

const maxEntries = 5_000;
const maxBodyBytes = 64 * 1024;
const maxTotalBodyBytes = 8 * 1024 * 1024;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Requests in the order of their arrival; drops the oldest beyond a number of requests or a total size of bodies. */
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
