import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allExamples } from '../../../scripts/workflows/examples.ts';
import { definitionOf } from '../../../src/core/frameworks/lookup.ts';
import { isFramework } from '../../../src/core/model/framework.ts';
import { ownAction, readText, root, stepsIn, workflowSchema } from './action-metadata.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => file.replaceAll('\\', '/'));

interface Example {
  readonly from: string;
  readonly yaml: string;
}

const manifestSchema = z.object({ runs: z.record(z.string(), z.string()) });

const examples: readonly Example[] = [...allExamples()].map(([from, yaml]) => ({ from, yaml }));

const sources: readonly Example[] = [...examples, ...workflows.map((from) => ({ from, yaml: readText(from) }))];

describe.each(sources)('$from', ({ yaml }) => {
  const steps = stepsIn(parse(yaml));
  const own = steps.flatMap((step) => {
    const action = ownAction(step.uses);
    return action === undefined ? [] : [{ step, action }];
  });

  test('uses inputs that exist', () => {
    const unknown = own.flatMap(({ step, action }) => Object.keys(step.with).filter((name) => !action.inputs.includes(name)));
    expect(unknown).toEqual([]);
  });

  test('gives what is required', () => {
    for (const { step, action } of own) {
      const given = Object.keys(step.with);
      expect(given).toEqual(expect.arrayContaining([...action.required]));
      const isEmbedded = [step.with['base-url'], step.with['test-management-url']].includes('embedded');
      const needsCredentials = action.inputs.includes('username') && !isEmbedded && !('alerts-url' in step.with);
      if (needsCredentials) expect(given).toEqual(expect.arrayContaining(['username', 'access-key']));
      if ('build-ids' in step.with) continue;
      const framework = String(step.with.framework);
      const { app, testSuite } = isFramework(framework) ? definitionOf(framework) : definitionOf('espresso');
      if (action.inputs.includes('test-suite'))
        expect(given).toEqual(expect.arrayContaining([...(app ? ['app'] : []), ...(testSuite ? ['test-suite'] : [])]));
      if (action.inputs.includes('devices')) expect(given).toContain('devices');
    }
  });

  test('reads outputs that exist, of steps that exist', () => {
    const ids = steps.map(({ id }) => id);
    const outputsById = new Map(own.map(({ step, action }) => [step.id, action.outputs]));
    for (const [, id = '', name = ''] of yaml.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      expect(ids).toContain(id);
      if (outputsById.has(id)) expect(outputsById.get(id)).toContain(name);
    }
  });
});

describe.each(sources)('scripts in $from', ({ yaml }) => {
  // An expression is pasted into the script before the shell reads it: a branch name would become a command.
  test('take values from the environment, never from an expression', () => {
    const scripts = stepsIn(parse(yaml)).map(({ run = '' }) => run);
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

test('there are examples to check', () => {
  expect(examples.filter(({ from }) => from.startsWith('docs/recipes/')).length).toBeGreaterThan(15);
});

describe.each(workflows)('%s', (file) => {
  const text = readText(file);
  const { permissions, jobs } = workflowSchema.parse(parse(text));

  test('names actions of others by commit, with the version beside it', () => {
    const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, name = '']) => name).filter((name) => !name.startsWith('./'));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  });

  test('grants nothing but what each job says, with the reason', () => {
    expect(permissions).toEqual({});
    expect(Object.values(jobs).every((job) => job.permissions !== undefined)).toBe(true);
    const grants = text.split('\n').filter((line) => /^\s+[\w-]+: (read|write)\b/.test(line));
    expect(grants.filter((line) => !/ # to \w/.test(line))).toEqual([]);
  });

  test('leaves no token behind on the disk', () => {
    const checkouts = Object.values(jobs).flatMap(({ steps }) =>
      steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@')),
    );
    expect(checkouts.filter((step) => step.with['persist-credentials'] !== false)).toEqual([]);
  });

  test('ends by itself', () => {
    expect(Object.values(jobs).filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  test('never runs the code of a fork with the rights of this repository', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });
});

const actions = ['action.yml', ...globSync('*/action.yml', { cwd: root, exclude: ['node_modules'] })];

test.each(actions)('%s runs the bundle and nothing else', (file) => {
  const { runs } = manifestSchema.parse(parse(readText(file)));
  const toRoot = path.posix.relative(path.posix.dirname(file.replaceAll('\\', '/')), '.') || '.';
  const [main, post] = ['index.js', 'post.js'].map((name) => path.posix.join(toRoot, 'dist', name));
  const afterStep = ['action.yml', 'alerts/action.yml'].includes(file) ? { post, 'post-if': 'always()' } : {};
  expect(runs).toEqual({ using: 'node24', main, ...afterStep });
});

test.each(actions)('%s takes no expression but the token of the job and the values of its matrix', (file) => {
  const expressions = [...readText(file).matchAll(/\$\{\{.*?\}\}/g)].map(([expression]) => expression);
  expect(expressions.filter((expression) => !/^\$\{\{ (?:github\.token|toJSON\(matrix\)) \}\}$/.test(expression))).toEqual([]);
});

test('the last job of CI waits for every other', () => {
  const { jobs } = workflowSchema.parse(parse(readText('.github/workflows/ci.yml')));
  const { done, ...others } = jobs;
  expect(done?.needs).toEqual(Object.keys(others));
});
