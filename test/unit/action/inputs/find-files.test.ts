import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFiles } from '../../../../src/action/inputs/binary-ref.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

beforeAll(async () => {
  folder = await temporaryDirectory();
  const files = [
    'app.apk',
    'out/debug/app-debug.apk',
    'out/release/app-release.apk',
    'out/[id].apk',
    '.cache/old.apk',
    'out/.hid.apk',
  ];
  for (const file of [...files, 'a'.repeat(100)]) {
    await mkdir(path.dirname(path.join(folder.path, 'workspace', file)), { recursive: true });
    await writeFile(path.join(folder.path, 'workspace', file), 'x');
  }
});

afterAll(() => folder[Symbol.asyncDispose]());

describe('findFiles', () => {
  const find = async (pattern: string): Promise<readonly string[] | string> => {
    const workspace = path.join(folder.path, 'workspace');
    const found = await findFiles(pattern.replace('<workspace>', workspace), workspace);
    return found.kind === 'mistake'
      ? found.mistake
      : found.files.map((file) => path.relative(workspace, file).replaceAll(path.sep, '/'));
  };

  it.each([
    ['*.apk', ['app.apk']],
    ['**/*.apk', ['app.apk', 'out/[id].apk', 'out/debug/app-debug.apk', 'out/release/app-release.apk']],
    ['./out/*/../**/*-{debug,x}.apk', ['out/debug/app-debug.apk']],
    ['out\\*\\*-debug.apk', ['out/debug/app-debug.apk']],
    ['../workspace/a??.apk', ['app.apk']],
    ['<workspace>/out/[dr]e*/', ['out/debug', 'out/release']],
    ['.cache/*', ['.cache/old.apk']],
    ['.*/*.apk', ['.cache/old.apk']],
    ['out/.h*', ['out/.hid.apk']],
    ['*a*a*a*a*a*a*b', []],
    ['*/app.apk', []],
    ['{out/debug,x}/*.apk', 'the glob has a / within {…}'],
    ['!(out)/*', 'the glob has !(…), which is not supported'],
  ])('%j finds %j', async (pattern, expected) => {
    expect(await find(pattern)).toEqual(expected);
  });
});
