import { type Redact, redactData, secretNeedles } from './redaction.ts';
import { isRecord, parseJson } from './wire/json.ts';

/** A body, which holds no secret, and its text, which does not hold the account's name either. */
export interface RedactedJson {
  readonly body: unknown;
  readonly text: string;
}

/** Deeper is nothing that the service sends. */
const deepest = 200;

/**
 * Reads JSON in which the service may repeat the credentials, in whatever spelling.
 *
 * @throws {SyntaxError} for text that is not JSON, and for such that is nested too deeply to be looked through.
 */
export const parseRedacted = (text: string, redact: Pick<Redact, 'needles' | 'names'>): RedactedJson => {
  const body = parseJson(text);
  // Escapes can spell anything, and are rare.
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
