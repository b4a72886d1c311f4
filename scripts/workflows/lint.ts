/** Runs actionlint over the workflows of this repository and of its documentation. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { allExamples, completeWorkflow, root } from './examples.ts';
import { goTool } from './go-tool.ts';

const folder = path.join(root, 'build/examples');
mkdirSync(folder, { recursive: true });
const examples = [...allExamples()].map(([id, example]) => {
  const file = path.join(folder, `${id.replaceAll(/\W+/g, '-')}.yml`);
  // actionlint knows the inputs and outputs of local actions from their `action.yml`.
  const yaml = stringify(completeWorkflow(example), { lineWidth: 0 });
  writeFileSync(file, yaml.replaceAll(/uses: mobile-test-cloud\/mobile-test-cloud(.*)@v1$/gm, 'uses: .$1/'));
  return file;
});
const own = globSync('.github/workflows/*.yml', { cwd: root });
// shellcheck and pyflakes would be used only where they happen to be installed.
const options = ['-no-color', '-shellcheck=', '-pyflakes='];
const { status } = spawnSync(goTool('actionlint'), [...options, ...own, ...examples], { cwd: root, stdio: 'inherit' });
if (status === 0) console.log(`actionlint: no problems in ${own.length} workflows and ${examples.length} examples.`);
else process.exitCode = 1;
