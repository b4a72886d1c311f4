/** Values of a curve. `null` means that the sample has no value. */
type Values = readonly (number | null)[];

/** Finds the smallest and the largest value. Both are 0 if there are no values. */
export const extentOf = (values: Values): { readonly min: number; readonly max: number } => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...known), max: Math.max(...known) };
};

/** Rounds up to 1, 2, 4, 5, 8 or 10 times a power of ten, so that half of the result is a round number, too. */
export const roundTop = (max: number): number => {
  if (!(max > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return ([1, 2, 4, 5, 8, 10].find((factor) => factor * power >= max) ?? 10) * power;
};

/** Builds an SVG path through the points, with a gap at each missing value. */
export const linePath = (xs: readonly number[], ys: Values): string =>
  ys
    .map((y, at) => (y === null ? '' : `${(ys[at - 1] ?? null) === null ? 'M' : 'L'}${(xs[at] ?? 0).toFixed(1)} ${y.toFixed(1)}`))
    .join('');
