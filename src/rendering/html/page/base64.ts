/** The bytes as base64, in pieces: memory does not grow with their number. */
export async function* base64Of(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    // A multiple of three, so that no piece but the last ends in padding.
    const whole = waiting.length - (waiting.length % 3);
    yield waiting.subarray(0, whole).toString('base64');
    waiting = waiting.subarray(whole);
  }
  yield waiting.toString('base64');
}
