import { type BundleValue, isObject } from './parse-object.ts';

type Owner = BundleValue | undefined;

export const fieldOf = (object: Owner, name: string): BundleValue | undefined => (isObject(object) ? object[name] : undefined);

/** The text of a scalar field. */
export const textOf = (object: Owner, name: string): string | undefined => {
  const value = fieldOf(object, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The values in an array field; none where there is no such field. */
export const itemsOf = (object: Owner, name: string): readonly BundleValue[] => {
  const value = fieldOf(object, name);
  return Array.isArray(value) ? value : [];
};

/** The id in a reference field. */
export const referenceOf = (object: Owner, name: string): string | undefined => textOf(fieldOf(object, name), 'id');

export const countOf = (object: Owner, name: string): number | undefined => {
  const text = textOf(object, name);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** Seconds as the bundle has them, in milliseconds. */
export const durationMsOf = (object: Owner, name: string): number | undefined => {
  const seconds = Number(textOf(object, name) ?? Number.NaN);
  return seconds >= 0 && seconds < 1e9 ? Math.round(seconds * 1_000) : undefined;
};

/** From `2025-02-26T00:07:38.784+0700`. */
export const dateOf = (object: Owner, name: string): Date | undefined => {
  const date = new Date((textOf(object, name) ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? undefined : date;
};
