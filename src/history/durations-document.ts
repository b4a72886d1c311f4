import { z } from 'zod';
import { type DurationHistory, keptSamples, longestName, longestSampleMs, noDurations, type Samples } from './durations.ts';

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

const count = z.int().min(0);
const durationMs = z.int().min(1).max(longestSampleMs);
const name = z.string().min(1).max(longestName);

/** A list without the entries that make no sense. */
const listOf = <Entry>(entry: z.ZodType<Entry>) =>
  z
    .array(z.unknown().transform((value) => entry.safeParse(value).data))
    .transform((read) => read.filter((value) => value !== undefined));

const samples = z
  .tuple([count], z.unknown())
  .transform(([seen, ...read]) => ({ seen, durationsMs: listOf(durationMs).parse(read).slice(-keptSamples) }))
  .refine(({ durationsMs }) => durationsMs.length > 0);

const document = z.object({
  format: z.literal(format),
  version: z.literal(version),
  lastRun: z.string().max(100),
  sequence: count,
  overheads: samples.catch({ seen: 0, durationsMs: [] }),
  classes: listOf(z.tuple([name, listOf(z.tuple([name, samples]))])).catch([]),
});

/**
 * Reads what `writeDurations` wrote. Entries that make no sense are left out; undefined for a text that is damaged, too long, or of
 * another format or version.
 */
export const readDurations = (text: string): DurationHistory | undefined => {
  // Characters are never fewer than a quarter of the bytes; a document of ours is far below this.
  if (text.length > mostDocumentBytes) return undefined;
  const read = document.safeParse(parse(text)).data;
  if (read === undefined) return undefined;
  const { lastRun, sequence, overheads } = read;
  // From a run that is yet to come it would never age.
  const isPast = ({ seen }: Samples): boolean => seen <= sequence;
  const classes = read.classes
    .map(([className, methods]) => [className, new Map(methods.filter(([, each]) => isPast(each)))] as const)
    .filter(([, methods]) => methods.size > 0);
  return {
    lastRun,
    sequence,
    overheads: isPast(overheads) ? overheads : noDurations.overheads,
    classes: new Map(classes.slice(0, mostClasses)),
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
