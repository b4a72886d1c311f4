/** Limits of the report page, in bytes before compression. With them, a page without media stays below 8 MB. */
export const defaultBudget = {
  /** Above this number of results, the page shows only failed and flaky tests. */
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
