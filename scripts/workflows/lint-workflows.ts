/** actionlint over the workflows of this repository and of its documentation. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { temporaryDirectory } from '../../test/helpers/temp.ts';
import { completeWorkflow } from './complete-workflow.ts';
import { allExamples, root } from './examples.ts';
import { actionlint, goTool } from './go-tool.ts';
import { makeActions } from './project.ts';
import { mapSteps, ownAction, type Workflow } from './workflow.ts';

/** With this project's actions as local ones, whose inputs and outputs actionlint knows from their `action.yml`. */
const withLocalActions = (workflow: Workflow): Workflow =>
  mapSteps(workflow, (step) => {
    const action = ownAction(step);
    return action === undefined ? step : { ...step, uses: `./${action}` };
  });

const fileName = (id: string): string => `${id.replaceAll(/\W+/g, '-')}.yml`;

const lint = async (program: string): Promise<void> => {
  await using folder = await temporaryDirectory();
  makeActions(folder.path);
  const workflows = path.join(folder.path, '.github/workflows');
  mkdirSync(workflows, { recursive: true });
  // By this folder actionlint knows the root, from which it reads local actions.
  mkdirSync(path.join(folder.path, '.git'));
  for (const name of globSync('*.yml', { cwd: path.join(root, '.github/workflows') }))
    writeFileSync(path.join(workflows, name), readFileSync(path.join(root, '.github/workflows', name)));
  const examples = allExamples();
  for (const example of examples)
    writeFileSync(
      path.join(workflows, fileName(example.id)),
      stringify(withLocalActions(completeWorkflow(example)), { lineWidth: 0 }),
    );
  // Linters of scripts are on some machines and not on others.
  const { status } = spawnSync(program, ['-no-color', '-shellcheck=', '-pyflakes='], { cwd: folder.path, stdio: 'inherit' });
  if (status === 0) console.log(`actionlint finds nothing in CI and ${examples.length} examples.`);
  else process.exitCode = 1;
};

const program = goTool(actionlint);
if (program === undefined)
  console.log(
    'Left out: actionlint needs Go, which builds it. `npm test` checks inputs and outputs of the workflows without it.',
  );
else await lint(program);
