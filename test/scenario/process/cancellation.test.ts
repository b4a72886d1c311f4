import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { runtimeToken } from '../../helpers/github/results.ts';
import { startRawServer } from '../../helpers/loopback-server.ts';
import { runAction } from '../../helpers/runner.ts';
import { embedded, espresso, scenario } from '../../helpers/scenario.ts';
import { standingCloud } from '../../helpers/standing-cloud.ts';

const twoDevices = { devices: 'Google Pixel 7-13.0\nSamsung Galaxy S22-12.0' };

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('a cancelled workflow', () => {
  it('gets outputs, report and summary of what is known', async () => {
    const hanging = scenario({ sessions: [{ device: 'Samsung*', fate: 'hangs' }] });
    await using step = await runAction({
      ...espresso(twoDevices, hanging),
      signal: { afterStdoutMatches: /Pixel 7-13\.0: done/, signal: 'SIGINT' },
    });
    expect(step.exitCode).toBe(1);
    expect(step.durationMs).toBeLessThan(10_000);
    expect(step.outputs).toMatchObject({ verdict: 'cancelled', sessions: '2', reason: expect.stringContaining('cancelled') });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(1);
    // Builds end with the built-in cloud.
    expect(step.text).not.toContain('These builds are still running');
    expect(step.summary).toContain('Cancelled');
    expect(await step.files()).toEqual(
      expect.arrayContaining(['mobile-test-results/junit.xml', 'mobile-test-results/report.html']),
    );
  });

  it('stops an upload under way', async () => {
    const slow = scenario({ faults: [{ action: 'hang', method: 'POST', path: '/app-automate/upload', times: 'always' }] });
    await using step = await runAction({
      ...espresso({}, slow),
      signal: { afterStdoutMatches: /Uploading the app/, signal: 'SIGINT' },
    });
    expect(step.outputs).toMatchObject({ verdict: 'cancelled', 'build-ids': '[]' });
  });

  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
    'ends at once with a second signal, %s, and has its outputs by then',
    async (signal) => {
      const hanging = scenario({ sessions: [{ fate: 'hangs' }] });
      // The silent artifact service keeps the step busy.
      const uploading = Promise.withResolvers<void>();
      await using artifacts = await startRawServer([() => uploading.resolve()]);
      const job = { runBackendId: '1', jobBackendId: '2' };
      await using step = await runAction({
        ...espresso({}, hanging),
        env: { ACTIONS_RESULTS_URL: `${artifacts.origin}/`, ACTIONS_RUNTIME_TOKEN: runtimeToken(job) },
        onStart: (send) => void uploading.promise.then(() => send(signal)),
        signal: { afterStdoutMatches: /running \(session/, signal: 'SIGINT' },
      });
      expect(step).toMatchObject({ exitCode: 130, outputs: { verdict: 'cancelled' } });
    },
  );

  it('leaves the names of its builds to the post step where it was killed', async () => {
    await using step = await runAction({
      ...espresso({}, scenario({ sessions: [{ fate: 'hangs' }] })),
      post: true,
      signal: { afterStdoutMatches: /running \(session/, signal: 'SIGKILL' },
    });
    expect(step.post?.annotations).toMatchObject([
      {
        level: 'warning',
        message: expect.stringMatching(
          /^The step was stopped before it could report\. These builds of the project .+ were still running, and ended with the built-in cloud: \w+$/,
        ),
      },
    ]);
  });
});

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('a background step that `cancel` ends', () => {
  /** What the runner does on `cancel`: SIGTERM, and after 7.5 s the end of the process. */
  const cancel = { afterStdoutMatches: /running \(session/, signal: 'SIGTERM', killAfterMs: 7_500 } as const;
  const stop = /^\/app-automate\/maestro\/builds\/\w+\/stop$/;
  const hanging: ScenarioInput = { sessions: [{ fate: 'hangs' }] };

  it('stops its Maestro build, has all outputs and leaves nothing to the post step', async () => {
    await using cloud = await standingCloud(scenario(hanging));
    await using step = await runAction({ ...embedded({ framework: 'maestro', ...cloud.service }), post: true, signal: cancel });
    expect(step).toMatchObject({ exitCode: 1, signal: null });
    expect(step.outputs).toMatchObject({ verdict: 'cancelled', sessions: '1' });
    expect(JSON.parse(step.outputs['build-ids'] ?? '')).toHaveLength(1);
    expect(step.summary).toContain('Cancelled');
    expect(await step.files()).toEqual(
      expect.arrayContaining(['mobile-test-results/junit.xml', 'mobile-test-results/triage.json']),
    );
    const stops = cloud.cloud.requests.filter(({ method, path }) => method === 'POST' && stop.test(path));
    expect(stops).toHaveLength(1);
    expect(step.post?.annotations).toEqual([]);
  });

  it('names the builds of frameworks that the service cannot stop', async () => {
    await using cloud = await standingCloud(scenario(hanging));
    await using step = await runAction({ ...espresso(cloud.service), post: true, signal: cancel });
    expect(step).toMatchObject({ exitCode: 1, signal: null, outputs: { verdict: 'cancelled' } });
    expect(step.text).toContain('These builds are still running');
    expect(step.post?.annotations).toEqual([]);
  });

  it('ends by itself within 7.5 s where the service does not answer the stop, and says that the build still runs', async () => {
    const silent: ScenarioInput['faults'] = [{ action: 'hang', method: 'POST', path: '/app-automate/maestro/builds/*/stop' }];
    await using cloud = await standingCloud(scenario({ ...hanging, faults: silent }));
    await using step = await runAction({ ...embedded({ framework: 'maestro', ...cloud.service }), post: true, signal: cancel });
    expect(step).toMatchObject({ exitCode: 1, signal: null, outputs: { verdict: 'cancelled' } });
    expect(step.annotations.map(({ message }) => message).join('\n')).toContain(cloud.cloud.startedBuilds()[0]?.id);
  });
});
