import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderWorkflow } from '../../../src/migrate/write-workflow.ts';
import { binaries, convertTexts, flankYml, keysOf, remarksOf } from './convert-text.ts';

const command = 'gcloud firebase test android run --app app.apk --test test.apk';

const workflow = (job: string, { on = 'push', step = '', top = '' } = {}): string =>
  `name: CI\non: ${on}\n${top}jobs:\n  build: { runs-on: ubuntu-latest, steps: [{ run: make }] }\n  tests:\n    runs-on: ubuntu-latest\n${job}    steps:\n    - uses: actions/checkout@v4\n    - run: ${command}\n${step}`;

interface Workflow {
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, { readonly if?: string; readonly 'runs-on': string }>>;
}

const jobsOf = async (text: string) => {
  const migration = await convertTexts({ 'ci.yml': text });
  return { migration, ...(parse(renderWorkflow(migration.steps)) as Workflow) };
};

describe('what surrounds a command in a workflow', () => {
  it('keeps the triggers', async () => {
    const { migration, on } = await jobsOf(
      workflow('', { on: "{ push: { branches: [main] }, schedule: [{ cron: '0 3 * * *' }] }" }),
    );
    expect(on).toEqual({ push: { branches: ['main'] }, schedule: [{ cron: '0 3 * * *' }] });
    expect(keysOf(migration, 'taken')).toContain('on');
  });

  it('keeps no triggers of workflows that have different ones', async () => {
    const migration = await convertTexts({ 'a.yml': workflow(''), 'b.yml': workflow('', { on: 'pull_request' }) });
    expect(parse(renderWorkflow(migration.steps))).toMatchObject({ on: { pull_request: null, workflow_dispatch: null } });
    expect(keysOf(migration, 'unsupported').filter((key) => key === 'on')).toHaveLength(2);
  });

  it.each(['workflow_call', '{ push: { branches: ["${{ x }}"] } }', '[]', '[push, nothing]'])(
    'lists triggers such as %s',
    async (on) => {
      const { migration, on: own } = await jobsOf(workflow('', { on }));
      expect(own).toEqual({ pull_request: null, workflow_dispatch: null });
      expect(keysOf(migration, 'unsupported')).toContain('on');
    },
  );

  it('keeps the triggers of the one workflow beside other configurations', async () => {
    const migration = await convertTexts({ 'a.yml': workflow(''), 'flank.yml': flankYml(binaries) });
    expect(parse(renderWorkflow(migration.steps))).toMatchObject({ on: 'push' });
  });

  it.each<readonly [title: string, job: string, step: string, condition: string | undefined]>([
    ['of the job', "    if: github.ref == 'refs/heads/main'\n", '', "github.ref == 'refs/heads/main'"],
    ['of the step', '', "      if: ${{ github.event_name == 'push' }}\n", "github.event_name == 'push'"],
    ['of both', '    if: vars.DEVICE\n', '      if: always()\n', '(vars.DEVICE) && (always())'],
    ['with values of another job', '    if: needs.build.result\n', '', undefined],
    ['with values of another step', '', "      if: steps.a.outputs.b == 'c'\n", undefined],
  ])('keeps a condition %s, or lists it', async (_title, job, step, condition) => {
    const { migration, jobs } = await jobsOf(workflow(job, { step }));
    expect(jobs.tests?.if).toBe(condition);
    const listed = ['jobs.tests.if', 'jobs.tests.steps.1.if'].filter((key) => keysOf(migration, 'unsupported').includes(key));
    expect(listed).toHaveLength(condition === undefined ? 1 : 0);
    expect(remarksOf(migration).some((text) => text.includes('ran only if'))).toBe(condition === undefined);
  });

  it('leaves the condition of another step where it is', async () => {
    const { migration, jobs } = await jobsOf(
      workflow('', { step: '    - if: always()\n      run: gcloud firebase test android run --type robo --app a.apk\n' }),
    );
    expect(jobs.tests?.if).toBeUndefined();
    expect(keysOf(migration, 'unsupported')).toContain('jobs.tests.steps.2.if');
  });

  it('lists what the job needs, and says so', async () => {
    const { migration } = await jobsOf(workflow('    needs: build\n'));
    expect(keysOf(migration, 'unsupported')).toContain('jobs.tests.needs');
    expect(remarksOf(migration)).toContain('tests ran after build: add `needs`, or build what the tests need in the job.');
  });

  it.each<readonly [title: string, matrix: string, list: 'taken' | 'changed' | 'unsupported']>([
    ['whose values the command has', '{ matrix: { api: [30, 31] } }', 'taken'],
    ['that only builds differ in', '{ matrix: { java: [17, 21] } }', 'changed'],
    ['of an expression', '{ matrix: "${{ fromJSON(vars.M) }}" }', 'unsupported'],
  ])('lists a matrix %s', async (_title, strategy, list) => {
    const text = workflow(`    strategy: ${strategy}\n`).replace(command, `${command} --timeout \${{ matrix.api || 5 }}m`);
    const own = text.replace('${{ matrix.api || 5 }}', strategy.includes('api') ? '${{ matrix.api }}' : '5');
    const { migration } = await jobsOf(own);
    expect(keysOf(migration, list)).toContain('jobs.tests.strategy.matrix');
    expect(migration.steps).toHaveLength(list === 'taken' ? 2 : 1);
  });

  it('has each key of the workflow and the job in one list, also those of other steps', async () => {
    const { migration, jobs } = await jobsOf(
      workflow('    timeout-minutes: 9\n    container: x\n    strategy: { fail-fast: false }\n', {
        top: 'env: { A: b }\n',
        step: '      id: x\n    - name: Report\n      run: make report\n',
      }),
    );
    const keys = migration.findings.map(({ key }) => key).filter((key) => !key.startsWith('gcloud.'));
    expect(keys).toEqual([
      'name',
      'on',
      'env',
      'jobs.tests.runs-on',
      'jobs.tests.timeout-minutes',
      'jobs.tests.container',
      'jobs.tests.strategy.fail-fast',
      'jobs.tests.steps.0',
      'jobs.tests.steps.1.id',
      'jobs.tests.steps.2',
    ]);
    expect(jobs.tests?.['runs-on']).toBe('ubuntu-latest');
  });

  it('takes over no runner of one organization', async () => {
    const { migration, jobs } = await jobsOf(workflow('').replace('runs-on: ubuntu-latest\n', 'runs-on: [self-hosted, big]\n'));
    expect(jobs.tests?.['runs-on']).toBe('ubuntu-latest');
    expect(keysOf(migration, 'unsupported')).toContain('jobs.tests.runs-on');
  });
});

