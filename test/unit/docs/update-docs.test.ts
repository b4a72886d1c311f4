import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { readText, root } from './action-metadata.ts';

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

test('an output that has changed makes the reference of its action stale', async () => {
  const { folder, options } = await openProject(action);
  await using _ = folder;
  await updateDocs(...options);
  const metadata = path.join(folder.path, 'upload/action.yml');
  await writeFile(metadata, (await readFile(metadata, 'utf8')).replace('What was not sent.', 'What was sent before.'));
  expect(await updateDocs(...options, '--check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('docs/reference.md is stale'),
  });
});

test('an input that differs from its table makes the metadata of its action stale', async () => {
  const { folder, options } = await openProject(action);
  await using _ = folder;
  await updateDocs(...options);
  const metadata = path.join(folder.path, 'upload/action.yml');
  const written = await readFile(metadata, 'utf8');
  expect(parse(written).inputs).toEqual(parse(readText('upload/action.yml')).inputs);
  await writeFile(metadata, written.replace('default: strict', 'default: warn'));
  expect(await updateDocs(...options, '--check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('upload/action.yml is stale'),
  });
});
