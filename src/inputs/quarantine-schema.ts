import { z } from 'zod';
import { frameworks } from '../model/framework.ts';
import { listed } from './reader.ts';

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
