import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ReleaseError, releaseNotes } from '../../../scripts/release/notes-of-version.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { root } from './action-metadata.ts';

interface Project {
  readonly changelog?: string;
  readonly version?: string;
  readonly locked?: string;
}

const whole =
  '# Changelog\n\nAll changes.\n\n## Unreleased\n\n## 1.2.3 (2026-11-30)\n\n- Faster.\n- Safer.\n\n## 1.2.2\n\n- Older.\n';

const openProject = async ({ changelog = whole, version = '1.2.3', locked = version }: Project = {}) => {
  const folder = await temporaryDirectory();
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(folder.path, file), text);
  await write('CHANGELOG.md', changelog);
  await write('package.json', JSON.stringify({ version }));
  await write('package-lock.json', JSON.stringify({ version: locked, packages: { '': { version: locked } } }));
  return folder;
};

test.each(['\n', '\r\n'])('the notes are the section of the tag and no other (line end %j)', async (lineEnd) => {
  await using project = await openProject({ changelog: whole.replaceAll('\n', lineEnd) });
  expect(releaseNotes(project.path, 'v1.2.3')).toBe('- Faster.\n- Safer.');
});

test.each<[string, string, Project, string]>([
  ['a tag that is no version', 'v1.2', {}, 'The tag "v1.2" is not of the form v1.2.3.'],
  ['a tag that would be a second command', 'v1.2.3;id', {}, 'is not of the form v1.2.3.'],
  ['another version in package.json', 'v1.2.3', { version: '1.2.4', locked: '1.2.3' }, 'package.json says 1.2.4, the tag v1.2.3'],
  ['another version in the lock', 'v1.2.3', { locked: '1.2.2' }, 'package-lock.json says 1.2.2, the tag v1.2.3'],
  [
    'changes without a version',
    'v1.2.3',
    { changelog: whole.replace('## Unreleased\n', '## Unreleased\n\n- Forgotten.\n') },
    'CHANGELOG.md has changes under "Unreleased"',
  ],
  ['no section', 'v1.3.0', { version: '1.3.0' }, '1.3.0 has no section in CHANGELOG.md.'],
  ['an older section', 'v1.2.2', { version: '1.2.2' }, '1.2.2 is not the newest in CHANGELOG.md.'],
  ['a section of a version that only begins alike', 'v1.2.3', { changelog: '## 1.2.30\n\n- Other.\n' }, '1.2.3 has no section'],
  [
    'an empty section',
    'v1.2.3',
    { changelog: '## 1.2.3\n\n## 1.2.2\n\n- Older.\n' },
    'The section of 1.2.3 in CHANGELOG.md is empty.',
  ],
])('a release is refused with %s', async (_title, tag, files, message) => {
  await using project = await openProject(files);
  expect(() => releaseNotes(project.path, tag)).toThrow(ReleaseError);
  expect(() => releaseNotes(project.path, tag)).toThrow(message);
});

const script = (...options: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, 'scripts/release-notes.ts'), ...options], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

test('the script ends with 1 and one sentence where the tag is wrong', async () => {
  await using project = await openProject();
  const outcome = await script('--tag', 'v1.2.4', '--root', project.path);
  expect(outcome).toMatchObject({ code: 1, stdout: '' });
  expect(outcome.stderr).toBe('package.json says 1.2.3, the tag v1.2.4: change the version and tag again.\n');
});
