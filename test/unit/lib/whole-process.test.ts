import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/lib/whole-process.ts')).href;

/** A process in its own right, since what is tested is how it ends. */
const endOf = (work: string): { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string } => {
  const script = `import { runWholeProcess } from '${source}'; runWholeProcess(process, ${work});`;
  const options = { encoding: 'utf8', timeout: 10_000, maxBuffer: 10_000_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
  return { exitCode: status, stdout, stderr };
};

describe('runWholeProcess', () => {
  it('ends with 0 once the work is done', () => {
    expect(endOf('async () => {}')).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });

  it('ends once the work is done, whatever is still waiting, and loses no output', () => {
    const end = endOf("async () => { setInterval(() => {}, 1_000); process.stdout.write('x'.repeat(5_000_000)); }");
    expect({ exitCode: end.exitCode, written: end.stdout.length }).toEqual({ exitCode: 0, written: 5_000_000 });
  });

  it('leaves the exit code to the work', () => {
    expect(endOf('async () => { process.exitCode = 3; }').exitCode).toBe(3);
  });

  it('is not green when the work waits for something that never comes', () => {
    const end = endOf('() => new Promise(() => {})');
    expect(end.exitCode).toBe(13);
    expect(end.stderr).toContain('exited with unfinished work');
  });

  it('keeps the exit code of work that failed first and then waits', () => {
    expect(endOf('() => { process.exitCode = 1; return new Promise(() => {}); }').exitCode).toBe(1);
  });

  it('shows the error of work that throws', () => {
    const end = endOf("async () => { throw new Error('lost'); }");
    expect(end.exitCode).toBe(1);
    expect(end.stderr).toContain('lost');
    expect(end.stderr).not.toContain('exited with unfinished work');
  });
});
