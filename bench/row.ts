/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** What is measured, in a few words. */
  readonly what: string;
  /** Our figure with its unit: "412 ms", "1.2 s, 118 MB". A median where several runs were made. */
  readonly ours: string;
  /** What it is held against, with its figure: "curl 840 MB/s". Absent where the target is a figure of its own. */
  readonly against?: string;
  /** Ours to theirs, as the target counts it: the median of the ratios of runs that followed each other. */
  readonly ratio?: number;
  /** Absent where a figure is only told. */
  readonly target?: string;
  readonly met?: boolean;
  /** Processes that wanted a core, on average over a minute: before the row was measured. */
  readonly load?: number;
  /** How it is measured: one or two sentences. */
  readonly how: string;
}

/** What each file `bench/<name>.ts` exports. */
export interface RowModule {
  /** @throws {CannotMeasureError} where the machine lacks something that the row needs */
  readonly measure: () => Promise<Row | readonly Row[]>;
}

/** This machine lacks something that a row needs; the message says how to get it. */
export class CannotMeasureError extends Error {}
