import { type EmbeddedCloud, type EmbeddedCloudOptions, startEmbeddedCloud } from '../../../src/embedded/server.ts';
import { createApiCheck } from '../../helpers/api-check.ts';
import { createFakeClock, type FakeClock } from '../../helpers/fake-clock.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { emptyZip } from '../../helpers/zip.ts';

export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the text is not JSON. */
  readonly json: unknown;
}

export interface Upload {
  /** Null: no file part. */
  readonly content?: string | Buffer<ArrayBuffer> | null;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** What the tests read of a build of the older interface. */
export interface BuildView {
  readonly status: string;
  readonly duration: unknown;
  readonly start_time: unknown;
  readonly input_capabilities: Readonly<Record<string, unknown>>;
  readonly device_statuses: Readonly<Record<'success' | 'error', Readonly<Record<string, string>>>>;
  readonly devices: Readonly<
    Record<
      string,
      { readonly session_id?: string; readonly status: string; readonly test_status: Readonly<Record<string, number>> }
    >
  >;
}

/** What the tests read of a session of the older interface. */
export interface SessionView {
  readonly test_count: number;
  readonly test_status: Readonly<Record<string, number>>;
  readonly test_details: Readonly<
    Record<string, Readonly<Record<string, { readonly test_id: string; readonly status: string; readonly device_log: unknown }>>>
  >;
}

export const pixel = 'Google Pixel 7-13.0';
export const galaxy = 'Samsung Galaxy S23-13.0';
export const iphone = 'iPhone 15-17';

export type TestFramework = 'espresso' | 'xcuitest' | 'earlgrey';

export interface OpenCloud extends AsyncDisposable {
  readonly cloud: EmbeddedCloud;
  /** A simulated second is a second of this clock. */
  readonly clock: FakeClock;
  readonly storageDir: string;
  get(path: string): Promise<ReadResponse>;
  post(path: string, body: unknown): Promise<ReadResponse>;
  remove(path: string): Promise<ReadResponse>;
  upload(path: string, upload?: Upload): Promise<ReadResponse>;
  /** Uploads what the framework needs and gives a request that the service accepts. */
  request(framework?: TestFramework): Promise<Record<string, unknown>>;
  /** Starts a build and gives its id. */
  start(capabilities?: Readonly<Record<string, unknown>>, framework?: TestFramework): Promise<string>;
  build(id: string, framework?: TestFramework): Promise<BuildView>;
  /** The session of one device, from the build's own word. */
  session(id: string, device?: string, framework?: TestFramework): Promise<SessionView>;
  sessionId(id: string, device?: string, framework?: TestFramework): Promise<string>;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A file that the service takes there. */
const nameFor = (path: string): string => (/xcuitest.*test-suite|app-dir/.test(path) ? 'shop.zip' : 'shop.apk');

const formOf = ({ content = emptyZip(), name = 'shop.apk', fields = {} }: Upload): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (content !== null) form.set('file', new Blob([content]), name);
  return form;
};

/** A server with a standing clock, and the calls that a client makes. */
export const openCloud = async (
  scenario: EmbeddedCloudOptions['scenario'] = {},
  options: Partial<EmbeddedCloudOptions> = {},
): Promise<OpenCloud> => {
  const folder = await temporaryDirectory();
  const clock = createFakeClock();
  const { rewrite, problems } = createApiCheck();
  const cloud = await startEmbeddedCloud({
    scenario: { seed: 7, ...scenario },
    storageDir: folder.path,
    clock,
    timeScale: 1,
    username: 'ann',
    rewrite,
    ...options,
  });
  const headers = { Authorization: `Basic ${btoa(`${cloud.username}:${cloud.accessKey}`)}` };
  const send = async (method: string, path: string, body?: string | FormData): Promise<ReadResponse> => {
    const response = await fetch(`${cloud.origin}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
  const referenceIn = async (path: string, name: string): Promise<string> => {
    const { json } = await open.upload(path, { name });
    return Object.values(json as Record<string, string>)[0] ?? '';
  };
  const open: OpenCloud = {
    cloud,
    clock,
    storageDir: folder.path,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, typeof body === 'string' ? body : JSON.stringify(body)),
    remove: (path) => send('DELETE', path),
    upload: (path, upload = {}) => send('POST', path, formOf({ name: nameFor(path), ...upload })),
    request: async (framework = 'espresso') => {
      if (framework === 'earlgrey') {
        return { devices: [iphone], appDir: await referenceIn('/app-automate/earlgrey/app-dir', 'shop.zip') };
      }
      const isEspresso = framework === 'espresso';
      return {
        devices: [isEspresso ? pixel : iphone],
        app: await referenceIn('/app-automate/upload', isEspresso ? 'shop.apk' : 'shop.ipa'),
        testSuite: await referenceIn(`/app-automate/${framework}/test-suite`, isEspresso ? 'tests.apk' : 'tests.zip'),
      };
    },
    start: async (capabilities = {}, framework = 'espresso') => {
      const { json } = await open.post(`/app-automate/${framework}/build`, {
        ...(await open.request(framework)),
        ...capabilities,
      });
      return (json as { build_id: string }).build_id;
    },
    build: async (id, framework = 'espresso') => (await open.get(`/app-automate/${framework}/builds/${id}`)).json as BuildView,
    sessionId: async (id, device = pixel, framework = 'espresso') =>
      (await open.build(id, framework)).devices[device]?.session_id ?? '',
    session: async (id, device = pixel, framework = 'espresso') => {
      const sessionId = await open.sessionId(id, device, framework);
      return (await open.get(`/app-automate/${framework}/builds/${id}/sessions/${sessionId}`)).json as SessionView;
    },
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await folder[Symbol.asyncDispose]();
      if (problems.length > 0) throw new Error(`Not as in docs/openapi.json:\n${problems.join('\n')}`);
    },
  };
  return open;
};

/** Long after every session of a small build has ended, in milliseconds. */
export const untilEndedMs = 600_000;
