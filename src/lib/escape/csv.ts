import { showInvisibleInLines } from './invisible.ts';

/** Start of a cell that spreadsheets read as a formula. */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Escapes untrusted text as one cell. Spreadsheets show the text as written and never run it as a formula. */
const csvCell = (text: string): string => {
  const shown = showInvisibleInLines(text);
  const harmless = formulaStart.test(shown) ? `'${shown}` : shown;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Formats one line of a CSV file (RFC 4180), with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
