import { InputError } from '../../src/inputs/problems.ts';
import { rejection } from './cloud-client.ts';

/** Mistakes for which inputs were refused, each as `input=value: accepted`. */
export const inputProblems = async (reading: Promise<unknown>): Promise<readonly string[]> => {
  const error = await rejection(reading);
  if (!(error instanceof InputError)) throw error;
  return error.problems.map(({ input, value, accepted }) => `${input}=${value ?? ''}: ${accepted}`);
};
