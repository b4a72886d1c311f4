/**
 * Limits on the parts of the report page, in bytes of JSON before compression. The page lists what was left out and where to
 * find it.
 */
export interface PageBudget {
  /** Maximum number of results. Above it, the page shows only tests that failed or were flaky. */
  readonly results: number;
  /** Maximum size of all results, including names. */
  readonly resultBytes: number;
  /** Maximum size of messages, traces, earlier attempts, and output of tests. */
  readonly detailBytes: number;
  /** Maximum size of log excerpts, requests, and profiling samples of all sessions together. */
  readonly excerptBytes: number;
  /** Maximum size of screenshots and videos of all sessions together, as base64. */
  readonly mediaBytes: number;
}

const megabyte = 1_000_000;

/**
 * Default limits. A page without media stays below 8 MB, since compression reduces JSON of results and traces to less than a
 * tenth.
 */
export const defaultBudget: PageBudget = {
  results: 200_000,
  resultBytes: 48 * megabyte,
  detailBytes: 12 * megabyte,
  excerptBytes: 8 * megabyte,
  mediaBytes: 8 * megabyte,
};

/** Remaining bytes of a limit. */
export interface ByteBudget {
  /** Uses `bytes` of the limit if at least that many bytes are left. Returns whether the bytes were used. */
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
