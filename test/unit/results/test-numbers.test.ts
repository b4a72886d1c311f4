import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestNumbers } from '../../../src/results/describe.ts';

/** The numbers that the names of each slot are given. */
const numbersOf = (slots: readonly (readonly string[])[]): number[][] => {
  const numbers = createTestNumbers();
  return slots.map((names, slot) => names.map((name) => numbers.next('a.B', name, slot)));
};

describe('the numbers of tests', () => {
  it('tell names of two classes apart, and how often a name came before', () => {
    const numbers = createTestNumbers();
    const given = [numbers.next('a.B', 'c', 0), numbers.next('a.C', 'c', 0), numbers.next('a.B', 'c', 0)];
    expect(given.map((number) => [number, numbers.nth(number)])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  it('are those of a list of names with their repetitions', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c')), { maxLength: 5 }), (slots) => {
        const known: string[] = [];
        const expected = slots.map((names) =>
          names.map((name, place) => {
            const key = `${name} ${names.slice(0, place).filter((earlier) => earlier === name).length}`;
            if (!known.includes(key)) known.push(key);
            return known.indexOf(key);
          }),
        );
        expect(numbersOf(slots)).toEqual(expected);
      }),
    );
  });
});
