/** One try of one call, for a debug log and for a line about trouble. Holds no secrets. */
export interface RequestEvent {
  readonly method: string;
  /** Method and path template. */
  readonly route: string;
  /** Path and query as sent; for other hosts their address without the query, which may hold a signature. */
  readonly path: string;
  /** 1 for the first try. */
  readonly attempt: number;
  readonly status?: number;
  /** The built-in cloud answered, here or at an address: nothing in the answer is real. */
  readonly simulated?: true;
  readonly durationMs: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** `retry`: failed, and tried again after `waitMs`. `cancelled`: nobody wants the answer any more. */
  readonly outcome: 'ok' | 'retry' | 'failed' | 'cancelled';
  readonly error?: string;
  readonly waitMs?: number;
}
