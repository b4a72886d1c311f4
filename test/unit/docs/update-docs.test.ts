import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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

const readmeMarkers = ['<!-- inputs:start -->', '<!-- inputs:end -->', '<!-- outputs:start -->', '<!-- outputs:end -->'];

const referenceMarkers = ['reference', 'capabilities'].flatMap((name) => [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]);

const openProject = async (action: string, readme = `# Tool\n\n${readmeMarkers.join('\n')}\n\nThe end.\n`) => {
  const folder = await temporaryDirectory();
  const readmePath = path.join(folder.path, 'README.md');
  const referencePath = path.join(folder.path, 'docs/reference.md');
  await mkdir(path.join(folder.path, 'docs'));
  await mkdir(path.join(folder.path, 'upload'));
  await writeFile(path.join(folder.path, 'action.yml'), action);
  await writeFile(path.join(folder.path, 'upload/action.yml'), uploadAction);
  await writeFile(readmePath, readme);
  await writeFile(referencePath, `# Reference\n\n${referenceMarkers.join('\n')}\n`);
  return { folder, readmePath, referencePath, options: ['--root', folder.path] };
};

const uploadAction = `
inputs:
  media: { description: Files. }
outputs:
  reused: { description: What was not sent. }
`;

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

test('README and reference of this repository are what the actions say', async () => {
  expect(await updateDocs('--check')).toMatchObject({ code: 0, stderr: '' });
});

test('the tables are written between the markers, and nothing else changes', async () => {
  const { folder, readmePath, referencePath, options } = await openProject(action);
  await using _ = folder;
  expect(await updateDocs(...options, '--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run docs') });
  expect(await readFile(readmePath, 'utf8')).not.toContain('| input |');
  expect(await updateDocs(...options)).toMatchObject({ code: 0 });
  expect(await readFile(readmePath, 'utf8')).toBe(`# Tool

<!-- inputs:start -->

| input | default | meaning |
| --- | --- | --- |
| \`app\` | **required** | A path \\| a glob. |

<!-- inputs:end -->
<!-- outputs:start -->

| output | meaning |
| --- | --- |
| \`verdict\` | The word. |

<!-- outputs:end -->

The end.
`);
  const [inputsAndOutputs, capabilities] = (await readFile(referencePath, 'utf8')).split('<!-- capabilities:start -->');
  expect(capabilities).toContain('| `class` | a list of strings | `espresso` |');
  expect(inputsAndOutputs).toBe(`# Reference

<!-- reference:start -->

## run

\`uses: mobile-test-cloud/mobile-test-cloud@v1\`

| input | default | meaning |
| --- | --- | --- |
| \`app\` | **required** | A path \\| a glob. |
| \`wait\` | \`true\` | Whether to wait. |

| output | meaning |
| --- | --- |
| \`verdict\` | The word. |

## upload

\`uses: mobile-test-cloud/mobile-test-cloud/upload@v1\`

| input | default | meaning |
| --- | --- | --- |
| \`media\` |  | Files. |

| output | meaning |
| --- | --- |
| \`reused\` | What was not sent. |

<!-- reference:end -->
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
    stderr: expect.stringContaining(`action.yml: the ${names} has no description`),
  });
  expect(await readFile(readmePath, 'utf8')).not.toContain('|');
});

test('what is stale is found in the reference of every action', async () => {
  const { folder, options } = await openProject(action);
  await using _ = folder;
  await updateDocs(...options);
  await writeFile(path.join(folder.path, 'upload/action.yml'), uploadAction.replace('Files.', 'Other files.'));
  expect(await updateDocs(...options, '--check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('docs/reference.md is stale'),
  });
});

test('a README without markers is an error', async () => {
  const { folder, options } = await openProject(action, '# Tool\n');
  await using _ = folder;
  expect(await updateDocs(...options)).toMatchObject({ code: 1, stderr: expect.stringContaining('<!-- inputs:start -->') });
});
