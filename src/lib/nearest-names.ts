import { listed } from './numbers.ts';

/** Maximum length of a compared name. The time of a comparison grows with the product of both lengths. */
const longestName = 200;
/** Maximum number of names whose edit distance is computed. They share the most pairs of letters with the wanted name. */
const compared = 30;

/** Shortens two names for a second comparison. The distance of the shortened names is increased by 1. */
type Shorten = (wanted: string, name: string) => readonly [string, string];

/** Removes the first word of the known name, since users often leave out the brand of a device. */
const withoutFirstWord: Shorten = (wanted, name) => [wanted, name.slice(name.indexOf(' ') + 1)];

/** Returns the most similar names first, up to the edit distance `furthest`. */
export const nearestNames = (
  wanted: string,
  names: readonly string[],
  limit: number,
  shorten = withoutFirstWord,
  furthest = Math.max(2, Math.floor(Math.min(wanted.length, longestName) * 0.4)),
): string[] => {
  const target = wanted.slice(-longestName).toLowerCase();
  const pairs = letterPairs(target);
  return (
    [...new Set(names)]
      .filter((name) => name.length <= longestName)
      .map((name) => ({ name, lower: name.toLowerCase() }))
      .map((each) => ({ ...each, likeness: likenessOf(pairs, each.lower) }))
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, compared)
      .map(({ name, lower }) => ({
        name,
        distance: Math.min(editDistance(target, lower), editDistance(...shorten(target, lower)) + 1),
      }))
      .filter(({ distance }) => distance <= furthest)
      .toSorted((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
      // Leaves out less similar names if a name has distance 1, because `wanted` then has a typing mistake.
      .filter(({ distance }, _, [best]) => best?.distance !== 1 || distance === 1)
      .slice(0, limit)
      .map(({ name }) => name)
  );
};

const maxSuggested = 3;

/**
 * Sentence that suggests the names a text was probably meant as, with a space before it; empty if none is similar. Users leave
 * out the end or the beginning of a name (`flutter`, `logs`), so names with the text in them count as similar.
 */
export const didYouMean = (wanted: string, names: readonly string[]): string => {
  const text = wanted.toLowerCase();
  const near = nearestNames(wanted, names, 1, asTheyAre, Math.max(1, Math.floor(wanted.length * 0.4)));
  const longer = text.length < 3 ? [] : names.filter((name) => name.toLowerCase().includes(text));
  const suggested = longer.length > 0 && near.every((name) => !longer.includes(name)) ? longer : near;
  return suggested.length === 0 ? '' : ` Did you mean ${listed(suggested.slice(0, maxSuggested))}?`;
};

const asTheyAre: Shorten = (wanted, name) => [wanted, name];

const letterPairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));

/** Similarity by common pairs of letters (Dice's coefficient). */
const likenessOf = (wanted: ReadonlySet<string>, name: string): number => {
  const pairs = letterPairs(name);
  let common = 0;
  for (const pair of pairs) if (wanted.has(pair)) common++;
  return common / (wanted.size + pairs.size + 1);
};

/** Number of letters to insert, remove or replace (Levenshtein distance). */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};
