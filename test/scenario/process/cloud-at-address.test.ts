import { expect, it } from 'vitest';
import { ruleOf } from '../../helpers/alert-rules.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso } from '../../helpers/scenario.ts';
import { startStandIn } from '../../helpers/stand-in.ts';

it('a built-in cloud at an address runs the tests of the suite that it got, and all results are called simulated', async () => {
  await using cloud = await startStandIn();
  const login = { username: cloud.username, 'access-key': cloud.accessKey };
  const service = { 'base-url': cloud.origin, ...login };
  await using run = await runAction(espresso({ ...service, 'missing-tests': 'fail' }));
  expect(run.outputs).toMatchObject({ verdict: 'passed', missing: '0', simulated: 'true' });
  expect(run.stdout).toContain('SIMULATED Verdict: passed.');
  expect(run.summary).toContain('SIMULATED');
  expect(await run.readText('mobile-test-results/junit.xml')).toContain('com.example.shop.SearchTest');
  expect(JSON.parse(await run.readText('mobile-test-results/results.json'))).toMatchObject({
    results: { environment: { testEnvironment: 'simulated' } },
  });

  await using report = await runAction({ actionFile: 'report/action.yml', inputs: { ...service, framework: 'espresso' } });
  expect(report.outputs).toMatchObject({ verdict: 'passed', simulated: 'true' });

  const area = { 'test-management-url': cloud.origin, ...login };
  await using cases = await runAction({ actionFile: 'test-cases/action.yml', inputs: { ...area, 'project-id': 'PR-1' } });
  expect(cases.summary).toContain('(SIMULATED)');

  const alertInputs = { 'alerts-url': cloud.origin, ...login, rules: 'rules.json' };
  const rules = JSON.stringify([ruleOf({ name: 'new' })]);
  await using alerts = await runAction({ actionFile: 'alerts/action.yml', inputs: alertInputs, files: { 'rules.json': rules } });
  expect(alerts.summary).toContain('(SIMULATED)');
});
