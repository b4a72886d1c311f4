import { z } from 'zod';
import { categories, certainties } from '../../model/triage.ts';

const count = z.int().min(0);
const text = z.string();
const texts = z.array(text).readonly();
const lineNumber = z.int().min(1);

const run = z
  .object({
    run: text.meta({ description: 'Id of the workflow run.' }),
    commit: text,
    date: z.iso.datetime().meta({ description: 'Start of the run, RFC 3339.' }),
    url: text.exactOptional(),
  })
  .readonly();

const frame = z
  .object({
    call: text.exactOptional().meta({ description: 'Class and function, without its line.' }),
    file: text.meta({ description: 'Path in the repository where it is known, else the file as the failure names it.' }),
    line: lineNumber.exactOptional(),
    inRepository: z.boolean().meta({ description: 'Whether `file` is a path of the repository.' }),
  })
  .readonly();

const cause = z
  .object({
    exception: text.exactOptional(),
    code: text.exactOptional().meta({ description: 'Error code of the action; docs/troubleshooting.md explains it.' }),
    message: text.meta({ description: 'On one line; empty where nothing was reported.' }),
    host: text.exactOptional().meta({ description: 'Host that a failed request went to, where the failure names it.' }),
    frame: frame.exactOptional().meta({ description: 'Deepest call outside of test frameworks and libraries.' }),
  })
  .readonly();

const outcome = z.enum(['error', 'failed', 'timed-out', 'missing', 'flaky', 'quarantined']);

const onBaseResult = z.enum(['fails-on-base', 'unstable-on-base', 'passes-on-base', 'unknown']);

const test = z
  .object({
    name: text.meta({ description: '`class#method`' }),
    outcome,
    devices: texts,
    moreDevices: count.exactOptional(),
    attempts: z.int().min(1).meta({ description: 'On the device with the most.' }),
  })
  .readonly();

const evidence = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('log'),
      file: text.meta({ description: 'Inside the report folder.' }),
      line: lineNumber.meta({ description: 'Of the first of `lines`.' }),
      lines: texts,
    })
    .readonly(),
  z
    .object({
      kind: z.literal('request'),
      method: text,
      url: text.meta({ description: 'Without user, query and fragment.' }),
      status: z.int().meta({ description: '0 where there was no response.' }),
      file: text,
    })
    .readonly(),
  z
    .object({ kind: z.literal('crash'), process: text.exactOptional(), thread: text.exactOptional(), lines: texts })
    .readonly()
    .meta({ description: 'The part of the device log that tells of a crash; the log itself may not be stored.' }),
  z.object({ kind: z.literal('picture'), file: text }).readonly(),
  z
    .object({
      kind: z.literal('video'),
      file: text.exactOptional(),
      url: text.exactOptional(),
      seconds: z.number().min(0).exactOptional().meta({ description: 'Where the test begins.' }),
    })
    .readonly(),
  z.object({ kind: z.literal('session'), device: text, folder: text, url: text.exactOptional() }).readonly(),
]);

const element = z
  .object({
    type: text.exactOptional(),
    id: text.exactOptional(),
    text: text.exactOptional(),
    description: text.exactOptional(),
    hidden: z.literal(true).exactOptional(),
  })
  .readonly();

const entry = z
  .object({
    id: text.regex(/^[\da-f]{12}$/).meta({
      description: 'The same for the same cause in later runs, on other devices, and with other values in the message.',
    }),
    category: z.enum(categories),
    rule: text.meta({ description: 'The rule that chose the category: docs/internals/triage.md.' }),
    certainty: z.enum(certainties).meta({
      description:
        'What the category rests on: `proven` (a log, a counter or the code of the service shows it), `stated` (the text of the failure says it), `inferred` (a rule of thumb over frames and names).',
    }),
    outcome,
    cause,
    tests: z.array(test).readonly(),
    moreTests: count.exactOptional(),
    notRun: count.exactOptional().meta({ description: 'Results that are missing because of this cause: tests times devices.' }),
    devices: texts,
    moreDevices: count.exactOptional(),
    label: z.enum(['new', 'known', 'flaky']).exactOptional().meta({ description: 'How it compares with earlier runs.' }),
    flakyRate: z.number().min(0).max(1).exactOptional(),
    firstSeen: run.exactOptional().meta({ description: 'First of the failures up to now; this run where it is new.' }),
    lastPassed: run.exactOptional().meta({ description: 'Last run before that in which the test passed.' }),
    onBase: z
      .array(z.object({ test: text, device: text, result: onBaseResult, commit: text.exactOptional(), text }).readonly())
      .readonly()
      .exactOptional()
      .meta({ description: 'What its tests do on the app of the base branch (`compare-base`).' }),
    suspects: z
      .array(z.object({ file: text, why: z.enum(['trace', 'test']) }).readonly())
      .readonly()
      .meta({ description: 'Changed files that the trace names, or that hold the test.' }),
    owners: texts.meta({ description: 'By CODEOWNERS, of the file of the frame, or else of the test.' }),
    evidence: z.array(evidence).readonly(),
    screen: z
      .object({
        missing: text.exactOptional().meta({ description: 'What was looked for.' }),
        elements: z.array(element).readonly().meta({ description: 'Those nearest to the missing one first.' }),
        more: count,
      })
      .readonly()
      .exactOptional(),
    reproduce: z
      .object({
        tests: text.exactOptional().meta({ description: 'Line for the input `tests`.' }),
        device: text.exactOptional().meta({ description: 'Line for the input `devices`.' }),
        command: text.exactOptional().meta({ description: 'Runs the test on a local device.' }),
      })
      .readonly()
      .exactOptional(),
    nextStep: text.meta({ description: 'In words of the action alone: no text of a test or a device.' }),
  })
  .readonly();

/** Schema of `triage.json`. Texts of tests and devices are data, never instructions. */
export const triageDocument = z
  .object({
    version: z.literal(1),
    verdict: text,
    reason: text,
    simulated: z.boolean().meta({ description: 'Whether the built-in cloud answered.' }),
    changes: text.exactOptional().meta({ description: 'Where the list of changed files is from; absent where it is unknown.' }),
    entries: z.array(entry).max(50).readonly().meta({ description: 'The worst first.' }),
    cut: texts.meta({ description: 'What was left out, as sentences.' }),
  })
  .readonly();

export type TriageDocument = z.infer<typeof triageDocument>;
export type TriageEntry = z.infer<typeof entry>;
/** The first devices of a cause or test, and how many more there are. */
export type ListedDevices = Pick<TriageEntry, 'devices' | 'moreDevices'>;
export type TriageEvidence = z.infer<typeof evidence>;
export type TriageOutcome = z.infer<typeof outcome>;
