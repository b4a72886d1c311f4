import { mutantState } from './mutant-states.ts';

/** Mutants of one folder by what became of them. */
export interface FolderScore {
  readonly folder: string;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly notCovered: number;
  /** Run only while the module is loaded; left out, as with Stryker's `ignoreStatic`. */
  readonly static: number;
}

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** `states` by the number of the mutant. */
export const scoreByFolder = (
  mutants: readonly { readonly id: number; readonly file: string }[],
  states: readonly number[],
): readonly FolderScore[] => {
  const grouped = Map.groupBy(
    mutants.map(({ id, file }) => ({ folder: folderOf(file), state: states[id] })),
    ({ folder }) => folder,
  );
  return [...grouped].map(([folder, found]) => {
    const count = (wanted: number): number => found.filter(({ state }) => state === wanted).length;
    return {
      folder,
      killed: count(mutantState.killed),
      timedOut: count(mutantState.timedOut),
      survived: count(mutantState.survived),
      notCovered: count(mutantState.notCovered),
      static: count(mutantState.static),
    };
  });
};

/** Share of the valid mutants that a test noticed, in percent; those that nothing covers count against it. */
export const scoreOf = ({ killed, timedOut, survived, notCovered }: Omit<FolderScore, 'folder'>): number =>
  (100 * (killed + timedOut)) / Math.max(1, killed + timedOut + survived + notCovered);

/** As Markdown. */
export const scoreTable = (scores: readonly FolderScore[]): string => {
  const head = ['folder', 'score', 'killed', 'timed out', 'survived', 'not covered', 'left out'];
  const rows = scores.map((score) => [
    `\`${score.folder}/\``,
    `${scoreOf(score).toFixed(1)} %`,
    ...[score.killed, score.timedOut, score.survived, score.notCovered, score.static].map((count) => count.toLocaleString('en')),
  ]);
  return [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};
