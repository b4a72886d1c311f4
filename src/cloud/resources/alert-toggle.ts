import type { AlertRecord, AlertStatus } from '../../model/alert.ts';
import { CloudError, type FailureFacts, RejectedError } from '../errors.ts';
import { type CloudResponse, readText, responseLimits } from '../response.ts';
import { isErrorEnvelope, readErrorBody } from '../service-message.ts';
import { readAlert } from '../wire/alert.ts';
import { parseJson, UnexpectedShapeError } from '../wire/json.ts';

/** The service accepted the toggle, but its response shows that nothing changed. */
class AlertUnchangedError extends CloudError {
  constructor(facts: FailureFacts, asked: AlertStatus) {
    super(
      {
        code: 'cloud-alert-unchanged',
        failure: 'final',
        what: `the alert should be ${asked}, but the service says that it is not`,
      },
      facts,
    );
  }
}

/**
 * Reads the response to a toggle, which returns the updated alert. A service that responds with nothing, or with
 * something else than an alert, is believed by its status.
 *
 * @throws {AlertUnchangedError} where the response contradicts what was asked.
 */
export const readToggle = async (response: CloudResponse, asked: AlertStatus): Promise<void> => {
  const text = await readText(response, responseLimits.jsonBytes);
  const body = parseOrNothing(text);
  const facts = { route: response.route, status: response.status };
  if (isErrorEnvelope(body)) {
    const { message, code } = readErrorBody(text, response.redact);
    throw new RejectedError({ ...facts, serviceMessage: message, serviceCode: code });
  }
  const status = readAlertOrNothing(body)?.status ?? 'unknown';
  if (status !== 'unknown' && status !== asked) throw new AlertUnchangedError(facts, asked);
};

const parseOrNothing = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
};

const readAlertOrNothing = (body: unknown): AlertRecord | undefined => {
  try {
    return readAlert(body);
  } catch (error) {
    if (error instanceof UnexpectedShapeError) return undefined;
    throw error;
  }
};
