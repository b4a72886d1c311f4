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
import { RedirectRefusedError } from './failures.ts';
import type { Redact } from './redaction.ts';
import { parseRedacted } from './redaction.ts';
import { type CloudResponse, readText, responseLimits } from './response.ts';
import { messageIn, readErrorBody } from './service-message.ts';
import { field, isId } from './wire/values.ts';

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

/** All parallel slots and all places in the queue are taken; nothing was started. */
export class ParallelsInUseError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-parallels-in-use',
        failure: 'final',
        what: 'all parallel sessions of the plan are in use',
      },
      facts,
    );
  }
}

/** The service rejected the build request; nothing was started. */
export class BuildRejectedError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-build-rejected',
        failure: 'final',
        what: 'the service refused to start the build',
      },
      facts,
    );
  }
}

/** The response to a start is lost: a build may be running. Look for it before sending the request again. */
export class StartUncertainError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-start-uncertain',
        failure: 'final',
        what: `the response to the start of a build was lost; a build may be running${lossOf(facts)}`,
      },
      facts,
    );
  }
}

/** The reason of the loss; a status is in the message already. */
const lossOf = ({ cause, status }: FailureFacts): string => {
  if (!(cause instanceof CloudError) || (status !== undefined && !(cause instanceof RedirectRefusedError))) return '';
  const { message, route } = cause;
  return ` (${message.startsWith(`${route}: `) ? message.slice(route.length + 2) : message})`;
};
