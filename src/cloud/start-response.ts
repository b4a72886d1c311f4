import { isRecord } from '../lib/is-record.ts';
import { CloudError, type FailureFacts, isCloudError } from './errors.ts';
import type { Redact } from './redaction.ts';
import { parseRedacted } from './redaction.ts';
import { type CloudResponse, readText, responseLimits } from './response.ts';
import { messageIn, readErrorBody } from './service-message.ts';
import { field, isId } from './wire/values.ts';

/**
 * Reads a 2xx response to a build request. Only `"message": "Success"` with a build id is a start.
 *
 * @returns the build id.
 * @throws CloudError `cloud-build-rejected` or `cloud-parallels-in-use` for an error of the service without a build id.
 * @throws CloudError `cloud-start-uncertain` for everything else, such as "Accepted" alone, since a build may have been started.
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
  if (!isRecord(body) || success || hasId) throw uncertain(facts);
  if (isParallelsInUse(facts)) throw new CloudError('cloud-parallels-in-use', facts);
  const hasError = code !== undefined || messageIn({ ...body, message: undefined }) !== undefined;
  throw hasError ? new CloudError('cloud-build-rejected', facts) : uncertain(facts);
};

/** Turns the failure of an attempt into an error that says whether a build may be running. The request was already sent. */
export const startFailure = (error: unknown, route: string): Error => {
  if (!(error instanceof CloudError)) return uncertain({ route, cause: error });
  if (isCloudError(error, 'cloud-build-rejected', 'cloud-parallels-in-use', 'cloud-start-uncertain')) {
    return error;
  }
  const { status, serviceMessage, serviceCode } = error;
  const facts = { route, status, serviceMessage, serviceCode, cause: error };
  if (isParallelsInUse(facts)) return new CloudError('cloud-parallels-in-use', facts);
  if (isCloudError(error, 'cloud-rejected', 'cloud-not-found')) return new CloudError('cloud-build-rejected', facts);
  if (isCloudError(error, 'cloud-unauthorized', 'cloud-forbidden', 'cloud-rate-limited')) return error;
  return uncertain(facts);
};

/**
 * Whether the service refused the build because all parallel slots are taken. The status differs between versions, so the code
 * or the message decides.
 */
const isParallelsInUse = ({ serviceCode, serviceMessage }: FailureFacts): boolean =>
  serviceCode === 'BROWSERSTACK_ALL_PARALLELS_IN_USE' ||
  /\ball (?:the |your )?parallel(?: test)?s\b.{0,80}\bin use\b/i.test(serviceMessage ?? '');

const parseOrNothing = (text: string, redact: Redact): unknown => {
  try {
    return parseRedacted(text, redact).body;
  } catch {
    return undefined;
  }
};

const uncertain = (facts: FailureFacts): CloudError =>
  new CloudError('cloud-start-uncertain', { ...facts, detail: lossOf(facts) });

/** Returns why the response was lost, for the message. Empty if the message already shows the HTTP status. */
const lossOf = ({ cause, status }: FailureFacts): string => {
  if (!(cause instanceof CloudError) || (status !== undefined && !isCloudError(cause, 'cloud-redirect-refused'))) return '';
  const { message, route } = cause;
  return ` (${message.startsWith(`${route}: `) ? message.slice(route.length + 2) : message})`;
};
