import { isRecord } from '../../../lib/is-record.ts';

/** What the fields lead to, each inside of the one before. */
export const valueAt = (object: unknown, ...path: readonly string[]): unknown =>
  path.reduce((value, field) => (isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined), object);

export const textAt = (object: unknown, ...path: readonly string[]): string | undefined => {
  const value = valueAt(object, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The items of an array; none where there is no such array. */
export const itemsAt = (object: unknown, ...path: readonly string[]): readonly unknown[] => {
  const value = valueAt(object, ...path);
  return Array.isArray(value) ? value : [];
};

export const countAt = (object: unknown, ...path: readonly string[]): number | undefined => {
  const text = textAt(object, ...path) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** Seconds as the bundle has them, in milliseconds. */
export const durationMsAt = (object: unknown, field: string): number | undefined => {
  const seconds = Number(textAt(object, field) ?? Number.NaN);
  return seconds >= 0 && seconds < 1e9 ? Math.round(seconds * 1_000) : undefined;
};

/** From `2025-02-26T00:07:38.784+0700`. */
export const dateAt = (object: unknown, field: string): Date | undefined => {
  const date = new Date((textAt(object, field) ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? undefined : date;
};
