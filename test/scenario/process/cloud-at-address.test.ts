import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ruleOf } from '../../helpers/alert-rules.ts';
import { runAction } from '../../helpers/runner.ts';
import { embedded } from '../../helpers/scenario.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const script = fileURLToPath(new URL('../../../src/embedded/serve.ts', import.meta.url));

/** The built-in cloud as `npm run cloud` starts it, and what it prints about itself. */
const startCloud = async () => {
  const folder = await temporaryDirectory();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder.path, TEMP: folder.path },
  });
  const ended = once(child, 'exit');
  const facts: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, value] = /^ {2}(address|username|access key) +(\S+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) facts[name] = value;
    if (line.startsWith('Press Ctrl+C')) break;
  }
  return {
    origin: facts.address ?? '',
    login: { username: facts.username ?? '', 'access-key': facts['access key'] ?? '' },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
};

it('a built-in cloud at an address runs the tests of the suite that it got, and all results are called simulated', async () => {
  await using cloud = await startCloud();
  const service = { 'base-url': cloud.origin, ...cloud.login };
  const suite = { app: 'app.apk', 'test-suite': 'test.apk', devices: 'Google Pixel 7-13.0' };
  const options = embedded({ framework: 'espresso', ...suite, ...service, 'missing-tests': 'fail' });
  await using run = await runAction(options);
  expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', simulated: 'true' });
  expect(run.stdout).toContain('SIMULATED Verdict: passed.');
  expect(run.summary).toContain('SIMULATED');
  expect(await run.readText('mobile-test-results/junit.xml')).toContain('com.example.shop.SearchTest');
  expect(JSON.parse(await run.readText('mobile-test-results/results.json'))).toMatchObject({
    results: { environment: { testEnvironment: 'simulated' } },
  });

  await using report = await runAction({ actionFile: 'report/action.yml', inputs: { ...service, framework: 'espresso' } });
  expect(report.outputs).toMatchObject({ verdict: 'passed', simulated: 'true' });

  const area = { 'test-management-url': cloud.origin, ...cloud.login };
  await using cases = await runAction({ actionFile: 'test-cases/action.yml', inputs: { ...area, 'project-id': 'PR-1' } });
  expect(cases.summary).toContain('(SIMULATED)');

  const alertInputs = { 'alerts-url': cloud.origin, ...cloud.login, rules: 'rules.json' };
  const rules = JSON.stringify([ruleOf({ name: 'new' })]);
  await using alerts = await runAction({ actionFile: 'alerts/action.yml', inputs: alertInputs, files: { 'rules.json': rules } });
  expect(alerts.summary).toContain('(SIMULATED)');
});
