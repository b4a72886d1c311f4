/**
 * Mutation testing: changes the sources in small ways and looks which changes the tests notice.
 *
 *     npm run mutation -- results cloud run     those folders of src; without names these three
 *       --tests <glob>      only these test files, for instance those just written; what earlier runs found stays
 *       --fresh             forgets what earlier runs found
 *       --survivors         lists what no test noticed
 *       --workers <n>       test files at the same time, default 2
 *       --write             writes the rows of these folders into docs/mutation.md
 *       --note <text>       says there which tests the figures are of
 *
 * The mutants are Stryker's; docs/mutation.md says how they are tried.
 */
import { globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutantState, readStates, writeStates } from './mutation/mutant-states.ts';
import { type Mutant, plantMutants, readKnown, writeKnown } from './mutation/plant-mutants.ts';
import { runTestFile } from './mutation/run-test-file.ts';
import { scoreByFolder, scoreTable } from './mutation/score.ts';
import { root, statesFile, workspace } from './mutation/workspace.ts';
import { writeDocument } from './mutation/write-document.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
    note: { type: 'string', default: 'unit, contract and scenario' },
  },
});
const folders = positionals.length === 0 ? ['results', 'cloud', 'run'] : positionals;

/** Tests that drive other programs or read the documents see no mutant. */
const testFiles = (): readonly string[] => {
  const all = globSync(values.tests ?? 'test/{unit,contract,scenario}/**/*.test.ts', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const own = (file: string): number => (folders.some((folder) => file.includes(`/${folder}/`)) ? 0 : 1);
  return all
    .filter((file) => !/^test\/(?:unit\/(?:docs|helpers)\/|scenario\/(?:doctor|parsed-size|tls|proxy)\.)/.test(file))
    .toSorted((one, other) => own(one) - own(other));
};

const keep = (mutants: readonly Mutant[]): readonly number[] => {
  const states = readStates(statesFile);
  const known = new Map(readKnown());
  for (const { id, key } of mutants) known.set(key, states[id] ?? mutantState.notCovered);
  writeKnown(known);
  return states;
};

mkdirSync(workspace, { recursive: true });
if (values.fresh) writeKnown(new Map());
const mutants = await plantMutants(folders);
const known = readKnown();
const before: number[] = Array.from({ length: 1 + Math.max(...mutants.map(({ id }) => id)) }, () => mutantState.notCovered);
for (const { id, key } of mutants) before[id] = known.get(key) ?? mutantState.notCovered;
writeStates(statesFile, before);
console.log(`${mutants.length} mutants in ${folders.map((folder) => `src/${folder}`).join(', ')}.`);

const waiting = [...testFiles()];
const total = waiting.length;
const work = async (slot: number): Promise<void> => {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const startedMs = performance.now();
    const through = await runTestFile(file, slot);
    const states = keep(mutants);
    const alive = states.filter((state) => state === mutantState.survived).length;
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    console.log(
      `${total - waiting.length}/${total} ${path.basename(file)}: ${seconds} s, ${alive} alive${through ? '' : ', NOT FINISHED'}`,
    );
  }
};
await Promise.all(Array.from({ length: Number(values.workers) }, (_, slot) => work(slot)));

const states = keep(mutants);
if (values.survivors) {
  for (const { id, file, line, mutator, original, replacement } of mutants) {
    const state = states[id];
    if (state !== mutantState.survived && state !== mutantState.notCovered) continue;
    const shown = [original, replacement].map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 110));
    console.log(
      `${file}:${line} ${state === mutantState.survived ? 'survived' : 'not covered'} ${mutator}: ${shown.join('  ==>  ')}`,
    );
  }
}
const scores = scoreByFolder(mutants, states);
console.log(scoreTable(scores));
if (values.write) writeDocument(scores, values.note);
