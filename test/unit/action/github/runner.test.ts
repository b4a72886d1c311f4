import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showInvisibleInLines } from '../../../../src/lib/escape/invisible.ts';
import { readFileCommands, readWorkflowCommand } from '../../../helpers/runner/output.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';
import { anyText, hostileTexts } from '../../lib/escape/hostile-texts.ts';

const runnerModule = path.resolve(import.meta.dirname, '../../../../src/action/github/runner.ts');

/** Sets outputs twice in a process whose files may have at most 1 KB, and returns what a later job reads. */
const setTwice = async (...batches: readonly Readonly<Record<string, string>>[]) => {
  await using temp = await temporaryDirectory();
  const file = path.join(temp.path, 'output');
  writeFileSync(file, '');
  const script = `
    import { createStepContext } from ${JSON.stringify(runnerModule)};
    const runner = createStepContext(process);
    for (const outputs of ${JSON.stringify(batches)}) runner.setOutputs(outputs);
    process.stdout.write('', () => process.exit());`;
  const limited = ['-c', 'trap "" XFSZ; ulimit -f 2; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', script];
  const { status, stdout } = spawnSync('sh', limited, { encoding: 'utf8', env: { ...process.env, GITHUB_OUTPUT: file } });
  return { status, stdout, outputs: readFileCommands(readFileSync(file, 'utf8')) };
};

const before = { verdict: 'error', reason: 'The step ended before it had a verdict; its log shows how far it came.', tests: '0' };

// Windows has no limit on the size of files.
describe.skipIf(process.platform === 'win32')('setOutputs', () => {
  it('gives the file back the outputs before, with the verdict `error`, where the disk takes only a part', async () => {
    const passed = { verdict: 'passed', reason: 'x'.repeat(2_000), tests: '4' };
    const { status, stdout, outputs } = await setTwice(before, passed);
    expect(outputs).toEqual({
      ...before,
      reason: expect.stringMatching(/^The outputs could not be written: .+\[runner-file\]\.$/),
    });
    expect(stdout).toContain(`::error::${outputs.reason}`);
    expect(status).toBe(1);
  });

  it('has the verdict `error` and a reason where there were no outputs before', async () => {
    const { status, outputs } = await setTwice(
      { verdict: 'passed', 'failed-tests': 'x'.repeat(2_000) },
      { tests: 'x'.repeat(2_000) },
    );
    expect(outputs).toEqual({ verdict: 'error', reason: expect.stringContaining('could not be written') });
    expect(status).toBe(1);
  });

  it('keeps outputs that the disk takes', async () => {
    const passed = { verdict: 'passed', reason: 'x', tests: '4' };
    expect(await setTwice(before, passed)).toMatchObject({ status: 0, outputs: passed });
  });
});

describe('the log', () => {
  const texts = [...hostileTexts, '50% of\r\nit::', ...fc.sample(anyText, 500)];

  /** Lines that a process writes if it passes each text to `statement`, a call on the context of its step. */
  const linesOf = (statement: string): readonly string[] => {
    const script = `
      import { readFileSync } from 'node:fs';
      import { createStepContext } from ${JSON.stringify(runnerModule)};
      const runner = createStepContext(process);
      for (const text of JSON.parse(readFileSync(0, 'utf8'))) ${statement};`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      input: JSON.stringify(texts),
    });
    expect(status).toBe(0);
    return stdout.split(/\r?\n/).slice(0, -1);
  };

  it('has one command for each warning, of which the runner reads the text with visible control characters', () => {
    expect(linesOf('runner.log.warning(text)').map((line) => readWorkflowCommand(line, new Set(['warning'])))).toEqual(
      texts.map((text) => ({ name: 'warning', properties: {}, data: showInvisibleInLines(text) })),
    );
  });

  it('has one command for each annotation, of which the runner reads title, file, line and message', () => {
    // The dots keep blanks and equal signs, which the runner would remove.
    const lines = linesOf("runner.annotate({ level: 'error', title: '.' + text + '.', message: text, file: 'a', line: 3 })");
    expect(lines.map((line) => readWorkflowCommand(line, new Set(['error'])))).toEqual(
      texts
        .map((text) => text.toWellFormed())
        .map((text) => ({ name: 'error', properties: { title: `.${text}.`, file: 'a', line: '3' }, data: text })),
    );
  });

  it('has no command and no control character in lines of plain text', () => {
    const lines = linesOf('runner.log.info(text)');
    expect(lines.length).toBeGreaterThanOrEqual(texts.length);
    expect(lines.filter((line) => /^\s*::|##\[|[^\P{Cc}\t]|[\u202e\u2028]/u.test(line))).toEqual([]);
  });
});
