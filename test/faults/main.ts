/**
 * `npm run faults`: every call of `run` and `report` with every fault, against the built-in cloud, and a sample of that through
 * `dist/index.js`.
 *
 * `-- --only <pattern>` tries the cells whose name fits; `-- --jobs <number>` sets the processes; `-- --write` puts the figures into
 * docs/internals/faults.md. Ends with 1 where any cell is wrong, or where that page shows other cells.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cellsOf } from './cells.ts';
import { type Trial, trialName } from './execution.ts';
import { sampleOf } from './sample.ts';
import { settings } from './settings.ts';
import { figuresMarkdown, matrixText, programText, type TriedCell } from './tables.ts';
import { openWorkers } from './workers.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const guide = path.resolve(import.meta.dirname, '../../docs/internals/faults.md');
const [begin, end] = ['<!-- figures: npm run faults -- --write -->\n', '<!-- /figures -->'];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const tryAll = async (): Promise<readonly (TriedCell & { readonly lines: readonly string[] })[]> => {
  await using workers = openWorkers(Number(values.jobs) || Math.max(2, Math.min(4, availableParallelism())));
  const recorded = await workers.all(settings.map(({ name }) => ({ kind: 'record', setting: name })));
  const cells = settings.flatMap((setting, nth) => {
    const found = recorded[nth];
    if (found?.kind !== 'calls')
      throw new Error(`${setting.name} without a fault: ${found?.kind === 'broken' ? found.message : ''}`);
    return cellsOf(setting, found.calls);
  });
  const only = new RegExp(values.only);
  const trials: readonly Trial[] = [
    ...cells.map((cell) => ({ cell, way: 'matrix' as const })),
    ...sampleOf(cells).map((cell) => ({ cell, way: 'program' as const })),
  ].filter((trial) => only.test(trialName(trial)));
  say(`${trials.length} cells.`);
  const findings = await workers.all(
    trials.map((trial) => ({ kind: 'try', ...trial })),
    (done) => {
      if (done % 100 === 0) say(`${done} tried.`);
    },
  );
  return trials.map((trial, nth) => {
    const finding = findings[nth];
    if (finding?.kind === 'tried') return { ...trial, problems: finding.problems, lines: finding.lines };
    return { ...trial, problems: [finding?.kind === 'broken' ? finding.message : 'it was not tried'], lines: [] };
  });
};

const updateGuide = async (figures: string): Promise<void> => {
  const text = await readFile(guide, 'utf8');
  const [head, rest = ''] = text.split(begin);
  const updated = `${head}${begin}\n${figures}\n${end}${rest.split(end)[1] ?? ''}`;
  if (updated === text) return;
  if (values.write) {
    await writeFile(guide, updated);
    return;
  }
  say('docs/internals/faults.md shows other cells than these: npm run faults -- --write');
  process.exitCode = 1;
};

const startedMs = performance.now();
const tried = await tryAll();
const wrong = tried.filter(({ problems }) => problems.length > 0);
say(matrixText(tried));
say(programText(tried));
for (const { problems, lines, ...trial } of wrong) {
  say(`✗ ${trialName(trial)}`);
  for (const problem of problems) say(`    ${problem}`);
  for (const line of lines) say(`      | ${line}`);
}
say(
  `${tried.length - wrong.length} of ${tried.length} cells are right, in ${Math.round((performance.now() - startedMs) / 1_000)} s.`,
);
if (wrong.length > 0) process.exitCode = 1;
else if (values.only === '') await updateGuide(figuresMarkdown(tried));
