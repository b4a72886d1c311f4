import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openCloud } from '../unit/stand-in/open-cloud.ts';

/** Recorded requests of the user `ann` with the key `k3y`. Only boundaries and ids are replaced, by others of the same length. */
const request = (head: readonly string[], body: readonly string[] = []): string => [...head, '', body.join('\r\n')].join('\r\n');

interface RecordedClient {
  readonly client: string;
  /** On one connection. The client sends the request after a 401 because of its challenge. */
  readonly exchanges: readonly (readonly [status: number, request: string])[];
}

const withKey = 'Authorization: Basic YW5uOmszeQ==';
const curl = ['User-Agent: curl/7.88.1', 'Accept: */*'] as const;
const host = 'Host: 127.0.0.1:37569';
const json = 'Content-Type: application/json';

const formOf = (boundary: string, name: string, content: string): readonly string[] => [
  `--${boundary}`,
  `Content-Disposition: form-data; name="file"; filename="${name}"`,
  'Content-Type: application/octet-stream',
  '',
  content,
  `--${boundary}--`,
  '',
];

const curlBoundary = '------------------------9a6af534189b6cc8';
const curlForm = [`--${curlBoundary}`, 'Content-Disposition: form-data; name="data"', ''];
const formType = `multipart/form-data; boundary=${curlBoundary}`;

const curlPost = (
  length: number,
  body: readonly string[],
  {
    path = '/app-automate/upload',
    type = formType,
    authorization = [withKey],
  }: Partial<Record<'path' | 'type', string>> & {
    readonly authorization?: readonly string[];
  } = {},
): string => {
  const head = [`POST ${path} HTTP/1.1`, host, ...authorization, ...curl, `Content-Length: ${length}`, `Content-Type: ${type}`];
  return request(head, body);
};

const anySuite = { path: '/app-automate/espresso/test-suite' };
const suiteForm = formOf(curlBoundary, 'suite.apk', 'PK-suite');

const recentApps = 'GET /app-automate/recent_apps HTTP/1.1';
const wget = ['User-Agent: Wget/1.21.3', 'Accept: */*', 'Accept-Encoding: identity', 'Connection: Keep-Alive'] as const;
const java = ['Content-Length: 0', host, 'User-Agent: Java-http-client/17.0.15'] as const;
const olderJava = [
  'User-Agent: Java/17.0.15',
  host,
  'Accept: text/html, image/gif, image/jpeg, */*; q=0.2',
  'Connection: keep-alive',
] as const;

const python = [
  'GET /app-automate/plan.json HTTP/1.1',
  'Accept-Encoding: identity',
  host,
  'User-Agent: Python-urllib/3.11',
] as const;

