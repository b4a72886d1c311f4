import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const script = fileURLToPath(new URL('../../../../../scripts/studies/corpus.ts', import.meta.url));

const run = (args: readonly string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });

const header = 'file\ttests\tfailures\terrors\tskipped\towner\tbasis\tnotes';
const report = '<testsuite><testcase name="a"/><testcase name="b"><error/></testcase></testsuite>';
const errorsAsFailures = 'report.xml\t2\t1\t-\t0\towner\t\t';
const errorsApart = 'report.xml\t2\t0\t1\t0\towner\t\t';
const agreeing = '2 of 2 files agree with the totals that their owners state; 0 differ for a written reason, 0 for none.';

it.each<[what: string, rows: string[], code: number, output: string[]]>([
  ['agreeing totals', [errorsAsFailures, errorsApart, 'report.xml\t-\t-\t-\t-\to\t\t'], 0, [agreeing]],
  [
    'unexplained differences',
    ['report.xml\t3\t1\t-\t0\towner\t\t', 'cut.xml\t2\t0\t1\t0\towner\t\t'],
    1,
    ['UNEXPLAINED  report.xml\n    tests 2, owner 3\n', 'UNEXPLAINED  cut.xml\n    broken: truncated\n', '0 of 2 files agree'],
  ],
])('the study of JUnit reports tells %s', async (_what, rows, code, output) => {
  await using folder = await temporaryDirectory();
  await writeFile(path.join(folder.path, 'report.xml'), report);
  await writeFile(path.join(folder.path, 'cut.xml'), report.slice(0, -1));
  await writeFile(path.join(folder.path, 'expected.tsv'), [header, ...rows, ''].join('\n'));
  const ended = await run([folder.path]);
  for (const part of output) expect(ended.output).toContain(part);
  expect(ended.code).toBe(code);
});

it('the study of JUnit reports asks for a folder', async () => {
  expect(await run([])).toMatchObject({ code: 2, output: expect.stringContaining('Usage') });
});
