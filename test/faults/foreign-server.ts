import { createServer } from 'node:http';
import { type Listening, listenOnLoopback } from '../helpers/listen.ts';

/** Another origin than the service's, which shows everybody a page to log in and notes who brought credentials. */
export interface ForeignServer extends Pick<Listening, 'close'> {
  readonly origin: string;
  /** Since the last call: requests with anything secret in them. */
  readonly takeLeaks: (secrets: readonly string[]) => readonly string[];
}

const page = '<!DOCTYPE html><html><head><title>Log in</title></head><body>Who are you?</body></html>\n';

export const startForeignServer = async (): Promise<ForeignServer> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    request.resume();
    response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end(page);
  });
  const { port, close } = await listenOnLoopback(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    takeLeaks: (secrets) =>
      requests
        .splice(0)
        .filter((text) => /"(proxy-)?authorization"/i.test(text) || secrets.some((secret) => text.includes(secret)))
        .map((text) => `another origin: ${text.split(' {')[0]}`),
    close,
  };
};
