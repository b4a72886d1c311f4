import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../helpers/fixtures.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { collector, embedded, type Inputs, scenario } from '../helpers/scenario.ts';
import { type Cloud, discoveringCloud } from '../helpers/standing-cloud.ts';

const it = base.extend('cloud', opened(discoveringCloud));

const flow = 'appId: com.example.shop\n---\n- launchApp\n';

/** Suite with many flows in its root, and one that only `tests` would select. */
const manyFlows = (count: number): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, nth) => [`suite/flow-${nth}.yaml`, flow])),
  'suite/help/open.yaml': flow,
});

const onCloud = ({ service }: Cloud, files: RunOptions['files'], inputs: Inputs = {}): RunOptions => {
  const step = embedded({ framework: 'maestro', 'test-suite': 'suite', 'missing-tests': 'fail', ...service, ...inputs });
  return { ...step, files: { ...step.files, ...files } };
};

const executed = ({ cloud }: Cloud): string[][] =>
  cloud.startedBuilds().map(({ capabilities }) => capabilities.execute as string[]);

const expectShort = (requests: readonly (readonly string[])[]): void => {
  for (const execute of requests) expect(JSON.stringify(execute).length).toBeLessThan(1_000);
};

describe('a suite of Maestro with more flows than one request takes', () => {
  it('runs in several builds that count as one run, and retries name failed flows alone', async () => {
    const overrides: ScenarioInput['overrides'] = [
      { test: 'flow-0#*', flaky: 1 },
      { test: 'flow-99#*', flaky: 1 },
    ];
    await using cloud = await discoveringCloud({ overrides });
    await using run = await runAction(onCloud(cloud, manyFlows(100), { retries: '1' }));
    expect(run.outputs).toMatchObject({
      verdict: 'passed',
      tests: '100',
      passed: '100',
      flaky: '2',
      missing: '0',
      sessions: '4',
    });
    const requests = executed(cloud);
    expectShort(requests);
    expect(requests.slice(0, 2).flat()).toHaveLength(100);
    expect(new Set(requests.slice(0, 2).flat()).size).toBe(100);
    expect(new Set(requests.slice(2).map(String))).toEqual(new Set(['flow-0.yaml', 'flow-99.yaml']));
    expect(run.text).toContain('100 flows are divided over 2 builds');
  });

  it('runs each shard of a matrix in as many builds as it needs, and the collector counts every flow once', async ({
    cloud,
    github: { env },
  }) => {
    for (const index of ['0', '1']) {
      const inputs = { shards: '2', 'shard-index': index };
      await using job = await runAction({ ...onCloud(cloud, manyFlows(150), inputs), env });
      expect(job.outputs).toMatchObject({ verdict: 'passed', tests: '75' });
    }
    await using run = await runAction(collector({ ...cloud.service, framework: 'maestro', 'expected-shards': '2' }, env));
    expect(run.outputs).toMatchObject({ verdict: 'passed', tests: '150', passed: '150', missing: '0' });
    const requests = executed(cloud);
    expectShort(requests);
    expect(requests.length).toBeGreaterThan(2);
    expect(new Set(requests.flat()).size).toBe(150);
    expect(requests.flat()).toHaveLength(150);
  });

  it('a dry run shows how the flows are divided', async () => {
    const { files, inputs, ...options } = embedded(
      { framework: 'maestro', 'test-suite': 'suite', 'dry-run': 'true' },
      scenario(),
    );
    await using run = await runAction({ ...options, inputs, files: { ...files, ...manyFlows(100) } });
    expect(run.outputs.verdict).toBe('planned');
    expect(run.text).toContain('100 flows are divided over 2 builds: the service takes less than 1,000 characters of flows');
    expect(run.text).toContain('Would start 2 builds');
  });
});
