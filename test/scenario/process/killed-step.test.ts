import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionFiles, changesOf } from '../../helpers/killed-step.ts';

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('the post step of a killed step', () => {
  it('is tried for every action', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    expect(new Set(actionFiles)).toEqual(new Set(globSync(['action.yml', '*/action.yml'], { cwd: root })));
  });

  it.each(actionFiles.flatMap((file) => (['SIGINT', 'SIGKILL'] as const).map((signal) => [file, signal] as const)))(
    'the post step of %s changes nothing at the service: %s before the first line of the step',
    async (file, signal) => {
      expect(await changesOf(file, { signal, afterMs: 0 })).toEqual({ byStep: [], byPost: [] });
    },
  );

  it.each([
    ['action.yml', 'POST /app-automate/espresso/build'],
    ['alerts/action.yml', 'POST /alerts'],
  ])('the post step of a killed step of %s is not what makes the changes of a step that ends', async (file, change) => {
    const { byStep, byPost } = await changesOf(file);
    expect(byStep).toContain(change);
    expect(byPost).toEqual([]);
  });
});
