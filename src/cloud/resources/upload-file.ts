/** A file to upload. */
export interface UploadFile {
  readonly path: string;
  /** The name the service shows; the file's own by default. */
  readonly fileName?: string;
  readonly customId?: string;
  readonly signal?: AbortSignal;
  /** A 429 ends the call instead of delaying it, so that the caller can decide what to do. */
  readonly reportsThrottling?: boolean;
  /** Bytes of the whole request. Starts at 0 again with each attempt. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** A public address from which the service fetches the file itself. */
export interface UploadUrl {
  readonly url: string;
  readonly customId?: string;
}