it('lists the conditions and the other steps of a composite action', async () => {
  const steps = `    - run: make\n      shell: bash\n    - if: inputs.test\n      shell: bash\n      run: ${command}\n`;
  const migration = await convertTexts({ 'action.yml': `runs:\n  using: composite\n  steps:\n${steps}` });
  expect(keysOf(migration, 'unsupported')).toEqual(['runs.steps.0', 'runs.steps.1.if', 'runs.steps.1.shell']);
  expect(remarksOf(migration)).toEqual(['device-tests ran only if inputs.test: add a condition if you need one.']);
});

describe('a command of a script', () => {
  it.each<readonly [title: string, script: string, line: number | undefined]>([
    ['under a condition', `if [ -n "$CI" ]; then\n  ${command}\nfi`, 1],
    ['in a loop', `true\nfor x in a b; do\n  ${command}\ndone`, 2],
    ['in a case', `case $1 in\n  a)\n    ${command}\n    ;;\nesac`, 1],
    ['after a test', `[ -n "$CI" ] && ${command}`, 1],
    ['as the second choice', `true || ${command}`, 1],
    ['in a command under a condition', `if c; then\n  X=$(${command})\nfi`, 1],
    ['as a condition', `if ! ${command}; then exit 1; fi`, undefined],
    ['after another command', `./gradlew assemble && ${command}`, undefined],
    ['in a function', `f() {\n  ${command}\n}\nf`, undefined],
  ])('is said to run always if it did not: %s', async (_title, script, line) => {
    const migration = await convertTexts({ 'x.sh': script });
    expect(migration.steps).toHaveLength(1);
    expect(remarksOf(migration)).toEqual(
      line === undefined ? [] : [`x.sh:${line} runs device-tests under a condition or in a loop: here it runs always, and once.`],
    );
  });
});
