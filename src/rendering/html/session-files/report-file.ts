export interface ReportFile {
  /** Path inside the report folder, with forward slashes. */
  readonly shown: string;
  readonly bytes: number;
  readonly read: (start: number, length: number) => Promise<Buffer>;
  readonly chunks: (length: number) => AsyncIterable<Buffer>;
}

/**
 * Function that finds a file in the folder of a session. Returns `undefined` if the file is missing, is not a plain file, or is
 * outside of the report folder.
 */
export type FindReportFile = (folder: string, name: string) => Promise<ReportFile | undefined>;

const maxBytes = 24_000_000;

type JsonReading = { readonly state: 'read'; readonly value: unknown } | { readonly state: 'unread'; readonly why: string };

/** Reads a fetched JSON file up to a maximum size. Returns the reason if the file cannot be read, and does not throw. */
export const readJsonFile = async (file: ReportFile): Promise<JsonReading> => {
  if (file.bytes > maxBytes) return { state: 'unread', why: 'it is too large' };
  try {
    return { state: 'read', value: JSON.parse(await readFileText(file)) };
  } catch {
    return { state: 'unread', why: 'it is not valid JSON' };
  }
};

const readFileText = async (file: ReportFile): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Limit on numbers, above any real time, size or share. Up to this limit, tenths and sums are exact enough. */
const maxNumber = 1e13;

/** Reads a number, which may be given as text. Returns undefined for any other value, and for an implausibly large number. */
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= maxNumber ? number : undefined;
};
