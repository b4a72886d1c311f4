import { expect, test } from 'vitest';
import type { CloudClient } from '../../src/service/client.ts';
import { rejection } from '../helpers/cloud-client.ts';
import { deviceFor, openService, type Service } from './open-service.ts';

type Call = (cloud: CloudClient, service: Service) => Promise<unknown>;

const upload = async (service: Service) => ({ path: await service.file('shop.bin') });
const address = { url: 'https://builds.example/shop.bin' };
const request = { app: 'bs://1', testSuite: 'bs://2', devices: [deviceFor.espresso] };

const calls: Readonly<Record<string, Call>> = {
  'apps.uploadFile': async (cloud, service) => cloud.apps.uploadFile(await upload(service)),
  'apps.uploadUrl': (cloud) => cloud.apps.uploadUrl(address),
  'apps.list': (cloud) => cloud.apps.list(),
  'apps.delete': (cloud) => cloud.apps.delete('none'),
  'media.uploadFile': async (cloud, service) => cloud.media.uploadFile(await upload(service)),
  'media.list': (cloud) => cloud.media.list(),
  'media.delete': (cloud) => cloud.media.delete('none'),
  'devices.list': (cloud) => cloud.devices.list(),
  'devices.uses': (cloud) => cloud.devices.uses(),
  'quota.get': (cloud) => cloud.quota.get(),
  'testSuites().uploadFile': async (cloud, service) => cloud.testSuites('espresso').uploadFile(await upload(service)),
  'testSuites().uploadUrl': (cloud) => cloud.testSuites('espresso').uploadUrl(address),
  'testSuites().list': (cloud) => cloud.testSuites('espresso').list(),
  'testSuites().get': (cloud) => cloud.testSuites('espresso').get('none'),
  'testSuites().delete': (cloud) => cloud.testSuites('espresso').delete('none'),
  'builds().start': (cloud) => cloud.builds('espresso').start(request),
  'builds().get': (cloud) => cloud.builds('espresso').get('none'),
  'builds().newest': (cloud) => cloud.builds('espresso').newest(5),
  'builds().stop': async (cloud) => cloud.builds('maestro').stop?.('none'),
  'sessions().get': (cloud) => cloud.sessions('espresso').get('none', 'none'),
  'sessions().downloadReport': (cloud, { target }) => cloud.sessions('espresso').downloadReport('none', 'none', target('r')),
  'sessions().downloadResultBundle': (cloud, { target }) =>
    cloud.inVersion('v2').sessions('xcuitest').downloadResultBundle('none', 'none', target('b')),
  'sessions().downloadCoverage': (cloud, { target }) => cloud.sessions('espresso').downloadCoverage('none', 'none', target('c')),
  'sessions().downloadTestLog': (cloud, { target }) =>
    cloud.sessions('espresso').downloadTestLog('none', 'none', 'devicelogs', target('l')),
  'sessions().scanTestLog': (cloud) => cloud.sessions('espresso').scanTestLog('none', 'none', 'devicelogs', 1, async () => {}),
  'sessions().networkLogs': (cloud) => cloud.sessions('espresso').networkLogs('none', 'none'),
  'sessions().appProfiling': (cloud) => cloud.sessions('espresso').appProfiling('none', 'none'),
  'sessions().downloadUrl': (cloud, { embedded, target }) =>
    cloud.sessions('espresso').downloadUrl(`${embedded.origin}/app-automate/sessions/none/video`, target('v')),
  'sessions().automation': (cloud) => cloud.sessions('espresso').automation('none'),
  'projects().builds': (cloud) => cloud.projects('espresso').builds('Shop'),
};

const methodsOf = (cloud: CloudClient): string[] =>
  Object.entries(cloud).flatMap(([name, member]) => {
    // These members send no request.
    if (['close', 'within', 'boundTo', 'inVersion', 'redact'].includes(name)) return [];
    const isFactory = typeof member === 'function';
    // Only Maestro builds can be stopped.
    return Object.keys(isFactory ? member('maestro') : member).map((method) => `${name}${isFactory ? '()' : ''}.${method}`);
  });

test('the list of calls is complete', async () => {
  await using service = await openService();
  expect(Object.keys(calls).toSorted()).toEqual(methodsOf(service.cloud).toSorted());
});

test.each(Object.entries(calls))('%s is refused with wrong credentials, and once is enough', async (_name, call) => {
  await using service = await openService();
  const error = await rejection(call(service.client({ accessKey: 'wrong' }), service));
  expect(error).toMatchObject({ code: 'cloud-unauthorized', status: 401 });
  expect(String(error)).not.toContain('wrong');
  expect(service.embedded.requests.map(({ status }) => status)).toEqual([401]);
});

const lookups = Object.entries(calls).filter(([name]) =>
  /\)\.(?:get|stop)$|ies\.get$|delete$|download|Logs|Profiling|automation/.test(name),
);

// The calls name unknown things, in every form of an error body (observed shapes 8.1).
test.each(lookups)('%s says what is not there, whatever form the response has', async (_name, call) => {
  for (const errors of ['observed', 'message', 'error', 'nested', 'text'] as const) {
    await using service = await openService({ shapes: { errors } });
    const error = await rejection(call(service.cloud, service));
    expect(error).toMatchObject({
      code: 'cloud-not-found',
      status: 404,
      serviceMessage: expect.stringMatching(/no such|not found/),
    });
  }
});
