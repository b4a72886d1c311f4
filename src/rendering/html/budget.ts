/**
 * Limits on the parts of the page. Bytes are of JSON, before it is deflated. The page mentions what was left out and where it is.
 */
export interface PageBudget {
  /** Number of results beyond which only tests that failed or were flaky are shown. */
  readonly results: number;
  /** Bytes of all results, names included. */
  readonly resultBytes: number;
  /** Bytes of messages, traces, earlier attempts, and output of tests. */
  readonly detailBytes: number;
  /** Bytes of log excerpts, requests, and profiling samples of all sessions together. */
  readonly excerptBytes: number;
  /** Bytes of screenshots and videos as base64, of all sessions together. */
  readonly mediaBytes: number;
}

const megabyte = 1_000_000;

/** Default limits. A page without pictures stays below 8 MB, since JSON of results and traces deflates to less than a tenth. */
export const defaultBudget: PageBudget = {
  results: 200_000,
  resultBytes: 48 * megabyte,
  detailBytes: 12 * megabyte,
  excerptBytes: 8 * megabyte,
  mediaBytes: 8 * megabyte,
};

/** Remaining bytes of one limit. */
export interface ByteBudget {
  /** Takes `bytes` if they are left; returns whether they were. */
  take(bytes: number): boolean;
  left(): number;
}

export const createByteBudget = (bytes: number): ByteBudget => {
  let left = bytes;
  return {
    take: (wanted) => {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
    left: () => left,
  };
};
