import type { IncomingHttpHeaders } from 'node:http';

/** A request as the server saw it, for tests and for people who look over its shoulder. */
export interface RecordedRequest {
  readonly method: string;
  /** Without the query, percent-encoded as it was sent. */
  readonly path: string;
  readonly query: string;
  /** The pattern that the path fits, with its variables as `:name`; absent where the service has no such path. */
  readonly route?: string;
  /** Absent until the answer is on its way, and where no answer was given. */
  readonly status?: number;
  /** The JSON body, if there was one of at most 64 KiB. */
  readonly body?: unknown;
  /** The Authorization value is replaced. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** What struck the request, if anything did. */
  readonly fault?: string;
}

/** One line of the log while its request is under way. */
export interface OpenEntry {
  readonly record: RecordedRequest;
  setStatus(status: number): void;
  setBody(body: unknown, bytes: number): void;
  setFault(action: string): void;
}

export interface RequestLog {
  readonly requests: readonly RecordedRequest[];
  open(request: Pick<RecordedRequest, 'method' | 'path' | 'query' | 'route' | 'headers'>): OpenEntry;
}

const maxEntries = 5_000;
const maxBodyBytes = 64 * 1024;
const maxTotalBodyBytes = 8 * 1024 * 1024;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Requests in the order of their arrival; the oldest are forgotten when there are too many or their bodies too large. */
export const createRequestLog = (): RequestLog => {
  const requests: RecordedRequest[] = [];
  const bodyBytes = new WeakMap<RecordedRequest, number>();
  let totalBodyBytes = 0;
  const forgetOldest = (): void => {
    const oldest = requests.shift();
    if (oldest !== undefined) totalBodyBytes -= bodyBytes.get(oldest) ?? 0;
  };
  return {
    requests,
    open: (request) => {
      const { headers } = request;
      const shown = headers.authorization === undefined ? headers : { ...headers, authorization: '<redacted>' };
      const record: Mutable<RecordedRequest> = { ...request, headers: shown };
      requests.push(record);
      if (requests.length > maxEntries) forgetOldest();
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
    },
  };
};
