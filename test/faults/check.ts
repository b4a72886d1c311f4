import type { StartedBuild } from '../../src/embedded/server.ts';
import { parseBuildTag } from '../../src/model/build-tag.ts';
import { type Call, type Cell, kindOf } from './cells.ts';
import type { FaultKind, Role } from './fault-kinds.ts';
import { limits, type Setting } from './settings.ts';

/** Result of a run, and what the service saw of the run. */
export interface Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the step is red. */
  readonly failed: boolean;
  /** The log without debug lines. */
  readonly lines: readonly string[];
  /** Paths in the report folder. */
  readonly files: readonly string[];
  /** In simulated time. */
  readonly elapsedMs: number;
  /** Whether the run ended by itself. */
  readonly ended: boolean;
  /** Builds that the command started at the service. */
  readonly builds: readonly StartedBuild[];
  /** Number of requests that the fault affected. */
  readonly struck: number;
  /** Places that contain credentials. */
  readonly leaks: readonly string[];
}

interface Trial {
  readonly cell: Cell;
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** The same run without the fault. */
  readonly baseline: Outcome;
}

/** Checks the outcome of a cell. @returns a sentence for each problem */
export const problemsOf = (trial: Trial): readonly string[] => {
  if (!trial.outcome.ended) return ['the run did not end'];
  const expected = expectationOf(trial.cell, trial.setting);
  return rules.flatMap((rule) => rule(trial, expected));
};

/** `same`: verdict and counts of the run without the fault. */
type Verdicts = readonly ('same' | 'error' | 'timed-out')[];

interface Affected extends Cell {
  readonly kind: FaultKind;
  readonly readsBuildsFirst: boolean | undefined;
  readonly listsBuilds: boolean;
  readonly hasReports: boolean;
}

const minuteMs = 60_000;
/** Deadlines and pauses of one call. */
const onceMs = 10 * minuteMs;
/** Both limits of the run, and the time by which its last call may exceed them. */
const lastingMs = (limits.timeout + limits.queue + 15) * minuteMs;

const same: Verdicts = ['same'];
const error: Verdicts = ['error'];

/** Whether the run gives the call up at a deadline of its own, and names the build instead of the call. */
const isGivenUp = ({ call, kind }: Affected): boolean => call.role === 'stop' && kind.name === 'silence';

/** Whether the response arrives. At one byte per second, the short ones do: those to changes, and empty listings. */
const isDelivered = ({ call, kind: { response } }: Affected): boolean =>
  response === 'none' || (response === 'late' && (call.method === 'POST' || call.role === 'advice'));

/** Whether nothing distinguishes the wrong response from a right one, as with logs and pictures. */
const isBelievable = ({ call, kind: { name } }: Affected): boolean =>
  call.role === 'extra' && (name === 'broken' || name === 'shape' || (name === 'redirect' && call.needsFailure === true));

/** Whether another attempt gets the same response. */
const isFinal = ({ kind }: Affected): boolean => kind.response === 'refused' || kind.name === 'redirect';

/** Whether a file that decides nothing may be lost. */
const spoilsFile = (affected: Affected): boolean =>
  isBelievable(affected) || (affected.call.role === 'extra' && isFinal(affected));

/** Whether the run repeats the call until `queue-timeout-minutes` is over, if no build has started. */
const isWaitedFor = ({ kind: { name } }: Affected): boolean => name === '429' || name === 'silence';

const ofLostStart = ({ call, kind, listsBuilds }: Affected): Verdicts => {
  if (kind.response === 'unsent' || kind.response === 'none' || kind.response === 'late') return same;
  if (!listsBuilds) return error;
  // v2 lists only the newest builds, so that it cannot prove that no build was started.
  return call.route.includes('/v2/') && kind.acts !== true ? error : same;
};

const once: Partial<Record<Role, (affected: Affected) => Verdicts>> = {
  start: (affected) => (affected.kind.response === 'refused' ? error : ofLostStart(affected)),
  upload: (affected) => (isFinal(affected) ? error : same),
  listing: ({ kind }) => (kind.response === 'refused' ? error : same),
};

const lasting: Partial<Record<Role, (affected: Affected) => Verdicts>> = {
  upload: (affected) => {
    // At one byte per second, a response of up to 300 bytes arrives.
    if (isDelivered(affected)) return ['same', 'error', 'timed-out'];
    return isWaitedFor(affected) ? ['timed-out'] : error;
  },
  start: (affected) => {
    if (affected.kind.acts === true) return ofLostStart(affected);
    return isWaitedFor(affected) ? ['error', 'timed-out'] : error;
  },
  listing: () => error,
  'build status': ({ kind, readsBuildsFirst }) => (kind.response === 'refused' || readsBuildsFirst ? error : ['timed-out']),
  // A report proves the results. Requests for other files may use up the time of the run.
  'session details': ({ hasReports }) => (hasReports ? ['same', 'timed-out'] : ['error', 'timed-out']),
  'JUnit report': () => ['error', 'timed-out'],
};

/**
 * Expected outcome of a cell, by the contract of the action: what can be repeated is repeated, an optional call costs nothing, and no verdict
 * is green or red without proof.
 */
