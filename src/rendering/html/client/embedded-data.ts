import { type DetailsData, dataIds, type ResultDetail, type ResultsData, type SessionFilesData } from '../report-data.ts';

/** The page's data, read when it is first used. */
export type EmbeddedData = NonNullable<ReturnType<typeof readEmbeddedData>>;

/** The details of a result, and the text at a position; empty where there is none. */
export interface ShownDetail {
  readonly detail: ResultDetail;
  readonly text: (position: number | undefined) => string;
}

// The writer of the page made the element, so its shape is known.
const read = <Data>(id: string): Data | undefined => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
};

export const readEmbeddedData = () => {
  const results = read<ResultsData>(dataIds.results);
  if (results === undefined) return undefined;
  let known: DetailsData | undefined;
  /** Undefined until the page has loaded so far. */
  const details = (): DetailsData | undefined => {
    known ??= read<DetailsData>(dataIds.details);
    return known;
  };
  const files = new Map<number, SessionFilesData>();
  return {
    results,
    details,
    detail: (result: number): ShownDetail | undefined => {
      const detail = details()?.results[String(result)];
      return detail && { detail, text: (position) => details()?.texts[position ?? -1] ?? '' };
    },
    files: (session: number): SessionFilesData | undefined => {
      const found = files.get(session) ?? read<SessionFilesData>(`${dataIds.session}${session}`);
      if (found !== undefined) files.set(session, found);
      return found;
    },
    /** The bytes of a screenshot or video. */
    media: (element: number, type: string): Blob | undefined => {
      const text = document.getElementById(`${dataIds.media}${element}`)?.textContent;
      return text ? new Blob([bytesOf(text)], { type }) : undefined;
    },
  };
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
};
