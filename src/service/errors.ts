import { type ErrorCode, nextStepFor } from '../core/model/error-codes.ts';

/** Kinds of failure that the retry policy distinguishes. */
export type FailureKind =
  | 'unsent'
  | 'lost' // before the response was complete
  | 'stalled' // no data was transferred for too long
  | 'overtime' // the whole call took too long
  | 'throttled' // 429
  | 'unavailable' // 408 and 5xx
  | 'unreadable' // a response in an unexpected form
  | 'final'; // a retry would have the same result

type CloudErrorCode = Extract<ErrorCode, `cloud-${string}`>;

interface Meaning {
  readonly failure: FailureKind;
  readonly what: (detail: string) => string;
  /** Sentence after the status of the response. */
  readonly why?: (detail: string) => string;
}

const final = (what: Meaning['what']): Meaning => ({ failure: 'final', what });

const meanings: Readonly<Record<CloudErrorCode, Meaning>> = {
  'cloud-unauthorized': final(() => 'the service does not accept the credentials'),
  'cloud-forbidden': final(() => 'the account has no permission for this call'),
  'cloud-not-found': final(() => 'the service found nothing at this address'),
  /** A 4xx status that no other code covers, a 501, or a 2xx response with an `error`. */
  'cloud-rejected': final(() => 'the service refused the request'),
  'cloud-rate-limited': { failure: 'throttled', what: () => "the service's rate limit is reached" },
  'cloud-unavailable': { failure: 'unavailable', what: () => 'the service is temporarily unavailable' },
  'cloud-malformed-response': { failure: 'unreadable', what: (detail) => detail },
  'cloud-response-too-large': final((limit) => `the response is larger than ${limit}, the limit for this request`),
  'cloud-invalid-path': final((problem) => `the value ${problem}`),
  'cloud-unreachable': { failure: 'unsent', what: (networkCode) => `no connection to the service (${networkCode})` },
  'cloud-certificate-refused': final((networkCode) => `the certificate of the service is not trusted (${networkCode})`),
  'cloud-connection-lost': {
    failure: 'lost',
    what: (networkCode) => `the connection was lost before the whole response arrived (${networkCode})`,
  },
  'cloud-deadline': { failure: 'stalled', what: (detail) => detail },
  'cloud-redirect-refused': {
    ...final(() => 'the service answered with a redirect'),
    why: (reason) => `. The redirect was not followed, because ${reason}`,
  },
  'cloud-address-refused': final((why) => `the address is not used: ${why}`),
  'cloud-local-file': final((problem) => `the file ${problem}`),
  'cloud-parallels-in-use': final(() => 'all parallel sessions of the plan are in use'),
  'cloud-build-rejected': final(() => 'the service refused the build request'),
  /** A build may be running. The caller must look for this build before it sends the request again. */
  'cloud-start-uncertain': final((problem) => `the response to the start request ${problem}`),
  'cloud-alert-unchanged': final((requested) => `the alert should be ${requested}, but the service reports that it is not`),
};

/** Facts about a failed call. No field contains credentials. */
export interface FailureFacts {
  /** Method and path template, for instance `GET /app-automate/espresso/builds/<buildId>`. */
  readonly route: string;
  readonly status?: number;
  /** Message of the service, as one line of at most 500 characters. */
  readonly serviceMessage?: string;
  /** Error code of the service, for instance `BROWSERSTACK_INVALID_DEVICE`. */
  readonly serviceCode?: string;
  readonly cause?: unknown;
  readonly detail?: string;
  readonly failure?: FailureKind;
  readonly retryAfterMs?: number;
}

export class CloudError extends Error {
  override readonly name = 'CloudError';
  readonly code: CloudErrorCode;
  readonly failure: FailureKind;
  readonly hint: string;
  readonly route: string;
  readonly status: number | undefined;
  readonly serviceMessage: string | undefined;
  readonly serviceCode: string | undefined;
  retryAfterMs: number | undefined;
  attempts = 1;

  constructor(code: CloudErrorCode, facts: FailureFacts) {
    const { failure } = meanings[code];
    super(describe(meanings[code], facts), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = code;
    this.failure = facts.failure ?? failure;
    this.hint = nextStepFor(code);
    this.route = facts.route;
    this.status = facts.status;
    this.serviceMessage = facts.serviceMessage;
    this.serviceCode = facts.serviceCode;
    this.retryAfterMs = facts.retryAfterMs;
  }

  /** Whether the same request may succeed later. */
  get transient(): boolean {
    return this.failure !== 'final';
  }
}

export const isCloudError = <Code extends CloudErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is CloudError & { readonly code: Code } => error instanceof CloudError && codes.some((code) => code === error.code);

const describe = ({ what, why }: Meaning, facts: FailureFacts): string => {
  const { detail = '' } = facts;
  const status = facts.status === undefined ? '' : ` (HTTP ${facts.status})`;
  const message = facts.serviceMessage === undefined ? '' : `: "${facts.serviceMessage}"`;
  return `${facts.route}: ${what(detail)}${status}${why?.(detail) ?? ''}${message}`;
};
