import type { RecordedRequest } from '../../src/embedded/http/request-log.ts';

/** What a call is for, which decides what its loss may cost. */
export type Role =
  /** Advice: where it fails, the run goes on without. */
  | 'advice'
  | 'upload'
  | 'start'
  /** Of a build that the run no longer waits for. */
  | 'stop'
  /** The builds of a project. */
  | 'listing'
  | 'build status'
  | 'session details'
  | 'JUnit report'
  /** Logs, profiles, videos, screenshots, coverage and result bundles. */
  | 'extra';

/** A request that a command makes, whatever the ids in it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With variables as `:name`. */
  readonly route: string;
  readonly role: Role;
  /** Whether the command begins with it. */
  readonly isFirst: boolean;
  /** How often the command makes it when nothing goes wrong. */
  readonly count: number;
  /** Whether the command makes it only if a test failed. */
  readonly needsFailure?: true;
}

/** The calls that a recorded run made, by route: it sends some at the same time, in an order that varies. */
export const callsIn = (requests: readonly RecordedRequest[]): readonly Call[] => {
  const groups = Map.groupBy(requests, ({ method, route }) => `${method} ${route ?? 'a path that the service does not have'}`);
  const calls = [...groups].map(([name, group], index): Call => {
    const [method = '', route = ''] = name.split(/ (.*)/s);
    if (method !== 'GET' && method !== 'POST' && method !== 'DELETE') throw new Error(`${name}: a method that no fault strikes`);
    return { method, route, role: roleOf(method, route), isFirst: index === 0, count: group.length };
  });
  return calls.toSorted((a, b) => a.route.localeCompare(b.route) || a.method.localeCompare(b.method));
};

/** A call that is not named here counts as advice, which a lasting fault then refutes. */
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

/** As faults name paths: `*` for one segment. */
export const globOf = ({ route }: Pick<Call, 'route'>): string => route.replaceAll(/:\w+/g, '*');

/** Finds the call in a path as it is sent. */
export const pathPattern = ({ route }: Pick<Call, 'route'>): RegExp =>
  new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`);

/** Finds the call in a line of the log: by method and path template, or by the kind of file where its address came in a response. */
export const linePattern = ({ method, route }: Pick<Call, 'method' | 'route'>): RegExp => {
  const template = route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '<[^>]+>');
  const file = /\/(video|screenshot)[^/]*$/.exec(route)?.[1];
  const other = file === undefined ? [] : [`${method} <[^>]*${file}[^>]*>`];
  const report = route.endsWith('/report') ? ['JUnit report'] : [];
  return new RegExp([`${method} ${template}(?![\\w/])`, ...other, ...report].join('|'));
};
