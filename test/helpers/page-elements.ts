import { inflateSync } from 'node:zlib';

/** A script element of the report page: one that runs, or one that holds data. */
interface PageElement {
  readonly attributes: string;
  readonly text: string;
}

export const scriptsOf = (html: string): readonly PageElement[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({ attributes, text }));

/** The JSON of the page's data by the id of its element, inflated as a browser does. */
export const pageJson = (html: string): ReadonlyMap<string, string> =>
  new Map(
    scriptsOf(html).flatMap(({ attributes, text }): [string, string][] => {
      const [, id = ''] = /id="(data-[^"]+)"/.exec(attributes) ?? [];
      return id === '' || id.startsWith('data-media-') ? [] : [[id, inflateSync(Buffer.from(text, 'base64')).toString()]];
    }),
  );

/** Everything that a page says: its HTML, and the texts of its data. */
export const pageText = (html: string): string => [html, ...pageJson(html).values()].join('\n');
