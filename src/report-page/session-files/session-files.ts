import path from 'node:path';
import { type SessionResult, testName } from '../../core/model/results.ts';
import { isBad } from '../../core/results/attempts.ts';
import { utf8Bytes } from '../../lib/escape/cut.ts';
import { safeNames } from '../../lib/escape/file-name.ts';
import { shownText } from '../../lib/escape/invisible.ts';
import type { PageBudget } from '../budget.ts';
import type { MediaData, SessionFilesData } from '../report-data.ts';
import { shownTestName } from '../shown-text.ts';
import { readExcerpts } from './excerpts.ts';
import type { FindReportFile, ReportFile } from './report-file.ts';

const maxTestsOfSession = 40;
const fetchedKinds = ['device-logs', 'instrumentation-logs', 'network-logs', 'app-profiling', 'video', 'screenshots'] as const;

/** Whether a session has files that the page shows. From a result bundle, the page shows only pictures. */
export const hasFetchedFiles = (session: SessionResult): boolean =>
  fetchedKinds.some((kind) => (session.files[kind]?.length ?? 0) > 0) || (session.files['result-bundle']?.length ?? 0) > 1;

interface FetchedSession {
  readonly session: SessionResult;
  /** Index of the session on the page. */
  readonly index: number;
  /** Tests that failed or were flaky. The page shows their parts of the logs. */
  readonly tests: readonly string[];
  readonly media: MediaData[];
}

/** Chooses the files for the page. The index of a file in `embedded` is also the number of its page element. */
export const planFiles = async (
  sessions: readonly SessionResult[],
  find: FindReportFile,
  { mediaBytes, excerptBytes }: PageBudget,
) => {
  const fetched = sessions
    .map((session, index): FetchedSession => ({ session, index, tests: testsOfInterest(session), media: [] }))
    .filter(({ session }) => hasFetchedFiles(session))
    .toSorted((a, b) => Number(b.tests.length > 0) - Number(a.tests.length > 0));
  const embedded = await planMedia(fetched, find, mediaBytes);
  return { embedded, excerpts: () => excerptsOf(fetched, find, excerptBytes) };
};

/** Reads the excerpts of each session. Sessions above the size limit get a note instead. */
async function* excerptsOf(
  fetched: readonly FetchedSession[],
  find: FindReportFile,
  maxBytes: number,
): AsyncGenerator<readonly [session: number, SessionFilesData]> {
  let left = maxBytes;
  for (const { session, index, tests, media } of fetched) {
    const note = `The page has reached its size limit: for more logs, requests and samples, see the files in ${shownText(session.folder, 300)}.`;
    const files = left > 0 ? await readExcerpts(session, find, tests, media) : undefined;
    if (files !== undefined) left -= utf8Bytes(JSON.stringify({ ...files, media: [] }));
    yield [index, files !== undefined && left >= 0 ? files : { logs: [], media, notes: [note] }];
  }
}

const testsOfInterest = (session: SessionResult): string[] => {
  const ofInterest = session.tests.filter(({ status, earlierAttempts }) => isBad(status) || earlierAttempts.length > 0);
  return [...new Set(ofInterest.map(testName))].slice(0, maxTestsOfSession);
};

const maxFiles = 5_000;
const signatureBytes = 12;

/** Media types by the first bytes of a file. SVG is missing, because it can contain scripts. */
const signatures: readonly { type: string; matches: (text: string) => boolean }[] = [
  { type: 'image/png', matches: (text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', matches: (text) => text.startsWith('\xff\xd8\xff') },
  { type: 'image/gif', matches: (text) => text.startsWith('GIF8') },
  { type: 'image/webp', matches: (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
  { type: 'image/heic', matches: (text) => /^.{4}ftyp(?:hei[cx]|mif1)/s.test(text) },
  { type: 'video/mp4', matches: (text) => text.slice(4, 8) === 'ftyp' },
  { type: 'video/webm', matches: (text) => text.startsWith('\x1a\x45\xdf\xa3') },
];

/** Chooses screenshots and then videos, as far as they fit. Other files are only listed. */
const planMedia = async (fetched: readonly FetchedSession[], find: FindReportFile, maxBytes: number): Promise<ReportFile[]> => {
  const embedded: ReportFile[] = [];
  let left = maxBytes;
  for (const { session, tests, media, kind, name } of mediaFiles(fetched).slice(0, maxFiles)) {
    const file = await find(session.folder, name);
    if (file === undefined) continue;
    const { shown, bytes } = file;
    const shownName = path.posix.parse(shown).name;
    const test = kind === 'screenshot' ? (ownerOf(shownName, tests) ?? stepOwnerOf(name, session)) : undefined;
    const planned = { kind, path: shown, name: shownName, bytes, test: test && shownTestName(test) };
    const start = (await file.read(0, signatureBytes)).toString('latin1');
    const type = signatures.find(({ matches }) => matches(start))?.type;
    const fits = type?.startsWith(kind === 'video' ? 'video/' : 'image/') === true && base64Bytes(bytes) <= left;
    media.push(fits ? { ...planned, type, element: embedded.length } : planned);
    if (!fits) continue;
    left -= base64Bytes(bytes);
    embedded.push(file);
  }
  return embedded;
};

const mediaFiles = (fetched: readonly FetchedSession[]) => {
  const of = (kind: MediaData['kind'], namesIn: (files: SessionResult['files']) => readonly string[]) =>
    fetched.flatMap((each) => namesIn(each.session.files).map((name) => ({ ...each, kind, name })));
  const pictures = ({ screenshots = [], 'result-bundle': bundle = [] }: SessionResult['files']): string[] => [
    ...screenshots,
    ...bundle.filter((name) => name.includes('/')),
  ];
  return [...of('screenshot', pictures), ...of('video', ({ video = [] }) => video)];
};

const base64Bytes = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Finds the test of a screenshot. The file name is the name of the test with a number at the end. */
const ownerOf = (name: string, tests: readonly string[]): string | undefined =>
  tests.find((test) => withoutNumber(safeNames([`${test}-1`]).get(`${test}-1`) ?? '') === withoutNumber(name));

const withoutNumber = (name: string): string => name.replace(/-\d+$/, '');

const stepOwnerOf = (name: string, { tests }: SessionResult): string | undefined => {
  const owner = tests.find(({ steps = [] }) => steps.some(({ pictures }) => pictures.includes(name)));
  return owner && testName(owner);
};
