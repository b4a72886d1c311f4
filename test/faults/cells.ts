import { hash } from 'node:crypto';
import type { RecordedRequest } from '../../src/stand-in/http/request-log.ts';
import { type FaultKind, faultKinds, type Role } from './fault-kinds.ts';
import type { Setting } from './settings.ts';

/** Requests of a command that differ only in ids. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with variables as `:name`. */
  readonly route: string;
  readonly role: Role;
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
    const role = roles.find(([pattern]) => pattern.test(name))?.[1] ?? 'advice';
    return { method, route, role, isFirst: index === 0, count: group.length };
  });
  return calls.toSorted((a, b) => a.route.localeCompare(b.route) || a.method.localeCompare(b.method));
};

/** Roles of calls. An unknown call counts as optional; if it is not, a lasting fault shows that. */
const roles: readonly (readonly [RegExp, Role])[] = [
  [/^POST .*\/stop$/, 'stop'],
  [/^POST .*\/build$/, 'start'],
  [/^POST /, 'upload'],
  [/\/report$/, 'JUnit report'],
  [/\/sessions\/tests\/|\/(?:coverage|resultbundle)$/, 'extra'],
  [/\/sessions\/:session$/, 'session details'],
  [/\/builds\/:build$/, 'build status'],
  [/\/projects\/|\/v2\/builds$/, 'listing'],
];

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
export const cellsOf = ({ name: setting, isFull, hangs }: Setting, calls: readonly Call[]): readonly Cell[] =>
  calls
    // The path of a call that all commands have contains no framework.
    .filter(({ route }) => isFull || /\/(espresso|xcuitest|earlgrey|maestro|flutter-integration-tests)\//.test(route))
    .filter(({ route }) => hangs?.tried.test(route) !== false)
    .flatMap((call, row) =>
      faultKinds
        .filter(({ roles: tried, ofAKind }) => (tried?.includes(call.role) ?? true) && (isFull || !ofAKind))
        .flatMap((kind, column) => {
          const cell = { setting, call, fault: kind.name };
          const mayBeGreen = call.needsFailure !== true;
          // A run whose first request is refused has nothing to survive.
          const nth = kind.response === 'refused' ? Math.floor(call.count / 2) + 1 : 1;
          const once: Cell = { ...cell, lasting: false, nth, isGreen: mayBeGreen && (row + column) % 2 === 0 };
          const lasting: Cell = { ...cell, lasting: true, nth: 1, isGreen: mayBeGreen };
          const isTriedOnce = !kind.lasting || (!isFull && call.role === 'upload');
          return isTriedOnce ? [once] : [once, lasting];
        }),
    );

export const kindOf = ({ fault }: Pick<Cell, 'fault'>): FaultKind => {
  const kind = faultKinds.find(({ name }) => name === fault);
  if (kind === undefined) throw new Error(`no fault is named ${fault}`);
  return kind;
};

/** Whether a fault of the service can be tried in real time, without waiting for a deadline. */
const isPrompt = ({ fault, response, name }: FaultKind): boolean =>
  typeof fault === 'object' && response !== 'late' && !name.includes('silence');

/**
 * Draws cells for the program: each prompt fault once, and once more if it is also tried as a lasting fault. Prefers the calls, then the
 * commands, that were drawn least; a hash of the name decides among equals. The same cells are drawn each time.
 */
export const sampleOf = (cells: readonly Cell[]): readonly Cell[] => {
  const drawn: Cell[] = [];
  const rankOf = (cell: Cell): readonly [calls: number, commands: number, hash: string] => [
    drawn.filter(({ call }) => call.method === cell.call.method && call.route === cell.call.route).length,
    drawn.filter(({ setting }) => setting === cell.setting).length,
    hash('sha256', cellName(cell)),
  ];
  for (const lasting of [false, true])
    for (const { name } of faultKinds.filter(isPrompt)) {
      const ranked = cells
        // Repeated attempts at another lasting call exceed the time limit of a program.
        .filter((cell) => cell.fault === name && cell.lasting === lasting && (!lasting || cell.call.method === 'GET'))
        .map((cell) => ({ cell, rank: rankOf(cell) }))
        .toSorted(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2]));
      drawn.push(...ranked.slice(0, 1).map(({ cell }) => cell));
    }
  return drawn;
};
