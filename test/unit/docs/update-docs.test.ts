import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { readText, root } from './action-metadata.ts';

const updateDocs = (...options: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, 'scripts/update-docs.ts'), ...options], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

const readmeMarkers = ['<!-- inputs:start -->', '<!-- inputs:end -->', '<!-- outputs:start -->', '<!-- outputs:end -->'];

const referenceMarkers = ['reference', 'capabilities'].flatMap((name) => [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]);

const openProject = async () => {
  const folder = await temporaryDirectory();
  for (const name of ['docs', 'upload']) await mkdir(path.join(folder.path, name));
  const write = (name: string, text: string): Promise<void> => writeFile(path.join(folder.path, name), text);
  await write('action.yml', action);
  await write('upload/action.yml', uploadAction);
  await write('README.md', `# Tool\n\n${readmeMarkers.join('\n')}\n\nThe end.\n`);
  await write('docs/reference.md', `# Reference\n\n${referenceMarkers.join('\n')}\n`);
  return { folder, options: ['--root', folder.path] };
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

test('an input that differs from its table, or an output that has changed, makes the documents of its action stale', async () => {
  const { folder, options } = await openProject();
  await using _ = folder;
  await updateDocs(...options);
  const metadata = path.join(folder.path, 'upload/action.yml');
  const written = await readFile(metadata, 'utf8');
  expect(parse(written).inputs).toEqual(parse(readText('upload/action.yml')).inputs);
  for (const [before, after, file] of [
    ['What was not sent.', 'What was sent before.', 'docs/reference.md'],
    ['default: strict', 'default: warn', 'upload/action.yml'],
  ] as const) {
    await writeFile(metadata, written.replace(before, after));
    const stderr = expect.stringContaining(`${file} is stale`);
    expect(await updateDocs(...options, '--check')).toMatchObject({ code: 1, stderr });
  }
});
