import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';

/** Purpose of a call. It decides what the loss of the call may cost. */
export type Role =
  /** Optional: the run goes on without it. */
  | 'advice'
  | 'upload'
  | 'start'
  /** Stops a build that the run no longer waits for. */
  | 'stop'
  | 'listing'
  | 'build status'
  | 'session details'
  | 'JUnit report'
  /** Logs, profiles, videos, screenshots, coverage and result bundles. */
  | 'extra';

type FaultInput = NonNullable<ScenarioInput['faults']>[number];
type Action<Fault> = Fault extends unknown ? Omit<Fault, 'method' | 'path' | 'nth' | 'times' | 'probability' | 'to'> : never;

/** Fault that the built-in cloud performs. A redirect leads to another origin. */
type ServiceFault = Action<FaultInput>;
/** Fault on this machine, before the request leaves it. A number is a jump of the wall clock, in milliseconds. */
export type MachineFault = 'refused' | 'no such host' | number;

export interface FaultKind {
  readonly name: string;
  readonly what: string;
  readonly fault: ServiceFault | MachineFault;
  /** Whether the service acts on the request although its response is lost. */
  readonly acts?: boolean;
  /**
   * `lost`: no readable response. `unsent`: the request does not reach the service. `refused`: a response that another attempt does not
   * change. `late`: the whole response, if it is short. `none`: the request is not affected.
   */
  readonly response: 'lost' | 'unsent' | 'refused' | 'late' | 'none';
  /** Must match the line of the log about the call. Absent if the fault is not noticeable. */
  readonly message?: RegExp;
  /** Roles of calls that the fault is tried with; all by default. */
  readonly roles?: readonly Role[];
  /** Whether the fault is also tried for the whole run. */
  readonly lasting?: true;
  /** Whether another fault stands for it in commands that share code with another one. */
  readonly ofAKind?: true;
}

const status = (code: number, more: Partial<Extract<ServiceFault, { action: 'status' }>> = {}): ServiceFault => ({
  action: 'status',
  status: code,
  json: { message: 'The service says so' },
  ...more,
});

const hourMs = 3_600_000;
const [ofAKind, acts, lasting] = [true, true, true] as const;
const silent = /no data was transferred|not finished after/;

const limited = { response: 'unsent', message: /rate limit.*HTTP 429/ } as const;
const lost = { response: 'lost', lasting } as const;
const reset = { ...lost, message: /connection was lost/ } as const;
/** For a start whose response cannot be read, the log has only the status. */
const unreadable = { ...lost, message: /the response is|cannot be read|has no (?:valid )?build id.*HTTP 200/ } as const;
const lostOnce = { response: 'lost', ofAKind } as const;
const unseen = { acts, response: 'none', ofAKind } as const;
const changes = { acts, response: 'lost', roles: ['start', 'upload'] } as const;
const acted = { 'after-acting': true } as const;
const asDate = { seconds: 20, as: 'date' } as const;
const [lateHtml, lateHang] = [{ action: 'html', ...acted } as const, { action: 'hang', ...acted } as const];
const slow = { action: 'slow-bytes', 'bytes-per-second': 1 } as const;
const redirected = { ...lost, message: /redirect/ } as const;
const otherShape = { json: { unexpected: [1, null, 'two'] } };

const table: readonly (readonly [string, string, FaultKind['fault'], Omit<FaultKind, 'name' | 'what' | 'fault'>])[] = [
  ['429', '429 without `Retry-After`', status(429), { ...limited, lasting }],
  ['429 s', '429 with `Retry-After` in seconds', status(429, { 'retry-after': { seconds: 20 } }), { ...limited, ofAKind }],
  ['429 date', '429 with `Retry-After` as a date', status(429, { 'retry-after': asDate }), { ...limited, ofAKind }],
  ['500', '500', status(500), { ...lostOnce, message: /HTTP 500/ }],
  ['502', '502 with a page of HTML', { action: 'html' }, { ...lostOnce, message: /HTTP 502/ }],
  ['503', '503', status(503), { ...lost, message: /HTTP 503/ }],
  ['refused', 'the connection is refused', 'refused', { response: 'unsent', message: /ECONNREFUSED/, lasting }],
  ['DNS', 'the name is not found', 'no such host', { response: 'unsent', ofAKind, message: /ENOTFOUND/ }],
  ['reset', 'the connection is reset before the service acts', { action: 'reset-before' }, { ...reset, ofAKind }],
  ['acted, reset', 'the connection is reset after the service acted', { action: 'reset-after-acting' }, { ...reset, acts }],
  ['cut', 'the response ends in the middle', { action: 'truncate' }, { ...lostOnce, acts, message: reset.message }],
  ['broken', 'whole by its length, but half of its JSON, XML or text', { action: 'invalid-json' }, { ...unreadable, acts }],
  ['shape', 'JSON of another shape', status(200, otherShape), { ...unreadable, ofAKind }],
  ['1 B/s', 'one byte per second', slow, { ...lost, acts, response: 'late', message: silent }],
  ['silence', 'no response until the deadline', { action: 'hang' }, { ...lost, message: silent }],
  ['redirect', 'a redirect to another origin, which shows a login page', { action: 'redirect' }, redirected],
  ['401', '401 in the middle of the run', status(401), { ...lost, response: 'refused', message: /credentials.*HTTP 401/ }],
  ['clock +', 'the wall clock jumps 26 hours forward', 26 * hourMs, unseen],
  ['clock −', 'the wall clock jumps 26 hours back', -26 * hourMs, unseen],
  ['acted, 500', '500 after the service acted', status(500, acted), { ...changes, message: /HTTP 500/ }],
  ['acted, 502', '502 with a page of HTML after the service acted', lateHtml, { ...changes, message: /HTTP 502/ }],
  ['acted, silence', 'no response until the deadline, though the service acted', lateHang, { ...changes, message: silent }],
];

export const faultKinds: readonly FaultKind[] = table.map(([name, what, fault, rest]) => ({ name, what, fault, ...rest }));
