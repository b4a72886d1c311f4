/** A file that was fetched, and how to read it. */
export interface ReportFile {
  /** Inside the report folder, with forward slashes. */
  readonly shown: string;
  readonly bytes: number;
  /** Up to `length` bytes from `start`. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
  /** The first `length` bytes, in pieces. */
  readonly chunks: (length: number) => AsyncIterable<Buffer>;
}

/** Finds a file of a session's folder; nothing for whatever is no plain file inside the report folder. */
export type FindReportFile = (folder: string, name: string) => Promise<ReportFile | undefined>;
