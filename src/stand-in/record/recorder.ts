import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { isLoopback, percentDecoded } from '../../lib/addresses.ts';
import { isRecord } from '../../lib/is-record.ts';
import { xmlTag } from '../../lib/xml.ts';
import { listenOnLoopback } from '../http/loopback.ts';
import { jsonResponse, send } from '../http/response.ts';
import { isSimulationPath, tidyPath } from '../http/route.ts';
import { recordingStart } from '../scenario.ts';
import { type RecordedResponse, recordedMethods } from '../schema/scenario.ts';
import { originMark } from './replay.ts';

interface RecorderOptions {
  readonly folder: string;
  /** Origin of the service, such as `https://api-cloud.example.com`. */
  readonly target: URL;
  readonly port: number;
  readonly onExchange: (line: string) => void;
}

const maxBodyBytes = 1024 * 1024;
const maxAllBytes = 3 * 1024 * 1024;
const maxResponses = 5_000;

/** Headers that the recorder does not forward. They concern one connection, or allow compressed responses. */
const ownHeaders = 'host connection keep-alive transfer-encoding te upgrade proxy-authorization accept-encoding'.split(' ');

/** Whether credentials may be sent to a target, which must use https or be this machine. */
export const isUsableTarget = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

const withoutOwnHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));

const forward = (request: IncomingMessage, target: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = send(
      {
        host: target.hostname.replaceAll(/[[\]]/g, ''),
        port: target.port || undefined,
        method: request.method,
        path: request.url,
        headers: { ...withoutOwnHeaders(request.headers), host: target.host, 'accept-encoding': 'identity' },
      },
      resolve,
    );
    sent.once('error', reject);
    request.pipe(sent);
  });

/** Forwards a response. Returns its body, or undefined if the body is too large to be recorded. */
const passOn = async (from: IncomingMessage, to: ServerResponse): Promise<Buffer | undefined> => {
  to.writeHead(from.statusCode ?? 502, withoutOwnHeaders(from.headers));
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of from as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) chunks.push(chunk);
    to.write(chunk);
  }
  to.end();
  return bytes > maxBodyBytes ? undefined : Buffer.concat(chunks);
};

const learnCredentials = (redactor: Redactor, { headers }: IncomingMessage): void => {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return;
  const [username = '', ...key] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  for (const secret of [username, key.join(':')]) redactor.learnSecret(secret);
};

/** Returns the body without private data, or undefined for binary content. */
const recordedBody = (redactor: Redactor, type: string, body: Buffer): Partial<RecordedResponse> | undefined => {
  const text = body.toString('utf8');
  if (/^application\/json\b/.test(type)) {
    try {
      return { json: redactor.json(JSON.parse(text)) as RecordedResponse['json'] };
    } catch {
      return { body: '', type };
    }
  }
  if (/^(?:application|text)\/xml\b/.test(type)) return { body: redactor.xml(text), type };
  if (type.startsWith('text/')) return { body: 'redacted\n', type };
  return undefined;
};

/**
 * Forwards requests to the service, and writes a scenario that replays the responses. Stores no request bodies, and replaces
 * private data.
 */
