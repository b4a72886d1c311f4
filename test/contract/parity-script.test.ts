import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startStandIn } from '../helpers/stand-in.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

test('npm run parity writes a report', async () => {
  await using folder = await temporaryDirectory();
  await using service = await startStandIn(['--lenient', '--username', 'acme', '--access-key', 'S3cret']);
  const script = join(import.meta.dirname, '../../scripts/parity.ts');
  const output = join(folder.path, 'report.md');
  const run = async (env: NodeJS.ProcessEnv): Promise<{ code: number; text: string }> => {
    const child = spawn(process.execPath, [script, '--output', output], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err, [code]] = await Promise.all([child.stdout.toArray(), child.stderr.toArray(), once(child, 'exit')]);
    return { code: Number(code), text: `${out.join('')}${err.join('')}` };
  };
  const { code, text } = await run({ SERVICE_URL: service.origin, SERVICE_USERNAME: 'acme', SERVICE_ACCESS_KEY: 'S3cret' });
  expect([code, text]).toEqual([0, expect.stringMatching(/\d+ differences; report: /)]);
  const report = await readFile(output, 'utf8');
  expect(report).toContain('**upload flat Maestro flows**: the status is 200');
  expect(`${report}${text}`).not.toContain('S3cret');
  expect((await run({ SERVICE_USERNAME: '', SERVICE_ACCESS_KEY: '' })).code).toBe(1);
  expect((await run({ SERVICE_URL: 'http://service.example', SERVICE_USERNAME: 'a', SERVICE_ACCESS_KEY: 'b' })).text).toContain(
    'https',
  );
});
