import type { StartedBuild } from '../../src/embedded/server.ts';
import { parseBuildTag } from '../../src/model/build-tag.ts';
import { linePattern } from './calls.ts';
import { type Cell, kindOf } from './cells.ts';
import { expectationOf } from './expectation.ts';
import type { Setting } from './settings.ts';

/** What a run left behind, and what the service saw of it. */
export interface Outcome {
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether the step is red. */
  readonly failed: boolean;
  /** Of the log, without what only a debug log shows. */
  readonly lines: readonly string[];
  /** Below the report folder. */
  readonly files: readonly string[];
  /** Simulated. */
  readonly elapsedMs: number;
  /** False where the run had to be given up. */
  readonly ended: boolean;
  /** What the command started at the service. */
  readonly builds: readonly StartedBuild[];
  /** Requests that met the fault. */
  readonly struck: number;
  /** Requests to another origin that carried credentials. */
  readonly leaks: readonly string[];
}

/** The random part of the tag that the action writes into each request; a build without it stands for itself. */
const tagOf = ({ id, capabilities }: StartedBuild): string => parseBuildTag(capabilities.buildTag)?.nonce ?? id;

const idsIn = ({ outputs }: Outcome): readonly string[] => {
  const ids: unknown = JSON.parse(outputs['build-ids'] || '[]');
  return Array.isArray(ids) ? ids.map(String) : [];
};

interface Trial {
  readonly cell: Cell;
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** The same run without the fault. */
  readonly baseline: Outcome;
}

/** What is wrong with a cell, as sentences; none where all is right. */
export const problemsOf = (trial: Trial): readonly string[] => {
  if (!trial.outcome.ended) return ['the run did not end'];
  const expected = expectationOf(trial.cell, trial.setting);
  return rules.flatMap((rule) => rule(trial, expected));
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

  // A build that runs at the service and of which the run does not know costs money unseen.
  ({ outcome, baseline }) => {
    const known = idsIn(outcome);
    const strangers = known.filter((id) => !outcome.builds.some((build) => build.id === id) && !idsIn(baseline).includes(id));
    const unknown = outcome.builds.filter(({ id }) => !known.includes(id));
    const isSaid = outcome.lines.some((line) => line.includes('may be running'));
    return [
      ...strangers.map((id) => `build ${id} of the output was never started`),
      ...(isSaid ? [] : unknown.map(({ id }) => `build ${id} was started, and nothing says so`)),
    ];
  },

  ({ outcome, baseline }, { allFiles }) => {
    const lost = allFiles ? baseline.files.filter((file) => !outcome.files.includes(file)) : [];
    return lost.length === 0 ? [] : [`lost ${lost.join(', ')}`];
  },

  ({ outcome, baseline }, { extraMs }) => {
    const overMs = outcome.elapsedMs - baseline.elapsedMs - extraMs;
    return overMs <= 0 ? [] : [`took ${Math.round(overMs / 1_000)} simulated seconds too long`];
  },

  ({ outcome }) => outcome.leaks.map((leak) => `credentials were sent to ${leak}`),

  ({ cell, outcome }, { isSaid }) => {
    const [{ words }, call] = [kindOf(cell), linePattern(cell.call)];
    const isFound = words === undefined || outcome.lines.some((line) => call.test(line) && words.test(line));
    return !isSaid || isFound ? [] : [`no line names the call and ${words}`];
  },
];
