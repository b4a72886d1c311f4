import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createRedact } from '../../../src/service/redaction.ts';
import { saveBody } from '../../../src/service/response.ts';
import { onlyOnce, openTestClient, rejection } from '../../helpers/cloud-client.ts';
import {
  brokenChunks,
  json,
  type RawResponder,
  reset,
  serve,
  startRawServer,
  text,
  truncated,
} from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const report = '<?xml version="1.0"?><testsuites/>';

/** Downloads a file of a session, from a service that responds like this. */
const download = async (
  responders: readonly RawResponder[],
  kind: 'report' | 'log' = 'report',
  options: Parameters<typeof openTestClient>[1] = {},
) => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, responders, options);
  const sessions = client.cloud.sessions('espresso');
  const file = join(folder.path, 'file');
  await writeFile(file, 'of an earlier run, and longer than the new one is'.repeat(9));
  const work =
    kind === 'report' ? sessions.downloadReport('b1', 's1', file) : sessions.downloadTestLog('b1', 't1', 'devicelogs', file);
  const failure: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, requests: client.requests, names: await readdir(folder.path), text: await readFile(file, 'utf8') };
};

test('a report is streamed to its file, folders included', async () => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [text(report)]);
  const file = join(folder.path, 'sessions', 'pixel', 'junit.xml');
  expect(await client.cloud.sessions('espresso').downloadReport('b1', 's1', file)).toEqual({ bytes: report.length });
  expect(await readFile(file, 'utf8')).toBe(report);
  expect(await readdir(join(folder.path, 'sessions', 'pixel'))).toEqual(['junit.xml']);
  expect(client.requests).toMatchObject([{ url: '/app-automate/espresso/builds/b1/sessions/s1/report' }]);
  expect(client.events).toMatchObject([{ outcome: 'ok', bytesReceived: report.length }]);
});

test('a report is stored without the credentials, and read as the service sent it', async () => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [truncated('<a>by ann'), text('<a>by ann_7Hx2&#81;p, K3y/W9uNq2</a>')], {
    username: 'ann_7Hx2Qp',
    accessKey: 'K3y/W9uNq2',
  });
  const file = join(folder.path, 'junit.xml');
  const readings: string[] = [];
  await client.cloud.sessions('espresso').downloadReport('b1', 's1', file, () => {
    const nth = readings.push('') - 1;
    return (bytes) => {
      readings[nth] += Buffer.from(bytes).toString();
    };
  });
  expect(readings.at(-1)).toBe('<a>by ann_7Hx2&#81;p, K3y/W9uNq2</a>');
  expect(await readFile(file, 'utf8')).toBe('<a>by ***, ***</a>');
});

const earlier = /^of an earlier run/;

describe('a download that breaks', () => {
  test.each([
    { name: 'by length', respond: truncated(report) },
    { name: 'between chunks', respond: brokenChunks(report) },
    { name: 'before it begins', respond: reset },
  ])('a download that breaks $name keeps the earlier file alone', async ({ respond }) => {
    const { failure, names, text } = await download([respond], 'report', { retry: onlyOnce });
    expect(failure).toMatchObject({ code: 'cloud-connection-lost' });
    expect(names).toEqual(['file']);
    expect(text).toMatch(earlier);
  });

  test('is done again from its beginning, and replaces what was there', async () => {
    expect(await download([truncated(report), text(report)])).toMatchObject({ failure: undefined, text: report });
  });

  test('a download that breaks on the disk is not asked for again', async () => {
    await using folder = await temporaryDirectory();
    await writeFile(join(folder.path, 'taken'), '');
    await using client = await serve(openTestClient, [text(report)]);
    const file = join(folder.path, 'taken', 'junit.xml');
    const failure = await rejection(client.cloud.sessions('espresso').downloadReport('b1', 's1', file));
    expect(failure).toMatchObject({ code: 'cloud-local-file', message: expect.stringContaining(file), cause: expect.any(Error) });
    expect(client.requests).toHaveLength(1);
  });
});

describe('a content encoding', () => {
  test.each([
    { encoding: 'gzip', body: gzipSync(report) },
    { encoding: 'deflate', body: deflateSync(report) },
    { encoding: 'br', body: brotliCompressSync(report) },
    { encoding: 'identity', body: Buffer.from(report) },
  ])('$encoding is undone', async ({ encoding, body }) => {
    const { requests, ...read } = await download([text(body, 200, { 'content-encoding': encoding })], 'log');
    expect(read).toMatchObject({ failure: undefined, text: report });
    expect(requests[0]?.headers['accept-encoding']).toBe('identity');
  });

  test.each([
    { name: 'unknown', encoding: 'zebra', body: Buffer.from(report) },
    { name: 'broken', encoding: 'gzip', body: gzipSync(report).subarray(0, 20) },
    { name: 'wrong', encoding: 'gzip', body: Buffer.from(report) },
  ])('a content encoding that is $name is an error and keeps the earlier file alone', async ({ encoding, body }) => {
    const respond = text(body, 200, { 'content-encoding': encoding });
    const { failure, names } = await download([respond], 'log', { retry: onlyOnce });
    expect(failure).toMatchObject({ code: expect.stringMatching(/^cloud-(malformed-response|connection-lost)$/) });
    expect(names).toEqual(['file']);
  });
});

