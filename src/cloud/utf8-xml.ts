/** Enough to tell the encoding, and to hold any XML declaration. */
const headBytes = 1_024;

/** A document of UTF-16 as one of UTF-8, in which texts are found as bytes; any other as it comes. */
export const utf8Xml = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | 'none' | undefined;
  const begin = function* (): Generator<Buffer> {
    const encoding = utf16Of(head);
    decoder = encoding === undefined ? 'none' : new TextDecoder(encoding);
    yield decoder === 'none' ? head : Buffer.from(declaredUtf8(decoder.decode(head, { stream: true })));
  };
  for await (const chunk of chunks) {
    if (decoder === 'none') yield chunk;
    else if (decoder !== undefined) yield Buffer.from(decoder.decode(chunk, { stream: true }));
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length >= headBytes) yield* begin();
    }
  }
  if (decoder === undefined) yield* begin();
};

const utf16Of = ([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
};

/** The declaration at its beginning says the same. */
const declaredUtf8 = (head: string): string => {
  const end = head.startsWith('<?xml') ? head.indexOf('?>') : 0;
  return head.slice(0, Math.max(0, end)).replace(/utf-16(?:le|be)?/i, 'utf-8') + head.slice(Math.max(0, end));
};