export const startRecorder = async ({ folder, target, port, onExchange }: RecorderOptions) => {
  const file = join(folder, 'scenario.yml');
  const redactor = createRedactor();
  const recorded: RecordedResponse[] = [];
  let allBytes = 0;
  await mkdir(folder, { recursive: true });

  /** Stores a response. Returns a reason if the response cannot be stored. */
  const keep = (request: IncomingMessage, response: IncomingMessage, body: Buffer | undefined): string | undefined => {
    const method = recordedMethods.find((each) => each === request.method);
    if (method === undefined) return 'its method';
    const type = response.headers['content-type'] ?? '';
    if (body === undefined) return 'too large';
    const content = recordedBody(redactor, type, body);
    if (content === undefined) return 'binary';
    allBytes += JSON.stringify(content).length;
    if (recorded.length >= maxResponses || allBytes > maxAllBytes) return 'the recording is full';
    const path = redactor.path(request.url?.split('?')[0] ?? '/');
    recorded.push({ method, path, status: response.statusCode ?? 502, ...content });
    return undefined;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [rawPath = '/'] = (request.url ?? '/').split('?');
    if (isSimulationPath(tidyPath(rawPath))) {
      // Clients ask here whether they talk to a simulation. The service has no such path, and a replay must not deny what it is.
      request.resume();
      send(response, jsonResponse({ message: 'This is a recording of a service, without a simulation to steer' }, 404));
      onExchange(`${request.method} ${rawPath} 404 (not recorded: the service has no simulation)`);
      return;
    }
    learnCredentials(redactor, request);
    const answered = await forward(request, target);
    const why = keep(request, answered, await passOn(answered, response));
    const path = redactor.path(rawPath);
    onExchange(`${request.method} ${path} ${answered.statusCode}${why === undefined ? '' : ` (not recorded: ${why})`}`);
  };

  const underway = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = serve(request, response)
      .catch((error: unknown) => {
        onExchange(`${request.method} ${error instanceof Error ? error.message : 'failed'}`);
        if (!response.headersSent) response.writeHead(502);
        response.end();
      })
      .finally(() => underway.delete(work));
    underway.add(work);
  });
  const origin = await listenOnLoopback(server, port);
  return {
    origin,
    file,
    close: async (): Promise<void> => {
      server.close();
      server.closeIdleConnections();
      await Promise.allSettled(underway);
      server.closeAllConnections();
      const head = `${recordingStart} Names, ids and addresses are replaced; look through it before you share it.\n`;
      await writeFile(file, `${head}${stringify({ recorded })}`);
    },
  };
};

/** Keys whose values are not private, because the values come from a fixed set. */
const plainKeys = new Set(
  'automate_plan device duration framework os os_version persona result shard start_time status strategy type uploaded_at expiry'.split(
    ' ',
  ),
);

const idPattern = /[0-9a-f]{40}/g;
const plainText =
  /^(?:true|false|-?\d{1,18}(?:\.\d{1,9})?|\d{1,9} (?:sec|seconds|mins)|\d{4}-\d\d-\d\d[T ][\d:. +Z]{5,20}(?:UTC)?)$/;
/** Statuses, which are kept under every key. */
const statusPattern =
  /^(?:aborted|active|completed|done|error|failed|failure|ignored|passed|paused|queued|running|skipped|stopped|success|timedout)$/i;
