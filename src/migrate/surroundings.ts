import { isRecord } from '../lib/is-record.ts';
import type { YamlPath } from '../lib/yaml-document.ts';
import { portableCondition } from './expressions.ts';
import { none, notNeeded } from './rules.ts';
import { type Finding, formatValue, type MigratedStep, type ReadStep, type Rule, remark, ruleFor } from './settings.ts';
import { settingAt, type YamlSource } from './yaml-source.ts';

/** Steps of a job or of a composite action, some of which run the tests. */
interface StepList {
  readonly source: YamlSource;
  readonly steps: readonly unknown[];
  readonly path: YamlPath;
  /** What each step of the source becomes, by its position; empty for a Robo test. */
  readonly running: ReadonlyMap<number, readonly MigratedStep[]>;
}

/** Job of a workflow with steps that run the tests. */
interface TestJob extends StepList {
  readonly id: string;
  readonly job: Record<string, unknown>;
  /** Whether the matrix could be read. */
  readonly isMatrixKnown: boolean;
  readonly reads: readonly ReadStep[];
}

/** Names of hosted runners that the new job takes over. Other names may belong to runners of one organization. */
const hostedRunners = /^(?:ubuntu-(?:latest|22\.04|24\.04)|macos-(?:latest|14|15))$/;

const values = none('settings have the values that they use; add what the build needs');

const workflowRules: Readonly<Record<string, Rule>> = {
  name: notNeeded,
  'run-name': notNeeded,
  env: values,
  permissions: none('the tests need `contents: read` only'),
  defaults: values,
  concurrency: none('add it to the workflow if you want one run at a time'),
};

const jobRules: Readonly<Record<string, Rule>> = {
  name: notNeeded,
  env: values,
  defaults: values,
  permissions: none('the tests need `contents: read` only'),
  concurrency: none('add it to the job if you want one run at a time'),
  'timeout-minutes': none('`timeout-minutes` of the step limits the run'),
  'continue-on-error': none('add it to the job if a failed run is to leave the workflow green'),
  environment: none('add it to the job if the secrets belong to it'),
  container: none('the job runs on the runner itself'),
  services: none('the tests run on devices of the service'),
  outputs: none('the step has outputs of its own'),
};

const stepRules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(['id', 'name', 'shell', 'uses', 'run', 'with'].map((name) => [name, notNeeded])),
  env: values,
  'working-directory': none('paths have it in their place'),
  'timeout-minutes': none('`timeout-minutes` of the step limits the run'),
  'continue-on-error': none('add it to the step if a failed run is to leave the job green'),
};

const otherStep = none('a step of the job: add it if the build needs it');
const other = none('a setting of the job, which is written anew');

/** Lists what surrounds the tests in a workflow: triggers, conditions, `needs`, the matrix, the runner and the other steps. */
export const readSurroundings = (each: TestJob): readonly Finding[] => {
  const { source, id, job } = each;
  const find = finderIn(source);
  const { jobs: _jobs, on, ...top } = source.value;
  const { steps: _steps, needs, if: condition, strategy, 'runs-on': runner, ...own } = job;
  const path = ['jobs', id];
  const entries = (value: Record<string, unknown>, at: YamlPath, rules: Readonly<Record<string, Rule>>): readonly Finding[] =>
    Object.entries(value).map(([key, inner]) => find([...at, key], inner, ruleFor(rules, key) ?? other));
  return [
    ...(on === undefined ? [] : [find(['on'], on, takeTriggers(each, on))]),
    ...entries(top, [], workflowRules),
    ...(needs === undefined ? [] : [find([...path, 'needs'], needs, takeNeeds(each, needs))]),
    ...(condition === undefined ? [] : [find([...path, 'if'], condition, takeCondition(stepsOf(each), formatValue(condition)))]),
    ...(runner === undefined ? [] : [find([...path, 'runs-on'], runner, takeRunner(each, runner))]),
    ...(strategy === undefined ? [] : readStrategy(each, strategy, find)),
    ...entries(own, path, jobRules),
    ...readStepKeys(each),
  ];
};

const finderIn =
  (source: YamlSource): Find =>
  (keys, value, { outcome, to, note, input }) => {
    const key = keys.map(String).join('.');
    return { ...settingAt(source, key, key, value, keys), unknown: undefined, outcome, to, note, input };
  };

