/** One attempt of one call, for the log. Contains no secrets. */
export interface RequestEvent {
  readonly method: string;
  /** Method and path template. */
  readonly route: string;
  /** Path and query as sent; for other hosts their address without the query, which may hold a signature. */
  readonly path: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  readonly status?: number;
  /** The built-in cloud answered: the results are simulated. */
  readonly simulated?: true;
  readonly durationMs: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** `retry`: failed, and sent again after `waitMs`. `cancelled`: the caller aborted it. */
  readonly outcome: 'ok' | 'retry' | 'failed' | 'cancelled';
  readonly error?: string;
  readonly waitMs?: number;
}
