/**
 * Negative where `a` is older. Numbers are compared part by part, and `13` equals `13.0`; a version with a word (`27 Beta`) is older than
 * the same one without.
 */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.word === '' || right.word === '') return Number(left.word === '') - Number(right.word === '');
  return left.word < right.word ? -1 : Number(left.word > right.word);
};

const partsOf = (version: string): { readonly numbers: readonly number[]; readonly word: string } => {
  const numbers = /^\d+(?:\.\d+)*/.exec(version)?.[0] ?? '';
  return {
    numbers: numbers === '' ? [] : numbers.split('.').map(Number),
    word: version.slice(numbers.length).trim().toLowerCase(),
  };
};
