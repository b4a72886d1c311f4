import { describe, expect, it } from 'vitest';
import { openRunState, readSavedRun, type SavedRun, saveRun } from '../../../src/run/run-state.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { planOf } from '../../helpers/stage.ts';

const run: SavedRun = {
  framework: 'espresso',
  project: 'shop',
  started: ['b1'],
  attached: false,
  unsettledStarts: 1,
  uploads: [{ kind: 'apps', id: 'a1' }],
};

describe('a saved run', () => {
  it('is read as it was saved last', () => {
    const state = new Map<string, string>();
    const save = (name: string, value: string) => void state.set(name, value);
    const inputs = { ...planOf().inputs, project: 'shop', cleanup: true };
    const runState = openRunState(createFakeClock(), (facts) => saveRun(inputs, facts, save));
    const [first, second] = planOf({ shards: 2 }).builds;
    runState.onSent({ kind: 'apps', id: 'a1' });
    runState.onStarting(second!);
    runState.onStarting(first!);
    runState.onStarted({ ...first!, id: 'b1', serviceRetries: false, queuedSinceMs: 0, queueLimitSinceMs: 0 });
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
