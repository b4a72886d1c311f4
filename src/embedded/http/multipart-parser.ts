export type MultipartEvent =
  | { readonly kind: 'part'; readonly names: PartNames }
  | { readonly kind: 'data'; readonly chunk: Buffer }
  | { readonly kind: 'part-end' };

/** Error for a body that is not a multipart form (RFC 7578). */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

const maxHeadBytes = 16 * 1024;
const blankLine = Buffer.from('\r\n\r\n');
const lineEnd = Buffer.from('\r\n');

/** Reads the boundary from the content type `multipart/form-data`. Returns undefined for any other content type. */
export const readBoundary = (contentType: string | undefined): string | undefined => {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType ?? '');
  return match?.[1] ?? match?.[2];
};

/** Returns how many bytes at the end of `bytes` may be the start of a delimiter that continues in the next chunk. */
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

/** Parses a form while it arrives. Passes the data of a part on as slices of the received chunks, to keep little in memory. */
export const createMultipartParser = (boundary: string) => {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let state: 'preamble' | 'delimiter' | 'head' | 'data' | 'end' = 'preamble';
  // The first boundary has no line break before it. With this added line break, all boundaries can be found in the same way.
  let rest: Buffer = lineEnd;

  const skipOrPass = (events: MultipartEvent[]): boolean => {
    const at = rest.indexOf(delimiter);
    const known = at === -1 ? rest.length - possibleStart(rest, delimiter) : at;
    if (state === 'data' && known > 0) events.push({ kind: 'data', chunk: rest.subarray(0, known) });
    rest = rest.subarray(known);
    if (at === -1) return false;
    if (state === 'data') events.push({ kind: 'part-end' });
    rest = rest.subarray(delimiter.length);
    state = 'delimiter';
    return true;
  };

  const afterDelimiter = (): boolean => {
    if (rest.length < 2) return false;
    if (rest.toString('latin1', 0, 2) === '--') {
      state = 'end';
      return true;
    }
    const at = rest.indexOf(lineEnd);
    if (at === -1 && rest.length <= maxHeadBytes) return false;
    if (at === -1 || rest.toString('latin1', 0, at).trim() !== '') throw new MultipartError('A boundary is followed by text');
    // Keeps the line break after the boundary, so that a part without headers also has a blank line before its data.
    rest = rest.subarray(at);
    state = 'head';
    return true;
  };

  const readHead = (events: MultipartEvent[]): boolean => {
    const at = rest.indexOf(blankLine);
    if (at > maxHeadBytes || (at === -1 && rest.length > maxHeadBytes))
      throw new MultipartError('The header of a part is too long');
    if (at === -1) return false;
    events.push({ kind: 'part', names: readDisposition(rest.toString('utf8', 0, at)) });
    rest = rest.subarray(at + blankLine.length);
    state = 'data';
    return true;
  };

  const step = (events: MultipartEvent[]): boolean => {
    switch (state) {
      case 'preamble':
      case 'data':
        return skipOrPass(events);
      case 'delimiter':
        return afterDelimiter();
      case 'head':
        return readHead(events);
      case 'end':
        rest = Buffer.alloc(0);
        return false;
    }
  };

  return {
    /** Parses the next chunk of the body, and returns the events in it. Throws MultipartError. */
    push: (chunk: Buffer): MultipartEvent[] => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const events: MultipartEvent[] = [];
      while (step(events));
      return events;
    },
    /** Ends the body. Throws MultipartError if the last boundary is missing. */
    finish: (): void => {
      if (state !== 'end') throw new MultipartError('The form ends before its last boundary');
    },
  };
};

interface PartNames {
  readonly name: string;
  /** Name of the uploaded file; absent for a field. */
  readonly fileName?: string;
}

const maxNameLength = 500;

/** Decodes quotes: browsers write a quote as %22, other clients put a backslash before it. */
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

/** Reads the names in `Content-Disposition: form-data` of a part (RFC 7578). Returns undefined for any other header. */
const readPartNames = (header: string): PartNames | undefined => {
  if (!/^form-data\b/i.test(header.trim())) return undefined;
  const name = parameter(header, 'name');
  if (name === undefined) return undefined;
  const fileName = extendedFileName(header) ?? parameter(header, 'filename');
  // Folders in a file name belong to the machine of the sender, and are removed.
  return fileName === undefined ? { name } : { name, fileName: fileName.split(/[\\/]/).at(-1) ?? '' };
};
