import { nearestNames } from '../../lib/nearest-names.ts';

/** Compares with the beginning of a longer input, since users often leave out the unit: `timeout` for `timeout-minutes`. */
const beginningOf = (wanted: string, name: string): readonly [string, string] => [wanted, name.slice(0, wanted.length)];

/** Says that an input does not exist, and names the nearest of the action's inputs. */
export const describeUnknownInput = (input: string, names: readonly string[]): string => {
  const name = input.replaceAll('_', '-');
  const whole = nearestNames(name, names, 1, (wanted, known) => [wanted, known]);
  const [nearest] = whole.length > 0 ? whole : nearestNames(name, names, 1, beginningOf);
  const hint = nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
  return `This action has no input "${input}", so its value is ignored.${hint}`;
};
