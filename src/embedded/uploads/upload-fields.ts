import { invalid } from '../http/answer.ts';
import type { ReceivedForm } from './receive-form.ts';

/** The parameters of an upload. */
export interface UploadFields {
  readonly customId?: string;
  readonly url?: URL;
}

const parseData = (text: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value));
  } catch {
    // Falls through to the refusal.
  }
  throw invalid('INVALID_VALUES_IN_INPUT', 'The part "data" is not a JSON object', 'error');
};

/** Other characters are ignored, not refused. */
const readCustomId = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  const customId = typeof value === 'string' ? value.replaceAll(/[^A-Za-z0-9._-]/g, '') : undefined;
  if (customId !== undefined && customId.length <= 100) return customId === '' ? undefined : customId;
  throw invalid('INVALID_VALUES_IN_INPUT', 'custom_id takes up to 100 letters, digits, ".", "-" and "_"', 'error');
};

const readUrl = (value: unknown): URL | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const url = typeof value === 'string' && value.length <= 4_000 && URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw invalid('INCORRECT_URL', 'url is not an http or https address', 'error');
  }
  return url;
};

/** Reads the JSON part `data`, or plain parts of the same names. Throws Refusal. */
export const readUploadFields = ({ fields }: ReceivedForm): UploadFields => {
  const data = fields.get('data');
  const values = data === undefined ? fields : parseData(data);
  const customId = readCustomId(values.get('custom_id') ?? fields.get('custom_id'));
  const url = readUrl(values.get('url') ?? fields.get('url'));
  return { ...(customId !== undefined && { customId }), ...(url !== undefined && { url }) };
};
