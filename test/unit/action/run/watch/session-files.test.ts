import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { downloadSessionFiles } from '../../../../../src/action/run/watch/session-files.ts';
import type { DownloadKind } from '../../../../../src/core/model/download.ts';
import type { SessionTest } from '../../../../../src/core/model/records.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { json, type RawResponder, routed, text } from '../../../../helpers/loopback-server.ts';
import { detailOf, expectedSession, pixel, placeIn, serveStage } from '../../../../helpers/one-session.ts';
import type { Stage } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

const sessionTest = (name: string, parts: Partial<SessionTest> = {}): SessionTest => detailOf(`Cart#${name}`, parts);

const logs = 'GET /app-automate/espresso/builds/b1/sessions/tests';

/** Fetches files of one kind. `files`: content by path in the session's folder. */
const download = async (
  kind: DownloadKind,
  tests: readonly SessionTest[] | ((origin: string) => readonly SessionTest[]),
  routes: Readonly<Record<string, RawResponder>>,
  onAsk: (stage: Stage) => void = () => {},
) => {
  await using directory = await temporaryDirectory();
  await using stage = await serveStage(routed(routes), onAsk);
  const debugged: string[] = [];
  const log = { ...stage.context.log, debug: (line: string) => void debugged.push(line) };
  const details = { id: 's1', tests: typeof tests === 'function' ? tests(stage.origin) : tests };
  const settings = placeIn(directory.path);
  const fetched = await downloadSessionFiles(
    [kind],
    { session: expectedSession(), details, target: directory.path, settings },
    { ...stage.context, log },
  );
  const names = globSync('**/*.*', { cwd: directory.path }).map((name) => name.replaceAll('\\', '/'));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(directory.path, name), 'utf8')]));
  return { fetched, files, lines: stage.lines, debugged, asked: stage.requests.map(({ url }) => url) };
};

const unavailable = json({ message: 'busy' }, 403);
const gone = 'the service found nothing at this address (HTTP 404): "not found" [cloud-not-found]';
const refused = 'the account has no permission for this call (HTTP 403): "busy" [cloud-forbidden]';

describe('a log of text', () => {
  it.each([
    ['device-logs', 'devicelogs', 'device.log'],
    ['instrumentation-logs', 'instrumentationlogs', 'instrumentation.log'],
  ] as const)('%s: holds those of all tests, each under its name', async (kind, route, file) => {
    const { fetched, files, lines } = await download(kind, [sessionTest('adds'), sessionTest('removes'), sessionTest('pays')], {
      [`${logs}/id-adds/${route}`]: text('one\n'),
      [`${logs}/id-removes/${route}`]: text('two\n'),
      [`${logs}/id-pays/${route}`]: text('three\n'),
    });
    const whole = '===== Cart#adds =====\none\n\n===== Cart#removes =====\ntwo\n\n===== Cart#pays =====\nthree\n';
    expect(files).toEqual({ [file]: whole });
    expect(fetched).toEqual({ [kind]: [file] });
    expect(lines).toEqual([]);
  });

  it('is asked for of tests that ran and have an id, and of no other', async () => {
    const { asked } = await download(
      'device-logs',
      [
        sessionTest('nameless', { id: undefined }),
        sessionTest('ignored', { status: 'skipped' }),
        sessionTest('waiting', { status: 'pending' }),
        sessionTest('broken', { status: 'error' }),
      ],
      {},
    );
    expect(asked).toEqual(['/app-automate/espresso/builds/b1/sessions/tests/id-broken/devicelogs']);
  });

  it('lacks the test that has none, and no other', async () => {
    const { fetched, files, lines, debugged } = await download(
      'device-logs',
      [sessionTest('gone'), sessionTest('refused'), sessionTest('adds')],
      { [`${logs}/id-refused/devicelogs`]: unavailable, [`${logs}/id-adds/devicelogs`]: text('one\n') },
    );
    expect(files).toEqual({ 'device.log': '===== Cart#adds =====\none\n' });
    expect(fetched).toEqual({ 'device-logs': ['device.log'] });
    // A missing log is usual, but a refused download is not.
    expect(debugged).toEqual([`${pixel}, Cart#gone: ${gone}`]);
    expect(lines).toEqual([`${pixel}, Cart#refused: ${refused}`]);
  });
});

describe('the network log', () => {
  const har = (url: string, more: object = {}): RawResponder =>
    json({ log: { version: '1.2', creator: { name: 'p' }, ...more, entries: [{ url }] } });

  it('is one HAR, whose entries name their test', async () => {
    const { fetched, files } = await download(
      'network-logs',
      [sessionTest('adds'), sessionTest('none'), sessionTest('removes')],
      { [`${logs}/id-adds/networklogs`]: har('/a'), [`${logs}/id-removes/networklogs`]: har('/b', { version: '9' }) },
    );
    const entries = [
      { url: '/a', _test: 'Cart#adds' },
      { url: '/b', _test: 'Cart#removes' },
    ];
    expect(JSON.parse(files['network.har'] ?? '')).toEqual({ log: { version: '1.2', creator: { name: 'p' }, entries } });
    expect(fetched).toEqual({ 'network-logs': ['network.har'] });
  });
});

