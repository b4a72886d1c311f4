import { describe, expect, it } from 'vitest';
import { runAction } from '../helpers/runner.ts';
import { embedded, espresso, scenario } from '../helpers/scenario.ts';

const flaky = scenario({ overrides: [{ test: '*adds', flaky: 1 }] });

const started = (stdout: string): number => stdout.match(/^Started /gm)?.length ?? 0;

describe('retries', () => {
  it('runs the failed test again, alone, and calls it flaky when it passes', async () => {
    await using step = await runAction(espresso({ retries: '1' }, flaky));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', passed: '3', flaky: '1', failed: '0', sessions: '2' });
    expect(step.text).toContain('Google Pixel 7-13.0: 1 failed test.');
    const files = await step.files();
    const again = 'mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1/attempt-2/junit.xml';
    expect(files).toContain(again);
    expect((await step.readText(again)).match(/<testcase /g)).toHaveLength(1);
    expect(await step.readText('mobile-test-results/junit.xml')).toContain('<flakyFailure');
  });

  it('counts a flaky test as failed where that is asked for', async () => {
    await using step = await runAction(espresso({ retries: '1', 'fail-on-flaky': 'true' }, flaky));
    expect(step.outputs).toMatchObject({ verdict: 'failed', flaky: '1', failed: '1' });
  });

  it('stays failed when no try passes, within its bound', async () => {
    await using step = await runAction(espresso({ retries: '2' }, scenario({ overrides: [{ test: '*adds', outcome: 'fail' }] })));
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1', flaky: '0' });
    expect(started(step.stdout)).toBe(3);
    expect(await step.readText('mobile-test-results/junit.xml')).toContain('<rerunFailure');
  });

  it('runs nothing again by default', async () => {
    await using step = await runAction(espresso({}, flaky));
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '1' });
    expect(started(step.stdout)).toBe(1);
  });

  it('runs a test again only on the device and in the shard where it failed', async () => {
    const onGalaxy = scenario({ overrides: [{ test: '*adds', device: 'Samsung*', flaky: 1 }] });
    await using step = await runAction(
      espresso({ retries: '1', shards: '2', devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' }, onGalaxy),
    );
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '8', flaky: '1', sessions: '5' });
    expect(started(step.stdout)).toBe(3);
  });

  // Session details of v2 omit the package of a class, but reports contain it.
  it.each(['v1', 'v2'])('runs a session that died again whole, %s', async (version) => {
    const dying = scenario({ sessions: [{ fate: 'crashes', 'after-tests': 1, times: 1 }] });
    await using step = await runAction(espresso({ retries: '1', 'api-version': version }, dying));
    expect(step.text).toContain('the whole session, which was inconclusive');
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', passed: '3', skipped: '1' });
  });

  it('runs nothing again when more than half of the tests failed', async () => {
    const broken = scenario({ overrides: [{ test: '*CartTest*', outcome: 'fail' }] });
    await using step = await runAction(espresso({ retries: '2' }, broken));
    expect(step.outputs).toMatchObject({ verdict: 'failed', failed: '2' });
    expect(started(step.stdout)).toBe(1);
    expect(step.annotations).toContainEqual(
      expect.objectContaining({ level: 'notice', message: expect.stringContaining('2 of 3 tests failed, more than half') }),
    );
  });

  it('runs nothing again when no test ran', async () => {
    await using step = await runAction(espresso({ retries: '2' }, scenario({ overrides: [{ outcome: 'skip' }] })));
    expect(step.outputs.verdict).toBe('error');
    expect(started(step.stdout)).toBe(1);
  });

  it.each(['xcuitest', 'earlgrey'])('works for %s by its own filter', async (framework) => {
    const own = scenario({ tests: {}, overrides: [{ test: '*#test*Item*', flaky: 1 }] });
    await using step = await runAction(embedded({ framework, retries: '1' }, own));
    expect(step.outputs).toMatchObject({ verdict: 'passed', flaky: '1' });
    expect(await step.readText('mobile-test-results/sessions/iPhone-14-16/shard-1-of-1/attempt-2/junit.xml')).toMatch(
      /tests="1"/,
    );
  });
});

describe('session-retries', () => {
  const offline = (parts: Readonly<Record<string, unknown>> = {}) => scenario({ sessions: [{ fate: 'errors', ...parts }] });

  it('starts a session again, once by default, that the service could not run', async () => {
    await using healed = await runAction(espresso({}, offline({ times: 1 })));
    expect(healed.outputs).toMatchObject({ verdict: 'passed', tests: '4', passed: '3', skipped: '1', flaky: '0', sessions: '1' });
    expect(started(healed.stdout)).toBe(2);
    await using outage = await runAction(espresso({ retries: '2' }, offline()));
    expect(outage.outputs).toMatchObject({ verdict: 'error', tests: '0' });
    expect(started(outage.stdout)).toBe(2);
  });

  it('starts nothing again with 0', async () => {
    await using step = await runAction(espresso({ 'session-retries': '0', retries: '2' }, offline({ times: 1 })));
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0' });
    expect(started(step.stdout)).toBe(1);
  });

  it('starts at most half of the sessions again each time, since an outage is not healed so', async () => {
    const devices = 'Google Pixel 7-13.0\nGoogle Pixel 8-14.0\nGoogle Pixel 6-12.0\nGoogle Pixel 9-15.0';
    await using step = await runAction(espresso({ devices }, offline()));
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0' });
    expect(started(step.stdout)).toBe(3);
  });

  it('leaves a session alone whose app crashed before its first test', async () => {
    await using step = await runAction(espresso({}, scenario({ sessions: [{ fate: 'crashes', 'after-tests': 0 }] })));
    expect(step.outputs.verdict).toBe('error');
    expect(started(step.stdout)).toBe(1);
  });

  it('takes the next alternative of the line, and names both devices', async () => {
    const devices = 'Google Pixel 7-13.0 | Samsung Galaxy S22-12.0';
    await using step = await runAction(espresso({ devices }, offline({ device: 'Google*' })));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', sessions: '1' });
    expect(step.text).toContain('Samsung Galaxy S22-12.0, instead of Google Pixel 7-13.0: the whole session');
    expect(step.summary).toContain('Samsung Galaxy S22-12.0 (instead of Google Pixel 7-13.0)');
    expect((await step.results()).extra.sessions).toMatchObject([
      { device: 'Google Pixel 7-13.0', attempt: 1, tests: 0 },
      { device: 'Google Pixel 7-13.0', ranOn: 'Samsung Galaxy S22-12.0', attempt: 2, tests: 4 },
    ]);
  });

  it('runs failed tests again on the alternative that took over', async () => {
    const flakyAfterwards = scenario({
      sessions: [{ fate: 'errors', device: 'Google*' }],
      overrides: [{ test: '*adds', flaky: 1 }],
    });
    const devices = 'Google Pixel 7-13.0 | Samsung Galaxy S22-12.0';
    await using step = await runAction(espresso({ devices, retries: '1' }, flakyAfterwards));
    expect(step.outputs).toMatchObject({ verdict: 'passed', tests: '4', flaky: '1', sessions: '2' });
    expect(step.text).toContain('Samsung Galaxy S22-12.0, instead of Google Pixel 7-13.0: 1 failed test.');
  });
});
