import { expect, test } from 'vitest';
import { mutantState, openStates, readStates, writeStates } from '../../../scripts/mutation/mutant-states.ts';
import { scoreByFolder, scoreOf, scoreTable } from '../../../scripts/mutation/score.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const { killed, timedOut, survived, notCovered } = mutantState;

test('a folder scores what was noticed of what could have been', () => {
  // The numbers of mutants have gaps.
  const mutants = [
    { id: 0, file: 'src/results/attempts.ts' },
    { id: 2, file: 'src/results/junit/limits.ts' },
    { id: 3, file: 'src/results/attempts.ts' },
    { id: 4, file: 'src/results/attempts.ts' },
    { id: 5, file: 'src/results/attempts.ts' },
    { id: 6, file: 'src/cloud/path.ts' },
  ];
  const scores = scoreByFolder(mutants, [killed, killed, timedOut, survived, notCovered, mutantState.static, survived]);
  expect(scores).toEqual([
    { folder: 'src/results', killed: 1, timedOut: 1, survived: 1, notCovered: 1, static: 1 },
    { folder: 'src/cloud', killed: 0, timedOut: 0, survived: 1, notCovered: 0, static: 0 },
  ]);
  expect(scores.map(scoreOf)).toEqual([50, 0]);
  expect(scoreTable(scores).split('\n').slice(2)).toEqual([
    '| `src/results/` | 50.0 % | 1 | 1 | 1 | 1 | 1 |',
    '| `src/cloud/` | 0.0 % | 0 | 0 | 1 | 0 | 0 |',
  ]);
});

test('what is known of a mutant only grows, whichever process says it', async () => {
  await using folder = await temporaryDirectory();
  const file = `${folder.path}/states.bin`;
  writeStates(file, [notCovered, notCovered, killed]);
  using one = openStates(file);
  using other = openStates(file);
  one.raise(1, killed);
  other.raise(1, survived);
  other.raise(0, survived);
  one.raise(2, mutantState.static);
  expect(one.get(0)).toBe(survived);
  expect(readStates(file)).toEqual([survived, killed, killed]);
});
