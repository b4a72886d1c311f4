import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { root } from './action-metadata.ts';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const updateDocs = (...options: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, 'scripts/update-docs.ts'), ...options], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

const markers = ['<!-- inputs:start -->', '<!-- inputs:end -->', '<!-- outputs:start -->', '<!-- outputs:end -->'];

const openProject = async (action: string, readme = `# Tool\n\n${markers.join('\n')}\n\nThe end.\n`) => {
  const folder = await temporaryDirectory();
  const readmePath = path.join(folder.path, 'README.md');
  await writeFile(path.join(folder.path, 'action.yml'), action);
  await writeFile(readmePath, readme);
  return { folder, readmePath, options: ['--root', folder.path] };
};

const action = `
inputs:
  command: { default: run }
  app:
    description: A path | a glob.
    required: true
  wait:
    description: >
      Whether to
      wait.
    default: 'true'
outputs:
  verdict: { description: The word. }
`;

test('the README of this repository is what action.yml says', async () => {
  expect(await updateDocs('--check')).toMatchObject({ code: 0, stderr: '' });
});

test('the tables are written between the markers, and nothing else changes', async () => {
  const { folder, readmePath, options } = await openProject(action);
  await using _ = folder;
  expect(await updateDocs(...options, '--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run docs') });
  expect(await readFile(readmePath, 'utf8')).not.toContain('| input |');
  expect(await updateDocs(...options)).toMatchObject({ code: 0 });
  expect(await readFile(readmePath, 'utf8')).toBe(`# Tool

<!-- inputs:start -->

| input | default | meaning |
| --- | --- | --- |
| \`app\` | **required** | A path \\| a glob. |
| \`wait\` | \`true\` | Whether to wait. |

<!-- inputs:end -->
<!-- outputs:start -->

| output | meaning |
| --- | --- |
| \`verdict\` | The word. |

<!-- outputs:end -->

The end.
`);
  expect(await updateDocs(...options, '--check')).toMatchObject({ code: 0 });
});

test.each([
  { of: 'an input', text: action.replace('A path | a glob.', "''"), names: 'input app' },
  { of: 'an output', text: action.replace('The word.', "''"), names: 'output verdict' },
])('$of without a description is an error', async ({ text, names }) => {
  const { folder, readmePath, options } = await openProject(text);
  await using _ = folder;
  expect(await updateDocs(...options)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`the ${names} has no description`),
  });
  expect(await readFile(readmePath, 'utf8')).not.toContain('|');
});

test('a README without markers is an error', async () => {
  const { folder, options } = await openProject(action, '# Tool\n');
  await using _ = folder;
  expect(await updateDocs(...options)).toMatchObject({ code: 1, stderr: expect.stringContaining('<!-- inputs:start -->') });
});
