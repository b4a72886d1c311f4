import { open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import type { DownloadKind } from '../../../core/model/download.ts';
import type { SessionRecord, SessionTest } from '../../../core/model/records.ts';
import type { SessionFileKind } from '../../../core/model/results.ts';
import { describeError } from '../../../core/model/run-problem.ts';
import type { ExpectedSession } from '../../../core/results/expected-sessions.ts';
import { safeNames } from '../../../lib/escape/file-name.ts';
import { readFileBlocks } from '../../../lib/regular-file.ts';
import type { Sessions } from '../../../service/index.ts';
import { isCloudError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';

export interface SessionPlace {
  readonly session: ExpectedSession;
  readonly sessionId: string;
  /** Absolute path of the session's folder. */
  readonly target: string;
  readonly settings: { readonly framework: ResultInputs['framework'] };
}

interface SessionDownload extends Omit<SessionPlace, 'sessionId'> {
  readonly details: SessionRecord;
}

type Fetched = Partial<Record<SessionFileKind, readonly string[]>>;

type Fetch = (download: SessionDownload, context: Context) => Promise<readonly string[]>;

/** Downloads files, and returns their paths inside the session's folder. A missing file does not change the verdict. */
export const downloadSessionFiles = async (
  kinds: Iterable<DownloadKind>,
  download: SessionDownload,
  context: Context,
): Promise<Fetched> => {
  const fetched: Fetched = {};
  for (const kind of kinds) {
    const fetch = fetches[kind];
    if (fetch === undefined) continue;
    try {
      const files = await fetch(download, context);
      if (files.length > 0) fetched[kind] = files;
      else context.log.info(`${download.session.device}: no ${kind} available.`);
    } catch (error) {
      context.signal.throwIfAborted();
      context.log.info(`${download.session.device}: no ${kind}: ${describeError(error)}`);
    }
  }
  return fetched;
};

/** Fetches the logs of all tests into one file, with a heading for each test. */
const textLog =
  (log: 'devicelogs' | 'instrumentationlogs', file: string): Fetch =>
  async (download, context) => {
    const whole = path.join(download.target, file);
    const part = `${whole}.of-test`;
    let found = 0;
    for await (const { test } of ofTests(download, context, (cloud, build, id) => cloud.downloadTestLog(build, id, log, part))) {
      const heading = `${found === 0 ? '' : '\n'}===== ${context.masker.name(sessionTestName(test))} =====\n`;
      await writeFile(whole, withHeading(heading, part), { flag: found === 0 ? 'w' : 'a' });
      await rm(part);
      found += 1;
    }
    return found === 0 ? [] : [file];
  };

async function* withHeading(heading: string, file: string): AsyncGenerator<string | Uint8Array> {
  yield heading;
  yield* readFileBlocks(file);
}

/** Fetches the network logs of all tests into one HAR file. The field `_test` of an entry names the test. */
const networkLog: Fetch = async (download, context) => {
  const entries: unknown[] = [];
  let head: Record<string, unknown> | undefined;
  for await (const { test, result } of ofTests(download, context, (cloud, build, id) => cloud.networkLogs(build, id))) {
    head ??= { version: result.log.version, creator: result.log.creator };
    for (const entry of result.log.entries) entries.push(Object.assign({}, entry, { _test: sessionTestName(test) }));
  }
  return head === undefined ? [] : writeJson({ log: { ...head, entries } }, 'network.har', download, context);
};

const profiling: Fetch = async (download, context) => {
  const rows: unknown[] = [];
  for await (const { result } of ofTests(download, context, (cloud, build, id) => cloud.appProfiling(build, id)))
    for (const row of result) rows.push(row);
  return rows.length === 0 ? [] : writeJson(rows, 'profiling.json', download, context);
};

const writeJson = async (value: unknown, file: string, { target }: SessionDownload, { masker }: Context): Promise<[string]> => {
  await writeFile(path.join(target, file), await masker.json(JSON.stringify(value), file));
  return [file];
};

/** URL of the session's video. The URLs of its tests differ only after the `#`. */
export const videoOf = ({ tests }: SessionRecord): string | undefined =>
  tests.find(({ videoUrl }) => videoUrl !== undefined)?.videoUrl?.split('#')[0];

const video: Fetch = async ({ details, target, settings }, { cloud }) => {
  const url = videoOf(details);
  if (url === undefined) return [];
  await cloud.sessions(settings.framework).downloadUrl(url, path.join(target, 'video.mp4'), 'video');
  return ['video.mp4'];
};

const screenshots: Fetch = async (download, context) => {
  const shots = download.details.tests.flatMap((test) =>
    test.screenshotUrls.map((url, nth) => ({ test, url, title: context.masker.name(`${sessionTestName(test)}-${nth + 1}`) })),
  );
  const names = safeNames(shots.map(({ title }) => title));
  const files: string[] = await loggedScreenshots(download, context);
  for (const { test, url, title } of shots) {
    const file = `screenshots/${names.get(title)}.png`;
    const came = await ofTest(test, download, context, (cloud) =>
      cloud.downloadUrl(url, path.join(download.target, file), 'screenshot'),
    );
    if (came !== undefined) files.push(file);
  }
  return files;
};

/** Fetches screenshots of tests without links to screenshots, because a log of the framework may contain them. */
const loggedScreenshots = async (download: SessionDownload, context: Context): Promise<string[]> => {
  const { screenshotLog } = definitionOf(download.settings.framework);
  if (screenshotLog === undefined) return [];
  const tests = download.details.tests.filter(({ screenshotUrls }) => screenshotUrls.length === 0);
  const names = safeNames(tests.map((test) => context.masker.name(sessionTestName(test))));
  const part = path.join(download.target, 'screenshots/of-test');
  const files: string[] = [];
  const some = { ...download, details: { ...download.details, tests } };
  for await (const { test } of ofTests(some, context, (cloud, build, id) =>
    cloud.downloadTestLog(build, id, screenshotLog, part),
  )) {
    const file = `screenshots/${names.get(context.masker.name(sessionTestName(test)))}.${await pictureEnding(part)}`;
    await rename(part, path.join(download.target, file));
    files.push(file);
  }
  return files;
};

const endings: Readonly<Record<string, string>> = { '89504e47': 'png', ffd8ffe0: 'jpg', ffd8ffe1: 'jpg', '504b0304': 'zip' };

/** Detects the extension from the first bytes, because the service's content type is not reliable. */
const pictureEnding = async (file: string): Promise<string> => {
  await using handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  return endings[buffer.toString('hex')] ?? 'bin';
};

const coverage: Fetch = async ({ session, details, target, settings }, { cloud }) => {
  await cloud.sessions(settings.framework).downloadCoverage(session.build.id, details.id, path.join(target, 'coverage.ec'));
  return ['coverage.ec'];
};

const fetches: Readonly<Partial<Record<DownloadKind, Fetch>>> = {
  'device-logs': textLog('devicelogs', 'device.log'),
  'instrumentation-logs': textLog('instrumentationlogs', 'instrumentation.log'),
  'network-logs': networkLog,
  'app-profiling': profiling,
  video,
  screenshots,
  coverage,
};

async function* ofTests<Result>(
  download: SessionDownload,
  context: Context,
  ask: (sessions: Sessions, buildId: string, testId: string) => Promise<Result>,
): AsyncGenerator<{ readonly test: SessionTest; readonly result: Result }> {
  for (const test of download.details.tests) {
    const { id, status } = test;
    if (id === undefined || status === 'skipped' || status === 'pending') continue;
    const result = await ofTest(test, download, context, (cloud) => ask(cloud, download.session.build.id, id));
    if (result !== undefined) yield { test, result };
  }
}

const sessionTestName = ({ className, name }: SessionTest): string => `${className}#${name}`;

/** Requests a file of one test; undefined if the request fails. */
const ofTest = async <Result>(
  test: SessionTest,
  { settings, session }: SessionDownload,
  { cloud, log, signal }: Context,
  ask: (sessions: Sessions) => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await ask(cloud.sessions(settings.framework));
  } catch (error) {
    signal.throwIfAborted();
    const logFailure = isCloudError(error, 'cloud-not-found') ? log.debug : log.info;
    logFailure(`${session.device}, ${sessionTestName(test)}: ${describeError(error)}`);
    return undefined;
  }
};
