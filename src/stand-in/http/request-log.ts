import type { IncomingHttpHeaders } from 'node:http';

export interface RecordedRequest {
  /** Simulated time of arrival, in milliseconds since the epoch. */
  readonly atMs: number;
  readonly method: string;
  /** Path without the query, percent-encoded as in the request. */
  readonly path: string;
  readonly query: string;
  /** Path pattern of the route; absent if no route matches. */
  readonly route?: string;
  readonly status?: number;
  /** JSON, or the fields and the file of a form. Absent if the body is larger than 64 KiB. */
  readonly body?: unknown;
  /** The value of the header Authorization is redacted. */
  readonly headers: Readonly<IncomingHttpHeaders>;
  /** Action of the fault; absent without a fault. */
  readonly fault?: string;
}

export type OpenRequest = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] };

const maxEntries = 5_000;
const maxBodyBytes = 64 * 1024;
const maxTotalBodyBytes = 8 * 1024 * 1024;

/** Drops the oldest requests when there are too many, or when their bodies are too large. */
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
    /** Ignores bodies that are too large, and requests that are no longer in the log. */
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
