import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { Role } from './calls.ts';

type FaultInput = NonNullable<ScenarioInput['faults']>[number];
type Struck<Fault> = Fault extends unknown ? Omit<Fault, 'method' | 'path' | 'nth' | 'times' | 'probability' | 'to'> : never;

/** What the service or the network does to a request. A redirect leads to another origin. */
type ServiceFault = Struck<FaultInput>;
/** What happens on this machine before the request leaves it; a number of milliseconds is a jump of the wall clock. */
type LocalFault = 'refused' | 'no such host' | number;

export interface FaultKind {
  /** Heads a column. */
  readonly name: string;
  readonly what: string;
  readonly fault: ServiceFault | LocalFault;
  /** Whether the service does its work, though the response is lost. */
  readonly acts?: boolean;
  /**
   * `lost`: no response that could be read. `unsent`: nothing reached the service. `refused`: a response that will not change. `late`: the
   * whole response, if it is short. `none`: the request is not touched.
   */
  readonly response: 'lost' | 'unsent' | 'refused' | 'late' | 'none';
  /** What the log must say. Absent: nothing is to be seen. */
  readonly words?: RegExp;
  /** For these roles only; for all where it is left out. */
  readonly roles?: readonly Role[];
  /** Also tried without an end. */
  readonly lasting?: true;
  /** Left out where a command differs from another one in its addresses only. */
  readonly ofAKind?: true;
}

const kind = (
  name: string,
  what: string,
  fault: FaultKind['fault'],
  rest: Omit<FaultKind, 'name' | 'what' | 'fault'>,
): FaultKind => ({
  name,
  what,
  fault,
  ...rest,
});

const status = (code: number, more: Partial<Extract<ServiceFault, { action: 'status' }>> = {}): ServiceFault => ({
  action: 'status',
  status: code,
  json: { message: 'The service says so' },
  ...more,
});

const hourMs = 3_600_000;
const [ofAKind, acts, lasting] = [true, true, true] as const;
const silent = /no data was transferred|not finished after/;

const limited = { response: 'unsent', words: /rate limit.*HTTP 429/ } as const;
const lost = { response: 'lost', lasting } as const;
const reset = { ...lost, words: /connection was lost/ } as const;
/** Of a start whose response cannot be read, the status is all that there is to say. */
const unreadable = { ...lost, words: /the response is|cannot be read|has no (?:valid )?build id.*HTTP 200/ } as const;
const lostOnce = { response: 'lost', ofAKind } as const;
const unseen = { acts, response: 'none', ofAKind } as const;
const changes = { acts, response: 'lost', roles: ['start', 'upload'] } as const;
const acted = { 'after-acting': true } as const;
const inSeconds = { seconds: 20 };
const asDate = { seconds: 20, as: 'date' } as const;
const aByteASecond = { action: 'slow-bytes', 'bytes-per-second': 1 } as const;
const otherShape = { json: { unexpected: [1, null, 'two'] } };

/** Everything that is done to every call. */
export const faultKinds: readonly FaultKind[] = [
  kind('429', '429 without `Retry-After`', status(429), { ...limited, lasting }),
  kind('429 s', '429 with `Retry-After` in seconds', status(429, { 'retry-after': inSeconds }), { ...limited, ofAKind }),
  kind('429 date', '429 with `Retry-After` as a date', status(429, { 'retry-after': asDate }), { ...limited, ofAKind }),
  kind('500', '500', status(500), { ...lostOnce, words: /HTTP 500/ }),
  kind('502', '502 with a page of HTML', { action: 'html' }, { ...lostOnce, words: /HTTP 502/ }),
  kind('503', '503', status(503), { ...lost, words: /HTTP 503/ }),
  kind('refused', 'the connection is refused', 'refused', { response: 'unsent', words: /ECONNREFUSED/, lasting }),
  kind('DNS', 'the name is not found', 'no such host', { response: 'unsent', ofAKind, words: /ENOTFOUND/ }),
  kind('reset', 'the connection is reset before the service acts', { action: 'reset-before' }, { ...reset, ofAKind }),
  kind('acted, reset', 'the connection is reset after the service acted', { action: 'reset-after-acting' }, { ...reset, acts }),
  kind('cut', 'the response ends in the middle', { action: 'truncate' }, { ...lostOnce, acts, words: reset.words }),
  kind('broken', 'whole by its length, but half of its JSON, XML or text', { action: 'invalid-json' }, { ...unreadable, acts }),
  kind('shape', 'JSON of another shape', status(200, otherShape), { ...unreadable, ofAKind }),
  kind('1 B/s', 'a byte a second', aByteASecond, { ...lost, acts, response: 'late', words: silent }),
  kind('silence', 'no response until the deadline', { action: 'hang' }, { ...lost, words: silent }),
  kind(
    'redirect',
    'a redirect to another origin, which shows a page to log in',
    { action: 'redirect' },
    { ...lost, words: /redirect/ },
  ),
  kind('401', '401 in the middle of the run', status(401), { ...lost, response: 'refused', words: /credentials.*HTTP 401/ }),
  kind('clock +', 'the wall clock jumps 26 hours forward', 26 * hourMs, unseen),
  kind('clock −', 'the wall clock jumps 26 hours back', -26 * hourMs, unseen),
  kind('acted, 500', '500 after the service acted', status(500, acted), { ...changes, words: /HTTP 500/ }),
  kind(
    'acted, 502',
    '502 with a page of HTML after the service acted',
    { action: 'html', ...acted },
    { ...changes, words: /HTTP 502/ },
  ),
  kind(
    'acted, silence',
    'no response until the deadline, though the service acted',
    { action: 'hang', ...acted },
    { ...changes, words: silent },
  ),
];