const recordedClients: readonly RecordedClient[] = [
  { client: 'curl -u', exchanges: [[200, request([recentApps, host, withKey, ...curl, ''])]] },
  {
    client: 'curl --anyauth',
    exchanges: [
      [401, request([recentApps, host, ...curl, ''])],
      [200, request([recentApps, host, withKey, ...curl, ''])],
    ],
  },
  {
    client: 'curl -F with a file and data',
    exchanges: [
      [
        200,
        curlPost(320, [
          ...formOf(curlBoundary, 'app.apk', 'PK-app').slice(0, -2),
          ...curlForm,
          '{"custom_id": "MyApp"}',
          `--${curlBoundary}--`,
          '',
        ]),
      ],
    ],
  },
  {
    client: 'curl -F with a url',
    exchanges: [[200, curlPost(181, [...curlForm, '{"url": "https://www.example.com/app.apk"}', `--${curlBoundary}--`, ''])]],
  },
  {
    client: 'curl -d with a url',
    exchanges: [
      [200, curlPost(51, ['url=https://www.example.com/app.apk&custom_id=MyApp'], { type: 'application/x-www-form-urlencoded' })],
    ],
  },
  { client: 'curl -I', exchanges: [[200, request(['HEAD //app-automate/plan.json/ HTTP/1.1', host, withKey, ...curl, ''])]] },
  {
    client: 'curl --anyauth -F, which sends its file twice',
    exchanges: [
      [401, curlPost(209, suiteForm, { ...anySuite, authorization: [] })],
      [200, curlPost(209, suiteForm, anySuite)],
    ],
  },
  {
    client: 'wget --user',
    exchanges: [
      [401, request([recentApps, host, ...wget, ''])],
      [200, request([recentApps, host, ...wget, withKey, ''])],
    ],
  },
  {
    client: 'the HttpClient of Java',
    exchanges: [
      [401, request(['GET /app-automate/plan.json HTTP/1.1', ...java, ''])],
      [200, request(['GET /app-automate/plan.json HTTP/1.1', withKey, ...java, ''])],
      [
        200,
        request(
          [
            'POST /app-automate/upload HTTP/1.1',
            withKey,
            'Content-Length: 149',
            host,
            'User-Agent: Java-http-client/17.0.15',
            'Content-Type: multipart/form-data; boundary=JavaBoundary',
          ],
          formOf('JavaBoundary', 'app.apk', 'PK-app'),
        ),
      ],
    ],
  },
  {
    client: 'the HttpURLConnection of Java',
    exchanges: [
      [401, request(['GET /app-automate/devices.json HTTP/1.1', ...olderJava, ''])],
      [200, request(['GET /app-automate/devices.json HTTP/1.1', ...olderJava, withKey, ''])],
    ],
  },
  {
    client: 'urllib of Python',
    exchanges: [
      [401, request([...python, 'Connection: close', ''])],
      [200, request([...python, withKey, 'Connection: close', ''])],
    ],
  },
];

/** Steps of the service for Bitrise, written in Go. They poll while the status is `running`. */
interface RecordedStep {
  readonly framework: 'espresso' | 'xcuitest';
  readonly device: string;
  readonly uploadApp: string;
  readonly uploadSuite: string;
  readonly build: string;
  /** `{build}` stands for the id of the build. */
  readonly poll: string;
}

const go = 'User-Agent: Go-http-client/1.1';
const gzip = 'Accept-Encoding: gzip';
const goBoundary = '68de28c3fe0bc37cb98c7d1c048a605d7b20273578d06db3b2711d5c110f';

const goUpload = (path: string, name: string): string => {
  const body = formOf(goBoundary, name, `PK-${name}`);
  const length = Buffer.byteLength(body.join('\r\n'));
  const type = `Content-Type: multipart/form-data; boundary=${goBoundary}`;
  return request([`POST ${path} HTTP/1.1`, host, go, `Content-Length: ${length}`, withKey, type, gzip], body);
};

const idLength = 'bs://'.length + 40;

const stepOf = (
  framework: RecordedStep['framework'],
  device: string,
  names: readonly [string, string],
  payload: string,
): RecordedStep => {
  const root = `/app-automate/${framework}/v2`;
  const length = payload.length - '{app}{suite}'.length + 2 * idLength;
  const asTool = 'Authorization: Basic YW5uLWJpdHJpc2U6azN5';
  return {
    framework,
    device,
    uploadApp: goUpload(`${root}/app`, names[0]),
    uploadSuite: goUpload(`${root}/test-suite`, names[1]),
    build: request([`POST ${root}/build HTTP/1.1`, host, go, `Content-Length: ${length}`, asTool, json, gzip], [payload]),
    poll: request([`GET ${root}/builds/{build} HTTP/1.1`, host, go, withKey, json, gzip, '']),
  };
};

