/** Runs workflows with act and checks what comes out. `npm run workflows -- <words>` runs those whose name contains the words, and prints their job summaries. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { runWithAct } from './act.ts';
import { problemsOf, summaryOf } from './check-output.ts';
import { allExamples, completeWorkflow, readText, root, type Workflow, workflowSchema } from './examples.ts';
import { expectedRuns } from './expected-runs.ts';
import { goTool } from './go-tool.ts';

/** Some jobs of a workflow of this repository, each independent of the others, and on one operating system. */
const ownJobs = (file: string, ids: readonly string[]): Workflow => {
  const text = readText(file).replaceAll(/^ {4}(?:needs|if): .*$|, macos-latest, windows-latest/gm, '');
  const { jobs, ...rest } = workflowSchema.parse(parse(text));
  return { ...rest, jobs: Object.fromEntries(Object.entries(jobs).filter(([id]) => ids.includes(id))) };
};

const words = process.argv.slice(2).join(' ').toLowerCase();
const chosen = [...expectedRuns.entries()].filter(([, { workflow }]) => workflow.toLowerCase().includes(words));
if (chosen.length === 0) {
  console.error(`No workflow has ${JSON.stringify(words)} in its name. These are run:`);
  for (const { workflow } of expectedRuns) console.error(`  ${workflow}`);
  process.exit(1);
}
const act = goTool('act');
const examples = allExamples();
mkdirSync(path.join(root, 'build'), { recursive: true });
for (const [index, run] of chosen) {
  const yaml = examples.get(run.workflow);
  const workflow = yaml === undefined ? ownJobs(run.workflow, Object.keys(run.jobs)) : completeWorkflow(yaml);
  const earlier = completeWorkflow(examples.get(run.earlier?.workflow ?? '') ?? 'jobs: {}');
  const ran = await runWithAct(act, { workflow, earlier }, run);
  const log = `build/workflows-${index + 1}.log`;
  writeFileSync(path.join(root, log), ran.output);
  const problems = problemsOf(ran, run);
  console.log(`${problems.length === 0 ? 'as expected' : 'NOT AS EXPECTED'}: ${run.workflow}; log: ${log}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (words !== '') console.log(`\n${summaryOf(ran)}`);
  if (problems.length > 0) process.exitCode = 1;
}
