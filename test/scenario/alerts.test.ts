import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '../../src/stand-in/server.ts';
import { ruleOf, rulesFile } from '../helpers/alert-rules.ts';
import { type ActionRun, type RunOptions, runAction } from '../helpers/runner.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
import { stepClock } from '../helpers/virtual-clock.ts';

const run = (inputs: Readonly<Record<string, string>>, more: RunOptions = {}): Promise<ActionRun> =>
  runAction({ actionFile: 'alerts/action.yml', inputs, ...more });

const apply = ({ access }: Service, rules: string): Promise<ActionRun> =>
  run({ ...access, rules: 'alerts.yml', mode: 'apply' }, { files: { 'alerts.yml': rules } });

interface Service extends AsyncDisposable {
  readonly cloud: EmbeddedCloud;
  readonly access: Readonly<Record<string, string>>;
  readonly states: () => Promise<Record<string, string>>;
}

const openService = async (scenario: ScenarioInput): Promise<Service> => {
  const folder = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({ storageDir: join(folder.path, 'cloud'), scenario, clock: stepClock });
  const access = { 'alerts-url': cloud.origin, 'alerts-token': cloud.accessKey };
  return {
    cloud,
    access,
    states: async () => {
      const response = await fetch(`${cloud.origin}/alerts`, { headers: { authorization: `Bearer ${cloud.accessKey}` } });
      const { data } = (await response.json()) as { data: { name: string; status: string }[] };
      return Object.fromEntries(data.map(({ name, status }) => [name, status]));
    },
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await folder[Symbol.asyncDispose]();
    },
  };
};

const existing = (...changes: readonly Readonly<Record<string, unknown>>[]): ScenarioInput => ({
  alerts: { existing: changes.map((change) => ruleOf(change) as Record<string, string>) },
});

const names = (step: ActionRun, output: string): unknown => JSON.parse(step.outputs[output] ?? '');

