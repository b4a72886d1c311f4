import { formatDuration } from '../lib/durations.ts';
import { CloudError, type FailureFacts } from './errors.ts';

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
export class CertificateRefusedError extends CloudError {
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
