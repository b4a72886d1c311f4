/** A request body that is read once. */
export interface OutgoingBody {
  /** A chunk is valid until the next one is requested: all may share one buffer. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentLength: number;
  readonly contentType: string;
  /** Releases the file, read or not; nothing can be read afterwards. */
  readonly close: () => Promise<void>;
}

export const openJsonBody = (text: string): OutgoingBody => bodyOf(Buffer.from(text), 'application/json');

/** A body that is in memory. */
export const bodyOf = (content: Uint8Array, contentType: string): OutgoingBody => ({
  chunks: once(content),
  contentLength: content.length,
  contentType,
  close: async () => {},
});

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
