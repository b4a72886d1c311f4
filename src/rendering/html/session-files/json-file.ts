import type { ReportFile } from './report-file.ts';

const maxBytes = 24_000_000;

export type JsonReading =
  | { readonly state: 'read'; readonly value: unknown }
  | { readonly state: 'unread'; readonly why: string };

/** Reads a fetched JSON file that is not too large to be held in memory; what is wrong with it is a result, never an error. */
export const readJsonFile = async (file: ReportFile): Promise<JsonReading> => {
  if (file.bytes > maxBytes) return { state: 'unread', why: 'it is too large to be shown here' };
  try {
    return { state: 'read', value: JSON.parse(await textOf(file)) };
  } catch {
    return { state: 'unread', why: 'it is no JSON that can be read' };
  }
};

const textOf = async (file: ReportFile): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks(file.bytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** The own property of an object; undefined for whatever is no object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Beyond all times, sizes and shares that are meant seriously; sums and tenths of it stay exact enough. */
const maxNumber = 1e13;

/** A number that can be meant, also where it came as text. */
export const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= maxNumber ? number : undefined;
};
