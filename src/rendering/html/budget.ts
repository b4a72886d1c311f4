/**
 * Limits on the parts of the report page, in bytes of JSON before compression. A page without media stays below 8 MB, because
 * compression reduces the JSON to less than a tenth.
 */
export const defaultBudget = {
  /** Maximum number of results. With more results, the page shows only tests that failed or were flaky. */
  results: 200_000,
  resultBytes: 48_000_000,
  /** Maximum size of messages, traces, earlier attempts, and output of tests. */
  detailBytes: 12_000_000,
  /** Maximum size of log excerpts, requests, and profiling samples of all sessions together. */
  excerptBytes: 8_000_000,
  /** Maximum size of screenshots and videos of all sessions together, as base64. */
  mediaBytes: 8_000_000,
};

export type PageBudget = Readonly<typeof defaultBudget>;
