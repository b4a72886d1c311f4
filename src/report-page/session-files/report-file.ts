export interface ReportFile {
  /** Path relative to the report folder, with forward slashes. */
  readonly shown: string;
  readonly bytes: number;
  readonly read: (start: number, length: number) => Promise<Buffer>;
  readonly chunks: (length: number) => AsyncIterable<Buffer>;
}

/** Finds a regular file in the folder of a session. Undefined if the report folder has no such file. */
export type FindReportFile = (folder: string, name: string) => Promise<ReportFile | undefined>;

const maxBytes = 24_000_000;

type JsonReading = { readonly state: 'read'; readonly value: unknown } | { readonly state: 'unread'; readonly why: string };

/** Reads a JSON file. If the file is too large or invalid, the result says why. */
export const readJsonFile = async (file: ReportFile): Promise<JsonReading> => {
  if (file.bytes > maxBytes) return { state: 'unread', why: 'it is too large' };
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
    return { state: 'read', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { state: 'unread', why: 'it is not valid JSON' };
  }
};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Largest number that is accepted, because no real time or size is larger. */
const maxNumber = 1e13;

/** Reads a number or a text with a number. Undefined for any other value, and for numbers above the limit. */
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= maxNumber ? number : undefined;
};
