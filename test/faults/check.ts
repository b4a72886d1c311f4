import { linePattern } from './calls.ts';
import { type Cell, kindOf } from './cells.ts';
import { expectationOf } from './expectation.ts';
import { type Outcome, tagOf } from './outcome.ts';
import type { Setting } from './settings.ts';

interface Trial {
  readonly cell: Cell;
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** The same run without the fault. */
  readonly baseline: Outcome;
}

type Rule = (trial: Trial) => readonly string[];

/** What is wrong with a cell, as sentences; none where all is right. */
export const problemsOf = (trial: Trial): readonly string[] =>
  trial.outcome.ended ? rules.flatMap((rule) => rule(trial)) : ['the run did not end'];

const struck: Rule = ({ outcome }) => (outcome.struck > 0 ? [] : ['the fault met no request']);

const counts = ['verdict', 'tests', 'passed', 'failed', 'skipped', 'flaky', 'sessions', 'failed-tests'];

const verdict: Rule = ({ cell, setting, outcome, baseline }) => {
  const { verdicts } = expectationOf(cell, setting);
  const found = outcome.outputs.verdict ?? 'none';
  const different = counts.filter((name) => outcome.outputs[name] !== baseline.outputs[name]);
  if (verdicts.includes('same') && different.length === 0) return [];
  if (verdicts.some((allowed) => allowed === found)) return [];
  if (!verdicts.includes('same')) return [`expected ${verdicts.join(' or ')}, found ${found}: ${outcome.outputs.reason}`];
  const changes = different.map((name) => `${name} ${baseline.outputs[name]} → ${outcome.outputs[name]}`);
  return [`expected the same as without the fault, found ${changes.join(', ')}: ${outcome.outputs.reason}`];
};

const color: Rule = ({ outcome }) => {
  const isGreen = outcome.outputs.verdict === 'passed';
  return isGreen === outcome.failed ? [`the step is ${outcome.failed ? 'red' : 'green'} with ${outcome.outputs.verdict}`] : [];
};

const startedOnce: Rule = ({ outcome }) =>
  [...Map.groupBy(outcome.builds, tagOf)].flatMap(([tag, builds]) =>
    builds.length === 1 ? [] : [`${builds.length} builds were started with the tag ${tag}`],
  );

/** A build that runs at the service and of which the run does not know costs money unseen. */
const accountedFor: Rule = ({ outcome, baseline }) => {
  const known = idsIn(outcome);
  const strangers = known.filter((id) => !outcome.builds.some((build) => build.id === id) && !idsIn(baseline).includes(id));
  const unknown = outcome.builds.filter(({ id }) => !known.includes(id));
  const isSaid = outcome.lines.some((line) => line.includes('may be running'));
  return [
    ...strangers.map((id) => `build ${id} of the output was never started`),
    ...(isSaid ? [] : unknown.map(({ id }) => `build ${id} was started, and nothing says so`)),
  ];
};

const idsIn = ({ outputs }: Outcome): readonly string[] => {
  const ids: unknown = JSON.parse(outputs['build-ids'] || '[]');
  return Array.isArray(ids) ? ids.map(String) : [];
};

const files: Rule = ({ cell, setting, outcome, baseline }) => {
  if (!expectationOf(cell, setting).allFiles) return [];
  const lost = baseline.files.filter((file) => !outcome.files.includes(file));
  return lost.length === 0 ? [] : [`lost ${lost.join(', ')}`];
};

const limit: Rule = ({ cell, setting, outcome, baseline }) => {
  const overMs = outcome.elapsedMs - baseline.elapsedMs - expectationOf(cell, setting).extraMs;
  return overMs <= 0 ? [] : [`took ${Math.round(overMs / 1_000)} simulated seconds too long`];
};

const credentials: Rule = ({ outcome }) => outcome.leaks.map((leak) => `credentials were sent to ${leak}`);

const said: Rule = ({ cell, setting, outcome }) => {
  const { words } = kindOf(cell);
  if (words === undefined || !expectationOf(cell, setting).isSaid) return [];
  const call = linePattern(cell.call);
  return outcome.lines.some((line) => call.test(line) && words.test(line)) ? [] : [`no line names the call and ${words}`];
};

const rules: readonly Rule[] = [struck, verdict, color, startedOnce, accountedFor, files, limit, credentials, said];
