import { InputError, type InputProblem } from '../../src/core/model/input-problem.ts';

export const asVariables = <Value extends string | undefined>(inputs: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));

export const mistakesIn = async (read: () => unknown): Promise<readonly InputProblem[]> => {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
};

/** Mistakes for which inputs were refused, each as `input=value: accepted`. */
export const inputProblems = async (reading: Promise<unknown>): Promise<readonly string[]> =>
  (await mistakesIn(() => reading)).map(({ input, value = '', accepted }) => `${input}=${value}: ${accepted}`);
