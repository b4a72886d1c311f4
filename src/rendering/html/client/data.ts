import { computed, signal } from '@preact/signals';
import {
  type DetailsData,
  dataIds,
  type MediaData,
  type ResultDetail,
  type ResultsData,
  type SessionFilesData,
} from '../report-data.ts';
import { memoized } from './model/filter.ts';
import { createReport, type Result, type Session } from './model/report.ts';

// The writer of the page made the elements, so their shapes are known.
const read = <Data>(id: string): Data | undefined => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
};

const results = read<ResultsData>(dataIds.results);
if (results === undefined) throw new Error('unreachable: the page is written with its results');

/** The run that the page shows. */
export const report = createReport(results);

/** Traces and files come after the script in the page. */
export const isLoaded = signal(document.readyState !== 'loading');
document.addEventListener('DOMContentLoaded', () => {
  isLoaded.value = true;
});

/** What is known of each failure beyond its headline. */
export const details = computed(() => (isLoaded.value ? read<DetailsData>(dataIds.details) : undefined));

export const detailOf = ({ number }: Result): ResultDetail => details.value?.results[number] ?? { failures: [], tries: [] };

/** The text at a position in the details; empty where there is none. */
export const textAt = (position: number | undefined): string => details.value?.texts[position ?? -1] ?? '';

const readFiles = memoized(({ number }: Session) => read<SessionFilesData>(`${dataIds.session}${number}`));

export const filesOf = (session: Session): SessionFilesData | undefined =>
  session.hasFiles && isLoaded.value ? readFiles(session) : undefined;

/** The address of a screenshot or video; undefined where the page does not contain it. */
export const mediaAddress = memoized(({ element, type }: MediaData): string | undefined => {
  const text = document.getElementById(`${dataIds.media}${element}`)?.textContent;
  if (!text || type === undefined) return undefined;
  return URL.createObjectURL(new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type }));
});