const save = (folder: string, limitBytes: number, chunks: readonly Buffer[], headers = {}) => {
  const body = (async function* () {
    yield* chunks;
  })();
  const response = { route: 'GET /x', status: 200, headers, body, redact: createRedact('anna', 'K3Y/x=12') };
  return saveBody(response, join(folder, 'log'), limitBytes);
};

test('only a file that begins as an HTML page is refused as one, whatever its size', async () => {
  await using folder = await temporaryDirectory();
  const [page, large] = [Buffer.from('<!DOCTYPE html><title>Sign in</title>'), Buffer.alloc(600_000, 'x')];
  expect(await rejection(save(folder.path, 2_000_000, [page, large, large]))).toMatchObject({
    message: expect.stringContaining('titled "Sign in"'),
  });
  const atTheLimit = large.length + page.length;
  expect(await save(folder.path, atTheLimit, [large, page])).toEqual({ bytes: atTheLimit });
});

describe('a response over its limit', () => {
  test.each([
    { name: 'by its declared length', headers: { 'content-length': '51' }, chunks: [] },
    { name: 'by what comes', headers: {}, chunks: Array.from({ length: 6 }, () => Buffer.alloc(10)) },
  ])('$name is refused and leaves no file', async ({ headers, chunks }) => {
    await using folder = await temporaryDirectory();
    const failure = await rejection(save(folder.path, 50, chunks, headers));
    expect(failure).toMatchObject({ code: 'cloud-response-too-large' });
    expect(failure).toMatchObject({ message: expect.stringContaining('50 B'), transient: false });
    expect(await readdir(folder.path)).toEqual([]);
  });

  test('a response over its limit as JSON is refused at once', async () => {
    await using client = await serve(openTestClient, [
      (response) => response.writeHead(200, { 'content-length': '32000001' }).write('{'),
    ]);
    expect(await rejection(client.cloud.quota.get())).toMatchObject({
      code: 'cloud-response-too-large',
      message: expect.stringContaining('32 MB'),
    });
    expect(client.requests).toHaveLength(1);
  });
});

describe('a URL of a response', () => {
  test.each([
    'https://api.browserstack.com/app-automate/espresso/builds/b/sessions/s/devicelogs?raw=1#t=0,4',
    'http://api-cloud.browserstack.com/app-automate/espresso/builds/b/sessions/s/devicelogs?raw=1',
  ])('%s is asked at the configured origin, with credentials', async (url) => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([text('log')]);
    await using client = openTestClient(`${server.origin}/gateway`);
    await client.cloud.sessions('espresso').downloadUrl(url, join(folder.path, 'log'));
    expect(server.requests).toMatchObject([{ url: '/gateway/app-automate/espresso/builds/b/sessions/s/devicelogs?raw=1' }]);
    expect(server.requests[0]?.headers.authorization).toMatch(/^Basic /);
  });

  test('a URL of a response of the configured origin keeps its path', async () => {
    await using folder = await temporaryDirectory();
    await using server = await startRawServer([text('log')]);
    await using client = openTestClient(`${server.origin}/gateway/`);
    const sessions = client.cloud.sessions('espresso');
    await sessions.downloadUrl(`${server.origin}/gateway/app-automate/x`, join(folder.path, 'api'));
    await sessions.downloadUrl(`${server.origin}/videos/v.mp4?token=1#t=0,4`, join(folder.path, 'video'));
    expect(server.requests.map((request) => [request.url, 'authorization' in request.headers])).toEqual([
      ['/gateway/app-automate/x', true],
      ['/videos/v.mp4?token=1', false],
    ]);
  });

  test('a URL of a response of another host is asked there without credentials, and its query is not told', async () => {
    await using folder = await temporaryDirectory();
    await using service = await startRawServer([json({})]);
    await using store = await startRawServer([text('video')]);
    await using client = openTestClient(service.origin);
    const file = join(folder.path, 'video.mp4');
    await client.cloud.sessions('espresso').downloadUrl(`${store.origin}/app-automate/v.mp4?signature=abc`, file);
    expect(store.requests).toMatchObject([{ url: '/app-automate/v.mp4?signature=abc' }]);
    expect(store.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(service.requests).toHaveLength(0);
    expect(client.events).toMatchObject([{ path: `${store.origin}/app-automate/v.mp4` }]);
  });

  test('a page of HTML is no file', async () => {
    await using folder = await temporaryDirectory();
    await using client = await serve(openTestClient, [text(' <!doctype html><html><head><title>Log in</title></head></html>')]);
    const url = `${client.origin}/app-automate/log`;
    const failure = await rejection(client.cloud.sessions('espresso').downloadUrl(url, join(folder.path, 'log'), 'video'));
    expect(String(failure)).toContain(
      'CloudError: GET <address of the video>: the response is an HTML page titled "Log in", not a file (HTTP 200)',
    );
    expect(await readdir(folder.path)).toEqual([]);
    expect(client.requests).toHaveLength(1);
  });
});
