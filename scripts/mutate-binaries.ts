/**
 * Reads many damaged files and prints how each kind of damage ended, the longest time and the most memory.
 *
 *     node scripts/mutate-binaries.ts [how many, 10000] [first number, 0]
 *
 * The files are the same for the same numbers. A child process reads them, so that a crash or a hang is seen from outside,
 * counted, and does not end the run. The exit code is 1 after a crash, a hang, or too much memory.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BinaryError } from '../src/binaries/binary-error.ts';
import { discoverSuite } from '../src/binaries/discover-suite.ts';
import { inspectBinary } from '../src/binaries/inspect-binary.ts';
import { damagedFiles } from '../test/unit/binaries/mutation/damaged-files.ts';

const hangMs = 2_000;
const mostMemoryBytes = 200_000_000;

type Outcome = 'read' | 'refused' | 'crashed' | 'hung';

interface Reading {
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly rssBytes: number;
  readonly error?: string;
}

interface Report extends Reading {
  readonly mutation: string;
}

/** In the child: reads each file that the parent names, and says how it went. */
const serve = (): void => {
  process.on('message', (file: string) => {
    void readFile(file).then((reading) => process.send?.(reading));
  });
};

const readFile = async (file: string): Promise<Reading> => {
  const start = performance.now();
  const reading = (outcome: Outcome, error?: string): Reading => ({
    outcome,
    durationMs: performance.now() - start,
    rssBytes: process.memoryUsage.rss(),
    ...(error === undefined ? {} : { error }),
  });
  let outcome: Outcome = 'read';
  for (const work of [inspectBinary, discoverSuite]) {
    try {
      await work(file);
    } catch (error) {
      if (!(error instanceof BinaryError)) return reading('crashed', error instanceof Error ? error.stack : String(error));
      outcome = 'refused';
    }
  }
  return reading(outcome);
};

/** Has the child read a file. A child that ends or says nothing for too long is lost. */
const readIn = (child: ChildProcess, file: string): Promise<Reading> =>
  new Promise((resolve) => {
    const start = performance.now();
    const settle = (reading: Reading): void => {
      clearTimeout(watchdog);
      child.removeAllListeners();
      resolve(reading);
    };
    const lost = (outcome: Outcome): Reading => ({ outcome, durationMs: performance.now() - start, rssBytes: 0 });
    const watchdog = setTimeout(() => {
      child.kill('SIGKILL');
      settle(lost('hung'));
    }, 2 * hangMs);
    child.on('message', (reading: Reading) => settle(reading));
    child.on('exit', () => settle(lost('crashed')));
    child.send(file);
  });

const main = async (count: number, first: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'mutate-'));
  const file = join(folder, 'damaged.bin');
  const damaged = await damagedFiles();
  const startChild = (): ChildProcess => fork(import.meta.filename, ['--child']);
  const reports: Report[] = [];
  let child = startChild();
  for (let number = first; number < first + count; number++) {
    const { name, mutation, bytes } = await damaged(number);
    await writeFile(file, bytes);
    const reading = await readIn(child, file);
    reports.push({ ...reading, mutation });
    if (reading.outcome === 'read' || reading.outcome === 'refused') continue;
    console.log(`${reading.outcome}: ${number} ${name}\n${reading.error ?? ''}`);
    if (!child.connected || reading.outcome === 'hung') child = startChild();
  }
  child.disconnect();
  await rm(folder, { recursive: true });

  const kinds = [...new Set(reports.map(({ mutation }) => mutation))].sort();
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      reports.filter(({ mutation }) => mutation === kind),
    ),
  );
  console.table([...rows, rowOf('all', reports)]);
  const isBad = ({ outcome, durationMs, rssBytes }: Reading): boolean =>
    outcome === 'crashed' || outcome === 'hung' || durationMs >= hangMs || rssBytes >= mostMemoryBytes;
  process.exitCode = reports.some(isBad) ? 1 : 0;
};

const rowOf = (damage: string, reports: readonly Report[]): Record<string, string | number> => {
  const count = (outcome: Outcome): number => reports.filter((report) => report.outcome === outcome).length;
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
  return {
    damage,
    files: reports.length,
    read: count('read'),
    refused: count('refused'),
    crashed: count('crashed'),
    hung: count('hung'),
    'longest, ms': Math.round(most(reports.map(({ durationMs }) => durationMs))),
    'most memory, MB': Math.round(most(reports.map(({ rssBytes }) => rssBytes)) / 1e6),
  };
};

const [mode, first] = process.argv.slice(2);
if (mode === '--child') serve();
else await main(Number(mode ?? 10_000), Number(first ?? 0));
