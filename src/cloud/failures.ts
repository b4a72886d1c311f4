import { formatDuration } from '../lib/durations.ts';
import {
  CloudError,
  type FailureFacts,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ServiceUnavailableError,
  UnauthorizedError,
} from './errors.ts';

/** Maps statuses of 400 and above to errors. */
export const statusFailure = (status: number, facts: FailureFacts, retryAfterMs: number | undefined): CloudError => {
  if (status === 401) return new UnauthorizedError(facts);
  if (status === 403) return new ForbiddenError(facts);
  if (status === 404) return new NotFoundError(facts);
  if (status === 429) return new RateLimitedError({ ...facts, retryAfterMs });
  if (status === 408 || status >= 500) return new ServiceUnavailableError({ ...facts, retryAfterMs });
  return new RejectedError(facts);
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
 * @param sent whether undici read the request body; undefined for requests without one, where the code decides.
 */
export const connectionFailure = (error: unknown, route: string, sent: boolean | undefined): unknown => {
  const networkCode = codeOf(error);
  // An error without a code is a bug in this client, and stays as it is.
  if (networkCode === undefined) return error;
  if (networkCode === 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH') {
    return new LocalFileError({ route, file: 'to upload', problem: 'changed while it was sent', cause: error });
  }
  const facts = { route, networkCode, cause: withoutBytes(error) };
  if (certificateCode.test(networkCode)) return new CertificateRefusedError(facts);
  const left = sent ?? !(unsentCodes.has(networkCode) || handshakeCode.test(networkCode));
  return left ? new ConnectionLostError(facts) : new ConnectionFailedError(facts);
};

const parserErrorName = 'HTTPParserError';

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name === parserErrorName ? 'HTTP_PARSER' : undefined;
};

/** undici's parser attaches the bytes that it could not read; they must not be logged. */
const withoutBytes = (error: unknown): unknown =>
  error instanceof Error && error.name === parserErrorName ? new Error(error.message) : error;

interface ConnectionFacts extends FailureFacts {
  /** The system's code, for instance `ECONNREFUSED`. */
  readonly networkCode: string;
}

/** The request was not sent: unknown host, connection refused, TLS not established. */
export class ConnectionFailedError extends CloudError {
  readonly networkCode: string;

  constructor(facts: ConnectionFacts) {
    super(
      {
        code: 'cloud-unreachable',
        failure: 'unsent',
        what: `no connection to the service (${facts.networkCode})`,
      },
      facts,
    );
    this.networkCode = facts.networkCode;
  }
}

/** No trusted authority signed the certificate. Retrying does not help. */
class CertificateRefusedError extends CloudError {
  readonly networkCode: string;

  constructor(facts: ConnectionFacts) {
    super(
      {
        code: 'cloud-certificate-refused',
        failure: 'final',
        what: `the certificate of the service is not trusted (${facts.networkCode})`,
      },
      facts,
    );
    this.networkCode = facts.networkCode;
  }
}

/** The connection was lost after the request may have been sent and before the whole response arrived. */
export class ConnectionLostError extends CloudError {
  readonly networkCode: string;

  constructor(facts: ConnectionFacts) {
    super(
      {
        code: 'cloud-connection-lost',
        failure: 'lost',
        what: `the connection was lost before the whole response arrived (${facts.networkCode})`,
      },
      facts,
    );
    this.networkCode = facts.networkCode;
  }
}

/** A call that made no progress for too long, or took too long in all. */
export class DeadlineError extends CloudError {
  readonly limitMs: number;

  constructor(facts: FailureFacts & { readonly deadline: 'idleMs' | 'totalMs'; readonly limitMs: number }) {
    super(
      {
        code: 'cloud-deadline',
        failure: facts.deadline === 'idleMs' ? 'stalled' : 'overtime',
        what:
          facts.deadline === 'idleMs'
            ? `no progress for ${formatDuration(facts.limitMs)}`
            : `not finished after ${formatDuration(facts.limitMs)}`,
      },
      facts,
    );
    this.limitMs = facts.limitMs;
  }
}

/** A redirect of a request that changes data, of credentials, or in a loop. */
export class RedirectRefusedError extends CloudError {
  constructor(facts: FailureFacts & { readonly why: string }) {
    super(
      {
        code: 'cloud-redirect-refused',
        failure: 'final',
        what: `the redirect is not followed: ${facts.why}`,
      },
      facts,
    );
  }
}

/** An address that requests are not sent to. */
export class AddressRefusedError extends CloudError {
  constructor(facts: FailureFacts & { readonly why: string }) {
    super(
      {
        code: 'cloud-address-refused',
        failure: 'final',
        what: `the address is not used: ${facts.why}`,
      },
      facts,
    );
  }
}

/** A file on this machine that cannot be read for an upload or written for a download. */
export class LocalFileError extends CloudError {
  readonly file: string;

  constructor(facts: FailureFacts & { readonly file: string; readonly problem: string }) {
    super(
      {
        code: 'cloud-local-file',
        failure: 'final',
        what: `the file ${facts.file} ${facts.problem}`,
      },
      facts,
    );
    this.file = facts.file;
  }
}
