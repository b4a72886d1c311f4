import { describe, expect, it } from 'vitest';
import { areaError, openArea, type StartEmbedded } from '../../../src/areas/area-service.ts';
import { CloudError } from '../../../src/cloud/errors.ts';
import { createMemoryRunner } from '../../helpers/memory-runner.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

describe('openArea', () => {
  it('keeps its files in a folder of its own', async () => {
    await using folder = await temporaryDirectory();
    const runner = createMemoryRunner(folder.path, {});
    await using area = await openArea({ baseUrl: 'https://area.example' }, runner, async () => {
      throw new Error('the built-in cloud is not wanted');
    });
    expect(area).toMatchObject({ options: { baseUrl: 'https://area.example' } });
    expect(area.context.isSimulated()).toBe(false);
    expect(area).toMatchObject({ embedded: undefined });
    expect(area.options.userAgent).toBe('mobile-test-cloud/1');
    expect(area.tempDir.startsWith(folder.path)).toBe(true);
    expect(runner.lines).toEqual([]);
  });

  it('starts the built-in cloud in place of the service', async () => {
    await using folder = await temporaryDirectory();
    const runner = createMemoryRunner(folder.path, {});
    const asked: Parameters<StartEmbedded>[0][] = [];
    await using area = await openArea({ baseUrl: 'embedded' }, runner, async (options) => {
      asked.push(options);
      return { origin: 'http://127.0.0.1:9', username: 'ann', accessKey: 'key', close: async () => {} };
    });
    expect(area).toMatchObject({ embedded: { username: 'ann', accessKey: 'key' } });
    expect(area.context.isSimulated()).toBe(true);
    expect(area.options).toMatchObject({ baseUrl: 'http://127.0.0.1:9' });
    expect(asked).toEqual([{ storageDir: expect.stringContaining(area.tempDir), clock: area.context.clock }]);
  });

  it('writes its requests into the debug log', async () => {
    await using folder = await temporaryDirectory();
    const runner = createMemoryRunner(folder.path, {});
    await using area = await openArea({ baseUrl: 'https://area.example' }, runner, async () => {
      throw new Error('the built-in cloud is not wanted');
    });
    area.options.onRequest?.({
      method: 'GET',
      route: 'GET /things',
      path: '/things?page=1',
      attempt: 1,
      status: 200,
      durationMs: 12,
      bytesSent: 0,
      bytesReceived: 34,
      outcome: 'ok',
    });
    expect(runner.lines).toEqual([expect.stringMatching(/^debug: GET \/things\?page=1 .*200/)]);
  });
});

it('an error of an area keeps the clause and the code of the call, with a hint of its own', () => {
  const refused = new CloudError('cloud-rejected', { route: 'GET /things', serviceMessage: 'no' });
  const error = areaError(refused, 'Check `base-url`.', 'alerts-url');
  expect(error).toMatchObject({
    name: 'CodedError',
    message: 'the service refused the request: "no"',
    code: 'cloud-rejected',
    hint: 'Check `alerts-url`.',
    cause: refused,
  });
});
