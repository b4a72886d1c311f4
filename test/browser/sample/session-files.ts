import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type SessionResult, testName } from '../../../src/core/model/results.ts';
import { sampleVideo, screenPicture } from '../../../src/stand-in/debug-data/pictures.ts';
import { runStart } from '../../helpers/run-results.ts';

/** Writes what `download: all` would fetch of a session into its folder, and names it in the session. */
export const withFetchedFiles = async (session: SessionResult, reportDir: string): Promise<SessionResult> => {
  const folder = path.join(reportDir, session.folder);
  await mkdir(path.join(folder, 'screenshots'), { recursive: true });
  const names = session.tests.map(testName);
  const failed = session.tests.filter(({ status }) => status === 'failed').map(testName);
  const shots = failed.flatMap((name) => [1, 2].map((nth) => `screenshots/${name.replace('#', '_')}-${nth}.png`));
  await writeFile(path.join(folder, 'device.log'), names.map((name) => logPart(name, deviceLines)).join('\n'));
  await writeFile(path.join(folder, 'instrumentation.log'), names.map((name) => logPart(name, instrumentationLines)).join('\n'));
  await writeFile(path.join(folder, 'network.har'), JSON.stringify(sampleHar(names)));
  await writeFile(path.join(folder, 'profiling.json'), JSON.stringify(sampleProfile()));
  await writeFile(path.join(folder, 'video.mp4'), sampleVideo);
  for (const [index, shot] of shots.entries())
    await writeFile(path.join(folder, shot), screenPicture({ accent: index % 2 === 0 ? [31, 111, 235] : [179, 38, 30] }));
  return {
    ...session,
    files: {
      ...session.files,
      'device-logs': ['device.log'],
      'instrumentation-logs': ['instrumentation.log'],
      'network-logs': ['network.har'],
      'app-profiling': ['profiling.json'],
      video: ['video.mp4'],
      screenshots: shots,
    },
  };
};

const logPart = (name: string, lines: (name: string) => readonly string[]): string =>
  [`===== ${name} =====`, ...lines(name), ''].join('\n');

const deviceLines = (name: string): string[] =>
  Array.from({ length: 24 }, (_none, index) => {
    const time = `01-02 10:20:${String(31 + index).padStart(2, '0')}.${String((index * 137) % 1_000).padStart(3, '0')}`;
    const line = [
      `I TestRunner: started: ${name.split('#')[1]}`,
      'D OkHttp  : --> GET https://shop.example/api/v2/cart',
      'W Choreographer: Skipped 34 frames! The application may be doing too much work on its main thread.',
      'D OkHttp  : <-- 200 https://shop.example/api/v2/cart (184ms, 2381-byte body)',
      'I chatty  : uid=10213(com.shop) identical 3 lines',
    ][index % 5];
    return `${time}  8123  8123 ${line}`;
  });

const instrumentationLines = (name: string): string[] => {
  const [className = '', method = ''] = name.split('#');
  return [
    `INSTRUMENTATION_STATUS: class=${className}`,
    `INSTRUMENTATION_STATUS: test=${method}`,
    'INSTRUMENTATION_STATUS_CODE: 1',
    'INSTRUMENTATION_STATUS_CODE: -2',
  ];
};

const paths = ['/api/v2/session', '/api/v2/cart', '/api/v2/products?page=2&sort=price', '/static/hero.webp', '/api/v2/checkout'];

/** Three requests a test, some of which fail. */
export const sampleHar = (names: readonly string[]): unknown => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1' },
    entries: names.flatMap((name, test) =>
      Array.from({ length: 5 }, (_none, index) => ({
        _test: name,
        startedDateTime: new Date(runStart.getTime() + test * 1_500 + index * 130).toISOString(),
        time: 90 + index * 60,
        request: { method: index === 4 ? 'POST' : 'GET', url: `https://shop.example${paths[index]}` },
        response: {
          status: index === 4 && test % 3 === 0 ? 503 : 200,
          content: { size: 400 + index * 9_100, mimeType: index === 3 ? 'image/webp' : 'application/json; charset=utf-8' },
        },
        timings: {
          blocked: 2,
          dns: index === 0 ? 18 : 0,
          connect: index === 0 ? 41 : -1,
          send: 1,
          wait: 40 + index * 25,
          receive: 9 + index * 22,
        },
      })),
    ),
  },
});

/** One sample a second for two minutes; the app's own values begin after some seconds. */
export const sampleProfile = (): unknown =>
  Array.from({ length: 120 }, (_none, second) => ({
    ts: runStart.getTime() / 1_000 + second,
    cpu: Math.round(38 + 22 * Math.sin(second / 7) + 14 * Math.sin(second / 2.3)),
    mem: 3_396.71,
    mema: 1_549.83 - 400 * Math.sin(second / 40) - second * 2,
    batt: 100,
    temp: 29,
    comshop_cpu: second < 8 ? null : Math.round(18 + 12 * Math.sin(second / 5)),
    comshop_mem: second < 8 ? null : 180 + second * 1.7,
  }));