const expectationOf = (cell: Cell, { inputs: { framework }, readsBuildsFirst }: Setting) => {
  const kind = kindOf(cell);
  const listsBuilds = framework === 'espresso' || framework === 'xcuitest';
  const hasReports = framework === 'espresso' || framework === 'flutter-android';
  const affected: Affected = { ...cell, kind, readsBuildsFirst, listsBuilds, hasReports };
  // 401 before any request succeeded means that the credentials are wrong.
  const areCredentialsWrong = cell.call.isFirst && cell.nth === 1 && kind.response === 'refused';
  const rule = (cell.lasting ? lasting : once)[cell.call.role];
  const verdicts = areCredentialsWrong ? error : (rule?.(affected) ?? same);
  return {
    verdicts,
    /** Whether the report folder must have every file of the run without the fault. */
    hasAllFiles: verdicts === same && (cell.lasting ? kind.response === 'none' : !spoilsFile(affected)),
    /** Simulated time that the run may take longer than without the fault. */
    extraMs: cell.lasting ? lastingMs : onceMs,
    /** Whether a line of the log must name the call and the fault. */
    isLogged: kind.message !== undefined && !isDelivered(affected) && !isBelievable(affected) && !isGivenUp(affected),
  };
};

/** Identifies a start: the random part of the tag in its build request, or the id of a build without a tag. */
const tagOf = ({ id, capabilities }: StartedBuild): string => parseBuildTag(capabilities.buildTag)?.nonce ?? id;

const idsIn = ({ outputs }: Outcome): readonly string[] => {
  const ids: unknown = JSON.parse(outputs['build-ids'] || '[]');
  return Array.isArray(ids) ? ids.map(String) : [];
};

/** Finds the call in a line of the log: by method and path template, or by the kind of file if its address came in a response. */
export const linePattern = ({ method, route }: Pick<Call, 'method' | 'route'>): RegExp => {
  const template = route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '<[^>]+>');
  const file = /\/(video|screenshot)[^/]*$/.exec(route)?.[1];
  const other = file === undefined ? [] : [`${method} <[^>]*${file}[^>]*>`];
  const report = route.endsWith('/report') ? ['JUnit report'] : [];
  return new RegExp([`${method} ${template}(?![\\w/])`, ...other, ...report].join('|'));
};

const counts = ['verdict', 'tests', 'passed', 'failed', 'skipped', 'flaky', 'sessions', 'failed-tests'];

const rules: readonly ((trial: Trial, expected: ReturnType<typeof expectationOf>) => readonly string[])[] = [
  ({ outcome }) => (outcome.struck > 0 ? [] : ['the fault met no request']),

  ({ outcome, baseline }, { verdicts }) => {
    const found = outcome.outputs.verdict ?? 'none';
    const different = counts.filter((name) => outcome.outputs[name] !== baseline.outputs[name]);
    if (verdicts.includes('same') && different.length === 0) return [];
    if (verdicts.some((allowed) => allowed === found)) return [];
    if (!verdicts.includes('same')) return [`expected ${verdicts.join(' or ')}, found ${found}: ${outcome.outputs.reason}`];
    const changes = different.map((name) => `${name} ${baseline.outputs[name]} → ${outcome.outputs[name]}`);
    return [`expected the same as without the fault, found ${changes.join(', ')}: ${outcome.outputs.reason}`];
  },

  ({ outcome: { outputs, failed } }) =>
    (outputs.verdict === 'passed') === failed ? [`the step is ${failed ? 'red' : 'green'} with ${outputs.verdict}`] : [],

  ({ outcome }) =>
    [...Map.groupBy(outcome.builds, tagOf)]
      .filter(([, builds]) => builds.length > 1)
      .map(([tag, builds]) => `${builds.length} builds were started with the tag ${tag}`),

  // A running build that the run does not name costs money unnoticed.
  ({ outcome, baseline }) => {
    const known = idsIn(outcome);
    const strangers = known.filter((id) => !outcome.builds.some((build) => build.id === id) && !idsIn(baseline).includes(id));
    const unknown = outcome.builds.filter(({ id }) => !known.includes(id));
    const isLogged = outcome.lines.some((line) => line.includes('may be running'));
    return [
      ...strangers.map((id) => `build ${id} of the output was never started`),
      ...(isLogged ? [] : unknown.map(({ id }) => `build ${id} was started, and nothing says so`)),
    ];
  },

  ({ outcome, baseline }, { hasAllFiles }) => {
    const lost = hasAllFiles ? baseline.files.filter((file) => !outcome.files.includes(file)) : [];
    return lost.length === 0 ? [] : [`lost ${lost.join(', ')}`];
  },

  ({ outcome, baseline }, { extraMs }) => {
    const overMs = outcome.elapsedMs - baseline.elapsedMs - extraMs;
    return overMs <= 0 ? [] : [`took ${Math.round(overMs / 1_000)} simulated seconds too long`];
  },

  ({ outcome }) => outcome.leaks.map((leak) => `credentials were sent to ${leak}`),

  ({ cell, outcome }, { isLogged }) => {
    const [{ message }, call] = [kindOf(cell), linePattern(cell.call)];
    const isFound = message === undefined || outcome.lines.some((line) => call.test(line) && message.test(line));
    return !isLogged || isFound ? [] : [`no line names the call and ${message}`];
  },
];
