import { CloudError, type FailureFacts } from './errors.ts';

export const statusFailure = (status: number, facts: FailureFacts, retryAfterMs: number | undefined): CloudError => {
  if (status === 401) return new CloudError('cloud-unauthorized', facts);
  if (status === 403) return new CloudError('cloud-forbidden', facts);
  if (status === 404) return new CloudError('cloud-not-found', facts);
  if (status === 429) return new CloudError('cloud-rate-limited', { ...facts, retryAfterMs });
  if (status === 408 || status >= 500) return new CloudError('cloud-unavailable', { ...facts, retryAfterMs });
  return new CloudError('cloud-rejected', facts);
};

/** Codes of errors that occur before a request is written. */
const unsentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_TLS',
  'UND_ERR_PRX_CONN',
]);

const certificateCode = /^(?:CERT_|ERR_TLS_CERT_|UNABLE_TO_(?:GET|VERIFY)_|DEPTH_ZERO_|SELF_SIGNED_)/;
const handshakeCode = /^(?:ERR_TLS_|ERR_SSL_|UNABLE_TO_|EPROTO)/;

/**
 * Turns an error of undici or the system into a CloudError.
 *
 * @param sent whether undici read the request body. Undefined for a request without a body: then the error code decides.
 */
export const connectionFailure = (error: unknown, route: string, sent: boolean | undefined): unknown => {
  const networkCode = codeOf(error);
  // An error without a code is a bug in this client, so it is passed on unchanged.
  if (networkCode === undefined) return error;
  if (networkCode === 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH') {
    return new CloudError('cloud-local-file', { route, detail: 'to upload changed while it was sent', cause: error });
  }
  const facts = { route, detail: networkCode, cause: withoutBytes(error) };
  if (certificateCode.test(networkCode)) return new CloudError('cloud-certificate-refused', facts);
  const left = sent ?? !(unsentCodes.has(networkCode) || handshakeCode.test(networkCode));
  return left ? new CloudError('cloud-connection-lost', facts) : new CloudError('cloud-unreachable', facts);
};

const parserErrorName = 'HTTPParserError';

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name === parserErrorName ? 'HTTP_PARSER' : undefined;
};

/** Removes the bytes that undici's parser attaches to an error; they must not be logged. */
const withoutBytes = (error: unknown): unknown =>
  error instanceof Error && error.name === parserErrorName ? new Error(error.message) : error;
