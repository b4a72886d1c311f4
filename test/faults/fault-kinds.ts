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
  /** Whether the service does its work, though the answer is lost. */
  readonly acts: boolean;
  /**
   * `lost`: no answer that could be read. `unsent`: nothing reached the service. `refused`: an answer that will not change. `late`: the
   * whole answer, if it is short. `none`: the request is not touched.
   */
  readonly answer: 'lost' | 'unsent' | 'refused' | 'late' | 'none';
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
const silent = /no progress|not finished after/;
/** Of a start whose answer cannot be read, the status is all that there is to say. */
const unreadable = /expected .*found|cannot be read|was lost.*HTTP 200/;

/** Everything that is done to every call. */
export const faultKinds: readonly FaultKind[] = [
  {
    name: '429',
    what: '429 without `Retry-After`',
    how: status(429),
    acts: false,
    answer: 'unsent',
    words: throttled,
    lasting: true,
  },
  {
    name: '429 s',
    what: '429 with `Retry-After` in seconds',
    how: status(429, { 'retry-after': { seconds: 20 } }),
    acts: false,
    answer: 'unsent',
    ofAKind: true,
    words: throttled,
  },
  {
    name: '429 date',
    what: '429 with `Retry-After` as a date',
    how: status(429, { 'retry-after': { seconds: 20, as: 'date' } }),
    acts: false,
    answer: 'unsent',
    ofAKind: true,
    words: throttled,
  },
  { name: '500', what: '500', how: status(500), acts: false, answer: 'lost', ofAKind: true, words: /HTTP 500/ },
  {
    name: '502',
    what: '502 with a page of HTML',
    how: service({ action: 'html' }),
    acts: false,
    answer: 'lost',
    ofAKind: true,
    words: /HTTP 502/,
  },
  { name: '503', what: '503', how: status(503), acts: false, answer: 'lost', words: /HTTP 503/, lasting: true },
  {
    name: 'refused',
    what: 'the connection is refused',
    how: { by: 'machine', fault: 'refused' },
    acts: false,
    answer: 'unsent',
    words: /ECONNREFUSED/,
    lasting: true,
  },
  {
    name: 'DNS',
    what: 'the name is not found',
    how: { by: 'machine', fault: 'no such host' },
    acts: false,
    answer: 'unsent',
    ofAKind: true,
    words: /ENOTFOUND/,
  },
  {
    name: 'reset',
    what: 'the connection is reset before the service acts',
    how: service({ action: 'reset-before' }),
    acts: false,
    answer: 'lost',
    ofAKind: true,
    words: reset,
    lasting: true,
  },
  {
    name: 'acted, reset',
    what: 'the connection is reset after the service acted',
    how: service({ action: 'reset-after-acting' }),
    acts: true,
    answer: 'lost',
    words: reset,
    lasting: true,
  },
  {
    name: 'cut',
    what: 'the answer ends in the middle',
    how: service({ action: 'truncate' }),
    acts: true,
    answer: 'lost',
    ofAKind: true,
    words: reset,
  },
  {
    name: 'broken',
    what: 'whole by its length, but half of its JSON, XML or text',
    how: service({ action: 'invalid-json' }),
    acts: true,
    answer: 'lost',
    words: unreadable,
    lasting: true,
  },
  {
    name: 'shape',
    what: 'JSON of another shape',
    how: status(200, { json: { unexpected: [1, null, 'two'] } }),
    acts: false,
    answer: 'lost',
    ofAKind: true,
    words: unreadable,
    lasting: true,
  },
  {
    name: '1 B/s',
    what: 'a byte a second',
    how: service({ action: 'slow-bytes', 'bytes-per-second': 1 }),
    acts: true,
    answer: 'late',
    words: silent,
    lasting: true,
  },
  {
    name: 'silence',
    what: 'no answer until the deadline',
    how: service({ action: 'hang' }),
    acts: false,
    answer: 'lost',
    words: silent,
    lasting: true,
  },
  {
    name: 'redirect',
    what: 'a redirect to another origin, which shows a page to log in',
    how: { by: 'service', fault: (to) => ({ action: 'redirect', to }) },
    acts: false,
    answer: 'lost',
    words: /redirect/,
    lasting: true,
  },
  {
    name: '401',
    what: '401 in the middle of the run',
    how: status(401),
    acts: false,
    answer: 'refused',
    words: /credentials.*HTTP 401/,
    lasting: true,
  },
  {
    name: 'clock +',
    what: 'the wall clock jumps 26 hours forward',
    how: { by: 'machine', fault: { jumpMs: 26 * hourMs } },
    acts: true,
    answer: 'none',
    ofAKind: true,
  },
  {
    name: 'clock −',
    what: 'the wall clock jumps 26 hours back',
    how: { by: 'machine', fault: { jumpMs: -26 * hourMs } },
    acts: true,
    answer: 'none',
    ofAKind: true,
  },
  {
    name: 'acted, 500',
    what: '500 after the service acted',
    how: status(500, { 'after-acting': true }),
    acts: true,
    answer: 'lost',
    words: /HTTP 500/,
    roles: ['start', 'upload'],
  },
  {
    name: 'acted, 502',
    what: '502 with a page of HTML after the service acted',
    how: service({ action: 'html', 'after-acting': true }),
    acts: true,
    answer: 'lost',
    words: /HTTP 502/,
    roles: ['start', 'upload'],
  },
  {
    name: 'acted, silence',
    what: 'no answer until the deadline, though the service acted',
    how: service({ action: 'hang', 'after-acting': true }),
    acts: true,
    answer: 'lost',
    words: silent,
    roles: ['start', 'upload'],
  },
];
