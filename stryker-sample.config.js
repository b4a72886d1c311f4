import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Mutants of a few lines of every file: testing all of them takes days. The same lines each time. */
const everyLines = 120;
const windowLines = 4;

const base = JSON.parse(readFileSync(new URL('stryker.config.json', import.meta.url), 'utf8'));

const windowsOf = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const offset = createHash('sha256').update(file).digest().readUInt32LE() % everyLines;
  const starts = Array.from({ length: Math.ceil(lines / everyLines) }, (_, index) => offset + index * everyLines + 1);
  return starts.filter((start) => start <= lines).map((start) => `${file}:${start}-${Math.min(start + windowLines - 1, lines)}`);
};

export default {
  ...base,
  mutate: base.mutate
    .flatMap((glob) => globSync(glob))
    .sort()
    .flatMap(windowsOf),
  incremental: false,
};
