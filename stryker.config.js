import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const mutated = ['src/core/results/**/*.ts', 'src/service/**/*.ts', 'src/action/run/judge/**/*.ts'];

/** The sample: mutants of a few lines of every file, which a seed draws. Testing all of them takes days. */
const seed = process.env.MUTATION_SAMPLE;
const everyLines = 120;
const windowLines = 4;

const windowsOf = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const offset = createHash('sha256').update(`${seed} ${file}`).digest().readUInt32LE() % everyLines;
  const starts = Array.from({ length: Math.ceil(lines / everyLines) }, (_, index) => offset + index * everyLines + 1);
  return starts.filter((start) => start <= lines).map((start) => `${file}:${start}-${Math.min(start + windowLines - 1, lines)}`);
};

export default {
  mutate: seed
    ? mutated
        .flatMap((glob) => globSync(glob))
        .toSorted((a, b) => a.localeCompare(b))
        .flatMap(windowsOf)
    : mutated,
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  checkers: [],
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: !seed,
  incrementalFile: 'reports/mutation/incremental.json',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
