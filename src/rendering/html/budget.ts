/** How much each part of the page may hold. Bytes are of JSON, before it is deflated. The page names what was left out and where it is. */
export interface PageBudget {
  /** Beyond this many, only tests that failed or were flaky are shown. */
  readonly results: number;
  /** Of all results, names included. */
  readonly resultBytes: number;
  /** Messages, traces, earlier tries, output of tests. */
  readonly detailBytes: number;
  /** Excerpts of logs, requests, samples of profiling, of all sessions together. */
  readonly excerptBytes: number;
  /** Screenshots and videos as base64, of all sessions together. */
  readonly mediaBytes: number;
}

const megabyte = 1_000_000;

/** A page without pictures stays below 8 MB, since JSON of results and traces deflates to less than a tenth. */
export const defaultBudget: PageBudget = {
  results: 200_000,
  resultBytes: 48 * megabyte,
  detailBytes: 12 * megabyte,
  excerptBytes: 8 * megabyte,
  mediaBytes: 8 * megabyte,
};

/** Counts down what is left of one part. */
export interface ByteBudget {
  /** Takes `bytes` where they are left; says whether they were. */
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