const stepsOf = ({ reads }: TestJob): readonly MigratedStep[] => reads.flatMap(({ step }) => step ?? []);

/** Names of the events that start workflows, from the documentation of GitHub Actions, 2026. */
const events: ReadonlySet<string> = new Set(
  `branch_protection_rule check_run check_suite create delete deployment deployment_status discussion discussion_comment fork gollum
  image_version issue_comment issues label merge_group milestone page_build public pull_request pull_request_review
  pull_request_review_comment pull_request_target push registry_package release repository_dispatch schedule status watch
  workflow_dispatch workflow_run`.split(/\s+/),
);

const takeTriggers = (job: TestJob, on: unknown): Rule => {
  const names = isRecord(on) ? Object.keys(on) : [on].flat().map(formatValue);
  if (names.length === 0 || !names.every((name) => events.has(name)) || JSON.stringify(on).includes('${{'))
    return none('other workflows call this one: choose triggers');
  for (const { around } of stepsOf(job)) around.triggers = on;
  return { outcome: 'taken', to: '`on`' };
};

const takeNeeds = (job: TestJob, needs: unknown): Rule => {
  for (const { remarks, name } of stepsOf(job))
    remarks.push(remark('{} ran after {}: add `needs`, or build what the tests need in the job.', name, formatValue(needs)));
  return none('those jobs are not in the new workflow');
};

const takeCondition = (steps: readonly MigratedStep[], condition: string): Rule => {
  const portable = portableCondition(condition);
  if (steps.length === 0) return none('its step has no equivalent');
  for (const { around, remarks, name } of steps) {
    if (portable === undefined) remarks.push(remark('{} ran only if {}: add a condition if you need one.', name, condition));
    else around.condition = around.condition === undefined ? portable : `(${around.condition}) && (${portable})`;
  }
  return portable === undefined ? none('its values exist only in that workflow') : { outcome: 'taken', to: '`if` of the job' };
};

const takeRunner = (job: TestJob, runner: unknown): Rule => {
  const name = formatValue(runner);
  if (!hostedRunners.test(name)) return none('the job runs on a hosted runner: name yours');
  for (const { around } of stepsOf(job)) around.runner = name;
  return { outcome: 'taken', to: '`runs-on`' };
};

type Find = (keys: YamlPath, value: unknown, rule: Rule) => Finding;

const readStrategy = (job: TestJob, strategy: unknown, find: Find): readonly Finding[] => {
  const { matrix, ...others } = isRecord(strategy) ? strategy : {};
  const path = ['jobs', job.id, 'strategy'];
  const count = stepsOf(job).length;
  const rule: Rule = !job.isMatrixKnown
    ? none('an expression makes it, or it has more than 20 combinations')
    : count > job.running.size
      ? { outcome: 'taken', to: 'a job for each combination that differs' }
      : { outcome: 'changed', to: 'one job', note: 'the tests are the same in each combination' };
  return [
    ...(matrix === undefined ? [] : [find([...path, 'matrix'], matrix, rule)]),
    ...Object.entries(others).map(([key, value]) => find([...path, key], value, none('each job runs by itself'))),
  ];
};

/** Lists the other steps, and the keys of the steps that run the tests, such as their conditions. */
export const readStepKeys = ({ source, steps, path: listPath, running }: StepList): readonly Finding[] => {
  const find = finderIn(source);
  return steps.flatMap((step, index) => {
    if (!isRecord(step)) return [];
    const path = [...listPath, index];
    const { name, uses, run } = step;
    const own = running.get(index);
    if (own === undefined) {
      const isCheckout = formatValue(uses).startsWith('actions/checkout@');
      const rule: Rule = isCheckout ? { outcome: 'taken', to: '`actions/checkout`' } : otherStep;
      return [find(path, formatValue(name ?? uses ?? run), rule)];
    }
    const { uses: _uses, run: _run, with: _with, if: condition, ...others } = step;
    return [
      ...(condition === undefined ? [] : [find([...path, 'if'], condition, takeCondition(own, formatValue(condition)))]),
      ...Object.entries(others).map(([key, value]) => find([...path, key], value, ruleFor(stepRules, key) ?? other)),
    ];
  });
};
