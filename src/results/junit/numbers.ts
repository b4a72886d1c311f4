/**
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
export const readNumber = (text = ''): number | undefined => {
  const plain = Number(text.trim() === '' ? Number.NaN : text);
  const value = Number.isNaN(plain) ? Number(withPoint(text.slice(0, 60).replace(/[^\d.,eE+-]|[eE](?![+-]?\d)/g, ''))) : plain;
  return Number.isFinite(value) && value >= 0 && /\d/.test(text) ? value : undefined;
};

/** Makes the last of two kinds of signs the decimal point; a lone comma before three digits groups thousands, unless a zero leads. */
const withPoint = (digits: string): string => {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1) return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '');
  if (point > comma) return digits.replaceAll(',', '');
  if (point !== -1) return digits.replaceAll('.', '').replace(',', '.');
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
};

const millisecondsPerSecond = 1_000;

/** Seconds in milliseconds, rounded to a microsecond. */
export const readSeconds = (text: string | undefined): number | undefined => {
  const seconds = readNumber(text);
  return seconds === undefined ? undefined : Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;
};

/** The number of a line in a file, from 1. */
export const readLine = (text: string | undefined): number | undefined => {
  const line = readNumber(text);
  return line !== undefined && Number.isInteger(line) && line > 0 ? line : undefined;
};

/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
export const readTimestamp = (text = ''): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  if (trimmed === '') return undefined;
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
