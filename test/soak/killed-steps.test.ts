import { describe, expect, test } from 'vitest';
import { actionFiles, changesOf, type Kill } from '../helpers/killed-step.ts';

const kills: readonly Kill[] = (['SIGINT', 'SIGKILL'] as const).flatMap((signal) =>
  Array.from({ length: 20 }, (_none, index) => ({ signal, afterMs: 20 * index })),
);

describe.each(actionFiles)('the post step of a step of %s', (file) => {
  test.each(kills)('changes nothing after $signal at $afterMs ms', async (kill) => {
    expect((await changesOf(file, kill)).byPost).toEqual([]);
  });
});
