import { basename } from 'node:path';
import type { BuildRequest } from '../../core/model/builds.ts';
import type { BuildRecord } from '../../core/model/records.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import type { Masker } from '../../lib/masking/masker.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { responseLimits } from '../response.ts';
import { readBuild, readBuildIds, readBuilds } from '../wire/build.ts';
import { readAutomationSession, readHar, readProfiling, readSession } from '../wire/session.ts';

export type Builds = ReturnType<typeof createBuilds>;

/** `start` is the path that starts a build; `stopRoot` is the root of stop paths. */
export const createBuilds = (calls: Calls, root: Path, start: Path, stopRoot?: Path) => ({
  /** Starts a build and returns its id. Not retried if the service may have received the request (`cloud-start-uncertain`). */
  start: (request: BuildRequest) => calls.start(start, request),
  get: (buildId: string) => calls.get(path`${root}/builds/${{ buildId }}`, (raw) => ({ record: readBuild(raw), raw })),
  /** Lists the ids of the newest builds, in the order of the service. Builds of other frameworks may be missing. */
  newest: (limit: number) => calls.get(withQuery(path`${root}/builds`, { limit }), readBuildIds),
  /**
   * Stops a build, or throws `cloud-not-found` if the build has ended. Undefined if the service has no known request for this.
   */
  stop: stopRoot && ((buildId: string) => calls.stop(path`${stopRoot}/builds/${{ buildId }}/stop`)),
});

/** Builds grouped by project, for Espresso and XCUITest only. */
export interface Projects {
  /** The response for an unknown project is not documented: it may be an empty list or a 404. */
  builds(projectName: string): Promise<BuildRecord[]>;
}

export const createProjects = (calls: Calls, root: Path): Projects => ({
  builds: (projectName) => calls.get(path`${root}/projects/${{ projectName }}`, readBuilds),
});

const concurrentDetails = 4;

/** Lists at most 20 recent builds of a project in v2. The service lists only ids, so each build takes one more request. */
export const createRecentBuildsByProject = (calls: Calls, root: Path, builds: Builds): Projects => ({
  builds: async (projectName) => {
    const ids = await calls.get(withQuery(path`${root}/builds`, { project: projectName }), readBuildIds);
    return mapConcurrently([...new Set(ids)], concurrentDetails, async (id) => (await builds.get(id)).record);
  },
});

type TestLogKind =
  | 'devicelogs'
  | 'instrumentationlogs'
  | 'commandlogs'
  | 'maestroScreenshot'
  | 'networklogs'
  | 'appprofiling'
  | 'video';

/** Text logs that help to explain why a test failed. `commandlogs` lists the commands of a Maestro flow. */
export type FailureLogKind = 'devicelogs' | 'instrumentationlogs' | 'commandlogs';

export type Sessions = ReturnType<typeof createSessions>;

/** @param logsRoot root of the logs of tests, the same in v1 and v2 */
export const createSessions = (calls: Calls, masker: Masker, root: Path, logsRoot: Path) => {
  const session = (buildId: string, sessionId: string): Path => path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}`;
  const testLog = (buildId: string, testId: string, kind: TestLogKind): Path =>
    path`${logsRoot}/builds/${{ buildId }}/sessions/tests/${{ testId }}/${kind}`;
  return {
    get: (buildId: string, sessionId: string) =>
      calls.get(session(buildId, sessionId), (raw, body) => ({ record: readSession(raw), body })),
    /**
     * Downloads the JUnit report, which exists some time after the session ended.
     *
     * @param startReading called for each attempt. Its result receives the whole report, even if the file cannot be written
     */
    downloadReport: (buildId: string, sessionId: string, toFile: string, startReading?: () => (bytes: Uint8Array) => void) =>
      calls.download(
        path`${session(buildId, sessionId)}/report`,
        toFile,
        responseLimits.reportBytes,
        async function* (_redact, chunks) {
          const { utf8Xml } = await import(/* webpackChunkName: "documents" */ '../../lib/masking/xml-secrets.ts');
          const read = utf8Xml(chunks);
          // Only the file is masked. `startReading` gets the names of tests as they are, because they are compared.
          yield* masker.stream(startReading === undefined ? read : tapped(read, startReading()), 'xml', basename(toFile));
        },
        startReading !== undefined,
      ),
    /** Downloads JaCoCo execution data (`.ec`). Only Espresso builds that requested coverage have this data. */
    downloadCoverage: (buildId: string, sessionId: string, toFile: string) =>
      calls.download(path`${session(buildId, sessionId)}/coverage`, toFile, responseLimits.logBytes),
    /**
     * Downloads Apple's result bundle as a zip. Only XCUITest builds in v2 that requested a bundle have it, after the session
     * ended.
     */
    downloadResultBundle: (buildId: string, sessionId: string, toFile: string) =>
      calls.download(path`${session(buildId, sessionId)}/resultbundle`, toFile, responseLimits.resultBundleBytes),
    downloadTestLog: (buildId: string, testId: string, kind: TestLogKind, toFile: string) =>
      calls.download(
        testLog(buildId, testId, kind),
        toFile,
        kind === 'video' || kind === 'maestroScreenshot' ? responseLimits.videoBytes : responseLimits.logBytes,
        logFiles[kind] === undefined ? undefined : (_redact, chunks) => masker.stream(chunks, 'lines', logFiles[kind] ?? kind),
      ),
    /** Streams at most `limitBytes` of a log without writing a file. `read` is called again for each attempt. */
    scanTestLog: <Result>(
      buildId: string,
      testId: string,
      kind: FailureLogKind,
      limitBytes: number,
      read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
    ) =>
      calls.scan(testLog(buildId, testId, kind), limitBytes, (chunks) =>
        // A secret of several lines, such as a private key, is known only in the whole log, not in the lines of a crash.
        read(kind === 'devicelogs' ? masker.stream(chunks, 'lines') : chunks),
      ),
    networkLogs: (buildId: string, testId: string) => calls.get(testLog(buildId, testId, 'networklogs'), readHar),
    appProfiling: (buildId: string, testId: string) => calls.get(testLog(buildId, testId, 'appprofiling'), readProfiling),
    /** Downloads a file. Sends credentials only if the URL is an API path. */
    downloadUrl: (url: string, toFile: string, what: 'file' | 'video' | 'screenshot' = 'file') =>
      calls.downloadUrl(url, toFile, responseLimits.videoBytes, what),
    /** Reads the record with the video of the whole session. The path is the same for all frameworks. */
    automation: (sessionId: string) => calls.get(path`/app-automate/sessions/${{ sessionId }}.json`, readAutomationSession),
  };
};

/** Names of the files in which text logs are stored. */
const logFiles: Readonly<Partial<Record<TestLogKind, string>>> = {
  devicelogs: 'device.log',
  instrumentationlogs: 'instrumentation.log',
};

const tapped = async function* (chunks: AsyncIterable<Buffer>, take: (bytes: Uint8Array) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    take(chunk);
    yield chunk;
  }
};
