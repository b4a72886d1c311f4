import { inflateSync } from 'node:zlib';

export const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({ attributes, text }));

/** Inflated JSON of the data of the page, by id of the element. */
export const pageJson = (html: string): ReadonlyMap<string, string> =>
  new Map(
    scriptsOf(html).flatMap(({ attributes, text }): [string, string][] => {
      const [, id = ''] = /id="(data-[^"]+)"/.exec(attributes) ?? [];
      return id === '' || id.startsWith('data-media-') ? [] : [[id, inflateSync(Buffer.from(text, 'base64')).toString()]];
    }),
  );

export const pageText = (html: string): string => [html, ...pageJson(html).values()].join('\n');
