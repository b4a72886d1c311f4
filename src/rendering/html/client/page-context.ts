import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EmbeddedData } from './embedded-data.ts';
import type { Report, Selection } from './model/report.ts';

/** What all parts of the page read. */
export interface Page {
  readonly report: Report;
  readonly data: EmbeddedData;
  /** Opens a result or a session beside the page. */
  readonly open: (selection: Selection) => void;
}

export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page => {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error('unreachable: every part is drawn inside of the page');
  return page;
};
