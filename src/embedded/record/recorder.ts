import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { isLoopback } from '../../lib/addresses.ts';
import { listenOnLoopback } from '../http/listen.ts';
import type { RecordedResponse } from '../schema/scenario.ts';
import { createRedactor, type Redactor } from './redact.ts';

interface RecorderOptions {
  readonly folder: string;
  /** Origin of the service, such as `https://api-cloud.example.com`. */
  readonly target: URL;
  readonly port: number;
  readonly onExchange: (line: string) => void;
}

interface Recorder {
  readonly origin: string;
  readonly file: string;
  close(): Promise<void>;
}

const maxBodyBytes = 1024 * 1024;
const maxAllBytes = 3 * 1024 * 1024;
const maxResponses = 5_000;

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies RecordedResponse['method'][];

const isMethod = (method: string): method is RecordedResponse['method'] => methods.includes(method);

/** Headers that are not forwarded: headers of a single connection, and headers that allow bodies the recorder cannot read. */
const ownHeaders = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'upgrade',
  'proxy-authorization',
  'accept-encoding',
];

/** Whether credentials may be sent to a target: it must use https, or be on this machine. */
export const isUsableTarget = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

const forward = (request: IncomingMessage, target: URL): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const headers = Object.entries(request.headers).filter(([name]) => !ownHeaders.includes(name));
    const sent = send(
      {
        host: target.hostname.replaceAll(/[[\]]/g, ''),
        port: target.port || undefined,
        method: request.method,
        path: request.url,
        headers: { ...Object.fromEntries(headers), host: target.host, 'accept-encoding': 'identity' },
      },
      resolve,
    );
    sent.once('error', reject);
    request.pipe(sent);
  });

/** Forwards a body while it arrives. Returns the body, or undefined if it is too large to be recorded. */
const passOn = async (from: IncomingMessage, to: ServerResponse): Promise<Buffer | undefined> => {
  to.writeHead(
    from.statusCode ?? 502,
    Object.fromEntries(Object.entries(from.headers).filter(([name]) => !ownHeaders.includes(name))),
  );
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

/** Converts a body for the scenario. Returns undefined for binary content, and for text of unknown structure, such as logs. */
const recordedBody = (
  redactor: Redactor,
  type: string,
  body: Buffer,
): Pick<RecordedResponse, 'json' | 'body' | 'type'> | undefined => {
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
 * Starts a server that forwards requests to the service, and writes a scenario that replays the responses. Names, ids, URLs and
 * credentials are replaced before anything is stored. Request bodies are never stored.
 */
export const startRecorder = async ({ folder, target, port, onExchange }: RecorderOptions): Promise<Recorder> => {
  const file = join(folder, 'scenario.yml');
  const redactor = createRedactor();
  const recorded: RecordedResponse[] = [];
  let allBytes = 0;
  await mkdir(folder, { recursive: true });

  /** Stores a response. If the response cannot be stored, returns the reason. */
  const keep = (request: IncomingMessage, response: IncomingMessage, body: Buffer | undefined): string | undefined => {
    const { method = 'GET', url = '/' } = request;
    if (!isMethod(method)) return 'its method';
    const type = response.headers['content-type'] ?? '';
    if (body === undefined) return 'too large';
    const content = recordedBody(redactor, type, body);
    if (content === undefined) return 'binary';
    allBytes += JSON.stringify(content).length;
    if (recorded.length >= maxResponses || allBytes > maxAllBytes) return 'the recording is full';
    const path = redactor.path(url.split('?')[0] ?? '/');
    recorded.push({ method, path, status: response.statusCode ?? 502, ...content });
    return undefined;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    learnCredentials(redactor, request);
    const answered = await forward(request, target);
    const why = keep(request, answered, await passOn(answered, response));
    const path = redactor.path(request.url?.split('?')[0] ?? '/');
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
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await Promise.allSettled(underway);
      server.closeAllConnections();
      const head =
        '# Recorded by the built-in cloud. Names, ids and addresses are replaced; look through it before you share it.\n';
      await writeFile(file, `${head}${stringify({ recorded })}`);
    },
  };
};