const recordedSteps: readonly RecordedStep[] = [
  stepOf(
    'espresso',
    'Samsung Galaxy S9 Plus',
    ['app-debug.apk', 'app-test.apk'],
    '{"app":"{app}","deviceLogs":false,"devices":["Samsung Galaxy S9 Plus-9.0"],"instrumentationLogs":true,"networkLogs":false,"project":"Shop","testSuite":"{suite}","video":true}',
  ),
  stepOf(
    'xcuitest',
    'iPhone 11',
    ['Shop.ipa', 'test_suite.zip'],
    '{"app":"{app}","deviceLogs":false,"devices":["iPhone 11-13","iPhone XS-15"],"instrumentationLogs":false,"networkLogs":false,"project":"Shop","testSuite":"{suite}","video":true}',
  ),
];

interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const more = async (socket: Socket): Promise<string> => {
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk !== null) return chunk.toString('latin1');
    if (socket.readableEnded) throw new Error('the connection ended in the middle of a response');
    await Promise.race([once(socket, 'readable'), once(socket, 'end')]);
  }
};

const exchange = async (socket: Socket, request: string): Promise<RawResponse> => {
  socket.write(request, 'latin1');
  let text = '';
  while (!text.includes('\r\n\r\n')) text += await more(socket);
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const length = request.startsWith('HEAD ') ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  while (text.length < end + 4 + length) text += await more(socket);
  return { status: Number(head.split(' ')[1]), head, body: text.slice(end + 4) };
};

const open = async (scenario: Parameters<typeof openCloud>[0] = {}) => {
  const { cloud, clock, [Symbol.asyncDispose]: close } = await openCloud(scenario, { accessKey: 'k3y' });
  const sockets: Socket[] = [];
  const dial = (): Socket => {
    const socket = connect(Number(new URL(cloud.origin).port), '127.0.0.1');
    sockets.push(socket);
    return socket;
  };
  return {
    clock,
    dial,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      await close();
    },
  };
};

test.each(recordedClients)('$client is served, byte for byte', async ({ exchanges }) => {
  await using cloud = await open();
  let socket = cloud.dial();
  for (const [status, request] of exchanges) {
    const response = await exchange(socket, request);
    expect(`${response.status} ${response.body}`).toMatch(new RegExp(`^${status} `));
    if (status === 401) expect(response.head).toMatch(/^WWW-Authenticate: Basic realm=/im);
    else if (!request.startsWith('HEAD ')) expect(JSON.parse(response.body)).not.toHaveProperty('error');
    // Without keep-alive, the client opens another connection.
    if (/^Connection: close$/m.test(request)) socket = cloud.dial();
  }
});

interface StepBuild {
  readonly status: string;
  readonly error?: unknown;
  readonly devices: readonly unknown[];
}

test.each(recordedSteps)('the Bitrise step for $framework runs to its end', async (step) => {
  await using cloud = await open({ sessions: [{ 'queue-seconds': 45 }] });
  const socket = cloud.dial();
  const send = async <Body>(request: string): Promise<Body> => JSON.parse((await exchange(socket, request)).body) as Body;
  const { app_url: app } = await send<{ app_url: string }>(step.uploadApp);
  const { test_suite_url: suite } = await send<{ test_suite_url: string }>(step.uploadSuite);
  const started = await send<{ message: string; build_id: string }>(step.build.replace('{app}', app).replace('{suite}', suite));
  expect(started).toEqual({ message: 'Success', build_id: expect.stringMatching(/^[0-9a-f]{40}$/) });
  const words: string[] = [];
  let build: StepBuild | undefined;
  // Any other status than `running` ends the step.
  while (words.length === 0 || words.at(-1) === 'running') {
    build = await send<StepBuild>(step.poll.replace('{build}', started.build_id));
    expect(build.error).toBeUndefined();
    words.push(build.status);
    cloud.clock.advance(30_000);
    expect(words.length).toBeLessThan(20);
  }
  expect(words.slice(0, 2)).toEqual(['running', 'running']);
  expect(words.at(-1)).toBe('passed');
  expect(build).toMatchObject({ id: started.build_id });
  const session = { status: 'passed', testcases: { count: 12, status: { passed: 11, skipped: 1 } } };
  expect(build?.devices[0]).toMatchObject({ device: step.device, sessions: [session] });
});
