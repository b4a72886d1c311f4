/**
 * Requests of other clients, as they were recorded on the wire against the built-in cloud with the user `ann` and the key `k3y`. Bytes
 * are left as they were, the recorded Host too; only boundaries, which are random, and ids that an earlier response gave are replaced by
 * others of the same length.
 */
const request = (head: readonly string[], body: readonly string[] = []): string => [...head, '', body.join('\r\n')].join('\r\n');

export interface RecordedClient {
  readonly client: string;
  /** In their order on one connection, each with the status of its response. A client sends the request behind a 401 because of its challenge. */
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

export const recordedClients: readonly RecordedClient[] = [
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

/**
 * The service's own steps for Bitrise, which are written in Go: each uploads both binaries, starts a build under `<user>-bitrise`, and polls while the
 * status is `running`.
 */
export interface RecordedStep {
  readonly framework: 'espresso' | 'xcuitest';
  readonly device: string;
  readonly uploadApp: string;
  readonly uploadSuite: string;
  /** Holds `{app}` and `{suite}`. */
  readonly build: string;
  /** Holds `{build}`. */
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

export const recordedSteps: readonly RecordedStep[] = [
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
