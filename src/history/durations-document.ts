import { type DurationHistory, emptyHistory, keptSamples, longestName, longestSampleMs, type Samples } from './durations.ts';

const format = 'mobile-test-cloud durations';
const version = 1;

/** Bounds of the document. What is beyond them is not written, the oldest first. */
const mostClasses = 10_000;
export const mostDocumentBytes = 1_000_000;

/**
 * The history as JSON text of at most 1 MB.
 *
 * Shape: `{format, version, lastRun, sequence, overheads: <samples>, classes: [[<class>, [[<method>, <samples>], …]], …]}` with samples as
 * `[<number of the last run>, <ms>, …]`. Lists instead of objects, so that no name of a class can mean anything to JSON.
 */
export const writeDurations = ({ lastRun, sequence, overheads, classes }: DurationHistory): string => {
  const head = JSON.stringify({ format, version, lastRun, sequence, overheads: samplesList(overheads) }).slice(0, -1);
  const written: string[] = [];
  let bytes = Buffer.byteLength(head) + ',"classes":[]}'.length;
  for (const [className, methods] of newestFirst(classes)) {
    const entry = JSON.stringify([className, [...methods].map(([method, samples]) => [method, samplesList(samples)])]);
    const entryBytes = Buffer.byteLength(entry) + 1;
    if (written.length === mostClasses) break;
    if (bytes + entryBytes > mostDocumentBytes) continue;
    bytes += entryBytes;
    written.push(entry);
  }
  return `${head},"classes":[${written.join(',')}]}`;
};

const samplesList = ({ seen, durationsMs }: Samples): number[] => [seen, ...durationsMs];

type ClassEntry = readonly [className: string, methods: ReadonlyMap<string, Samples>];

/** Of two classes of one age the longer one first: a guess costs most there. */
const newestFirst = (classes: DurationHistory['classes']): readonly ClassEntry[] =>
  [...classes]
    .map((entry) => ({ entry, seen: lastSeen(entry), sumMs: sumOf(entry) }))
    .sort((one, other) => other.seen - one.seen || other.sumMs - one.sumMs)
    .map(({ entry }) => entry);

const lastSeen = ([, methods]: ClassEntry): number =>
  [...methods.values()].reduce((newest, { seen }) => Math.max(newest, seen), 0);

const sumOf = ([, methods]: ClassEntry): number =>
  [...methods.values()].reduce((sum, { durationsMs }) => sum + (durationsMs.at(-1) ?? 0), 0);

/**
 * Reads what `writeDurations` wrote. Entries that make no sense are left out; undefined for a text that is damaged, too long, or of
 * another format or version.
 */
export const readDurations = (text: string): DurationHistory | undefined => {
  // Characters are never fewer than a quarter of the bytes; a document of ours is far below this.
  if (text.length > mostDocumentBytes) return undefined;
  const document = parse(text);
  if (!isRecord(document) || document.format !== format || document.version !== version) return undefined;
  const { lastRun, sequence } = document;
  if (typeof lastRun !== 'string' || lastRun.length > 100 || !isCount(sequence)) return undefined;
  const overheads = readSamples(document.overheads, sequence) ?? emptyHistory.overheads;
  return { lastRun, sequence, overheads, classes: readClasses(document.classes, sequence) };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const readClasses = (value: unknown, sequence: number): DurationHistory['classes'] => {
  const classes = new Map<string, ReadonlyMap<string, Samples>>();
  for (const [className, entries] of namedEntries(value)) {
    const methods = new Map<string, Samples>();
    for (const [method, list] of namedEntries(entries)) {
      const samples = readSamples(list, sequence);
      if (samples !== undefined) methods.set(method, samples);
    }
    if (methods.size > 0 && classes.size < mostClasses) classes.set(className, methods);
  }
  return classes;
};

function* namedEntries(value: unknown): Generator<readonly [name: string, rest: unknown]> {
  if (!Array.isArray(value)) return;
  for (const entry of value) {
    const [name, rest]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof name === 'string' && name !== '' && name.length <= longestName) yield [name, rest];
  }
}

const readSamples = (value: unknown, sequence: number): Samples | undefined => {
  const [seen, ...durations]: unknown[] = Array.isArray(value) ? value : [];
  const durationsMs = durations.filter((ms): ms is number => isCount(ms) && ms > 0 && ms <= longestSampleMs).slice(-keptSamples);
  // From a run that is yet to come it would never age.
  return isCount(seen) && seen <= sequence && durationsMs.length > 0 ? { seen, durationsMs } : undefined;
};
