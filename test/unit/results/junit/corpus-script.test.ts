import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const script = fileURLToPath(new URL('../../../../scripts/studies/corpus.ts', import.meta.url));

const run = (args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });

const header = 'file\ttests\tfailures\terrors\tskipped\towner\tbasis\tnotes';
const report = '<testsuite><testcase name="a"/><testcase name="b"><error/></testcase></testsuite>';

const corpusOf = async (folder: string, rows: readonly string[]): Promise<void> => {
  await writeFile(path.join(folder, 'report.xml'), report);
  await writeFile(path.join(folder, 'cut.xml'), report.slice(0, -1));
  await writeFile(path.join(folder, 'expected.tsv'), [header, ...rows, ''].join('\n'));
};

describe('the study of JUnit reports', () => {
  it('agrees with owners who count errors as failures, and with those who do not', async () => {
    await using folder = await temporaryDirectory();
    await corpusOf(folder.path, [
      'report.xml\t2\t1\t-\t0\towner\t\t',
      'report.xml\t2\t0\t1\t0\towner\t\t',
      'report.xml\t-\t-\t-\t-\to\t\t',
    ]);
    const { code, output } = await run([folder.path]);
    expect(output).toContain(
      '2 of 2 files agree with the totals that their owners state; 0 differ for a written reason, 0 for none.',
    );
    expect(code).toBe(0);
  });

  it('fails for an unexplained difference', async () => {
    await using folder = await temporaryDirectory();
    await corpusOf(folder.path, ['report.xml\t3\t1\t-\t0\towner\t\t', 'cut.xml\t2\t0\t1\t0\towner\t\t']);
    const { code, output } = await run([folder.path]);
    expect(output).toContain('UNEXPLAINED  report.xml\n    tests 2, owner 3\n');
    expect(output).toContain('UNEXPLAINED  cut.xml\n    broken: truncated\n');
    expect(output).toContain('0 of 2 files agree');
    expect(code).toBe(1);
  });

  it('asks for a folder', async () => {
    expect(await run([])).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
  });
});
