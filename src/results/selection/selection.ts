import type { KnownTest } from '../../model/known-suite.ts';

/** What the filters of a build request let through. */
export type TestSelection =
  | {
      readonly kind: 'clear';
      /** True only for tests that the filters select for sure. */
      readonly selects: (test: KnownTest) => boolean;
      /** Whether a class of which not all tests are known may have some that run. */
      readonly mayHold: (className: string) => boolean;
      /** Whether the filters choose whole classes, all of them known to be in the suite. */
      readonly byClass: boolean;
    }
  | { readonly kind: 'unclear'; readonly reason: string };

export const unclear = (key: string): TestSelection => ({
  kind: 'unclear',
  reason: `the tests that the capability ${key} selects are known only during the run`,
});

/** Whether a parameter is there and not empty or switched off. */
export const isGiven = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** Entries of a filter: a list, or text with commas. Undefined for what is neither. */
export const readEntries = (value: unknown): readonly string[] | undefined => {
  if (!isGiven(value)) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  if (!entries.every((entry) => typeof entry === 'string')) return undefined;
  return entries.flatMap((entry) => entry.split(',').map((name) => name.trim())).filter((name) => name !== '');
};
