import { definitionOf } from '../../core/frameworks/lookup.ts';
import type { Framework } from '../../core/model/framework.ts';
import { InputError } from '../../core/model/input-problem.ts';
import type { Clock } from '../../lib/clock.ts';
import { type Environment, type InputContext, InputReader } from '../inputs/reader.ts';
import { type RunInputs, readRunInputs, runTable } from '../inputs/run-inputs.ts';
import { githubToken, serviceTable } from '../inputs/service.ts';
import { custom, declared, flag, type InputTable, readValues } from '../inputs/table.ts';

/** Declares an input with the type and default of the same input of `run`. */
const ofRun = (name: keyof typeof runTable) => declared(runTable[name].type, { default: runTable[name].default });

export const bisectTable = {
  ...serviceTable,
  /** Version of the service API - `v1`, `v2`, or `auto`, which uses `v2` only where the request needs it. */
  'api-version': serviceTable['api-version'],
  /** Token for the history, the list of commits (`contents` read), and the comment (`pull-requests` write). */
  'github-token': githubToken,
  /** Test framework - `espresso`, `xcuitest`, `earlgrey`, `maestro`, `flutter-android` or `flutter-ios`. */
  framework: runTable.framework,
  /** Test to bisect, as `class#method` in the summary of a run. */
  test: custom('string', (reader, input) => readTest(reader, input), { required: true }),
  /** Device for all runs, as `<device name>-<os version>`, or a selector such as `Google Pixel *-latest`. */
  device: declared('string', { required: true }),
  /** Commit on which the test passed. By default, the newest such commit of the default branch in the history. */
  good: custom('string', (reader, input) => readCommit(reader, input)),
  /** Commit on which the test fails. By default, the first such commit after `good` in the history. */
  bad: custom('string', (reader, input) => readCommit(reader, input), {
    conflict: (bad = '', { text }) => {
      const good = text('good').toLowerCase();
      return good !== '' && (good.startsWith(bad) || bad.startsWith(good)) ? 'must be another commit than `good`' : undefined;
    },
  }),
  /** How often each commit is run, from 1 to 10. `auto` repeats runs until the result is 99 % certain. */
  repeats: custom('string', (reader, input) => readRepeats(reader, input), { default: 'auto' }),
  /** Budget in device minutes. No run is started that could exceed the budget. */
  'max-device-minutes': ofRun('max-device-minutes'),
  /** Where runs keep outcomes and uploads - `cache`, or `branch:<name>`. */
  history: {
    ...ofRun('history'),
    conflict: (history: string) =>
      history === 'off' ? 'must be cache or branch:<name>: the history has the builds to run' : undefined,
  },
  /** Minutes from the start of the first session to the result. */
  'timeout-minutes': ofRun('timeout-minutes'),
  /** Longest wait for a free device, in minutes. */
  'queue-timeout-minutes': ofRun('queue-timeout-minutes'),
  /** Whether to only print what would be run, and how long a run is predicted to take. */
  'dry-run': ofRun('dry-run'),
  /** Whether to write the job summary. */
  summary: ofRun('summary'),
  /** Whether to comment on the pull request from which the commit was merged. */
  comment: flag(false),
} satisfies InputTable;

export interface BisectInputs {
  /** Inputs for the builds. The binaries are placeholders, because each commit has other binaries. */
  readonly run: RunInputs;
  readonly className: string;
  readonly name: string;
  /** Full or abbreviated SHA. If it is absent, the history determines the commit. */
  readonly good: string | undefined;
  readonly bad: string | undefined;
  readonly repeats: number | 'auto';
  readonly comment: boolean;
}

const shared = Object.keys(bisectTable).filter((input) => input in runTable && input !== 'comment');
const anyReference = 'bs://bisect';

/** @throws InputError with every mistake in every input */
export const readBisectInputs = async (environment: Environment, context: InputContext, clock: Clock): Promise<BisectInputs> => {
  const reader = new InputReader(environment);
  const { framework, test, good, bad, repeats, comment } = readValues(reader, bisectTable);
  reader.required('device', 'must be one device as <device name>-<os version>, for instance "Google Pixel 7-13.0"');
  if (reader.list('device').length > 1)
    reader.problem({ input: 'device', value: reader.text('device'), accepted: 'must be one device' });
  const run = await readShared(reader, environment, framework, context, clock);
  reader.finish();
  if (run === undefined) throw new Error('unreachable: its mistakes are among those of the reader');
  return { run, ...test, good, bad, repeats, comment };
};

const readTest = (reader: InputReader, input: string): { readonly className: string; readonly name: string } => {
  const [, className = '', name = ''] = /^([^#]+)#(.+)$/.exec(reader.text(input)) ?? [];
  const accepted = 'must be one test as class#method, as in the summary of a run';
  if (name === '') reader.problem({ input, value: reader.optional(input), accepted });
  return { className, name };
};

const readCommit = (reader: InputReader, input: string): string | undefined => {
  const text = reader.optional(input);
  if (text !== undefined && !/^[0-9a-f]{7,40}$/i.test(text))
    reader.problem({ input, value: text, accepted: 'must be at least the first 7 digits of a commit hash' });
  return text?.toLowerCase();
};

const readRepeats = (reader: InputReader, input: string): number | 'auto' => {
  if (['', 'auto'].includes(reader.text(input))) return 'auto';
  const accepted = 'must be auto, or a whole number from 1 to 10';
  return reader.number(input, { fallback: 1, min: 1, max: 10, whole: true, accepted });
};

/** Reads the inputs that are shared with `run`, and adds their mistakes to the reader. */
const readShared = async (
  reader: InputReader,
  environment: Environment,
  framework: Framework,
  context: InputContext,
  clock: Clock,
): Promise<RunInputs | undefined> => {
  const { app, testSuite } = definitionOf(framework);
  const inputs = {
    ...Object.fromEntries(shared.map((input) => [input, reader.raw(input)])),
    framework,
    devices: reader.text('device'),
    app: app && anyReference,
    'test-suite': testSuite && anyReference,
    // Uses another project than a run, so that a collector job does not count these builds.
    project: `${context.repositoryName}-bisect-${context.runId}`,
    'missing-tests': 'ignore',
    'artifact-name': '',
  };
  const own = Object.fromEntries(Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value]));
  const runner = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('INPUT_')));
  try {
    return await readRunInputs({ ...runner, ...own }, context, clock);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const hasDevice = reader.text('device') !== '';
    for (const problem of error.problems) {
      const input = problem.input === 'devices' ? 'device' : problem.input;
      if (input !== 'framework' && (input !== 'device' || hasDevice)) reader.problem({ ...problem, input });
    }
    return undefined;
  }
};
