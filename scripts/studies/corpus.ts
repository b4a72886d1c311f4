/**
 * `npm run study -- corpus <folder>`: reads every report that `<folder>/expected.tsv` lists and compares what the reader finds with
 * what the report's owner states. Exit code 1 when a difference has no written reason in `corpus-reasons.json`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type JUnitReading, readJUnit } from '../../src/core/results/junit/read-junit.ts';
import { readFileBlocks } from '../../src/lib/regular-file.ts';

const columns = ['tests', 'failures', 'errors', 'skipped'] as const;

type Totals = Readonly<Partial<Record<(typeof columns)[number], number>>>;

interface Row {
  readonly file: string;
  readonly stated: Totals;
  /** The owner's totals take cases of one name for attempts of one test. */
  readonly mergesRetries: boolean;
}

const readRows = async (folder: string): Promise<Row[]> => {
  const [, ...lines] = (await readFile(join(folder, 'expected.tsv'), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [file = '', ...cells] = line.split('\t');
    const stated = columns.flatMap((column, place) => {
      const cell = cells[place];
      return cell === undefined || cell === '-' ? [] : [[column, Number(cell)] as const];
    });
    const isSet = cells.some((cell) => cell.startsWith('check_retries=true'));
    return { file, stated: Object.fromEntries(stated), mergesRetries: isSet };
  });
};

/** Owners who state no errors count them as failures. */
const totalsOf = ({ found, tests }: JUnitReading, stated: Totals): Required<Totals> => {
  const errors = found.error + found.timedOut + found.pending;
  return {
    tests: tests.length,
    failures: stated.errors === undefined ? found.failed + errors : found.failed,
    errors,
    skipped: found.skipped,
  };
};

const differences = (stated: Totals, found: Required<Totals>): string[] =>
  columns
    .filter((column) => stated[column] !== undefined && stated[column] !== found[column])
    .map((column) => `${column} ${found[column]}, owner ${stated[column]}`);

const check = async (folder: string): Promise<number> => {
  const reasons: Readonly<Record<string, string>> = JSON.parse(
    await readFile(new URL('corpus-reasons.json', import.meta.url), 'utf8'),
  );
  const counts = { agree: 0, explained: 0, unexplained: 0, unstated: 0 };
  for (const { file, stated, mergesRetries } of await readRows(folder)) {
    const reading = await readJUnit(readFileBlocks(join(folder, file)), {
      repeatedCases: mergesRetries ? 'attempts' : 'separate',
    });
    const different = differences(stated, totalsOf(reading, stated));
    if (!reading.complete) different.push(`broken: ${reading.problems.map(({ code }) => code).join(', ')}`);
    if (different.length === 0) {
      counts[Object.keys(stated).length === 0 ? 'unstated' : 'agree'] += 1;
      continue;
    }
    const reason = reasons[file];
    counts[reason === undefined ? 'unexplained' : 'explained'] += 1;
    console.log(
      `${reason === undefined ? 'UNEXPLAINED' : 'explained'}  ${file}\n    ${different.join('; ')}\n    ${reason ?? '-'}`,
    );
  }
  console.log(
    `\n${counts.agree} of ${counts.agree + counts.explained + counts.unexplained} files agree with the totals that their owners ` +
      `state; ${counts.explained} differ for a written reason, ${counts.unexplained} for none. ` +
      `${counts.unstated} more state no total of their own and are read without a break.`,
  );
  return counts.unexplained === 0 ? 0 : 1;
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run study -- corpus <folder with expected.tsv>');
  process.exitCode = 2;
} else {
  process.exitCode = await check(folder);
}
