import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Beginnings of the lines of each row that needs only what `npm ci` installs. */
const rows: Readonly<Record<string, readonly string[]>> = {
  'cold-start': ['process start to first request'],
  growth: ['run of 30 sessions'],
  collect: ['collecting 1,000 sessions'],
  crashes: ['restoring 1,000 stacks', 'finding a crash in a device log'],
  merge: ['merging and rendering'],
  history: ['history of 5,000 tests'],
};
const program = path.join(import.meta.dirname, '../../../bench/main.ts');

// The peak of memory is read from /proc.
it.runIf(process.platform === 'linux').concurrent.each(Object.keys(rows))(
  'the benchmark can measure the row %s',
  async (name) => {
    const env = { ...process.env, ORACLE_FILE: undefined };
    const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile(process.execPath, [program, '--quick', name], { env }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );
    expect(stderr).toMatch(new RegExp(`^${name}: took `, 'm'));
    const measured = stdout.matchAll(/^│ +\d+ +│ '(.+?)' +│ '.*\d.*?'/gm).map(([, what]) => what);
    expect([...measured]).toEqual(rows[name]?.map((start) => expect.stringContaining(start)));
    // A missed target ends the program with 1. It has no meaning here, because other tests run at the same time.
    expect([0, 1]).toContain(code);
  },
);
