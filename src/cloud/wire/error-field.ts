import { boundedLine, messageIn } from '../service-message.ts';
import { describeShape } from './json.ts';

/** What a field for an error says, in any form. Only an empty value says nothing. */
export const errorIn = (value: unknown): string | undefined => {
  const message = messageIn(value)?.trim();
  if (message) return boundedLine(message);
  if (typeof value === 'number' && value !== 0) return String(value);
  if (!value || typeof value === 'number' || typeof value === 'string') return undefined;
  const texts = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' && entry.trim() !== '') : [];
  if (texts.length > 0) return boundedLine(texts.join(', '));
  return typeof value === 'object' && Object.keys(value).length === 0
    ? undefined
    : `an error in an unexpected form, ${describeShape(value)}`;
};
