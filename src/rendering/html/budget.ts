/** How many bytes each part of the page may take. The page names what was left out and where it is. */
export interface PageBudget {
  /** All results by number, names included. */
  readonly resultBytes: number;
  /** Messages, traces, earlier tries, output of tests. */
  readonly detailBytes: number;
  /** Excerpts of logs, requests, samples of profiling, of all sessions together. */
  readonly excerptBytes: number;
  /** Screenshots and videos as base64, of all sessions together. */
  readonly mediaBytes: number;
}

const megabyte = 1_000_000;

/** 24 MB in all: GitHub shows such an artifact at once, and a browser reads it in well under a second. */
export const defaultBudget: PageBudget = {
  resultBytes: 8 * megabyte,
  detailBytes: 4 * megabyte,
  excerptBytes: 4 * megabyte,
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
