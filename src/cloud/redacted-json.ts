import { isRecord } from '../lib/is-record.ts';
import { type Redact, redactData, secretNeedles } from './redaction.ts';
import { parseJson } from './wire/json.ts';

/** A body without secrets, and its text without the account's name, too. */
export interface RedactedJson {
  readonly body: unknown;
  readonly text: string;
}

/** Deeper than any response of the service. */
const deepest = 200;

/**
 * Reads JSON that may contain the credentials in any spelling, and removes them.
 *
 * @throws {SyntaxError} for text that is not JSON, and for JSON that is nested too deeply.
 */
export const parseRedacted = (text: string, redact: Pick<Redact, 'needles' | 'names'>): RedactedJson => {
  const body = parseJson(text);
  // Escapes can hide credentials, and are rare.
  const suspicious = text.includes('\\u') || redactData(redact, text) !== text;
  if (!suspicious) return { body, text };
  const cleanText = JSON.stringify(redactValue(body, redact, 0));
  if (cleanText === JSON.stringify(body)) return { body, text };
  return { body: redactValue(body, { needles: secretNeedles(redact) }, 0), text: cleanText };
};

const redactValue = (value: unknown, redact: Pick<Redact, 'needles'>, depth: number): unknown => {
  if (depth > deepest) throw new SyntaxError('nested too deeply');
  if (typeof value === 'string') return redactData(redact, value);
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, redact, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [redactData(redact, key), redactValue(entry, redact, depth + 1)]),
  );
};
