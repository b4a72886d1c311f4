import { expect, it } from 'vitest';
import { post } from '../../../../src/action/commands/post.ts';
import { readSavedRun, type SavedRun } from '../../../../src/action/run/run-state.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';

const saved: SavedRun = {
  framework: 'espresso',
  project: 'shop',
  started: ['b1'],
  attached: false,
  unsettledStarts: 0,
  uploads: [],
};

/** Lines that the post step logs about this run. */
const linesOf = async (run: Partial<SavedRun>, baseUrl: string): Promise<readonly string[]> => {
  const runner = createMemoryRunner('/workspace', { 'base-url': baseUrl });
  const state = new Map<string, string>();
  readSavedRun((name) => {
    state.set(name, JSON.stringify({ ...saved, ...run }));
    return '';
  });
  await post({ ...runner, getState: (name) => state.get(name) ?? '' });
  return runner.lines;
};

it.each<[what: string, run: Partial<SavedRun>, baseUrl: string, lines: readonly RegExp[]]>([
  [
    'builds of the built-in cloud, which ended with it',
    { uploads: [{ kind: 'apps', id: 'a1' }] },
    'embedded',
    [/were still running, and ended with the built-in cloud: b1$/],
  ],
  [
    'builds of another step, which go on',
    { attached: true },
    '',
    [/are still running: b1\. To wait for them, set `build-ids: '\["b1"\]'`/],
  ],
  [
    'builds that may have been started',
    { started: [], unsettledStarts: 1 },
    '',
    [/look for builds of the project shop on the dashboard/],
  ],
  ['nothing of a step that started nothing', { started: [] }, '', []],
])('the post step names %s', async (_, run, baseUrl, lines) => {
  const logged = await linesOf(run, baseUrl);
  expect(logged).toEqual(lines.map((line) => expect.stringMatching(line)));
});
