import { createNameTable } from './name-table.ts';

/** Numbers for the tests of many lists, from 0 in the order in which they are met. */
interface TestNumbers {
  /**
   * The number of a test in list number `list`. Asked again for the same list, it is another test of the same name (a
   * parameterized one): the nth of one list has the number of the nth of the others.
   */
  next(className: string, name: string, list: number): number;
  /** 0, or n for the nth repetition of a name within one list. */
  nth(number: number): number;
}

const none = -1;

/** Arrays that go together instead of an object for each: there may be millions of names, and few of them come twice in a list. */
export const createTestNumbers = (): TestNumbers => {
  const nths: number[] = [];
  /** The number of the next repetition of the same name. */
  const repetitions: number[] = [];
  /** Of the first of a name: the list that was here last, and the number that it was given. */
  const lists: number[] = [];
  const given: number[] = [];
  const add = (nth: number): number => {
    repetitions.push(none);
    lists.push(none);
    given.push(none);
    return nths.push(nth) - 1;
  };
  const firstOf = createNameTable(() => add(0));
  const repetitionOf = (before: number): number => {
    const known = repetitions[before] ?? none;
    if (known !== none) return known;
    const added = add((nths[before] ?? 0) + 1);
    repetitions[before] = added;
    return added;
  };
  return {
    next: (className, name, list) => {
      const first = firstOf(className, name);
      const number = lists[first] === list ? repetitionOf(given[first] ?? first) : first;
      lists[first] = list;
      given[first] = number;
      return number;
    },
    nth: (number) => nths[number] ?? 0,
  };
};
