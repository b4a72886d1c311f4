import { expect, test } from 'vitest';
import { actionFiles, changesOf, type Kill } from '../helpers/killed-step.ts';

const kills: readonly Kill[] = (['SIGINT', 'SIGKILL'] as const).flatMap((signal) =>
  Array.from({ length: 20 }, (_none, index) => ({ signal, afterMs: 20 * index })),
);

test.each(actionFiles)('a step of %s that is killed at 20 moments changes nothing in its post step', async (file) => {
  for (const kill of kills) expect((await changesOf(file, kill)).byPost, JSON.stringify(kill)).toEqual([]);
});
