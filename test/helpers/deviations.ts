import type { RewriteResponse } from '../../src/embedded/http/listener.ts';

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

type Subject = 'devices' | 'start' | 'build' | 'session' | 'report' | 'listing' | 'uploads';

/** How a response of the built-in cloud differs from what it would have said. */
export interface Deviation {
  readonly of: Subject;
  /** Only responses with this text in them. */
  readonly about?: string;
  /** Only responses about the nth started build, from 1. */
  readonly build?: number;
  /** Only the first so many responses. */
  readonly times?: number;
  /** Values by path: keys parted by `/`, where `*` is each. A function is given the value before. */
  readonly set?: Readonly<Record<string, Json | ((before: Json) => Json)>>;
  readonly remove?: readonly string[];
  /** Of the response as text. */
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

/** Calls for every place that the path leads to; the last key need not exist. */
const eachPlace = (root: unknown, path: readonly string[], act: (holder: Container, key: string) => void): void => {
  const [key = '', ...rest] = path;
  if (!isContainer(root)) return;
  for (const one of key === '*' ? Object.keys(root) : [key]) {
    if (rest.length === 0) act(root, one);
    else eachPlace(root[one], rest, act);
  }
};

const changed = (body: string, { set = {}, remove = [], text = (same) => same }: Deviation): string => {
  if (Object.keys(set).length + remove.length === 0) return text(body);
  const root: unknown = JSON.parse(body);
  for (const [path, value] of Object.entries(set))
    eachPlace(root, path.split('/'), (holder, key) => {
      holder[key] = typeof value === 'function' ? value(holder[key]) : value;
    });
  for (const path of remove) eachPlace(root, path.split('/'), (holder, key) => void Reflect.deleteProperty(holder, key));
  return text(JSON.stringify(root));
};

/** For `rewrite` of the built-in cloud. `builds`: the ids of what was started so far. */
export const deviating = (deviations: readonly Deviation[], builds: () => readonly string[]): RewriteResponse => {
  const left = new Map(deviations.map((deviation) => [deviation, deviation.times ?? Number.POSITIVE_INFINITY]));
  return ({ method, route, path }, response) => {
    let body = response.body.toString();
    let isChanged = false;
    for (const [deviation, times] of left) {
      const { of, about = '', build } = deviation;
      const isOfBuild = build === undefined || path.includes(`/${builds()[build - 1]}`);
      const isMeant = response.status === 200 && routes[of].test(`${method} ${route}`) && body.includes(about) && isOfBuild;
      if (!isMeant || times === 0) continue;
      left.set(deviation, times - 1);
      body = changed(body, deviation);
      isChanged = true;
    }
    return isChanged ? { ...response, body } : response;
  };
};
