import { z } from 'zod';
import { frameworks } from '../../core/model/framework.ts';
import type { Quarantine, QuarantineEntry } from '../../core/model/history.ts';
import { isRecord } from '../../lib/is-record.ts';
import { didYouMean } from '../../lib/nearest-names.ts';
import { listed } from '../../lib/numbers.ts';
import { readYaml, type YamlPath, type YamlPlace, yamlKey } from '../../lib/yaml-document.ts';
import { type InputContext, type InputReader, withHint } from './reader.ts';
import { type FileMistake, noteFileMistakes, readTextFile } from './workspace-files.ts';

interface ParsedQuarantine {
  readonly entries: readonly QuarantineEntry[];
  /** Mistakes in the order of the file. After a mistake, the entries must not be used. */
  readonly mistakes: readonly FileMistake[];
}

const input = 'quarantine';
const dayMs = 86_400_000;
/** Maximum number of days until an entry expires, because an entry is a promise to repair the test. */
const maxDaysAhead = 180;

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

/** A file without entries is valid, because a team may remove its last entry. */
export const parseQuarantine = (text: string, nowMs: number): ParsedQuarantine => {
  const reading = readYaml(text);
  if (reading.kind === 'broken') return { entries: [], mistakes: reading.mistakes.map((mistake) => ({ ...mistake, key: '' })) };
  const { value, placeOf } = reading;
  const list: unknown = value ?? [];
  const parsed = quarantineSchema(nowMs).safeParse(list);
  if (!parsed.success) return { entries: [], mistakes: mistakesOf(parsed.error, list, placeOf).toSorted(byPlace) };
  const entries = parsed.data.map(
    ({ devices = [], frameworks = [], ...entry }, index): QuarantineEntry => ({
      ...entry,
      devices,
      frameworks,
      line: placeOf([index]).line,
    }),
  );
  return { entries, mistakes: [] };
};

type PlaceOf = (path: YamlPath) => YamlPlace;

const mistakesOf = (error: z.ZodError, list: unknown, placeOf: PlaceOf): FileMistake[] =>
  error.issues.flatMap((issue) => {
    const found =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            at: [...issue.path, key],
            message: withHint('unknown key', didYouMean(key, keys) || ` The keys are ${listed(keys, 'and')}`),
          }))
        : [{ at: issue.path, message: issue.message }];
    return found.map(({ at, message }) => ({ ...placeOf(at), ...keyWithin(list, at), message }));
  });

/** Splits the path of a mistake into an entry and a key. The entry is named by its `test`, or else by its position. */
const keyWithin = (list: unknown, [index, ...within]: YamlPath) => {
  if (typeof index !== 'number') return { key: yamlKey(index === undefined ? [] : [index, ...within]) };
  const entry: unknown = Array.isArray(list) ? list[index] : undefined;
  const test = isRecord(entry) && typeof entry.test === 'string' ? entry.test : `entry ${index + 1}`;
  return { key: yamlKey(within), entry: test.length > 120 ? `${test.slice(0, 120)}…` : test };
};

/** Whether the day `until` is at most `lastDay`, in UTC. True for an invalid day, because another rule reports it. */
const isWithin = (until: string, lastDay: number): boolean => !(Date.parse(`${until}T00:00:00Z`) / dayMs > lastDay);

const byPlace = (one: FileMistake, other: FileMistake): number => one.line - other.line || one.column - other.column;

/** Creates the message for an absent key or a wrong value. `remedy` says what to write instead. */
const expected = (noun: string, remedy: string) => ({
  error: ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined) return `is missing. ${remedy}`;
    const shown = ['string', 'number', 'boolean'].includes(typeof input)
      ? `${JSON.stringify(typeof input === 'string' ? input.slice(0, 120) : input)}, which is`
      : 'a value that is';
    return `is ${shown} no ${noun}. ${remedy}`;
  },
});

/** Keys of an entry. */
const keys = ['test', 'reason', 'issue', 'until', 'devices', 'frameworks'] as const;

const aTest = expected('class#method', 'Name the test as class#method; * matches any characters');
const aText = expected('text', 'Say why its failures do not count');
const aUrl = expected('web address', 'Write the address of the issue about the test');
const aDate = expected('date', 'Name the last day on which it applies, such as 2026-03-31');
const aDevice = expected('name of a device', 'Name one as in the results, such as Google Pixel 7-13.0 or Google Pixel *');
const aDeviceList = expected('list of devices', 'Write one per line, each after a hyphen');
const aFrameworkList = expected('list of frameworks', `Write one per line, each after a hyphen: ${listed(frameworks)}`);
const aFramework = expected('framework', `Write ${listed(frameworks)}`);

const tooLate = (until: string, lastDay: number): string => {
  const latest = new Date(lastDay * dayMs).toISOString().slice(0, 10);
  return `is ${until}, more than ${maxDaysAhead} days ahead: name ${latest} or an earlier day`;
};

const entrySchema = (lastDay: number) =>
  z.strictObject(
    {
      test: z.string(aTest).regex(/[#*]/, aTest).describe('class#method; * matches any characters, also for dots.'),
      reason: z.string(aText).regex(/\S/, aText).describe('Why the failures of the test do not count.'),
      issue: z.url({ protocol: /^https?$/, ...aUrl }).describe('Address of the issue about the test.'),
      until: z.iso
        .date(aDate)
        .refine((until) => isWithin(until, lastDay), { error: ({ input }) => tooLate(String(input), lastDay) })
        .describe('The last day on which the entry applies, UTC; at most 180 days ahead of the run.'),
      devices: z
        .array(z.string(aDevice).min(1, aDevice), aDeviceList)
        .min(1, 'names no device. Remove the key, or name at least one')
        .optional()
        .describe('Device name and OS version as in the results; * matches any characters. Absent: every device.'),
      frameworks: z
        .array(z.enum(frameworks, aFramework), aFrameworkList)
        .min(1, 'names no framework. Remove the key, or name at least one')
        .optional()
        .describe('Absent: every framework.'),
    },
    'must be a mapping with test, reason, issue and until',
  );

/** Maximum number of entries. Each failed test is compared with every entry. */
const mostEntries = 1_000;

export const quarantineSchema = (nowMs: number) =>
  z
    .array(entrySchema(Math.floor(nowMs / dayMs) + maxDaysAhead), 'must be a list of quarantined tests')
    .max(mostEntries, `must have at most ${mostEntries} entries. Use * in test to cover several tests`);
