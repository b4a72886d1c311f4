import { isRecord } from '../lib/is-record.ts';
import { type Answer, answerLimits, readText } from './answer.ts';
import { MalformedAnswerError, RejectedError } from './errors.ts';
import { parseRedacted, type RedactedJson } from './redacted-json.ts';
import { boundedLine, isErrorEnvelope, messageIn, readErrorBody } from './service-message.ts';
import { field, UnexpectedShapeError } from './wire/json.ts';

/** Turns a body into a record; throws {@link UnexpectedShapeError} for any other form. */
export type Reader<Result> = (body: unknown, text: string) => Result;

/**
 * Reads a 2xx answer as JSON, with the credentials removed.
 *
 * @throws {RejectedError} for an `error` instead of the record, regardless of the status.
 * @throws {MalformedAnswerError} for other text, and for JSON in another form.
 */
export const readJson = async <Result>(answer: Answer, read: Reader<Result>): Promise<Result> => {
  const { body, text } = parseAnswer(answer, await readText(answer, answerLimits.jsonBytes));
  if (isErrorEnvelope(body)) throw rejection(answer, text);
  try {
    return read(body, text);
  } catch (error) {
    if (!(error instanceof UnexpectedShapeError)) throw error;
    const words = messageIn(body);
    throw new MalformedAnswerError({
      route: answer.route,
      status: answer.status,
      expected: error.expected,
      found: answer.redact(error.found),
      ...(words !== undefined && { serviceMessage: boundedLine(answer.redact(words)) }),
    });
  }
};

/**
 * Reads a 2xx answer to a deletion. Accepts anything but an `error`, a `success` that is false, or incomplete JSON.
 */
export const readDeletion = async (answer: Answer): Promise<void> => {
  const text = await readText(answer, answerLimits.jsonBytes);
  if (!/^\s*[[{]/.test(text)) return;
  const { body } = parseAnswer(answer, text);
  const success = isRecord(body) ? field(body, 'success') : undefined;
  if (isErrorEnvelope(body) || success === false || success === null) throw rejection(answer, text);
};

const parseAnswer = (answer: Answer, text: string): RedactedJson => {
  try {
    return parseRedacted(text, answer.redact);
  } catch {
    // The parser's message quotes the body and adds nothing.
    const { message } = readErrorBody(text, answer.redact);
    const found = message === undefined ? 'an empty body' : `other text: ${boundedLine(message, 200)}`;
    throw new MalformedAnswerError({ route: answer.route, status: answer.status, expected: 'JSON', found });
  }
};

const rejection = (answer: Answer, text: string): RejectedError => {
  const { message, code } = readErrorBody(text, answer.redact);
  return new RejectedError({ route: answer.route, status: answer.status, serviceMessage: message, serviceCode: code });
};
