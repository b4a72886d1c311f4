import { type Path, path, withQuery } from '../addresses.ts';
import type { Calls } from '../calls.ts';
import { redactXml } from '../redacted-xml.ts';
import { secretNeedles } from '../redaction.ts';
import { responseLimits } from '../response.ts';
import { readBuild, readBuildIds } from '../wire/build.ts';
import { readAutomationSession, readHar, readProfiling, readSession } from '../wire/session.ts';

export type BuildRequest = Readonly<Record<string, unknown>>;

export type Builds = ReturnType<typeof createBuilds>;

/** Creates the calls for builds of a framework. `start` is the path that starts a build; `stopRoot` is the root of stop paths. */
export const createBuilds = (calls: Calls, root: Path, start: Path, stopRoot?: Path) => ({
  /**
   * Starts a build and returns its id. Not retried if the service may have received the request.
   *
   * @throws CloudError `cloud-parallels-in-use` or `cloud-build-rejected` if nothing was started.
   * @throws CloudError `cloud-start-uncertain` if a build may be running.
   */
  start: (request: BuildRequest) => calls.start(start, request),
  get: (buildId: string) => calls.get(path`${root}/builds/${{ buildId }}`, (raw) => ({ record: readBuild(raw), raw })),
  /** Lists the ids of the newest builds, in the order of the service. Builds of other frameworks may be missing. */
  newest: (limit: number) => calls.get(withQuery(path`${root}/builds`, { limit }), readBuildIds),
  /**
   * Stops a build and its sessions. `stop` is undefined for a framework for which no request to stop builds is known.
   *
   * @throws CloudError `cloud-not-found` for a build that does not exist or that has ended.
   */
  stop: stopRoot && ((buildId: string) => calls.stop(path`${stopRoot}/builds/${{ buildId }}/stop`)),
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

/** Sessions of builds of one framework, with their reports, logs and videos. */
export type Sessions = ReturnType<typeof createSessions>;

/** Creates the calls for sessions. The logs of tests are below `logsRoot`, in v1 and v2. */
export const createSessions = (calls: Calls, root: Path, logsRoot: Path) => {
  const session = (buildId: string, sessionId: string): Path => path`${root}/builds/${{ buildId }}/sessions/${{ sessionId }}`;
  const testLog = (buildId: string, testId: string, kind: TestLogKind): Path =>
    path`${logsRoot}/builds/${{ buildId }}/sessions/tests/${{ testId }}/${kind}`;
  return {
    get: (buildId: string, sessionId: string) =>
      calls.get(session(buildId, sessionId), (raw, body) => ({ record: readSession(raw), body })),
    /**
     * Downloads the JUnit report. The service has it only for Espresso and Flutter for Android, some time after the session
     * ended. The report that `startReading` receives may contain the user name: removing it could change the names of tests, by
     * which results are compared.
     *
     * @param startReading called for each attempt; its result receives the whole report as it arrives, even if the file cannot be
     * written
     */
    downloadReport: (buildId: string, sessionId: string, toFile: string, startReading?: () => (bytes: Uint8Array) => void) =>
      calls.download(
        path`${session(buildId, sessionId)}/report`,
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
    /** Downloads the JaCoCo execution data (`.ec`). Only Espresso builds that requested coverage have this data. */
    downloadCoverage: (buildId: string, sessionId: string, toFile: string) =>
      calls.download(path`${session(buildId, sessionId)}/coverage`, toFile, responseLimits.logBytes),
    /** Downloads Apple's result bundle as a zip after the session ended. Only for XCUITest builds in v2 that requested it. */
    downloadResultBundle: (buildId: string, sessionId: string, toFile: string) =>
      calls.download(path`${session(buildId, sessionId)}/resultbundle`, toFile, responseLimits.resultBundleBytes),
    downloadTestLog: (buildId: string, testId: string, kind: TestLogKind, toFile: string) =>
      calls.download(
        testLog(buildId, testId, kind),
        toFile,
        kind === 'video' || kind === 'maestroScreenshot' ? responseLimits.videoBytes : responseLimits.logBytes,
      ),
    /** Streams at most `limitBytes` of a log without writing a file. `read` is called again for each attempt. */
    scanTestLog: <Result>(
      buildId: string,
      testId: string,
      kind: FailureLogKind,
      limitBytes: number,
      read: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
    ) => calls.scan(testLog(buildId, testId, kind), limitBytes, read),
    networkLogs: (buildId: string, testId: string) => calls.get(testLog(buildId, testId, 'networklogs'), readHar),
    appProfiling: (buildId: string, testId: string) => calls.get(testLog(buildId, testId, 'appprofiling'), readProfiling),
    /** Downloads a URL that a response body contains. Only an API path is requested with credentials. */
    downloadUrl: (url: string, toFile: string, what: 'file' | 'video' | 'screenshot' = 'file') =>
      calls.downloadUrl(url, toFile, responseLimits.videoBytes, what),
    /** Reads the session from the API that all frameworks share. The record has the video of the whole session. */
    automation: (sessionId: string) => calls.get(path`/app-automate/sessions/${{ sessionId }}.json`, readAutomationSession),
  };
};

const tapped = async function* (chunks: AsyncIterable<Buffer>, take: (bytes: Uint8Array) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    take(chunk);
    yield chunk;
  }
};
