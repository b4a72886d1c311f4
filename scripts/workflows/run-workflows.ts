/**
 * Runs the workflows of the documentation as a runner would, all jobs of each, with act in host mode against the built-in cloud,
 * and checks what came out. `npm run workflows -- <words>` runs those whose name holds the words.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapConcurrently } from '../../src/lib/concurrency.ts';
import { formatDuration } from '../../src/lib/durations.ts';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { completeWorkflow } from './complete-workflow.ts';
import { allExamples, expectations, root } from './examples.ts';
import { act, goTool } from './go-tool.ts';
import { ownActionJob } from './own-job.ts';
import { makeActions } from './project.ts';
import { type ExampleRun, runExample } from './run-example.ts';
import { type Variant, variantsOf } from './variants.ts';
import type { Workflow } from './workflow.ts';

interface Run {
  readonly example: string;
  readonly variant: Variant;
}

/** One example waits most of its time: for builds, for reports, and for the start of its steps. */
const atOnce = 3;

const logFolder = path.join(root, 'build/workflows');

const wanted = process.argv.slice(2).join(' ');
const { 'left-out': leftOut, red } = expectations();

const isLeftOut = (id: string): boolean => leftOut.some(({ example }) => example === id);

const redJobs = (id: string): readonly string[] => red.find(({ example }) => example === id)?.jobs ?? [];

const workflows = (): readonly (readonly [string, Workflow])[] => [
  ...allExamples()
    .filter(({ id }) => !isLeftOut(id))
    .map((example) => [example.id, completeWorkflow(example)] as const),
  ['.github/workflows/ci.yml', ownActionJob()],
];

const plannedRuns = (): readonly Run[] =>
  workflows()
    .filter(([id]) => id.includes(wanted))
    .flatMap(([example, workflow]) => variantsOf(workflow, redJobs(example)).map((variant) => ({ example, variant })));

const keepLog = ({ example, variant }: Run, { jobs }: ExampleRun): string => {
  mkdirSync(logFolder, { recursive: true });
  const file = path.join(logFolder, `${`${example} ${variant.name}`.replaceAll(/\W+/g, '-')}.log`);
  writeFileSync(file, jobs.map(({ name, log }) => `# ${name}\n${log.join('\n')}\n`).join('\n'));
  return path.relative(root, file);
};

const showProgress = ({ example, variant }: Run, { problems, durationMs }: ExampleRun): void => {
  console.log(
    `${problems.length === 0 ? 'as expected' : 'WRONG      '}  ${formatDuration(durationMs).padStart(8)}  ${example} · ${variant.name}`,
  );
};

const rowsOf = ({ example, variant }: Run, { jobs }: ExampleRun): readonly (readonly string[])[] => {
  const skipped = Object.keys(variant.workflow.jobs).filter((id) => !jobs.some((job) => job.id === id));
  return [
    ...jobs.map(({ name, outcome }) => [example, variant.name, name.slice(name.indexOf('/') + 1), outcome]),
    ...skipped.map((id) => [example, variant.name, id, 'skipped']),
  ];
};

const showTable = (rows: readonly (readonly string[])[]): void => {
  const table = [['example', 'run', 'job', 'outcome'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log();
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};

const runAll = async (program: string): Promise<void> => {
  await using actions = await temporaryDirectory();
  makeActions(actions.path);
  const runs = plannedRuns();
  const results = await mapConcurrently(runs, atOnce, async (run, index) => {
    const result = await runExample(run.variant, { act: program, actions: actions.path, runId: 1000 + index });
    showProgress(run, result);
    return result;
  });
  showTable(runs.flatMap((run, index) => (results[index] === undefined ? [] : rowsOf(run, results[index]))));
  for (const { example, reason } of leftOut) console.log(`\nLeft out: ${example}: ${reason}`);
  const wrong = runs.flatMap((run, index) => {
    const result = results[index];
    return result === undefined || result.problems.length === 0 ? [] : [{ run, result }];
  });
  for (const { run, result } of wrong)
    console.log(`\n${run.example} · ${run.variant.name}:\n  ${result.problems.join('\n  ')}\n  Its log: ${keepLog(run, result)}`);
  console.log(`\n${runs.length} runs of examples, ${wrong.length} not as they must be.`);
  if (wrong.length > 0 || runs.length === 0) process.exitCode = 1;
};

const program = goTool(act);
if (program === undefined)
  console.log('Left out: the examples as workflows need Go, which builds act. `npm test` runs what they say without a runner.');
else await runAll(program);
