import { fencedBlock } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { codeName, foldable } from './format.ts';
import type { Part } from './view.ts';

/** What the quarantine file should gain and lose, by the last runs. */
export const suggestions: Part = ({ run, detail }) => {
  const { add = [], remove = [] } = run.history?.suggestions ?? {};
  if (detail.quarantined === 0 || (add.length === 0 && remove.length === 0)) return [];
  const toAdd = add.slice(0, detail.quarantined);
  const toRemove = remove.slice(0, detail.quarantined);
  return [
    foldable('Suggestions for the quarantine file', [
      ...(toAdd.length === 0
        ? []
        : [
            `${counted(add.length, 'test was', 'tests were')} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? 'it' : 'them'} from failing the job, open an issue for each and add:`,
            fencedBlock(toAdd.map(({ yaml }) => yaml).join('\n\n')),
          ]),
      ...(toRemove.length === 0
        ? []
        : [
            'These entries can be removed: their tests passed in each of the last 20 runs.',
            toRemove.map(({ test, line }) => `- Line ${line}: ${codeName(test)}`).join('\n'),
          ]),
    ]),
  ];
};
