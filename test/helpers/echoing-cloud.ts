import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import { startEmbeddedCloud } from '../../src/embedded/server.ts';
import { htmlText } from '../../src/lib/escape/html.ts';
import { listenOnLoopback } from './listen.ts';
import { startLoopbackServer } from './loopback-server.ts';
import { temporaryDirectory } from './temp.ts';
import { stepClock } from './virtual-clock.ts';

export interface Credentials {
  readonly username: string;
  readonly accessKey: string;
}

/** Where the service repeats the credentials: in the values of its records, in errors, or in addresses of another origin. */
export type EchoMode = 'values' | 'errors' | 'redirects';

/** The built-in cloud behind a gateway that repeats the credentials of every request, in all spellings. */
export const echoingCloud = async (credentials: Credentials, mode: EchoMode, scenario: ScenarioInput) => {
  const { username, accessKey } = credentials;
  const pair = `${username}:${accessKey}`;
  const words = [
    accessKey,
    pair,
    encodeURIComponent(accessKey),
    ...[pair, accessKey, `x${accessKey}`, `xx${accessKey} y`].map(base64),
  ];
  const said = `told ${words.join(' ')} ${username}`;
  const foreign = await startLoopbackServer([]);
  let cloudOrigin = '';
  let count = 0;

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(message);
    const { method = 'GET', url = '/', headers } = message;
    count += 1;
    if (mode === 'errors' && count % 3 === 2)
      return send(response, 422, 'application/json', JSON.stringify({ message: said, error: { message: said } }));
    if (mode === 'redirects' && /report|logs|video|profiling/.test(url))
      return void response
        .writeHead(302, { location: `${foreign.origin}/?${encodeURIComponent(accessKey)}=${base64(pair)}` })
        .end(said);
    const { host: _own, 'content-length': _length, connection: _kept, 'transfer-encoding': _coded, ...passed } = headers;
    const init = {
      method,
      headers: passed as Record<string, string>,
      ...(body.length > 0 ? { body: Uint8Array.from(body) } : {}),
    };
    const given = await fetch(cloudOrigin + url, init);
    const type = given.headers.get('content-type') ?? '';
    if (mode !== 'values' || /video|image/.test(type))
      return send(response, given.status, type, Buffer.from(await given.arrayBuffer()));
    send(response, given.status, type, repeated(await given.text(), type));
  };

  /** What was said, put where the service has words of its own. */
  const repeated = (text: string, type: string): string => {
    if (type.includes('json')) return JSON.stringify(inValues(JSON.parse(text)));
    return text.startsWith('<')
      ? text.replaceAll('</failure>', ` ${htmlText(said)} ${accessKeyInXml}</failure>`)
      : `${text}\n${said}\n`;
  };
  const accessKeyInXml = htmlText(accessKey).replaceAll('&#39;', "'").replaceAll('&#96;', '`');
  const inValues = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => inValues(entry, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [wordKeys.has(key) ? `${name} ${said}` : name, inValues(entry, name)]),
      );
    return typeof value === 'string' && wordKeys.has(key) ? `${value} ${said}` : value;
  };

  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => send(response, 500, 'text/plain', String(error)));
  });
  const listening = await listenOnLoopback(server);
  const origin = `http://127.0.0.1:${listening.port}`;
  const storage = await temporaryDirectory();
  const cloud = await startEmbeddedCloud({
    ...credentials,
    storageDir: storage.path,
    clock: stepClock,
    scenario: { ...scenario, 'url-host': origin },
  });
  cloudOrigin = cloud.origin;
  return {
    origin,
    /** Requests that went to another origin. */
    foreign: foreign.requests,
    [Symbol.asyncDispose]: async () => {
      await listening.close();
      await cloud.close();
      await foreign[Symbol.asyncDispose]();
      await storage[Symbol.asyncDispose]();
    },
  };
};

/** Keys whose values are words, not the identifiers that a client needs. */
const wordKeys: ReadonlySet<string> = new Set([
  'message',
  'app_name',
  'test_suite_name',
  'name',
  'title',
  'description',
  'owner',
  'class',
  'creator',
  'comment',
  'text',
  'value',
  'device_logs_text',
]);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'content-type': type }).end(body);
};
