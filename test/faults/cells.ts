import { createHash } from 'node:crypto';
import type { RecordedRequest } from '../../src/embedded/http/request-log.ts';
import { type FaultKind, faultKinds, type Role } from './fault-kinds.ts';
import type { Setting } from './settings.ts';

/** Requests of a command that differ only in ids. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with variables as `:name`. */
  readonly route: string;
  readonly role: Role;
  /** Whether the command begins with it. */
  readonly isFirst: boolean;
  /** Number of requests in a run without a fault. */
  readonly count: number;
  /** Whether the command makes it only if a test failed. */
  readonly needsFailure?: true;
}

/** Groups the requests of a recorded run by route, and sorts the calls, since the order of concurrent requests varies. */
export const callsIn = (requests: readonly RecordedRequest[]): readonly Call[] => {
  const groups = Map.groupBy(requests, ({ method, route }) => `${method} ${route ?? 'a path that the service does not have'}`);
  const calls = [...groups].map(([name, group], index): Call => {
    const [method = '', route = ''] = name.split(/ (.*)/s);
    if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`${name}: no fault affects this method`);
    return { method, route, role: roleOf(method, route), isFirst: index === 0, count: group.length };
  });
  return calls.toSorted((a, b) => a.route.localeCompare(b.route) || a.method.localeCompare(b.method));
};

/** Role of a call. An unknown call counts as optional; if it is not, a lasting fault shows that. */
const roleOf = (method: string, route: string): Role => {
  if (method === 'POST' && route.endsWith('/stop')) return 'stop';
  if (method === 'POST') return route.endsWith('/build') ? 'start' : 'upload';
  if (route.endsWith('/report')) return 'JUnit report';
  if (route.includes('/sessions/tests/') || /\/(?:coverage|resultbundle)$/.test(route)) return 'extra';
  if (route.endsWith('/sessions/:session')) return 'session details';
  if (route.endsWith('/builds/:build')) return 'build status';
  if (route.includes('/projects/') || route.endsWith('/v2/builds')) return 'listing';
  return 'advice';
};

/** One fault at one call of one command. */
export interface Cell {
  readonly setting: string;
  readonly call: Call;
  readonly fault: string;
  /** Whether the fault affects all requests from the nth one, not only that one. */
  readonly lasting: boolean;
  /** Counts from 1. */
  readonly nth: number;
  /** Whether all tests pass without the fault; otherwise one fails. */
  readonly isGreen: boolean;
}

export const cellName = ({ setting, call, fault, lasting }: Cell): string =>
  `${setting}: ${call.method} ${call.route}: ${fault}${lasting ? ', lasting' : ''}`;

/**
 * Combines each call with each fault. For commands that share code with another one, uses one fault of each kind, and no lasting fault for
 * uploads. Lasting faults affect runs that would be green, so that a green verdict without proof is found.
 */
export const cellsOf = (setting: Setting, calls: readonly Call[]): readonly Cell[] =>
  calls
    .filter((call) => !(setting.isFull !== true && isShared(call)) && setting.hangs?.tried.test(call.route) !== false)
    .flatMap((call, row) =>
      faultKinds
        .filter(({ roles, ofAKind }) => (roles?.includes(call.role) ?? true) && !(ofAKind === true && setting.isFull !== true))
        .flatMap((kind, column) => {
          const cell = { setting: setting.name, call, fault: kind.name };
          const mayBeGreen = call.needsFailure !== true;
          const once: Cell = { ...cell, lasting: false, nth: nthOf(call, kind), isGreen: mayBeGreen && (row + column) % 2 === 0 };
          const lasting: Cell = { ...cell, lasting: true, nth: 1, isGreen: mayBeGreen };
          const isTriedOnce = kind.lasting !== true || (setting.isFull !== true && call.role === 'upload');
          return isTriedOnce ? [once] : [once, lasting];
        }),
    );

/** Whether all commands have this call, since its path contains no framework. */
const isShared = ({ route }: Call): boolean => !/\/(espresso|xcuitest|earlgrey|maestro|flutter-integration-tests)\//.test(route);

/** Refused credentials affect the middle of the run: a run whose first request is refused has nothing to survive. */
const nthOf = ({ count }: Call, { response }: FaultKind): number => (response === 'refused' ? Math.floor(count / 2) + 1 : 1);

export const kindOf = ({ fault }: Pick<Cell, 'fault'>): FaultKind => {
  const kind = faultKinds.find(({ name }) => name === fault);
  if (kind === undefined) throw new Error(`no fault is named ${fault}`);
  return kind;
};

/** Whether a fault of the service can be tried in real time, without waiting for a deadline. */
const isPrompt = ({ fault, response, name }: FaultKind): boolean =>
  typeof fault === 'object' && response !== 'late' && !name.includes('silence');

/** Whether the attempts at the call end within the time limit of a program. */
const isShort = ({ lasting, call }: Cell): boolean => !lasting || call.method === 'GET';

/**
 * Draws cells for the program: each prompt fault once, and once more if it is also tried as a lasting fault. Prefers the calls, then the
 * commands, that were drawn least; a hash of the name decides among equals. The same cells are drawn each time.
 */
export const sampleOf = (cells: readonly Cell[]): readonly Cell[] => {
  const drawn: Cell[] = [];
  for (const lasting of [false, true])
    for (const { name } of faultKinds.filter(isPrompt)) {
      const ranked = cells
        .filter((cell) => cell.fault === name && cell.lasting === lasting && isShort(cell))
        .map((cell) => {
          const calls = drawn.filter(({ call }) => call.method === cell.call.method && call.route === cell.call.route).length;
          const commands = drawn.filter(({ setting }) => setting === cell.setting).length;
          return { cell, calls, commands, hash: createHash('sha256').update(cellName(cell)).digest('hex') };
        })
        .toSorted((a, b) => a.calls - b.calls || a.commands - b.commands || a.hash.localeCompare(b.hash));
      drawn.push(...ranked.slice(0, 1).map(({ cell }) => cell));
    }
  return drawn;
};
