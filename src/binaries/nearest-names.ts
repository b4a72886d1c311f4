import { editDistance } from '../lib/edit-distance.ts';

/** Longer names are not compared: the table that comparing takes grows with the product of the lengths. */
const longestName = 100;
const mostNames = 5_000;

/** Up to `limit` of the names that look most like `wanted`, best first; none that has little in common with it. */
export const nearestNames = (wanted: string, names: readonly string[], limit: number): string[] => {
  const target = wanted.slice(0, longestName).toLowerCase();
  const furthest = Math.max(2, Math.floor(target.length * 0.4));
  return [...new Set(names)]
    .slice(0, mostNames)
    .filter((name) => name.length <= longestName)
    .map((name) => ({ name, distance: distanceOf(target, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= furthest)
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
};

/** Brands are often left out, so a name counts without its first word too, a little further away. */
const distanceOf = (target: string, name: string): number => {
  const whole = editDistance(target, name);
  const space = name.indexOf(' ');
  return space === -1 ? whole : Math.min(whole, editDistance(target, name.slice(space + 1)) + 1);
};
