import { showInvisibleInLines } from './invisible.ts';

/** Start of a cell that spreadsheets read as a formula, even after white space. */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Escapes text from outside as one cell: shown as written, and never run as a formula. */
export const csvCell = (text: string): string => {
  const shown = showInvisibleInLines(text);
  const harmless = formulaStart.test(shown) ? `'${shown}` : shown;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Formats one line of RFC 4180, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
