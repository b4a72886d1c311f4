import { isRecord } from '../lib/is-record.ts';
import { MalformedResponseError, RejectedError } from './errors.ts';
import { parseRedacted, type RedactedJson } from './redacted-json.ts';
import { type CloudResponse, readText, responseLimits } from './response.ts';
import { boundedLine, isErrorEnvelope, messageIn, readErrorBody } from './service-message.ts';
import { field, UnexpectedShapeError } from './wire/json.ts';

/** Turns a body into a record; throws {@link UnexpectedShapeError} for any other form. */
export type Reader<Result> = (body: unknown, text: string) => Result;

/**
 * Reads a 2xx response as JSON, with the credentials removed.
 *
 * @throws {RejectedError} for an `error` instead of the record, regardless of the status.
 * @throws {MalformedResponseError} for other text, and for JSON in another form.
 */
export const readJson = async <Result>(response: CloudResponse, read: Reader<Result>): Promise<Result> => {
  const { body, text } = parseResponse(response, await readText(response, responseLimits.jsonBytes));
  if (isErrorEnvelope(body)) throw rejection(response, text);
  try {
    return read(body, text);
  } catch (error) {
    if (!(error instanceof UnexpectedShapeError)) throw error;
    const words = messageIn(body);
    throw new MalformedResponseError({
      route: response.route,
      status: response.status,
      expected: error.expected,
      found: response.redact(error.found),
      ...(words !== undefined && { serviceMessage: boundedLine(response.redact(words)) }),
    });
  }
};

/**
 * Reads a 2xx response to a deletion. Accepts anything but an `error`, a `success` that is false, or incomplete JSON.
 */
export const readDeletion = async (response: CloudResponse): Promise<void> => {
  const text = await readText(response, responseLimits.jsonBytes);
  if (!/^\s*[[{]/.test(text)) return;
  const { body } = parseResponse(response, text);
  const success = isRecord(body) ? field(body, 'success') : undefined;
  if (isErrorEnvelope(body) || success === false || success === null) throw rejection(response, text);
};

const parseResponse = (response: CloudResponse, text: string): RedactedJson => {
  try {
    return parseRedacted(text, response.redact);
  } catch {
    // The parser's message quotes the body and adds nothing.
    const { message } = readErrorBody(text, response.redact);
    const found = message === undefined ? 'an empty body' : `other text: ${boundedLine(message, 200)}`;
    throw new MalformedResponseError({ route: response.route, status: response.status, expected: 'JSON', found });
  }
};

const rejection = (response: CloudResponse, text: string): RejectedError => {
  const { message, code } = readErrorBody(text, response.redact);
  return new RejectedError({ route: response.route, status: response.status, serviceMessage: message, serviceCode: code });
};
