import { computed, signal } from '@preact/signals';
import {
  type CauseData,
  type DetailsData,
  dataIds,
  type FailureDetail,
  type MediaData,
  type ResultDetail,
  type ResultsData,
  type SessionFilesData,
  type SourceData,
} from '../report-data.ts';
import { memoized } from './model/filter.ts';
import { createReport, type Result, type Session } from './model/report.ts';

/** Decodes the base64 text of an element. Undefined if the page has no such element. */
const bytesOf = (id: string): Uint8Array<ArrayBuffer> | undefined => {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
};

// Reads compressed JSON from an element. Its type is not checked, because the same version of the action wrote it.
const read = async <Data>(id: string): Promise<Data | undefined> => {
  const bytes = bytesOf(id);
  if (bytes === undefined) return undefined;
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  // Errors of the writer are ignored here, because the read below throws them, too.
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});
  return (await new Response(readable).json()) as Data;
};

const results = await read<ResultsData>(dataIds.results);
if (results === undefined) throw new Error('unreachable: the page is written with its results');

export const report = createReport(results);

/** Whether the browser has loaded the whole page, including the data after the script. */
const isLoaded = signal(false);

export const details = signal<DetailsData | undefined>(undefined);

const readRest = async (): Promise<void> => {
  details.value = await read<DetailsData>(dataIds.details);
  isLoaded.value = true;
};
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void readRest());
else void readRest();

const noDetail: ResultDetail = { failures: [], tries: [], attachments: [], properties: [], links: [] };

export const detailOf = ({ detail }: Result): ResultDetail => details.value?.results[detail ?? -1] ?? noDetail;

const causeDetails = computed(() => new Map(details.value?.causes.map((cause) => [cause.id, cause])));

/** What to do about a cause. Undefined while the page loads, and after the first causes of a run with very many. */
export const causeDetail = (id: string | undefined): CauseData | undefined => causeDetails.value.get(id ?? '');

export const failuresAt = (positions: readonly number[]): readonly FailureDetail[] =>
  positions.flatMap((at) => details.value?.failures[at] ?? []);

export const sourceAt = (position: number | undefined): SourceData | undefined => details.value?.sources[position ?? -1];

const readFiles = memoized(({ number }: Session) => {
  const files = signal<SessionFilesData | undefined>(undefined);
  void read<SessionFilesData>(`${dataIds.session}${number}`).then((data) => {
    files.value = data;
  });
  return files;
});

export const sessionFiles = (session: Session): SessionFilesData | undefined =>
  session.hasFiles && isLoaded.value ? readFiles(session).value : undefined;

/** Object URL of a screenshot or video. Undefined if the page does not contain the file. */
export const mediaAddress = memoized(({ element, type }: MediaData): string | undefined => {
  const bytes = bytesOf(`${dataIds.media}${element}`);
  return bytes === undefined || type === undefined ? undefined : URL.createObjectURL(new Blob([bytes], { type }));
});
