import { describe, expect, it } from 'vitest';
import { readSavedRun, type SavedRun, saveRun } from '../../../src/run/saved-run.ts';

const run: SavedRun = {
  framework: 'espresso',
  project: 'shop',
  started: ['b1'],
  unsettledStarts: 1,
  uploads: [{ kind: 'apps', id: 'a1' }],
};

describe('a saved run', () => {
  it('is read as it was saved last', () => {
    const state = new Map<string, string>();
    const save = (name: string, value: string) => void state.set(name, value);
    saveRun({ ...run, started: [] }, save);
    saveRun(run, save);
    expect(readSavedRun((name) => state.get(name) ?? '')).toEqual(run);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    JSON.stringify({ ...run, started: [1] }),
    JSON.stringify({ ...run, uploads: [{ kind: 'apps' }] }),
    JSON.stringify({ ...run, unsettledStarts: undefined }),
  ])('is none where the state is %j', (text) => {
    expect(readSavedRun(() => text)).toBeUndefined();
  });
});
