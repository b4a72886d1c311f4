import { parseBuildTag } from '../../src/core/model/build-tag.ts';
import type { StartedBuild } from '../../src/stand-in/server.ts';
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
  readonly ended: boolean;
  readonly builds: readonly StartedBuild[];
  /** Number of requests that the fault affected. */
  readonly struck: number;
  readonly leaks: readonly string[];
}

interface Trial {
  readonly cell: Cell;
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** The same run without the fault. */
  readonly baseline: Outcome;
}

/** `same`: verdict and counts of the run without the fault. */
type Verdicts = readonly ('same' | 'error' | 'timed-out')[];

interface Affected extends Cell {
  readonly kind: FaultKind;
  readonly framework: string;
  readonly readsBuildsFirst: boolean | undefined;
}

const minuteMs = 60_000;
const onceMs = 10 * minuteMs;
/** Both limits of the run, and the time by which its last call may exceed them. */
const lastingMs = (limits.timeout + limits.queue + 15) * minuteMs;

const same: Verdicts = ['same'];
const error: Verdicts = ['error'];

/** Whether the response arrives. At one byte per second, the short ones do: those to changes, and empty listings. */
const isDelivered = ({ call, kind: { response } }: Affected): boolean =>
  response === 'none' || (response === 'late' && (call.method === 'POST' || call.role === 'advice'));

/** Whether nothing distinguishes the wrong response from a right one, as with logs and pictures. */
const isBelievable = ({ call, kind: { name } }: Affected): boolean =>
  call.role === 'extra' && (name === 'broken' || name === 'shape' || (name === 'redirect' && call.needsFailure === true));

const isFinal = ({ kind }: Affected): boolean => kind.response === 'refused' || kind.name === 'redirect';

/** Whether the run repeats the call until `queue-timeout-minutes` is over, if no build has started. */
const isWaitedFor = ({ kind: { name } }: Affected): boolean => name === '429' || name === 'silence';

const ofLostStart = ({ call, kind, framework }: Affected): Verdicts => {
  if (kind.response === 'unsent' || kind.response === 'none' || kind.response === 'late') return same;
  // The service cannot list the builds of other frameworks.
  if (framework !== 'espresso' && framework !== 'xcuitest') return error;
  // v2 lists only the newest builds, so that it cannot prove that no build was started.
  return call.route.includes('/v2/') && kind.acts !== true ? error : same;
};

type Rules = Partial<Record<Role, (affected: Affected) => Verdicts>>;

const once: Rules = {
  start: (affected) => (affected.kind.response === 'refused' ? error : ofLostStart(affected)),
  upload: (affected) => (isFinal(affected) ? error : same),
  listing: ({ kind }) => (kind.response === 'refused' ? error : same),
};

const lasting: Rules = {
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
  'session details': ({ framework }) => [/^(?:espresso|flutter-android)$/.test(framework) ? 'same' : 'error', 'timed-out'],
  'JUnit report': () => ['error', 'timed-out'],
};

/**
 * Expected outcome of a cell, by the contract of the action: what can be repeated is repeated, an optional call costs nothing, and no verdict
 * is green or red without proof.
 */
const expectationOf = (cell: Cell, { inputs: { framework = '' }, readsBuildsFirst }: Setting) => {
  const kind = kindOf(cell);
  const affected: Affected = { ...cell, kind, framework, readsBuildsFirst };
  // 401 before any request succeeded means that the credentials are wrong.
  const areCredentialsWrong = cell.call.isFirst && cell.nth === 1 && kind.response === 'refused';
  const { role } = cell.call;
  const rule = (cell.lasting ? lasting : once)[role];
  const verdicts = areCredentialsWrong ? error : (rule?.(affected) ?? same);
  const mayLoseFile = isBelievable(affected) || (role === 'extra' && isFinal(affected));
  // The run gives a stop up at a deadline of its own, and names the build instead of the call.
  const isGivenUp = role === 'stop' && kind.name === 'silence';
  return {
    verdicts,
    /** Whether the report folder must have every file of the run without the fault. */
    hasAllFiles: verdicts === same && (cell.lasting ? kind.response === 'none' : !mayLoseFile),
    /** Simulated time that the run may take longer than without the fault. */
    extraMs: cell.lasting ? lastingMs : onceMs,
    /** Whether a line of the log must name the call and the fault. */
    isLogged: kind.message !== undefined && !isDelivered(affected) && !isBelievable(affected) && !isGivenUp,
  };
};

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

/** Checks the outcome of a cell. @returns a sentence for each problem */
export const problemsOf = ({ cell, setting, outcome, baseline }: Trial): readonly string[] => {
  if (!outcome.ended) return ['the run did not end'];
  const { verdicts, hasAllFiles, extraMs, isLogged } = expectationOf(cell, setting);
  const { outputs, failed, lines, builds } = outcome;
  const { verdict = 'none' } = outputs;
  const different = counts.filter((name) => outputs[name] !== baseline.outputs[name]);
  const isSame = verdicts.includes('same') && different.length === 0;
  const changes = different.map((name) => `${name} ${baseline.outputs[name]} → ${outputs[name]}`);
  const lost = hasAllFiles ? baseline.files.filter((file) => !outcome.files.includes(file)) : [];
  const overMs = outcome.elapsedMs - baseline.elapsedMs - extraMs;
  const [{ message }, call] = [kindOf(cell), linePattern(cell.call)];
  const problems: Readonly<Record<string, boolean>> = {
    'the fault met no request': outcome.struck === 0,
    [`expected ${verdicts.join(' or ')}, found ${changes.join(', ')}: ${outputs.reason}`]:
      !isSame && !verdicts.some((allowed) => allowed === verdict),
    [`the step is ${failed ? 'red' : 'green'} with ${verdict}`]: (verdict === 'passed') === failed,
    [`lost ${lost.join(', ')}`]: lost.length > 0,
    [`took ${Math.round(overMs / 1_000)} simulated seconds too long`]: overMs > 0,
    [`no line names the call and ${message}`]: isLogged && !lines.some((line) => call.test(line) && message?.test(line)),
  };
  const known = idsIn(outcome);
  const started = new Set([...builds.map(({ id }) => id), ...idsIn(baseline)]);
  // A running build that the run does not name costs money unnoticed.
  const unnamed = lines.some((line) => line.includes('may be running')) ? [] : builds.filter(({ id }) => !known.includes(id));
  return [
    ...Object.keys(problems).filter((problem) => problems[problem]),
    ...[...Map.groupBy(builds, tagOf)].flatMap(([tag, { length }]) =>
      length > 1 ? [`${length} builds were started with the tag ${tag}`] : [],
    ),
    ...known.filter((id) => !started.has(id)).map((id) => `build ${id} of the output was never started`),
    ...unnamed.map(({ id }) => `build ${id} was started, and nothing says so`),
    ...outcome.leaks.map((leak) => `credentials were sent to ${leak}`),
  ];
};
