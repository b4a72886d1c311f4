import { utf8Bytes } from '../../../lib/escape/cut.ts';
import { type SessionResult, testName } from '../../../model/results.ts';
import { isBad } from '../../../results/attempts.ts';
import { type ByteBudget, createByteBudget, type PageBudget } from '../budget.ts';
import type { MediaData, SessionFilesData } from '../report-data.ts';
import { shownText } from '../shown-text.ts';
import { readExcerpts } from './excerpts.ts';
import { type EmbeddedMedia, planMedia } from './media.ts';
import type { FindReportFile } from './report-file.ts';

const maxTestsOfSession = 40;
const fetchedKinds = ['device-logs', 'instrumentation-logs', 'network-logs', 'app-profiling', 'video', 'screenshots'] as const;

/**
 * Whether files were fetched for this session in addition to its report and details. The page shows a result bundle by its
 * screenshots.
 */
export const hasFetchedFiles = (session: SessionResult): boolean =>
  fetchedKinds.some((kind) => (session.files[kind]?.length ?? 0) > 0) || (session.files['result-bundle']?.length ?? 0) > 1;

/** Fetched files to add to the page. */
export interface PlannedFiles {
  readonly embedded: readonly EmbeddedMedia[];
  /** Reads the excerpts, one session at a time. Sessions with failures come first, so that theirs fit. */
  excerpts(): AsyncGenerator<readonly [SessionResult, SessionFilesData]>;
}

/** Chooses the fetched files to add to the page. Reads only their sizes and first bytes. */
export const planFiles = async (
  sessions: readonly SessionResult[],
  find: FindReportFile,
  { mediaBytes, excerptBytes }: PageBudget,
): Promise<PlannedFiles> => {
  const ordered = sessions
    .filter(hasFetchedFiles)
    .map((session) => ({ session, tests: testsOfInterest(session) }))
    .toSorted((a, b) => Number(b.tests.length > 0) - Number(a.tests.length > 0));
  const testsOf = new Map(ordered.map(({ session, tests }) => [session, tests]));
  const media = await planMedia(
    ordered.map(({ session }) => session),
    find,
    createByteBudget(mediaBytes),
    (session) => testsOf.get(session) ?? [],
  );
  return {
    embedded: media.embedded,
    async *excerpts() {
      const budget = createByteBudget(excerptBytes);
      for (const { session, tests } of ordered)
        yield [session, await excerptsWithin(budget, session, find, tests, media.ofSession.get(session) ?? [])];
    },
  };
};

const excerptsWithin = async (
  budget: ByteBudget,
  session: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  media: readonly MediaData[],
): Promise<SessionFilesData> => {
  const leftOut: SessionFilesData = {
    logs: [],
    media,
    notes: [
      `The page has reached its size limit: for more logs, requests and samples, see the files in ${shownText(session.folder, 300)}.`,
    ],
  };
  if (budget.left() === 0) return leftOut;
  const files = await readExcerpts(session, find, tests, media);
  if (budget.take(utf8Bytes(JSON.stringify({ ...files, media: [] })))) return files;
  // Uses up the remaining bytes, so that no smaller file after this one is added.
  budget.take(budget.left());
  return leftOut;
};

/** Lists the tests of a session that did not simply pass. Their parts of the logs are shown. */
const testsOfInterest = (session: SessionResult): string[] => {
  const ofInterest = session.tests.filter(({ status, earlierAttempts }) => isBad(status) || earlierAttempts.length > 0);
  return [...new Set(ofInterest.map(testName))].slice(0, maxTestsOfSession);
};