const devicePattern = /^[\w .()]{2,60}[-,]\d{1,2}(?:\.\d{1,2}){0,2}$/;
const addressPattern = /\bhttps?:\/\/[^\s"'<>?#]{1,2000}(?:[?#][^\s"'<>]{0,4000})?/g;
/** Sentences that are kept, because clients compare them. */
const sentencePattern =
  /^(?:Success|Unauthorized|No results found|(?:App|Build|Project|Report|Session|Test) not found|All parallel tests are currently in use\b[A-Za-z ,.]{0,100})$/;
const codePattern = /^\[BROWSERSTACK_[A-Z_]{2,60}\]/;

/** Removes private data. Equal texts, such as ids, get equal replacements. */
export const createRedactor = () => {
  const secrets = new Set<string>();
  const names = new Map<string, string>();

  const fakeId = (id: string): string => createHash('sha1').update(`recorded ${id}`).digest('hex');
  const withFakeIds = (text: string): string => text.replaceAll(idPattern, fakeId);
  const withoutSecrets = (text: string): string => [...secrets].reduce((left, secret) => left.replaceAll(secret, 'ann'), text);

  const fakeName = (text: string): string => {
    const ending = /\.(?:apk|ipa|zip|aab|png|jpe?g|mp4)$/i.exec(text)?.[0] ?? '';
    const known = names.get(text) ?? `name-${names.size + 1}${ending}`;
    names.set(text, known);
    return known;
  };

  /** Replaces the origins of URLs. The redacted path still shows the purpose of a URL. */
  const withoutHosts = (text: string): string =>
    text.replaceAll(addressPattern, (address) => {
      const path = URL.parse(address)?.pathname ?? '/';
      const fragment = /#t=\d{1,6},\d{1,6}$/.exec(address)?.[0] ?? '';
      return `${originMark}${redactPath(path, 'name')}${fragment}`;
    });

  const redactText = (text: string, key: string): string => {
    if (text === '' || plainKeys.has(key) || plainText.test(text) || statusPattern.test(text) || devicePattern.test(text))
      return withoutSecrets(text);
    if (/^(?:bs|media):\/\/[0-9a-f]{40}$/.test(text) || /^[0-9a-f]{40}(?:[0-9a-f]{8})?$/.test(text)) return withFakeIds(text);
    if (/^https?:\/\//.test(text)) return withoutHosts(text);
    if (key === 'message' || key === 'error') return redactMessage(text);
    return fakeName(text);
  };

  /** Keeps error codes, and sentences that clients compare. */
  const redactMessage = (text: string): string => {
    const code = codePattern.exec(text)?.[0];
    if (code !== undefined) return `${code} redacted`;
    return sentencePattern.test(text) ? text : 'redacted';
  };

  const redactValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return redactText(value, key);
    if (Array.isArray(value)) return value.map((entry: unknown) => redactValue(entry, key));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, nested]) => {
      // Redacts the names of a class and its tests, which are keys here.
      if (key === 'test_details' && isRecord(nested))
        return [
          fakeName(name),
          Object.fromEntries(Object.entries(nested).map(([test, inner]) => [fakeName(test), redactValue(inner, test)])),
        ];
      return [withoutSecrets(name), redactValue(nested, name)];
    });
    return Object.fromEntries(entries);
  };

  const redactPath = (path: string, own: '*' | 'name'): string =>
    path
      .split('/')
      .map((segment, index, segments) => {
        const before = segments[index - 1] ?? '';
        const isOwn = ['projects', 'recent_apps', 'recent_media_files'].includes(before);
        if (isOwn) return own === '*' ? '*' : encodeURIComponent(fakeName(percentDecoded(segment)));
        return withFakeIds(segment);
      })
      .join('/');

  const attribute = (name: string, value: string): string => {
    if (/^(?:name|classname|file)$/.test(name)) return fakeName(value);
    if (plainText.test(value) || /^(?:result|devicename|os|version|timestamp|time)$/.test(name)) return value;
    return String(redactText(value, name));
  };

  return {
    /** Adds a secret, such as the access key. The secret is then removed everywhere. */
    learnSecret: (secret: string): void => {
      if (secret.length > 2) secrets.add(secret);
    },
    json: (value: unknown): unknown => redactValue(value, ''),
    /** Redacts a JUnit report, but keeps its structure, counts and results. */
    xml: (text: string): string => redactMarkup(text, attribute),
    /** Returns a pattern for a request path, in which names that the client chose become `*`. */
    path: (path: string): string => redactPath(path, '*'),
  };
};

type Redactor = ReturnType<typeof createRedactor>;

/** Removes text between tags. The text of a failure or error becomes a placeholder. */
const redactMarkup = (text: string, attribute: (name: string, value: string) => string): string => {
  const parts: string[] = [];
  for (const [, closing = '', tag = '', attributes = '', empty = ''] of text.matchAll(
    /<(\/?)([a-z-]{1,40})((?:\s+[\w:-]{1,60}="[^"]{0,10000}")*)\s*(\/?)>/g,
  )) {
    const kept = [...attributes.matchAll(/([\w:-]{1,60})="([^"]{0,10000})"/g)].map(
      ([, name = '', value = '']) => [name, attribute(name, value)] as const,
    );
    parts.push(`${xmlTag(`${closing}${tag}`, Object.fromEntries(kept))}${empty}>`);
    if (closing === '' && empty === '' && ['failure', 'error'].includes(tag)) parts.push('redacted');
  }
  return parts.join('');
};
