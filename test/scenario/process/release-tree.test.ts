import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostFiles, mostPackedBytes, sizeOf, writeReleaseTree } from '../../../scripts/release/tree.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso, scenario } from '../../helpers/scenario.ts';
import { type TemporaryDirectory, temporaryDirectory } from '../../helpers/temp.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

let folder: TemporaryDirectory;
let tree: string;

beforeAll(async () => {
  folder = await temporaryDirectory();
  tree = path.join(folder.path, 'tree');
  await mkdir(tree);
  writeReleaseTree(tree, { repository: 'acme/mobile-test-cloud', commit });
});

afterAll(() => folder[Symbol.asyncDispose]());

it('a release has at most 60 files and 2.0 MB to download', () => {
  const { files, packedBytes } = sizeOf(tree);
  expect(files).toBeLessThanOrEqual(mostFiles);
  expect(packedBytes).toBeLessThanOrEqual(mostPackedBytes);
});

it('the file that every start loads has at most 1.4 MB, so no import through a door loads a whole room', async () => {
  expect((await stat(path.join(tree, 'dist/index.js'))).size).toBeLessThanOrEqual(1_400_000);
});

it('a release runs without the rest of the repository, and links to the documentation of its source', async () => {
  const failing = scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] });
  await using step = await runAction({ ...espresso({}, failing), actionFile: path.join(tree, 'action.yml'), post: true });
  expect(step.outputs).toMatchObject({ verdict: 'failed', 'failed-tests': expect.stringContaining('CartTest#adds') });
  expect(step.text).toContain(`https://github.com/acme/mobile-test-cloud/blob/${commit}/docs/troubleshooting.md#tests-failed`);
  expect(step.post?.exitCode).toBe(0);
});

it('an action in a folder of a release finds the bundle', async () => {
  await using step = await runAction({
    actionFile: path.join(tree, 'upload/action.yml'),
    inputs: { 'base-url': 'embedded', framework: 'espresso', app: 'no-such.apk', 'test-suite': 'no-such.apk' },
  });
  expect(step.exitCode).toBe(1);
  expect(step.text).toContain('no-such.apk');
});
