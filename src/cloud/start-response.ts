import { isRecord } from '../lib/is-record.ts';
import {
  CloudError,
  type FailureFacts,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  UnauthorizedError,
} from './errors.ts';
import { parseRedacted } from './redacted-json.ts';
import type { Redact } from './redaction.ts';
import { type CloudResponse, readText, responseLimits } from './response.ts';
import { messageIn, readErrorBody } from './service-message.ts';
import { BuildRejectedError, ParallelsInUseError, StartUncertainError } from './start-errors.ts';
import { field, isId } from './wire/json.ts';

/**
 * Reads a 2xx response to a build request. Only `"message": "Success"` with a build id is a start.
 *
 * @returns the build id.
 * @throws {BuildRejectedError | ParallelsInUseError} for an error of the service without a build id.
 * @throws {StartUncertainError} for everything else, such as "Accepted" alone, since a build may have been started.
 */
export const readStartResponse = async (response: CloudResponse): Promise<string> => {
  const text = await readText(response, responseLimits.jsonBytes);
  const body = parseOrNothing(text, response.redact);
  const buildId = isRecord(body) ? field(body, 'build_id') : undefined;
  const success = isRecord(body) && field(body, 'message') === 'Success';
  if (success && isId(buildId)) return buildId;
  const { message, code } = readErrorBody(text, response.redact);
  const facts = { route: response.route, status: response.status, serviceMessage: message, serviceCode: code };
  const hasId = buildId !== undefined && buildId !== null && buildId !== '';
  if (!isRecord(body) || success || hasId) throw new StartUncertainError(facts);
  if (speaksOfParallels(facts)) throw new ParallelsInUseError(facts);
  const hasError = code !== undefined || messageIn({ ...body, message: undefined }) !== undefined;
  throw hasError ? new BuildRejectedError(facts) : new StartUncertainError(facts);
};

/** The meaning of a failed attempt whose request was sent. */
export const startFailure = (error: unknown, route: string): Error => {
  if (!(error instanceof CloudError)) return new StartUncertainError({ route, cause: error });
  if (error instanceof BuildRejectedError || error instanceof ParallelsInUseError || error instanceof StartUncertainError) {
    return error;
  }
  const { status, serviceMessage, serviceCode } = error;
  const facts = { route, status, serviceMessage, serviceCode, cause: error };
  if (speaksOfParallels(facts)) return new ParallelsInUseError(facts);
  if (error instanceof RejectedError || error instanceof NotFoundError) return new BuildRejectedError(facts);
  if (error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof RateLimitedError) return error;
  return new StartUncertainError(facts);
};

/** By code or by message: the status of this response differs between versions. */
const speaksOfParallels = ({ serviceCode, serviceMessage }: FailureFacts): boolean =>
  serviceCode === 'BROWSERSTACK_ALL_PARALLELS_IN_USE' ||
  /\ball (?:the |your )?parallel(?: test)?s\b.{0,80}\bin use\b/i.test(serviceMessage ?? '');

const parseOrNothing = (text: string, redact: Redact): unknown => {
  try {
    return parseRedacted(text, redact).body;
  } catch {
    return undefined;
  }
};
