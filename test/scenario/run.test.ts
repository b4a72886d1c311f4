import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';

describe('run against the built-in cloud', () => {
  it('is green with proof: every session reported and every test passed', async ({ github }) => {
    await using step = await runAction({ ...espresso(), env: github.env, post: true });
    expect(step.stdout).toContain('SIMULATED Verdict: passed.');
    expect(step.exitCode).toBe(0);
    expect(step.outputs).toMatchObject({
      verdict: 'passed',
      tests: '4',
      passed: '3',
      failed: '0',
      skipped: '1',
      flaky: '0',
      missing: '0',
      sessions: '1',
      simulated: 'true',
      'failed-tests': '[]',
      'app-ref': expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/),
      'test-suite-ref': expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/),
      'media-refs': '[]',
    });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(1);
    expect(step.summary).toMatch(/simulated/i);
    expect(step.post?.exitCode).toBe(0);
    expect(step.post?.text).toBe('');
  });

  it('collects every file of the report folder, and as one artifact', async ({ github }) => {
    await using step = await runAction({ ...espresso({ download: 'all' }), env: github.env });
    const inReport = (await step.files()).filter((file) => file.startsWith('mobile-test-results/'));
    expect(inReport).toEqual(
      expect.arrayContaining([
        'mobile-test-results/junit.xml',
        'mobile-test-results/results.json',
        ...['junit.xml', 'session.json', 'device.log', 'instrumentation.log', 'network.har', 'profiling.json'].map(
          (name) => `mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/${name}`,
        ),
      ]),
    );
    const artifact = (await github.artifacts()).find(({ name }) => /^mobile-test-results-espresso-[^.]+$/.test(name));
    expect([...(artifact?.files.keys() ?? [])].sort()).toEqual(
      inReport.map((file) => file.replace('mobile-test-results/', '')).sort(),
    );
    const page = (await github.artifacts()).find(({ name }) => name === `${artifact?.name}.html`);
    expect([...(page?.files.values() ?? [])].map(String)).toEqual([await step.readText('mobile-test-results/report.html')]);
    expect(step.outputs['html-url']).toMatch(/\/artifacts\/\d+$/);
    expect(step.outputs['artifact-id']).toMatch(/^\d+$/);
    expect(step.outputs['artifact-url']).toContain(`/artifacts/${step.outputs['artifact-id']}`);
    expect(await step.readText('mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/junit.xml')).toContain('simulated');
  });

  it('is red when a test fails, says which, and has everything written before it fails', async ({ github }) => {
    const failing = scenario({
      overrides: [{ test: 'com.shop.CartTest#adds', outcome: 'fail', message: 'expected 3 but was 2' }],
    });
    await using step = await runAction({ ...espresso({}, failing), env: github.env });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({
      verdict: 'failed',
      reason: '1 of 4 tests failed: com.shop.CartTest#adds @ Google Pixel 7-13.0 [tests-failed].',
      'failed-tests': '["com.shop.CartTest#adds @ Google Pixel 7-13.0"]',
    });
    expect(step.summary).toContain('expected 3 but was 2');
    expect(step.annotations).toMatchObject([{ level: 'error', message: expect.stringContaining('expected 3 but was 2') }]);
    expect(await github.artifacts()).toHaveLength(2);
  });

  it.each([
    ['errors', 'failed tests', scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] }), 0],
    ['errors', 'an error', scenario({ sessions: [{ fate: 'crashes', 'after-tests': 1 }] }), 1],
    ['never', 'an error', scenario({ sessions: [{ fate: 'crashes', 'after-tests': 1 }] }), 0],
  ])('a run with fail-on: %s and %s ends as asked', async (failOn, _what, file, exitCode) => {
    await using step = await runAction(espresso({ 'fail-on': failOn }, file));
    expect(step.outputs.verdict).toMatch(/failed|error/);
    expect(step.exitCode).toBe(exitCode);
  });

  it('runs every shard in this job, one build each, and is red for one of them', async () => {
    const failing = scenario({ overrides: [{ test: '*removes', outcome: 'fail' }] });
    await using step = await runAction(espresso({ shards: '2' }, failing));
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(2);
    expect(step.outputs).toMatchObject({ verdict: 'failed', sessions: '2', tests: '4', failed: '1' });
  });

  it('runs one shard of a matrix alone', async () => {
    const outputs = await Promise.all(
      ['0', '1'].map(async (index) => {
        await using step = await runAction(espresso({ shards: '2', 'shard-index': index }));
        expect(step.outputs.sessions).toBe('1');
        return step.outputs;
      }),
    );
    expect(outputs.reduce((sum, { tests }) => sum + Number(tests), 0)).toBe(4);
  });

  it('is in error when one device of two has no session', async () => {
    const erring = scenario({ sessions: [{ device: 'Samsung*', fate: 'errors', message: 'device offline' }] });
    await using step = await runAction(espresso({ devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' }, erring));
    expect(step.outputs.reason).toMatch(/^Samsung Galaxy S22-12\.0, attempt 2: .*device offline/);
    expect(step.outputs.passed).toBe('3');
    // The link has the version of the action.
    const explanation = 'https://github.com/acme/mobile-test-cloud/blob/v1/docs/troubleshooting.md#';
    expect(step.text).toContain(explanation);
    expect(step.summary.split('/docs/troubleshooting.md#').length).toBe(step.summary.split(explanation).length);
    expect(step.summary).toContain(explanation);
  });

  it.each(['xcuitest', 'earlgrey'])('runs %s, and writes the JUnit file that the service has not', async (framework) => {
    await using step = await runAction({ ...embedded({ framework }), timeoutMs: 30_000 });
    expect(step.stdout).toContain('Verdict: passed.');
    expect(Number(step.outputs.tests)).toBeGreaterThan(2);
    expect(await step.readText('mobile-test-results/sessions/iPhone-14-16/shard-1-of-1/junit.xml')).toContain('<testcase');
  });

  it.each([
    ['espresso', 'com.example.shop.SearchTest', 'finds products by their first letters'],
    ['xcuitest', 'CheckoutUITests', 'testPaysWithCard'],
    ['earlgrey', 'CartScreenTests', 'testEmptiesCart'],
  ])("reports the newcomer's own tests for %s, without any scenario", async (framework, className, name) => {
    await using step = await runAction(embedded({ framework, 'embedded-scenario': '' }));
    expect(step.outputs.verdict).toBe('passed');
    const report = await step.readText('mobile-test-results/junit.xml');
    expect(report).toContain(className);
    expect(report).toContain(name);
  });

  it('is timed out when a device does not come within the time for the queue', async () => {
    const waiting = scenario({ sessions: [{ device: 'Samsung*', fate: 'never-starts' }] });
    const inputs = { devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0', 'queue-timeout-minutes': '0.02' };
    await using step = await runAction(espresso(inputs, waiting));
    expect(step.outputs.reason).toBe('No device became available for Samsung Galaxy S22-12.0 within 1.2 s [queue-timeout].');
  });

  it('starts and does not wait', async () => {
    await using step = await runAction(espresso({ wait: 'false' }));
    expect(step.outputs).toMatchObject({ verdict: 'started', tests: '0' });
    expect(step.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('the built-in cloud ends with its step') }),
    );
    const [id] = JSON.parse(step.outputs['build-ids'] ?? '');
    expect((await step.files()).filter((file) => file.startsWith('mobile-test-results')).toSorted()).toEqual([
      'mobile-test-results/plan.json',
      'mobile-test-results/results.json',
      'mobile-test-results/triage.json',
      'mobile-test-results/triage.md',
    ]);
    expect(JSON.parse(await step.readText('mobile-test-results/plan.json'))).toMatchObject({
      verdict: 'started',
      builds: [{ id, sessions: 1 }],
    });
    expect(step.outputs).toMatchObject({
      'junit-path': '',
      'html-path': '',
      'results-path': expect.stringMatching(/results\.json$/),
    });
    expect(step.summary).toContain('### Plan');
  });

  it('waits in the queue, and says so', async () => {
    const queue = scenario({ plan: { parallel: 1, queue: 5 } });
    await using step = await runAction(espresso({ devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' }, queue));
    expect(step.stdout).toContain('waiting for a device');
    expect(step.outputs).toMatchObject({ verdict: 'passed', sessions: '2' });
  });

  it('keeps the report where the runner has no artifact service, with one notice', async () => {
    await using step = await runAction(espresso());
    expect(step.annotations).toMatchObject([{ level: 'notice', message: expect.stringContaining('no artifact service') }]);
    expect(step.outputs).toMatchObject({ verdict: 'passed', 'artifact-id': '' });
    expect(await step.files()).toContain('mobile-test-results/junit.xml');
  });

  it('takes another name where the one of the artifact is taken', async ({ github }) => {
    await github.addArtifact('results', { 'a.txt': 'x' });
    await using step = await runAction({ ...espresso({ 'artifact-name': 'results' }), env: github.env });
    expect(step.exitCode).toBe(0);
    expect((await github.artifacts()).map(({ name }) => name)).toEqual(['results', 'results-2', 'results-2.html']);
  });

  it('refuses a report folder that is a file', async () => {
    const options = espresso();
    await using step = await runAction({ ...options, files: { ...options.files, 'mobile-test-results': 'a file in the way' } });
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringMatching(/^report-dir is .* is a file/) });
  });

  it('makes no artifact where none is wanted', async ({ github }) => {
    await using step = await runAction({ ...espresso({ 'artifact-name': '' }), env: github.env });
    expect(step.outputs.verdict).toBe('passed');
    expect(await github.artifacts()).toEqual([]);
  });

  it('writes a check run and a comment for the head of a pull request', async ({ github }) => {
    const failing = scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] });
    await using step = await runAction({
      ...espresso({ 'check-name': 'Device tests', comment: 'true', 'github-token': github.token }, failing),
      env: github.env,
      event: { name: 'pull_request', payload: { pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } } },
    });
    expect(step.outputs.verdict).toBe('failed');
    expect(github.checkRuns).toMatchObject([{ name: 'Device tests', conclusion: 'failure', head_sha: 'a'.repeat(40) }]);
    expect(github.comments).toMatchObject([{ body: expect.stringContaining('adds') }]);
    expect(step.annotations.filter(({ level }) => level === 'error')).toMatchObject([
      { properties: { title: expect.stringContaining('adds') } },
    ]);
    const artifacts = (await github.artifacts()).map(({ name }) => name);
    expect(artifacts).toEqual([expect.stringMatching(/^mobile-test-results-espresso-/), expect.stringMatching(/\.html$/)]);
  });

  it('refuses a command that does not exist', async () => {
    await using step = await runAction({ inputs: { command: '__proto__' } });
    expect(step.outputs).toMatchObject({ verdict: 'error', reason: expect.stringContaining('command') });
  });

  it('uploads media, and packs folders', async () => {
    const options = embedded({ framework: 'earlgrey', media: 'photo.png' });
    await using step = await runAction({ ...options, files: { ...options.files, 'photo.png': 'png' } });
    expect(step.outputs).toMatchObject({ verdict: 'passed', 'media-refs': expect.stringMatching(/^\["media:\/\/[^"]+"\]$/) });
    expect(step.text).toContain('Packed the folder ShopEarlGrey');
  });
});
