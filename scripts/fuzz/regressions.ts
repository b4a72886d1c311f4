import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const file = new URL('regressions.json', import.meta.url);

const regressionSchema = z.object({
  target: z.string(),
  /** What was wrong, in the words of the error. */
  found: z.string(),
  /** Of the batch in which it was found, for fast-check. */
  seed: z.int(),
  path: z.string(),
  /** The smallest case, as `encodeCase` writes it: it outlives changes of the generators. Absent where the case never ended. */
  input: z.string().optional(),
});

/** A case that once failed. */
export type Regression = z.output<typeof regressionSchema>;

export const readRegressions = async (): Promise<readonly Regression[]> =>
  z.array(regressionSchema).parse(JSON.parse(await readFile(file, 'utf8')));

/** Adds cases that are not there yet. */
export const keepRegressions = async (found: readonly Regression[]): Promise<void> => {
  const known = await readRegressions();
  const isKnown = ({ target, input, seed, path }: Regression): boolean =>
    known.some(
      (one) => one.target === target && (input === undefined ? one.seed === seed && one.path === path : one.input === input),
    );
  const all = [...known, ...found.filter((one) => !isKnown(one))];
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
};
