import { showInvisible, showInvisibleInLines } from './invisible.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

const withEntities = (text: string): string => text.replace(/[&<>"'`]/g, (character) => entities[character] ?? character);

/** Escapes text between tags; keeps its lines. */
export const htmlText = (text: string): string => withEntities(showInvisibleInLines(text));

/** Escapes the value of an attribute within double or single quotes. */
export const htmlAttribute = (text: string): string => withEntities(showInvisible(text));
