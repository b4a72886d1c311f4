import path from 'node:path';
import { utf8Bytes } from '../../../lib/escape/cut.ts';
import { safeNames } from '../../../lib/escape/file-name.ts';
import { shownText } from '../../../lib/escape/invisible.ts';
import { type SessionResult, testName } from '../../../model/results.ts';
import { isBad } from '../../../results/attempts.ts';
import { type ByteBudget, createByteBudget, type PageBudget } from '../budget.ts';
import type { MediaData, SessionFilesData } from '../report-data.ts';
import { shownTestName } from '../shown-text.ts';
import { readExcerpts } from './excerpts.ts';
import type { FindReportFile, ReportFile } from './report-file.ts';

const maxTestsOfSession = 40;
const fetchedKinds = ['device-logs', 'instrumentation-logs', 'network-logs', 'app-profiling', 'video', 'screenshots'] as const;

/**
 * Whether files were fetched for this session in addition to its report and details. A result bundle counts only with its
 * pictures, because the page shows nothing else of it.
 */
export const hasFetchedFiles = (session: SessionResult): boolean =>
  fetchedKinds.some((kind) => (session.files[kind]?.length ?? 0) > 0) || (session.files['result-bundle']?.length ?? 0) > 1;

/** Fetched files to add to the page. */
export interface PlannedFiles {
  readonly embedded: readonly EmbeddedMedia[];
  /** Reads the excerpts, one session at a time. Sessions with failures come first, so that their excerpts fit into the page. */
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
  // Uses up the remaining bytes, so that no smaller file after this file is added.
  budget.take(budget.left());
  return leftOut;
};

/** Lists the tests of a session that failed, or that passed only on a later attempt. The page shows their parts of the logs. */
const testsOfInterest = (session: SessionResult): string[] => {
  const ofInterest = session.tests.filter(({ status, earlierAttempts }) => isBad(status) || earlierAttempts.length > 0);
  return [...new Set(ofInterest.map(testName))].slice(0, maxTestsOfSession);
};

/** Media file that the page contains, with the number of its element. */
interface EmbeddedMedia {
  readonly element: number;
  readonly file: ReportFile;
}

interface PlannedMedia {
  readonly ofSession: ReadonlyMap<SessionResult, readonly MediaData[]>;
  readonly embedded: readonly EmbeddedMedia[];
}

const maxFiles = 5_000;
const signatureBytes = 12;

/** Media types by the first bytes of a file, since its name can be wrong. SVG is not accepted, since it can contain scripts. */
const signatures: readonly { type: string; matches: (text: string) => boolean }[] = [
  { type: 'image/png', matches: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: (text) => text.startsWith('\xff\xd8\xff') },
  { type: 'image/gif', matches: (text) => text.startsWith('GIF8') },
  { type: 'image/webp', matches: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
  { type: 'image/heic', matches: (text) => /^.{4}ftyp(?:hei[cx]|mif1)/s.test(text) },
  { type: 'video/mp4', matches: (text) => text.slice(4, 8) === 'ftyp' },
  { type: 'video/webm', matches: (text) => text.startsWith('\x1a\x45\xdf\xa3') },
];

/**
 * Chooses the screenshots and videos that fit into the page. Screenshots of all sessions come before any video, both in the
 * order of `sessions`.
 *
 * @param testsOf names of the tests to which screenshots are assigned
 */
const planMedia = async (
  sessions: readonly SessionResult[],
  find: FindReportFile,
  budget: ByteBudget,
  testsOf: (session: SessionResult) => readonly string[],
): Promise<PlannedMedia> => {
  const ofSession = new Map<SessionResult, MediaData[]>();
  const embedded: EmbeddedMedia[] = [];
  for (const { session, kind, name } of mediaFiles(sessions).slice(0, maxFiles)) {
    const planned = await planFile(session, name, kind, find, budget, embedded.length);
    if (planned === undefined) continue;
    if (planned.embedded !== undefined) embedded.push(planned.embedded);
    const test =
      kind === 'screenshots' ? (ownerOf(planned.media.name, testsOf(session)) ?? stepOwnerOf(name, session)) : undefined;
    const list = ofSession.get(session) ?? [];
    ofSession.set(session, list);
    list.push(test === undefined ? planned.media : { ...planned.media, test: shownTestName(test) });
  }
  return { ofSession, embedded };
};

type MediaKind = 'screenshots' | 'video';

/** Lists the screenshots of all sessions, then their videos. */
const mediaFiles = (sessions: readonly SessionResult[]): { session: SessionResult; kind: MediaKind; name: string }[] =>
  (['screenshots', 'video'] as const).flatMap((kind) =>
    sessions.flatMap((session) => mediaNames(session, kind).map((name) => ({ session, kind, name }))),
  );

const mediaNames = ({ files }: SessionResult, kind: MediaKind): readonly string[] => {
  const own = files[kind] ?? [];
  return kind === 'video' ? own : [...own, ...(files['result-bundle'] ?? []).filter((name) => name.includes('/'))];
};

const planFile = async (
  session: SessionResult,
  name: string,
  kind: MediaKind,
  find: FindReportFile,
  budget: ByteBudget,
  element: number,
): Promise<{ media: MediaData; embedded?: EmbeddedMedia } | undefined> => {
  const file = await find(session.folder, name);
  if (file === undefined) return undefined;
  const { shown, bytes } = file;
  const media: MediaData = {
    kind: kind === 'video' ? 'video' : 'screenshot',
    path: shown,
    name: path.posix.parse(shown).name,
    bytes,
  };
  const type = await typeOf(file);
  if (type === undefined || !type.startsWith(kind === 'video' ? 'video/' : 'image/')) return { media };
  if (!budget.take(base64Bytes(bytes))) return { media };
  return { media: { ...media, type, element }, embedded: { element, file } };
};

const typeOf = async (file: ReportFile): Promise<string | undefined> => {
  const text = (await file.read(0, signatureBytes)).toString('latin1');
  return signatures.find(({ matches }) => matches(text))?.type;
};

const base64Bytes = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Finds the test of a screenshot. The file name is the name of the test with a number at the end. */
const ownerOf = (name: string, tests: readonly string[]): string | undefined =>
  tests.find((test) => withoutNumber(safeNames([`${test}-1`]).get(`${test}-1`) ?? '') === withoutNumber(name));

const withoutNumber = (name: string): string => name.replace(/-\d+$/, '');

/** Finds the first test with a step that refers to the screenshot. */
const stepOwnerOf = (name: string, { tests }: SessionResult): string | undefined => {
  const owner = tests.find(({ steps = [] }) => steps.some(({ pictures }) => pictures.includes(name)));
  return owner && testName(owner);
};