describe('app profiling', () => {
  it('is the list of the samples of all tests', async () => {
    const { fetched, files } = await download(
      'app-profiling',
      [sessionTest('adds'), sessionTest('none'), sessionTest('removes')],
      { [`${logs}/id-adds/appprofiling`]: json([{ ts: 1 }, { ts: 2 }]), [`${logs}/id-removes/appprofiling`]: json([{ ts: 3 }]) },
    );
    expect(JSON.parse(files['profiling.json'] ?? '')).toEqual([{ ts: 1 }, { ts: 2 }, { ts: 3 }]);
    expect(fetched).toEqual({ 'app-profiling': ['profiling.json'] });
  });

  it('is no file without a sample', async () => {
    const { files, lines } = await download('app-profiling', [sessionTest('adds')], {
      [`${logs}/id-adds/appprofiling`]: json([]),
    });
    expect({ files, lines }).toEqual({ files: {}, lines: [`${pixel}: no app-profiling available.`] });
  });
});

describe('the video', () => {
  it('is fetched once, without the part of it that the address names', async () => {
    const filmed = (origin: string) => [
      sessionTest('unfilmed'),
      sessionTest('adds', { videoUrl: `${origin}/v.mp4#t=0,3` }),
      sessionTest('removes', { videoUrl: `${origin}/v.mp4#t=3,6` }),
    ];
    const { fetched, files, asked } = await download('video', filmed, { 'GET /v.mp4': text('film') });
    expect([fetched, files, asked]).toEqual([{ video: ['video.mp4'] }, { 'video.mp4': 'film' }, ['/v.mp4']]);
  });

  it('says why it did not come, and costs the session nothing', async () => {
    const { fetched, lines } = await download('video', (origin) => [sessionTest('adds', { videoUrl: `${origin}/v.mp4` })], {});
    expect({ fetched, lines }).toEqual({ fetched: {}, lines: [`${pixel}: no video: ${gone}`] });
  });
});

describe('screenshots', () => {
  it('are named by their tests and numbered from 1', async () => {
    const { fetched, files } = await download(
      'screenshots',
      (origin) => [
        sessionTest('adds', { screenshotUrls: [`${origin}/1`, `${origin}/2`] }),
        sessionTest('re/moves', { screenshotUrls: [`${origin}/3`] }),
        sessionTest('plain'),
      ],
      { 'GET /1': text('one'), 'GET /2': text('two'), 'GET /3': text('three') },
    );
    const names = ['screenshots/Cart_adds-1.png', 'screenshots/Cart_adds-2.png', 'screenshots/Cart_re_moves-1.png'];
    expect(files).toEqual({ [names[0]!]: 'one', [names[1]!]: 'two', [names[2]!]: 'three' });
    expect(fetched).toEqual({ screenshots: names });
  });

  it('lack the one that did not come', async () => {
    const { fetched, files, lines } = await download(
      'screenshots',
      (origin) => [sessionTest('adds', { screenshotUrls: [`${origin}/1`, `${origin}/2`, `${origin}/3`] })],
      { 'GET /2': text('two'), 'GET /3': unavailable },
    );
    expect(files).toEqual({ 'screenshots/Cart_adds-2.png': 'two' });
    expect(fetched).toEqual({ screenshots: ['screenshots/Cart_adds-2.png'] });
    expect(lines).toEqual([`${pixel}, Cart#adds: ${refused}`]);
  });
});

describe('coverage', () => {
  const route = '/app-automate/espresso/builds/b1/sessions/s1/coverage';

  it('is one file of the session', async () => {
    const { fetched, files, asked } = await download('coverage', [sessionTest('adds')], { [`GET ${route}`]: text('data') });
    expect([fetched, files, asked]).toEqual([{ coverage: ['coverage.ec'] }, { 'coverage.ec': 'data' }, [route]]);
  });
});

it.each<[DownloadKind, string]>([
  ['device-logs', 'no device-logs available.'],
  ['network-logs', 'no network-logs available.'],
  ['video', 'no video available.'],
  ['screenshots', 'no screenshots available.'],
  ['coverage', `no coverage: ${gone}`],
])('%s: there is no file where there is none to fetch, which costs the session nothing', async (kind, says) => {
  const { fetched, files, lines } = await download(kind, [sessionTest('adds')], {});
  expect({ fetched, files, lines }).toEqual({ fetched: {}, files: {}, lines: [`${pixel}: ${says}`] });
});

it.each<[DownloadKind, (origin: string) => Partial<SessionTest>]>([
  ['video', (origin) => ({ videoUrl: `${origin}/v.mp4` })],
  ['screenshots', (origin) => ({ screenshotUrls: [`${origin}/1`] })],
])('%s: a cancellation ends the download', async (kind, links) => {
  const cancel = (stage: Stage): void => stage.cancel(new CancelledError());
  await expect(download(kind, (origin) => [sessionTest('adds', links(origin))], {}, cancel)).rejects.toThrow(CancelledError);
});

it('the report is left to others', async () => {
  const { asked, lines, fetched } = await download('junit', [sessionTest('adds')], {});
  expect({ asked, lines, fetched }).toEqual({ asked: [], lines: [], fetched: {} });
});
