import type { RewriteResponse } from '../../src/stand-in/http/listener.ts';

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

type Subject = 'devices' | 'start' | 'build' | 'session' | 'report' | 'listing' | 'uploads';

export interface Deviation {
  readonly of: Subject;
  /** Limits the change to responses about the nth started build, counted from 1. */
  readonly build?: number;
  /** Limits the change to the first n responses. */
  readonly times?: number;
  /** New values by path; undefined removes a key. Keys are separated by `/`, and `*` matches each key. A function gets the previous value. */
  readonly set?: Readonly<Record<string, Json | ((before: Json) => Json)>>;
  readonly text?: (body: string) => string;
}

const routes: Readonly<Record<Subject, RegExp>> = {
  devices: /^GET \/app-automate\/devices\.json$/,
  start: /^POST .*\/build$/,
  build: /^GET .*\/builds\/:build$/,
  session: /^GET .*\/sessions\/:session$/,
  report: /^GET .*\/report$/,
  listing: /^GET .*\/(projects\/:project|v2\/builds)$/,
  uploads: /^GET .*\/(recent_apps|test-suites|recent_media_files)/,
};

type Container = Record<string, Json>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Calls `act` for each place that the path matches. The last key need not exist. */
const eachPlace = (root: unknown, path: readonly string[], act: (holder: Container, key: string) => void): void => {
  const [key = '', ...rest] = path;
  if (!isContainer(root)) return;
  for (const one of key === '*' ? Object.keys(root) : [key]) {
    if (rest.length === 0) act(root, one);
    else eachPlace(root[one], rest, act);
  }
};

const changed = (body: string, { set, text = (same) => same }: Deviation): string => {
  if (set === undefined) return text(body);
  const root: unknown = JSON.parse(body);
  for (const [path, value] of Object.entries(set))
    eachPlace(root, path.split('/'), (holder, key) => {
      holder[key] = typeof value === 'function' ? value(holder[key]) : value;
    });
  return text(JSON.stringify(root));
};

/** Creates the option `rewrite` of the built-in cloud. `builds` returns the ids of the builds started so far. */
export const deviating = (deviations: readonly Deviation[], builds: () => readonly string[]): RewriteResponse => {
  const left = new Map(deviations.map((deviation) => [deviation, deviation.times ?? Number.POSITIVE_INFINITY]));
  return ({ method, route, path }, response) => {
    let rewritten = response;
    for (const [deviation, times] of left) {
      const { of, build } = deviation;
      const isOfBuild = build === undefined || path.includes(`/${builds()[build - 1]}`);
      const isMeant = response.status === 200 && routes[of].test(`${method} ${route}`) && isOfBuild;
      if (!isMeant || times === 0) continue;
      left.set(deviation, times - 1);
      rewritten = { ...rewritten, body: changed(String(rewritten.body), deviation) };
    }
    return rewritten;
  };
};
