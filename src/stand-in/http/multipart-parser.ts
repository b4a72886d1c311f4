/** Error for a body that is not a multipart form (RFC 7578). */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

const maxHeadBytes = 16 * 1024;
const blankLine = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/** Returns undefined if the content type is not `multipart/form-data`. */
export const readBoundary = (contentType: string | undefined): string | undefined => {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2];
};

/** Counts the bytes at the end of a chunk that may begin a delimiter. */
const possibleStart = (bytes: Buffer, delimiter: Buffer): number => {
  for (let length = Math.min(delimiter.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(bytes.length - length).equals(delimiter.subarray(0, length))) return length;
  }
  return 0;
};

const readDisposition = (head: string): PartNames => {
  const header = head.split('\r\n').find((line) => /^content-disposition[ \t]*:/i.test(line));
  const names = readPartNames(header?.slice(header.indexOf(':') + 1) ?? '');
  if (names === undefined) throw new MultipartError('A part of the form has no name');
  return names;
};

/** The caller must read `data` before it asks for the next part. */
interface FormPart extends PartNames {
  readonly data: AsyncIterable<Buffer>;
}

/** Yields the parts without keeping their data in memory. Throws MultipartError. */
export async function* readParts(chunks: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const input = chunks[Symbol.asyncIterator]();
  // A line break is added before the first boundary, so that all boundaries look the same.
  let rest: Buffer = lineEnd;

  const receive = async (): Promise<void> => {
    const next = await input.next();
    if (next.done === true) throw new MultipartError('The form ends before its last boundary');
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
  };

  async function* untilDelimiter(): AsyncGenerator<Buffer> {
    for (;;) {
      const at = rest.indexOf(delimiter);
      const known = at === -1 ? rest.length - possibleStart(rest, delimiter) : at;
      if (known > 0) yield rest.subarray(0, known);
      rest = rest.subarray(known);
      if (at !== -1) break;
      await receive();
    }
    rest = rest.subarray(delimiter.length);
  }

  /** Removes and returns the text before `end`, which is at most 16 KiB. */
  const textBefore = async (end: Buffer, refusal: string): Promise<string> => {
    while (!rest.includes(end) && rest.length <= maxHeadBytes) await receive();
    const at = rest.indexOf(end);
    if (at === -1 || at > maxHeadBytes) throw new MultipartError(refusal);
    const text = rest.toString('utf8', 0, at);
    rest = rest.subarray(at);
    return text;
  };

  try {
    for await (const _preamble of untilDelimiter());
    for (;;) {
      while (rest.length < 2) await receive();
      if (rest.toString('latin1', 0, 2) === '--') return;
      const refusal = 'A boundary is followed by text';
      if ((await textBefore(lineEnd, refusal)).trim() !== '') throw new MultipartError(refusal);
      // The line break after the boundary is still in `rest`, so a part without headers also has a blank line.
      const head = await textBefore(blankLine, 'The header of a part is too long');
      rest = rest.subarray(blankLine.length);
      yield { ...readDisposition(head), data: untilDelimiter() };
    }
  } finally {
    await input.return?.();
  }
}

interface PartNames {
  readonly name: string;
  readonly fileName?: string;
}

const maxNameLength = 500;

/** Browsers write a quote as `%22`. Other clients write a backslash before the quote. */
const unquote = (value: string): string => value.replaceAll(/\\(["\\])/g, '$1').replaceAll(/%22/g, '"');

const parameter = (header: string, name: string): string | undefined => {
  const match = new RegExp(`;[ \\t]*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^";\\s]+))`, 'i').exec(header);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : unquote(value).slice(0, maxNameLength);
};

const extendedFileName = (header: string): string | undefined => {
  const encoded = /;[ \t]*filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded).slice(0, maxNameLength);
  } catch {
    return undefined;
  }
};

/** Returns undefined unless the header is `form-data` with a name (RFC 7578). */
const readPartNames = (header: string): PartNames | undefined => {
  if (!/^form-data\b/i.test(header.trim())) return undefined;
  const name = parameter(header, 'name');
  if (name === undefined) return undefined;
  const fileName = extendedFileName(header) ?? parameter(header, 'filename');
  // Folders are removed from the file name, because they belong to the machine of the sender.
  return fileName === undefined ? { name } : { name, fileName: fileName.split(/[\\/]/).at(-1) ?? '' };
};
