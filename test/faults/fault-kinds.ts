import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { Role } from './calls.ts';

type FaultInput = NonNullable<ScenarioInput['faults']>[number];
type Struck<Fault> = Fault extends unknown ? Omit<Fault, 'method' | 'path' | 'nth' | 'times' | 'probability'> : never;

/** What the service or the network does to a request. */
type ServiceFault = { readonly by: 'service'; readonly fault: (foreignOrigin: string) => Struck<FaultInput> };
/** What happens on this machine before the request leaves it. */
type LocalFault = { readonly by: 'machine'; readonly fault: 'refused' | 'no such host' | { readonly jumpMs: number } };

export interface FaultKind {
  /** Heads a column. */
  readonly name: string;
  readonly what: string;
  readonly how: ServiceFault | LocalFault;
  /** Whether the service does its work, though the response is lost. */
  readonly acts: boolean;
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

const hourMs = 3_600_000;

const service = (fault: Struck<FaultInput>): ServiceFault => ({ by: 'service', fault: () => fault });

const status = (code: number, more: Partial<Extract<Struck<FaultInput>, { action: 'status' }>> = {}): ServiceFault =>
  service({ action: 'status', status: code, json: { message: 'The service says so' }, ...more });

const throttled = /rate limit.*HTTP 429/;
const reset = /connection was lost/;
const silent = /no data was transferred|not finished after/;
/** Of a start whose response cannot be read, the status is all that there is to say. */
const unreadable = /the response is|cannot be read|was lost.*HTTP 200/;

type Result = Partial<Pick<FaultKind, 'acts' | 'words' | 'roles' | 'lasting' | 'ofAKind'>> & Pick<FaultKind, 'response'>;

const kind = (name: string, what: string, how: FaultKind['how'], result: Result): FaultKind => ({
  name,
  what,
  how,
  acts: false,
  ...result,
});

const machine = (fault: LocalFault['fault']): LocalFault => ({ by: 'machine', fault });
const limited = { response: 'unsent', words: throttled } as const;
const unseen = { acts: true, response: 'none', ofAKind: true } as const;
const changes = { acts: true, response: 'lost', roles: ['start', 'upload'] } as const;
const ofAKind = true;
const lasting = true;

/** Everything that is done to every call. */
export const faultKinds: readonly FaultKind[] = [
  kind('429', '429 without `Retry-After`', status(429), { ...limited, lasting }),
  kind('429 s', '429 with `Retry-After` in seconds', status(429, { 'retry-after': { seconds: 20 } }), { ...limited, ofAKind }),
  kind('429 date', '429 with `Retry-After` as a date', status(429, { 'retry-after': { seconds: 20, as: 'date' } }), {
    ...limited,
    ofAKind,
  }),
  kind('500', '500', status(500), { response: 'lost', ofAKind, words: /HTTP 500/ }),
  kind('502', '502 with a page of HTML', service({ action: 'html' }), { response: 'lost', ofAKind, words: /HTTP 502/ }),
  kind('503', '503', status(503), { response: 'lost', words: /HTTP 503/, lasting }),
  kind('refused', 'the connection is refused', machine('refused'), { response: 'unsent', words: /ECONNREFUSED/, lasting }),
  kind('DNS', 'the name is not found', machine('no such host'), { response: 'unsent', ofAKind, words: /ENOTFOUND/ }),
  kind('reset', 'the connection is reset before the service acts', service({ action: 'reset-before' }), {
    response: 'lost',
    ofAKind,
    words: reset,
    lasting,
  }),
  kind('acted, reset', 'the connection is reset after the service acted', service({ action: 'reset-after-acting' }), {
    acts: true,
    response: 'lost',
    words: reset,
    lasting,
  }),
  kind('cut', 'the response ends in the middle', service({ action: 'truncate' }), {
    acts: true,
    response: 'lost',
    ofAKind,
    words: reset,
  }),
  kind('broken', 'whole by its length, but half of its JSON, XML or text', service({ action: 'invalid-json' }), {
    acts: true,
    response: 'lost',
    words: unreadable,
    lasting,
  }),
  kind('shape', 'JSON of another shape', status(200, { json: { unexpected: [1, null, 'two'] } }), {
    response: 'lost',
    ofAKind,
    words: unreadable,
    lasting,
  }),
  kind('1 B/s', 'a byte a second', service({ action: 'slow-bytes', 'bytes-per-second': 1 }), {
    acts: true,
    response: 'late',
    words: silent,
    lasting,
  }),
  kind('silence', 'no response until the deadline', service({ action: 'hang' }), { response: 'lost', words: silent, lasting }),
  kind(
    'redirect',
    'a redirect to another origin, which shows a page to log in',
    { by: 'service', fault: (to) => ({ action: 'redirect', to }) },
    { response: 'lost', words: /redirect/, lasting },
  ),
  kind('401', '401 in the middle of the run', status(401), { response: 'refused', words: /credentials.*HTTP 401/, lasting }),
  kind('clock +', 'the wall clock jumps 26 hours forward', machine({ jumpMs: 26 * hourMs }), unseen),
  kind('clock −', 'the wall clock jumps 26 hours back', machine({ jumpMs: -26 * hourMs }), unseen),
  kind('acted, 500', '500 after the service acted', status(500, { 'after-acting': true }), { ...changes, words: /HTTP 500/ }),
  kind('acted, 502', '502 with a page of HTML after the service acted', service({ action: 'html', 'after-acting': true }), {
    ...changes,
    words: /HTTP 502/,
  }),
  kind(
    'acted, silence',
    'no response until the deadline, though the service acted',
    service({ action: 'hang', 'after-acting': true }),
    { ...changes, words: silent },
  ),
];
