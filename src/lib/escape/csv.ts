import { showInvisibleInLines } from './invisible.ts';

/** What spreadsheets take for a formula where a cell begins with it, also behind blanks. */
const formulaStart = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Text from outside as one cell: shown as it is written, and never run as a formula. */
export const csvCell = (text: string): string => {
  const shown = showInvisibleInLines(text);
  const harmless = formulaStart.test(shown) ? `'${shown}` : shown;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One line of RFC 4180, with its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
