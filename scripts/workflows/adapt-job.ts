import path from 'node:path';
import { z } from 'zod';
import { type Job, jobSchema, root, type Step } from './examples.ts';

/** act gives `strategy.job-index` and `strategy.job-total` no value, so they become values of the matrix, which must be one list. */
const numberCombinations = (job: Job): Job => {
  const json = JSON.stringify(job);
  if (!json.includes('strategy.job-')) return job;
  const [[axis, values] = ['', []]] = Object.entries(z.record(z.string(), z.array(z.unknown())).parse(job.strategy?.matrix));
  const include = values.map((value, index) => ({ [axis]: value, 'job-index': index, 'job-total': values.length }));
  return { ...jobSchema.parse(JSON.parse(json.replaceAll('strategy.job-', 'matrix.job-'))), strategy: { matrix: { include } } };
};

const adaptStep = (step: Step, origin: string): readonly Step[] => {
  // What the first ones set up is there; the others would be downloaded, and need services that are not.
  if (
    /^(?:actions\/setup-(?:node|java)|subosito\/flutter-action|dorny\/test-reporter|codecov\/codecov-action)@/.test(
      step.uses ?? '',
    )
  )
    return [];
  if (String(step.run).startsWith('npm ci')) return [{ run: `ln -s '${path.join(root, 'node_modules')}' node_modules` }];
  const own = /^(?:\.|mobile-test-cloud\/mobile-test-cloud)\/?(?<action>[\w-]*)(?:@v1)?$/.exec(step.uses ?? '');
  if (own === null || step.with?.['base-url'] !== undefined) return [step];
  // Sessions take seconds in the built-in cloud, while `auto` would poll as seldom as the hosted service needs.
  const pace = /^(?:report)?$/.test(own.groups?.action ?? '') ? { 'poll-interval-seconds': 1 } : {};
  return [{ ...step, with: { ...step.with, ...pace, 'base-url': origin } }];
};

/** The job as act can run it here, with the service at `origin`. Where it dies, its second combination fails at its start. */
export const adaptJob = (job: Job, origin: string, dies: boolean): Job => {
  const numbered = numberCombinations(job);
  const steps = (numbered.steps ?? []).flatMap((step) => adaptStep(step, origin));
  return { ...numbered, steps: dies ? [{ if: 'matrix.job-index == 1', run: 'exit 1' }, ...steps] : steps };
};
