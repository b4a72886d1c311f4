import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect } from 'vitest';
import { it } from '../../helpers/fixtures.ts';
import { listenOnLoopback, selfSigned } from '../../helpers/loopback-server.ts';
import { startProxy } from '../../helpers/proxy.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso } from '../../helpers/scenario.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

describe('a proxy', () => {
  it.for([
    ['is not used for artifacts where NO_PROXY is *', { NO_PROXY: '*' }, 0],
    ['is used for artifacts where NO_PROXY is another host (control)', { NO_PROXY: 'other.example' }, 1],
  ] as const)('%s', async ([, exceptions, least], { github }) => {
    await using proxy = await startProxy();
    const env = { ...github.env, HTTP_PROXY: proxy.origin, HTTPS_PROXY: proxy.origin, ...exceptions };
    await using step = await runAction({ ...espresso({ history: 'off', 'artifact-name': 'results' }), env });
    expect(step.outputs.verdict).toBe('passed');
    if (least === 0) expect(proxy.requests).toEqual([]);
    else expect(proxy.requests.length).toBeGreaterThanOrEqual(least);
  });

  it('stands between the job and a service on another machine', async ({ cloud }) => {
    await using temp = await temporaryDirectory();
    const tls = createServer(selfSigned(), (client) => {
      const service = connect(Number(new URL(cloud.cloud.origin).port), '127.0.0.1');
      client.on('error', () => service.destroy()).pipe(service);
      service.on('error', () => client.destroy()).pipe(client);
    });
    await using listening = await listenOnLoopback(tls);
    await using proxy = await startProxy({ hosts: { 'cloud.example': listening.port } });
    const trusted = path.join(temp.path, 'company.pem');
    await writeFile(trusted, selfSigned().cert);
    await using step = await runAction({
      ...espresso({ ...cloud.service, 'base-url': 'https://cloud.example' }),
      env: { HTTPS_PROXY: proxy.origin, NODE_EXTRA_CA_CERTS: trusted },
    });
    expect(step.outputs.verdict).toBe('passed');
    expect(proxy.requests.length).toBeGreaterThan(3);
    expect(new Set(proxy.requests.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['CONNECT cloud.example:443']));
  });

  it.for(['a service', 'the built-in cloud'])('never gets requests to %s on this machine', async (what, { cloud }) => {
    await using proxy = await startProxy();
    const inputs = what === 'a service' ? { ...cloud.service } : {};
    await using step = await runAction({ ...espresso(inputs), env: { HTTP_PROXY: proxy.origin, HTTPS_PROXY: proxy.origin } });
    expect(step.outputs.verdict).toBe('passed');
    expect(proxy.requests).toEqual([]);
  });
});
