/**
 * The lines of a text that comes in pieces, without their ends.
 *
 * @param maxChars what is longer is cut: of a line without end, no more is in memory
 */
export async function* textLines(chunks: AsyncIterable<Uint8Array>, maxChars: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield cut(rest + part.slice(0, maxChars), maxChars);
      rest = '';
    }
    rest = cut(rest + last.slice(0, maxChars), maxChars);
  }
  rest += decoder.decode();
  if (rest !== '') yield cut(rest, maxChars);
}

const cut = (line: string, maxChars: number): string => line.slice(0, maxChars).replace(/\r$/, '');
