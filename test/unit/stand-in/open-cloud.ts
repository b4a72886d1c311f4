import { type EmbeddedCloudOptions, startEmbeddedCloud } from '../../../src/stand-in/server.ts';
import { createApiCheck } from '../../helpers/api-check.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { emptyZip } from '../../helpers/zip.ts';

interface Upload {
  /** Null leaves the file out. */
  readonly content?: string | Buffer<ArrayBuffer> | null;
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Fields of a build in v1 that tests read. */
interface BuildView {
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

/** Fields of a session in v1 that tests read. */
interface SessionView {
  readonly test_count: number;
  readonly test_status: Readonly<Record<string, number>>;
  readonly test_details: Readonly<
    Record<string, Readonly<Record<string, { readonly test_id: string; readonly status: string; readonly device_log: unknown }>>>
  >;
}

export const pixel = 'Google Pixel 7-13.0';
export const galaxy = 'Samsung Galaxy S23-13.0';
export const iphone = 'iPhone 15-17';

type TestFramework = 'espresso' | 'xcuitest' | 'earlgrey';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Name of a file that the service accepts at a path. */
const nameFor = (path: string): string => (/xcuitest.*test-suite|app-dir/.test(path) ? 'shop.zip' : 'shop.apk');

const formOf = ({ content = emptyZip(), name = 'shop.apk', fields = {} }: Upload): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (content !== null) form.set('file', new Blob([content]), name);
  return form;
};

/** Opens a server with a fake clock. A simulated second is a second of this clock. */
export const openCloud = async (scenario: EmbeddedCloudOptions['scenario'] = {}, options: Partial<EmbeddedCloudOptions> = {}) => {
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
  /** Sends a request. `json` is undefined if the text of the response is not JSON. */
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${cloud.origin}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  };
  const get = (path: string) => send('GET', path);
  const post = (path: string, body: unknown) => send('POST', path, body);
  const upload = (path: string, file: Upload = {}) => send('POST', path, formOf({ name: nameFor(path), ...file }));
  /** Uploads a file. Returns its reference `bs://…`. */
  const uploadRef = async (path: string, name: string): Promise<string> =>
    Object.values((await upload(path, { name })).json as Record<string, string>).find((value) => value.startsWith('bs://')) ?? '';
  /** Uploads app and suite. Returns a build request that the service accepts. */
  const request = async (framework: TestFramework = 'espresso'): Promise<Record<string, unknown>> => {
    if (framework === 'earlgrey') {
      return { devices: [iphone], appDir: await uploadRef('/app-automate/earlgrey/app-dir', 'shop.zip') };
    }
    const isEspresso = framework === 'espresso';
    return {
      devices: [isEspresso ? pixel : iphone],
      app: await uploadRef('/app-automate/upload', isEspresso ? 'shop.apk' : 'shop.ipa'),
      testSuite: await uploadRef(`/app-automate/${framework}/test-suite`, isEspresso ? 'tests.apk' : 'tests.zip'),
    };
  };
  /** Starts a build. Returns its id. */
  const start = async (
    capabilities: Readonly<Record<string, unknown>> = {},
    framework: TestFramework = 'espresso',
  ): Promise<string> => {
    const { json } = await post(`/app-automate/${framework}/build`, { ...(await request(framework)), ...capabilities });
    return (json as { build_id: string }).build_id;
  };
  const build = async (id: string, framework: TestFramework = 'espresso'): Promise<BuildView> =>
    (await get(`/app-automate/${framework}/builds/${id}`)).json as BuildView;
  const sessionId = async (id: string, device = pixel, framework: TestFramework = 'espresso'): Promise<string> =>
    (await build(id, framework)).devices[device]?.session_id ?? '';
  const sessionPath = async (id: string, device = pixel, framework: TestFramework = 'espresso'): Promise<string> =>
    `/app-automate/${framework}/builds/${id}/sessions/${await sessionId(id, device, framework)}`;
  return {
    cloud,
    clock,
    storageDir: folder.path,
    send,
    get,
    post,
    remove: (path: string) => send('DELETE', path),
    upload,
    uploadRef,
    request,
    start,
    /** Starts a build, and advances the clock to its end. Returns its id. */
    run: async (...what: Parameters<typeof start>): Promise<string> => {
      const id = await start(...what);
      clock.advance(untilEndedMs);
      return id;
    },
    build,
    session: async (...which: Parameters<typeof sessionPath>): Promise<SessionView> =>
      (await get(await sessionPath(...which))).json as SessionView,
    sessionId,
    sessionPath,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await folder[Symbol.asyncDispose]();
      if (problems.length > 0) throw new Error(`Not as in docs/openapi.json:\n${problems.join('\n')}`);
    },
  };
};

export type OpenCloud = Awaited<ReturnType<typeof openCloud>>;

/** Milliseconds after which every session of a small build has ended. */
export const untilEndedMs = 600_000;
