import { z } from 'zod';
import { invalid, type Refusal } from './response.ts';

type RefuseParameter = (name: string, expected: string) => Refusal;

/** Throws the error of `refuse` if the value is not a whole number in the range of the declared schema. */
export const numberParameter = (
  query: URLSearchParams,
  name: string,
  { minValue: min, maxValue: max }: z.ZodInt,
  fallback: number,
  refuse: RefuseParameter,
): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= (min ?? 0) && number <= (max ?? 0))) throw refuse(name, `a whole number from ${min} to ${max}`);
  return number;
};

/** Throws the error of `refuse` if the value is not one of `choices`. */
export const choiceParameter = (
  query: URLSearchParams,
  name: string,
  choices: readonly string[],
  refuse: RefuseParameter,
  separator = ', ',
): string | undefined => {
  const text = query.get(name);
  if (text !== null && !choices.includes(text)) throw refuse(name, choices.join(separator));
  return text ?? undefined;
};

export const refuseQuery = (name: string, expected: string): Refusal =>
  invalid('INVALID_VALUES_IN_INPUT', `${name}: expected ${expected}`, 'error');

const defaultLimit = 10;

/** Number of entries in a listing of uploads or builds. */
export const limitSchema = z.int().min(1).max(100).describe(`Default ${defaultLimit}`);

/** Throws Refusal for a limit outside of `limitSchema`. */
export const readLimit = (query: URLSearchParams): number =>
  numberParameter(query, 'limit', limitSchema, defaultLimit, refuseQuery);
