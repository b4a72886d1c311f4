import type { BuildRecord, SessionRecord } from '../../model/records.ts';
import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls, Download } from '../calls.ts';
import { redactXml } from '../redacted-xml.ts';
import { secretNeedles } from '../redaction.ts';
import { responseLimits } from '../response.ts';
import { readBuild, readBuildIds } from '../wire/build.ts';
import {
  type AutomationSession,
  type HarDocument,
  type ProfilingRow,
  readAutomationSession,
  readHar,
  readProfiling,
  readSession,
} from '../wire/session.ts';

export type BuildRequest = Readonly<Record<string, unknown>>;

/** Build as a record, with the response body from which it was read. */
interface Build {
  readonly record: BuildRecord;
  readonly raw: unknown;
}

export interface Builds {
  /**
   * Starts a build and returns its id. Not retried if the service may have received the request.
   *
   * @throws CloudError `cloud-parallels-in-use` or `cloud-build-rejected` if nothing was started.
   * @throws CloudError `cloud-start-uncertain` if a build may be running.
   */
  start(request: BuildRequest): Promise<string>;
  get(buildId: string): Promise<Build>;
  /**
   * Lists the ids of the newest builds, in the order of the service. It is not known whether the list contains the builds of
   * all frameworks.
   */
  newest(limit: number): Promise<string[]>;
  /**
   * Stops a build and its sessions. Undefined for a framework whose builds the service is not known to stop.
   *
   * @throws CloudError `cloud-not-found` for a build that does not exist or that has ended.
   */
  readonly stop?: (buildId: string) => Promise<void>;
}

/**
 * Creates the calls for builds of one framework.
 *
 * @param start path of the request that starts a build
 * @param stopRoot root path of the request that stops a build, if there is one
 */
export const createBuilds = (calls: Calls, root: Path, start: Path, stopRoot?: Path): Builds => ({
  start: (request) => calls.start(start, request),
  ...(stopRoot && { stop: (buildId: string) => calls.stop(path`${stopRoot}/builds/${{ buildId }}/stop`) }),
  get: (buildId) => calls.get(path`${root}/builds/${{ buildId }}`, (raw) => ({ record: readBuild(raw), raw })),
  newest: (limit) => calls.get(withQuery(path`${root}/builds`, { limit: String(limit) }), readBuildIds),
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

/** Session as a record, with the response body from which it was read. */
interface Session {
  readonly record: SessionRecord;
  readonly body: string;
}

/** Sessions of builds of one framework, with their reports, logs and videos. */
export interface Sessions {
  get(buildId: string, sessionId: string): Promise<Session>;
  /**
   * Downloads the JUnit report. Espresso and Flutter for Android only; available some time after the end of the session. The
   * report that `startReading` receives may contain the user name: removing it could change the names of tests, by which
   * results are compared.
   *
   * @param startReading called for each attempt; its result receives the whole report as it arrives, even if the file cannot be
   * written
   */
  downloadReport(
    buildId: string,
    sessionId: string,
    toFile: string,
    startReading?: () => (bytes: Uint8Array) => void,
  ): Promise<Download>;
  /** Downloads the JaCoCo execution data (`.ec`) of the session. Espresso only, and only if the build requested it. */
  downloadCoverage(buildId: string, sessionId: string, toFile: string): Promise<Download>;
  /**
   * Downloads a zip with Apple's result bundle, once the session has ended. XCUITest in v2 only, if the build requested the
   * bundle.
   */
  downloadResultBundle(buildId: string, sessionId: string, toFile: string): Promise<Download>;
  downloadTestLog(buildId: string, testId: string, kind: TestLogKind, toFile: string): Promise<Download>;
  /** Streams at most `limitBytes` of a log without writing a file. `read` is called again for each attempt. */
  scanTestLog<Result>(
    buildId: string,
    testId: string,
    kind: FailureLogKind,
    limitBytes: number,
    read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
  ): Promise<Result>;
  networkLogs(buildId: string, testId: string): Promise<HarDocument>;
  appProfiling(buildId: string, testId: string): Promise<ProfilingRow[]>;
  /**
   * Downloads a URL that a response body contains. An API path is requested with credentials, any other URL without credentials.
   */
  downloadUrl(url: string, toFile: string, what?: 'video' | 'screenshot'): Promise<Download>;
  /** Reads the session from the API that all frameworks share. The record has the video of the whole session. */
  automation(sessionId: string): Promise<AutomationSession>;
}

/**
 * Creates the calls for sessions.
 *
 * @param logsRoot root path of the logs of tests, the same for builds of v1 and v2
 */
export const createSessions = (calls: Calls, root: Path, logsRoot: Path): Sessions => {
  const testLog = (buildId: string, testId: string, kind: TestLogKind): Path =>
    path`${logsRoot}/builds/${{ buildId }}/sessions/tests/${{ testId }}/${kind}`;
  return {
    get: (buildId, sessionId) =>
      calls.get(path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}`, (raw, body) => ({
        record: readSession(raw),
        body,
      })),
    downloadReport: (buildId, sessionId, toFile, startReading) =>
      calls.download(
        path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}/report`,
        toFile,
        responseLimits.reportBytes,
        (redact, chunks) => {
          const { names = [] } = redact;
          const withNames = redactXml({ needles: secretNeedles(redact) }, chunks);
          const read = startReading === undefined ? withNames : tapped(withNames, startReading());
          return names.length === 0 ? read : redactXml({ needles: names }, read);
        },
        startReading !== undefined,
      ),
    downloadCoverage: (buildId, sessionId, toFile) =>
      calls.download(path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}/coverage`, toFile, responseLimits.logBytes),
    downloadResultBundle: (buildId, sessionId, toFile) =>
      calls.download(
        path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}/resultbundle`,
        toFile,
        responseLimits.resultBundleBytes,
      ),
    downloadTestLog: (buildId, testId, kind, toFile) =>
      calls.download(
        testLog(buildId, testId, kind),
        toFile,
        kind === 'video' || kind === 'maestroScreenshot' ? responseLimits.videoBytes : responseLimits.logBytes,
      ),
    scanTestLog: (buildId, testId, kind, limitBytes, read) => calls.scan(testLog(buildId, testId, kind), limitBytes, read),
    networkLogs: (buildId, testId) => calls.get(testLog(buildId, testId, 'networklogs'), readHar),
    appProfiling: (buildId, testId) => calls.get(testLog(buildId, testId, 'appprofiling'), readProfiling),
    downloadUrl: (url, toFile, what) => calls.downloadUrl(url, toFile, responseLimits.videoBytes, what ?? 'file'),
    automation: (sessionId) => calls.get(path`/app-automate/sessions/${{ sessionId }}.json`, readAutomationSession),
  };
};

const tapped = async function* (chunks: AsyncIterable<Buffer>, take: (bytes: Uint8Array) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    take(chunk);
    yield chunk;
  }
};
