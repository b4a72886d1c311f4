/**
 * A number as JUnit writers spell it: `12`, `4.5e-05`, `1,234.5`, `1.234,5`, `0,005`, `a99,999`, `1.5 s`.
 *
 * @returns nothing where no digit is to be found, or the number is negative or not finite
 */
export const readNumber = (text: string): number | undefined => {
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

/** Seconds to milliseconds, rounded to a microsecond. */
export const secondsToMs = (seconds: number): number => Math.round(seconds * millisecondsPerSecond * 1_000) / 1_000;

/** A time without a zone is taken as UTC, which is what the service and most writers mean. */
export const readTimestamp = (text: string): Date | undefined => {
  const trimmed = text.trim().slice(0, 60);
  const hasZone = /(?:z|utc|gmt|[+-]\d{2}:?\d{2})$/i.test(trimmed);
  const date = new Date(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
