import { showHidden } from '../lib/escape/invisible.ts';
import { isRecord, listIn, memberOf } from '../lib/is-record.ts';
import { describeShape, parseJsonOrUndefined } from './wire/values.ts';

const maxMessageLength = 500;
/** Maximum number of characters of a body that are read for a message. */
const maxSearchedLength = 8_192;

/** Makes one line of a text, without control characters. Other invisible characters are shown. */
export const boundedLine = (text: string, maxLength = maxMessageLength): string => {
  const line = showHidden(text.slice(0, maxSearchedLength))
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`;
};

/** Reads the message and the code of an error from JSON, plain text or HTML. Redacts the message before it is cut. */
export const readErrorBody = (
  body: string,
  redact: (text: string) => string,
): { readonly message?: string; readonly code?: string } => {
  const parsed = parseJsonOrUndefined(body);
  const text = parsed === undefined ? textOrTitle(body) : messageIn(parsed);
  if (text === undefined || text.trim() === '') return {};
  const message = boundedLine(redact(text.slice(0, maxSearchedLength)));
  const code = /\bBROWSERSTACK_[A-Z0-9_]{1,80}/.exec(message)?.[0] ?? /^\[([A-Z][A-Z0-9_]{2,80})\]/.exec(message)?.[1];
  return { message, code };
};

/** Finds the text of `error`, `error.message` or `message`, followed by the text of `errors`. */
export const messageIn = (body: unknown): string | undefined => {
  if (typeof body === 'string') return body;
  const error = memberOf(body, 'error');
  const texts = [error, memberOf(error, 'message'), memberOf(body, 'message'), memberOf(body, 'short_error_message')];
  const text = texts.filter((each) => typeof each === 'string').find((each) => each !== '');
  const details = fieldProblems(memberOf(body, 'errors'));
  return text !== undefined && details !== undefined ? `${text} (${details})` : (text ?? details);
};

/** Whether a body is an error instead of a record, regardless of the HTTP status. */
export const isErrorEnvelope = (body: unknown): boolean => {
  const error = memberOf(body, 'error');
  if (typeof error === 'string' ? error === '' : !isRecord(error) || Object.keys(error).length === 0) return false;
  // A body with an id is a record. It may have an `error` field, for instance for a session that never started.
  return ['id', 'build_id', 'session_id'].every((key) => memberOf(body, key) === undefined);
};

const fieldProblems = (errors: unknown): string | undefined => {
  const problems = listIn(errors)
    .slice(0, 10)
    .map((entry) => {
      const parts = [entry, memberOf(entry, 'field'), memberOf(entry, 'code') ?? memberOf(entry, 'message')];
      return parts.filter((part) => typeof part === 'string').join(' ');
    });
  return problems.filter((problem) => problem !== '').join(', ') || undefined;
};

const textOrTitle = (body: string): string => {
  const start = body.slice(0, maxSearchedLength);
  if (!/^\s*</.test(start)) return start;
  const title = /<title[^>]{0,200}>([^<]{1,500})</i.exec(start)?.[1]?.trim();
  return title === undefined || title === '' ? 'an HTML page' : `an HTML page titled "${title}"`;
};

/** Reads the message of an error field, with its code. Returns undefined if the field is empty. */
export const errorIn = (value: unknown): string | undefined => {
  const message = messageIn(value)?.trim();
  const code = memberOf(value, 'code');
  if (message) return boundedLine(typeof code !== 'string' || message.includes(code) ? message : `[${code}] ${message}`);
  if (typeof value === 'number' && value !== 0) return String(value);
  if (!value || typeof value === 'number' || typeof value === 'string') return undefined;
  const texts = listIn(value).filter((entry) => typeof entry === 'string' && entry.trim() !== '');
  if (texts.length > 0) return boundedLine(texts.join(', '));
  return typeof value === 'object' && Object.keys(value).length === 0
    ? undefined
    : `(an error without a text: ${describeShape(value)})`;
};
