/** A request body that is read once. */
export interface OutgoingBody {
  /** A chunk is good until the next one is requested: all may share one piece of memory. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentLength: number;
  readonly contentType: string;
  /** Frees what reading holds, read or not; nothing can be read afterwards. */
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
