import { formatBytes } from '../lib/durations.ts';
import { type ErrorCode, nextStepFor } from '../model/error-codes.ts';

/**
 * How a failure behaves, for the retry policy.
 *
 * `unsent`: the request was not sent. `lost`: the connection was lost before the whole response. `stalled`, `overtime`: a deadline
 * without progress, or of the whole call. `throttled`: 429. `unavailable`: 408 and 5xx. `unreadable`: a response in another form than
 * the route's. `final`: repeating the request gives the same result.
 */
export type FailureKind = 'unsent' | 'lost' | 'stalled' | 'overtime' | 'throttled' | 'unavailable' | 'unreadable' | 'final';

/** Facts about a failed call. No field contains credentials. */
export interface FailureFacts {
  /** Method and path template, for instance `GET /app-automate/espresso/builds/<buildId>`. */
  readonly route: string;
  readonly status?: number | undefined;
  /** The service's message, one line of at most 500 characters. */
  readonly serviceMessage?: string | undefined;
  /** The service's own code, for instance `BROWSERSTACK_INVALID_DEVICE`. */
  readonly serviceCode?: string | undefined;
  readonly cause?: unknown;
}

interface Meaning {
  readonly code: ErrorCode;
  readonly failure: FailureKind;
  readonly what: string;
}

/** Base class of the client's errors; one subclass per meaning. */
export abstract class CloudError extends Error {
  readonly code: ErrorCode;
  readonly failure: FailureKind;
  /** What to do next, one sentence. */
  readonly hint: string;
  readonly route: string;
  readonly status: number | undefined;
  readonly serviceMessage: string | undefined;
  readonly serviceCode: string | undefined;
  /** Attempts of the call in all. */
  attempts = 1;

  constructor(meaning: Meaning, facts: FailureFacts) {
    super(describe(meaning.what, facts), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = new.target.name;
    this.code = meaning.code;
    this.failure = meaning.failure;
    this.hint = nextStepFor(meaning.code);
    this.route = facts.route;
    this.status = facts.status;
    this.serviceMessage = facts.serviceMessage;
    this.serviceCode = facts.serviceCode;
  }

  /** True where the same request may succeed later. */
  get transient(): boolean {
    return this.failure !== 'final';
  }
}

const describe = (what: string, facts: FailureFacts): string => {
  const status = facts.status === undefined ? '' : ` (HTTP ${facts.status})`;
  const words = facts.serviceMessage === undefined ? '' : `: ${facts.serviceMessage}`;
  return `${facts.route}: ${what}${status}${words}`;
};

export class UnauthorizedError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-unauthorized',
        failure: 'final',
        what: 'the service does not accept the credentials',
      },
      facts,
    );
  }
}

export class ForbiddenError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-forbidden',
        failure: 'final',
        what: 'the account has no permission for this call',
      },
      facts,
    );
  }
}

export class NotFoundError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-not-found',
        failure: 'final',
        what: 'the service found nothing at this address',
      },
      facts,
    );
  }
}

/** A refusal that is neither of the above: other 4xx, or an `error` in a 2xx response. */
export class RejectedError extends CloudError {
  constructor(facts: FailureFacts) {
    super(
      {
        code: 'cloud-rejected',
        failure: 'final',
        what: 'the service refused the request',
      },
      facts,
    );
  }
}

export class RateLimitedError extends CloudError {
  /** The pause that the service requested. */
  readonly retryAfterMs: number | undefined;

  constructor(facts: FailureFacts & { readonly retryAfterMs?: number | undefined }) {
    super(
      {
        code: 'cloud-rate-limited',
        failure: 'throttled',
        what: "the service's rate limit is reached",
      },
      facts,
    );
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** 408 and 5xx. */
export class ServiceUnavailableError extends CloudError {
  /** The pause that the service requested. */
  readonly retryAfterMs: number | undefined;

  constructor(facts: FailureFacts & { readonly retryAfterMs?: number | undefined }) {
    super(
      {
        code: 'cloud-unavailable',
        failure: 'unavailable',
        what: 'the service is temporarily unavailable',
      },
      facts,
    );
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** A response that is not JSON, or JSON in another form than the route's. */
export class MalformedResponseError extends CloudError {
  readonly expected: string;

  constructor(facts: FailureFacts & { readonly expected: string; readonly found: string }) {
    super(
      {
        code: 'cloud-malformed-response',
        failure: 'unreadable',
        what: `expected ${facts.expected}, found ${facts.found}`,
      },
      facts,
    );
    this.expected = facts.expected;
  }
}

export class ResponseTooLargeError extends CloudError {
  readonly limitBytes: number;

  constructor(facts: FailureFacts & { readonly limitBytes: number }) {
    super(
      {
        code: 'cloud-response-too-large',
        failure: 'final',
        what: `the response is larger than ${formatBytes(facts.limitBytes)}, the limit for this request`,
      },
      facts,
    );
    this.limitBytes = facts.limitBytes;
  }
}

/** A value that cannot be part of a path. */
export class InvalidPathError extends CloudError {
  constructor(name: string, problem: string) {
    super(
      {
        code: 'cloud-invalid-path',
        failure: 'final',
        what: `the value ${problem}`,
      },
      { route: `<${name}>` },
    );
  }
}
