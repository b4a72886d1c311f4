/** Splits text into lines and cuts them to `maxChars`. Yields the lines that end in each chunk. */
export async function* textLines(chunks: AsyncIterable<Uint8Array>, maxChars: number): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    lines[0] = rest + (lines[0] ?? '').slice(0, maxChars);
    rest = (lines.pop() ?? '').slice(0, maxChars);
    yield lines.map((line) => cut(line, maxChars));
  }
  rest += decoder.decode();
  if (rest !== '') yield [cut(rest, maxChars)];
}

const cut = (line: string, maxChars: number): string => {
  const kept = line.length > maxChars ? line.slice(0, maxChars) : line;
  return kept.endsWith('\r') ? kept.slice(0, -1) : kept;
};