describe('alert rules as code', () => {
  const file = rulesFile(
    { name: 'new' },
    { name: 'new and quiet', status: 'paused' },
    { name: 'same' },
    { name: 'drifted', threshold: 7 },
    { name: 'to pause', status: 'paused' },
    { name: 'to resume' },
  );
  const scenario = existing(
    { name: 'same' },
    { name: 'drifted', threshold: 5 },
    { name: 'to pause' },
    { name: 'to resume', status: 'paused' },
    { name: 'of somebody else' },
  );

  it('plan shows what would be done, and does nothing', async () => {
    await using service = await openService(scenario);
    await using step = await run({ ...service.access, rules: 'alerts.yml' }, { files: { 'alerts.yml': file } });
    expect(step.exitCode).toBe(0);
    expect(names(step, 'created')).toEqual(['new', 'new and quiet']);
    expect(names(step, 'unchanged')).toEqual(['same']);
    expect(names(step, 'drifted')).toEqual(['drifted']);
    expect(names(step, 'paused')).toEqual(['new and quiet', 'to pause']);
    expect(names(step, 'resumed')).toEqual(['to resume']);
    expect(step.stdout).toContain('+ create "new" (alerts.yml:2)');
    expect(step.stdout).toContain('-   threshold: 5 (stored)');
    expect(step.stdout).toMatch(/\+ {3}threshold: 7 \(alerts\.yml:\d+\)/);
    expect(step.summary).toContain('```diff');
    expect(step.annotations).toMatchObject([{ level: 'warning', properties: { file: 'alerts.yml' } }]);
    expect(service.cloud.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('apply creates what is missing, updates states, and leaves drift alone', async () => {
    await using service = await openService(scenario);
    await using step = await apply(service, file);
    expect(step.exitCode).toBe(0);
    expect(names(step, 'created')).toEqual(['new', 'new and quiet']);
    expect(await service.states()).toEqual({
      same: 'active',
      drifted: 'active',
      'to pause': 'paused',
      'to resume': 'active',
      'of somebody else': 'active',
      new: 'active',
      'new and quiet': 'paused',
    });
    await using again = await apply(service, file);
    expect(names(again, 'created')).toEqual([]);
    expect(names(again, 'unchanged')).toEqual(['new', 'new and quiet', 'same', 'to pause', 'to resume']);
  });

  describe.each([
    ['a webhook', 'webhook', 'url', 'https://hooks.example.com/services/T0SECRET1/B0SECRET2'],
    ['an email', 'email', 'to', 'ann@example.com'],
    ['a Slack channel', 'slack', 'webhookUrl', 'https://hooks.slack.example/services/T0SECRET3'],
    ['a target with the credentials in it', 'slack', 'authorization', 'Bearer {token}'],
  ])('a rule that notifies %s', (_what, channel, key, value) => {
    const rulesWith = (address: string): string =>
      rulesFile({ name: 'told', notifications: [{ channel, config: { [key]: address } }] });

    it('is unchanged after it was applied, and drifts once its target differs', async () => {
      await using service = await openService({});
      const address = value.replace('{token}', service.cloud.accessKey);
      const inputs = { ...service.access, rules: 'alerts.yml' };
      const file = { 'alerts.yml': rulesWith(address) };
      await using applied = await run({ ...inputs, mode: 'apply' }, { files: file });
      expect(names(applied, 'created')).toEqual(['told']);
      await using same = await run(inputs, { files: file });
      expect([names(same, 'unchanged'), names(same, 'drifted')]).toEqual([['told'], []]);
      await using other = await run(inputs, { files: { 'alerts.yml': rulesWith(`${address}-other`) } });
      expect([names(other, 'unchanged'), names(other, 'drifted')]).toEqual([[], ['told']]);
      const shown = [same, other].map(({ stdout, summary }) => stdout.replace(/^::add-mask::.*$/gm, '') + summary).join('');
      expect(shown).not.toContain('SECRET');
      expect(shown).not.toContain(service.cloud.accessKey);
    });
  });

  it('shows the refusal of the service with the name of the rule and its line, and does the rest', async () => {
    await using service = await openService({});
    const rules = rulesFile({ name: 'odd', windowMinutes: 7 }, { name: 'good' });
    await using step = await apply(service, rules);
    expect(step.exitCode).toBe(1);
    expect(names(step, 'created')).toEqual(['good']);
    expect(step.annotations).toMatchObject([
      {
        level: 'error',
        properties: { file: 'alerts.yml', line: '2' },
        message: expect.stringMatching(/^alerts\.yml:2: The rule "odd": .*windowMinutes: 7 is not one of/),
      },
    ]);
    expect(step.summary).toContain('odd');
  });

  it('sends nothing where the file has mistakes, and tells all of them with their places', async () => {
    await using service = await openService({});
    const rules = 'rules:\n  - name: one\n    metric: latency\n    threshold: high\n  - name: one\n';
    await using step = await apply(service, rules);
    expect(step.exitCode).toBe(1);
    expect(step.stdout).toContain('rules alerts.yml, line 4, column 5 (one): rules[0].threshold must be a number');
    expect(step.stdout).toContain('rules alerts.yml, line 5, column 5: rules[1].name: repeats the name of the rule in line 2');
    expect(step.outputs).toMatchObject({ created: '[]', unchanged: '[]', drifted: '[]', paused: '[]', resumed: '[]' });
    expect(service.cloud.requests).toEqual([]);
  });

  it('never shows the address of a webhook, whatever the service says of it', async () => {
    const secret = 'https://hooks.example.com/services/T0SECRET1/B0SECRET2';
    await using service = await openService({
      faults: [{ method: 'POST', path: '/alerts', action: 'status', status: 422, json: { message: `cannot reach ${secret}` } }],
    });
    const rules = rulesFile({ notifications: [{ channel: 'webhook', config: { url: secret } }] });
    await using step = await apply(service, rules);
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain('cannot reach');
    expect(step.masks).toContain(secret);
    const shown = step.stdout.replace(/^::add-mask::.*$/gm, '') + step.summary;
    expect(shown).not.toContain('SECRET');
  });
});

describe('pause during a job', () => {
  const scenario = existing({ name: 'latency of checkout' }, { name: 'latency of cart', status: 'paused' }, { name: 'cost' });

  it('pauses what is selected, and the post step resumes exactly that', async () => {
    await using service = await openService(scenario);
    await using step = await run({ ...service.access, mode: 'pause', select: 'latency*' }, { post: true });
    expect(step.exitCode).toBe(0);
    expect(names(step, 'paused')).toEqual(['latency of checkout']);
    expect(step.post?.exitCode).toBe(0);
    expect(step.post?.stdout).toContain('Resumed the alert "latency of checkout".');
    expect(await service.states()).toEqual({ 'latency of checkout': 'active', 'latency of cart': 'paused', cost: 'active' });
    const toggles = service.cloud.requests.filter(({ path }) => path.endsWith('/toggle')).map(({ body }) => body);
    expect(toggles).toEqual([{ active: false }, { active: true }]);
  });

  it('resumes at once what it paused before the service refused', async () => {
    await using service = await openService({
      ...existing({ name: 'a' }, { name: 'b' }),
      faults: [{ path: '/alerts/*/toggle', nth: 2, action: 'status', status: 422, json: { message: 'not this one' } }],
    });
    await using step = await run({ ...service.access, mode: 'pause', select: '*' }, { post: true });
    expect(step.exitCode).toBe(1);
    expect(names(step, 'paused')).toEqual([]);
    expect(step.stdout).toContain('not this one');
    expect(await service.states()).toEqual({ a: 'active', b: 'active' });
    expect(step.post?.text).toBe('');
  });

  it.skipIf(process.platform === 'win32').each([
    ['cancelled', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)('is undone when the step is %s in the middle', async (_how, signal) => {
    await using service = await openService({
      ...existing({ name: 'a' }, { name: 'b' }),
      // The delay keeps the step busy with the second alert when the signal arrives.
      faults: [{ path: '/alerts/*/toggle', nth: 2, action: 'delay', 'delay-ms': 500 }],
    });
    await using step = await run(
      { ...service.access, mode: 'pause', select: '*' },
      { post: true, signal: { afterStdoutMatches: /Paused the alert "a"/, signal } },
    );
    expect(await service.states()).toEqual({ a: 'active', b: 'active' });
    expect(step.post?.exitCode).toBe(0);
  });

  it('writes an error and makes the job red where an alert cannot be resumed', async () => {
    await using service = await openService({
      ...existing({ name: 'a' }),
      faults: [{ path: '/alerts/*/toggle', nth: 2, times: 'always', action: 'status', status: 403, json: { message: 'locked' } }],
    });
    await using step = await run({ ...service.access, mode: 'pause', select: 'a' }, { post: true });
    expect(step.exitCode).toBe(0);
    expect(step.post?.exitCode).toBe(1);
    expect(step.post?.annotations).toMatchObject([
      { level: 'error', message: expect.stringMatching(/The alert "a" \(\w+\) is still paused: .*locked/) },
    ]);
  });

  it('resumes what is selected with mode: resume', async () => {
    await using service = await openService(scenario);
    await using step = await run({ ...service.access, mode: 'resume', select: 'status: paused' });
    expect(names(step, 'resumed')).toEqual(['latency of cart']);
    expect(Object.values(await service.states())).toEqual(['active', 'active', 'active']);
  });
});

it('alerts needs no account with the built-in cloud, and says that it is simulated', async () => {
  await using step = await run(
    { 'alerts-url': 'embedded', rules: 'alerts.yml', mode: 'apply' },
    { files: { 'alerts.yml': { copyOf: 'docs/examples/alerts.yml' } } },
  );
  expect(step.exitCode).toBe(0);
  expect(names(step, 'created')).toEqual(['High latency in production', 'Cost of a session', 'Answers got worse']);
  expect(names(step, 'paused')).toEqual(['Answers got worse']);
  expect(step.summary).toContain('SIMULATED');
});

describe('the list of alerts', () => {
  const hook = 'https://hooks.example/T0123456789/abcdefgh1234';
  const stored = existing(
    {
      name: 'slow',
      threshold: 5,
      notifications: [{ channel: 'webhook', enabled: true, config: { url: hook, secret: 'hush-hush' } }],
    },
    { name: 'quiet', status: 'paused', description: `see ${hook}` },
    { name: 'by mail', notifications: [{ channel: 'email', enabled: false, config: { to: ['ann@example.com'] } }] },
  );
  const listedBy = (step: ActionRun) => JSON.parse(step.outputs.alerts ?? '') as { name: string; status: string }[];

  it('needs no rules, changes nothing, and has every stored alert with masked targets', async () => {
    await using service = await openService(stored);
    await using step = await run({ ...service.access, mode: 'list' });
    expect(step.exitCode).toBe(0);
    expect(listedBy(step)).toMatchObject([
      {
        name: 'slow',
        status: 'active',
        threshold: 5,
        notifications: [{ channel: 'webhook', enabled: true, config: { url: '***', secret: '***' } }],
      },
      { name: 'quiet', status: 'paused' },
      { name: 'by mail', notifications: [{ channel: 'email', enabled: false, config: { to: ['***'] } }] },
    ]);
    expect(step.summary).toMatch(/^## Alert rules: list \(SIMULATED\)\n\n\*\*3 alerts\*\*: 2 active, 1 paused\./);
    expect(step.summary).toContain('webhook hooks.example');
    const shown = [JSON.stringify(step.outputs), step.summary, step.text.replaceAll(/^::add-mask::.*$/gm, '')].join();
    for (const secret of [hook, 'abcdefgh1234', 'hush-hush', 'ann@example.com']) expect(shown).not.toContain(secret);
    expect(service.cloud.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('is narrowed by select', async () => {
    await using service = await openService(stored);
    await using step = await run({ ...service.access, mode: 'list', select: '{status: paused}' });
    expect(listedBy(step).map(({ name }) => name)).toEqual(['quiet']);
  });

  it('is empty where nothing is stored, and in other modes', async () => {
    await using service = await openService({});
    await using step = await run({ ...service.access, mode: 'list' });
    expect(step.outputs.alerts).toBe('[]');
    expect(step.summary).toContain('**0 alerts**: 0 active, 0 paused.');
    await using plan = await run(
      { ...service.access, rules: 'alerts.yml' },
      { files: { 'alerts.yml': rulesFile({ name: 'new' }) } },
    );
    expect(plan.outputs.alerts).toBe('[]');
  });
});
