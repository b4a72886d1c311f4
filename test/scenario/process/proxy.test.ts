import { describe, expect, it } from 'vitest';
import { startProxy } from '../../helpers/proxy.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso, scenario } from '../../helpers/scenario.ts';
import { standingCloud } from '../../helpers/standing-cloud.ts';

describe('a proxy', () => {
  it('stands between the job and the service', async () => {
    await using proxy = await startProxy();
    await using cloud = await standingCloud(scenario());
    await using step = await runAction({
      ...espresso({ ...cloud.service, 'embedded-scenario': '' }),
      env: { HTTP_PROXY: proxy.origin },
    });
    expect(step.outputs.verdict).toBe('passed');
    expect(proxy.requests.length).toBeGreaterThan(3);
  });

  it('is passed by where NO_PROXY says so', async () => {
    await using proxy = await startProxy();
    await using cloud = await standingCloud(scenario());
    await using step = await runAction({
      ...espresso({ ...cloud.service, 'embedded-scenario': '' }),
      env: { HTTP_PROXY: proxy.origin, NO_PROXY: '127.0.0.1' },
    });
    expect(step.outputs.verdict).toBe('passed');
    expect(proxy.requests).toEqual([]);
  });

  it('never hears of the built-in cloud', async () => {
    await using proxy = await startProxy();
    await using step = await runAction({ ...espresso(), env: { HTTP_PROXY: proxy.origin } });
    expect(step.outputs.verdict).toBe('passed');
    expect(proxy.requests).toEqual([]);
  });
});
