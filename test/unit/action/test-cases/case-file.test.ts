import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CaseFormat, openCaseFile } from '../../../../src/action/test-cases/case-file.ts';
import type { TracedCase } from '../../../../src/action/test-cases/trace-case.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const caseOf = (identifier: string): TracedCase => ({
  record: { identifier, title: '', tags: [], issues: [] },
  raw: undefined,
  result: 'passed',
  tests: [],
});
const format: CaseFormat = { head: '[', row: ({ record }, isFirst) => `${isFirst ? '' : ','}${record.identifier}`, tail: ']\n' };

describe('openCaseFile', () => {
  test('gives the file its name once it is whole, in a folder that need not exist', async () => {
    await using folder = await temporaryDirectory();
    const place = path.join(folder.path, 'a/b/cases.txt');
    const file = await openCaseFile(place, format);
    for (const identifier of ['TC-1', 'TC-2', 'TC-3']) await file.write(caseOf(identifier));
    expect(await readdir(path.dirname(place))).toEqual(['cases.txt.part']);
    await file.finish();
    expect(await readdir(path.dirname(place))).toEqual(['cases.txt']);
    expect(await readFile(place, 'utf8')).toBe('[TC-1,TC-2,TC-3]\n');
  });

  test('writes a block as soon as there is one, and not before', async () => {
    await using folder = await temporaryDirectory();
    const place = path.join(folder.path, 'cases.txt');
    const file = await openCaseFile(place, format);
    const written = (): Promise<string> => readFile(`${place}.part`, 'utf8');
    await file.write(caseOf('x'.repeat(65_534)));
    expect(await written()).toBe('');
    await file.write(caseOf(''));
    expect((await written()).length).toBe(65_536);
    await file.write(caseOf('TC-2'));
    await file.finish();
    expect((await readFile(place, 'utf8')).slice(65_530)).toBe('xxxxx,,TC-2]\n');
  });

  test.each(['cases.txt', 'cases.txt.part'])('replaces a link of the name %s, and does not follow it', async (name) => {
    await using folder = await temporaryDirectory();
    await using outside = await temporaryDirectory();
    const place = path.join(folder.path, 'cases.txt');
    const target = path.join(outside.path, 'target');
    await writeFile(target, 'of somebody else');
    await symlink(target, path.join(folder.path, name));
    const file = await openCaseFile(place, format);
    await file.finish();
    expect(await readFile(target, 'utf8')).toBe('of somebody else');
    expect((await lstat(place)).isFile()).toBe(true);
    expect(await readdir(folder.path)).toEqual(['cases.txt']);
  });

  test('leaves nothing behind where it is discarded', async () => {
    await using folder = await temporaryDirectory();
    const file = await openCaseFile(path.join(folder.path, 'cases.txt'), format);
    await file.write(caseOf('x'.repeat(100_000)));
    await file.discard();
    expect(await readdir(folder.path)).toEqual([]);
  });
});
