import { type DetailsData, dataIds, type ResultDetail, type ResultsData, type SessionFilesData } from '../report-data.ts';

/** The page's data, read when it is asked for. */
export interface EmbeddedData {
  readonly results: ResultsData;
  detail(result: number): { readonly detail: ResultDetail; readonly texts: readonly string[] } | undefined;
  files(session: number): SessionFilesData | undefined;
  /** The bytes of a screenshot or video. */
  media(element: number, type: string): Blob | undefined;
}

// The writer of the page made the element, so its shape is known.
const read = <Data>(id: string): Data | undefined => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
};

export const readEmbeddedData = (): EmbeddedData | undefined => {
  const results = read<ResultsData>(dataIds.results);
  if (results === undefined) return undefined;
  let details: DetailsData | undefined;
  return {
    results,
    detail: (result) => {
      details ??= read<DetailsData>(dataIds.details);
      const detail = details?.results[String(result)];
      return details === undefined || detail === undefined ? undefined : { detail, texts: details.texts };
    },
    files: (session) => read<SessionFilesData>(`${dataIds.session}${session}`),
    media: (element, type) => {
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
