import { z } from 'zod';
import { readYaml, type YamlPath, type YamlPlace, yamlKey } from '../lib/yaml-document.ts';
import { frameworks } from '../model/framework.ts';
import type { Quarantine, QuarantineEntry } from '../model/history.ts';
import { type InputContext, type InputReader, listed } from './reader.ts';
import { type FileMistake, noteFileMistakes, readTextFile } from './workspace-files.ts';

interface ParsedQuarantine {
  readonly entries: readonly QuarantineEntry[];
  /** In the order of the file; with any, the entries are not to be used. */
  readonly mistakes: readonly FileMistake[];
}

const input = 'quarantine';
const dayMs = 86_400_000;
/** An entry is a promise to repair the test, so it cannot last forever. */
const maxDaysAhead = 180;

/** Reads the file that the input names; every mistake in it goes to the reader. */
export const readQuarantineFile = async (
  reader: InputReader,
  context: InputContext,
  name: string,
  nowMs: number,
): Promise<Quarantine | undefined> => {
  const file = await readTextFile(reader, context, input, name, 'a quarantine file');
  if (file === undefined) return undefined;
  const { entries, mistakes } = parseQuarantine(file.text, nowMs);
  noteFileMistakes(reader, input, name, mistakes);
  return { file: name, entries };
};

/**
 * Reads a quarantine file. Never throws: returns every mistake with its place. A file without entries is valid, since the last entry of a
 * team's file will be removed one day.
 */
export const parseQuarantine = (text: string, nowMs: number): ParsedQuarantine => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') return { entries: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  const { value, placeOf } = reading;
  const list: unknown = value ?? [];
  const parsed = quarantineSchema.safeParse(list);
  const mistakes = [
    ...(parsed.success ? [] : mistakesOf(parsed.error, placeOf)),
    ...(Array.isArray(list) ? list.flatMap((entry, index) => tooFarAhead(entry, [index, 'until'], nowMs, placeOf)) : []),
  ];
  if (!parsed.success || mistakes.length > 0) return { entries: [], mistakes: mistakes.toSorted(byPlace) };
  const entries = parsed.data.map(
    ({ devices = [], frameworks = [], ...entry }, index): QuarantineEntry => ({
      ...entry,
      devices,
      frameworks,
      line: placeOf([index]).line,
    }),
  );
  return { entries, mistakes };
};

type PlaceOf = (path: YamlPath) => YamlPlace;

const mistakesOf = (error: z.ZodError, placeOf: PlaceOf): FileMistake[] =>
  error.issues.flatMap((issue) => {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ at: [...issue.path, key], message: 'there is no such key' }))
        : [{ at: issue.path, message: issue.message }];
    return found.map(({ at, message }) => ({ ...placeOf(at), key: yamlKey(at), message }));
  });

/** Whole days of UTC are compared: `until` names a day. */
const tooFarAhead = (entry: unknown, path: YamlPath, nowMs: number, placeOf: PlaceOf): FileMistake[] => {
  const until: unknown = typeof entry === 'object' && entry !== null && 'until' in entry ? entry.until : undefined;
  if (typeof until !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(until)) return [];
  const last = Math.floor(nowMs / dayMs) + maxDaysAhead;
  const day = Date.parse(`${until}T00:00:00Z`) / dayMs;
  if (Number.isNaN(day) || day <= last) return [];
  const latest = new Date(last * dayMs).toISOString().slice(0, 10);
  const message = `expected a date at most ${maxDaysAhead} days ahead, so ${latest} or earlier`;
  return [{ ...placeOf(path), key: yamlKey(path), message }];
};

const byPlace = (one: FileMistake, other: FileMistake): number => one.line - other.line || one.column - other.column;

/** An error message that tells an absent key from a wrong value. */
const expected = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? `is missing; expected ${what}` : `expected ${what}`,
});

const aTest = 'class#method, in which * matches any characters';
const aText = 'a string that is not empty';
const aUrl = 'an http(s):// address';
const aDate = 'a date, for instance 2026-03-31';
const aDevice = 'the name of a device, for instance Google Pixel 7-13.0 or Google Pixel *';
const aFramework = listed(frameworks);

const entrySchema = z.strictObject(
  {
    test: z
      .string(expected(aTest))
      .regex(/[#*]/, expected(aTest))
      .describe('class#method; * matches any characters, also for dots.'),
    reason: z.string(expected(aText)).regex(/\S/, expected(aText)).describe('Why the failures of the test do not count.'),
    issue: z.url({ protocol: /^https?$/, ...expected(aUrl) }).describe('Address of the issue about the test.'),
    until: z.iso
      .date(expected(aDate))
      .describe('The last day on which the entry applies, UTC; at most 180 days ahead of the run.'),
    devices: z
      .array(z.string(expected(aDevice)).min(1, expected(aDevice)), expected('a list of devices'))
      .min(1, 'expected at least one device')
      .optional()
      .describe('Device name and OS version as in the results; * matches any characters. Absent: every device.'),
    frameworks: z
      .array(z.enum(frameworks, expected(aFramework)), expected('a list of frameworks'))
      .min(1, 'expected at least one framework')
      .optional()
      .describe('Absent: every framework.'),
  },
  'expected a mapping: one quarantined test',
);

/** Each failed test is compared with every entry. */
const mostEntries = 1_000;

/** The whole file, as editors check it. */
export const quarantineSchema = z
  .array(entrySchema, 'expected a list of quarantined tests')
  .max(mostEntries, `expected at most ${mostEntries} entries; * in "test" covers several tests`);
