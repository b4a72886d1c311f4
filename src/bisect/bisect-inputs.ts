import { definitionOf } from '../frameworks/lookup.ts';
import { InputError } from '../inputs/problems.ts';
import { type Environment, type InputContext, InputReader } from '../inputs/reader.ts';
import { type RunInputs, readRunInputs } from '../inputs/run-inputs.ts';
import type { Clock } from '../lib/clock.ts';
import { type Framework, frameworks } from '../model/framework.ts';

/** Inputs of the `bisect` action. */
export interface BisectInputs {
  /** Inputs that the builds share with builds of `run`. Their binaries are those of the commits. */
  readonly run: RunInputs;
  readonly className: string;
  readonly name: string;
  /** Good and bad commit, perhaps shortened. Absent ones are taken from the history. */
  readonly good: string | undefined;
  readonly bad: string | undefined;
  readonly repeats: number | 'auto';
  /** Whether to comment on the pull request from which the commit was merged. */
  readonly comment: boolean;
}

/** Inputs with the same meaning as for `run`. */
const shared = [
  'username',
  'access-key',
  'base-url',
  'api-version',
  'embedded-scenario',
  'github-token',
  'framework',
  'max-device-minutes',
  'history',
  'timeout-minutes',
  'queue-timeout-minutes',
  'dry-run',
  'summary',
];
/** Placeholder for the binaries of any commit while the inputs are read. */
const anyReference = 'bs://bisect';

/**
 * Reads the inputs. Sends nothing.
 * @throws InputError with every mistake in every input
 */
export const readBisectInputs = async (
  environment: Environment,
  context: InputContext,
  clock: Pick<Clock, 'nowMs'>,
): Promise<BisectInputs> => {
  const reader = new InputReader(environment);
  const framework = reader.choice('framework', frameworks);
  const [, className = '', name = ''] = /^([^#]+)#(.+)$/.exec(reader.text('test')) ?? [];
  if (name === '')
    reader.problem({
      input: 'test',
      ...given(reader, 'test'),
      accepted: 'expected one test as class#method, as the summary of a run names it',
    });
  reader.required('device', 'expected one device as <device name>-<os version>, for instance "Google Pixel 7-13.0"');
  if (reader.list('device').length > 1)
    reader.problem({ input: 'device', value: reader.text('device'), accepted: 'expected one device' });
  if (reader.text('history') === 'off')
    reader.problem({
      input: 'history',
      value: 'off',
      accepted: 'expected cache or branch:<name>: the history has the builds to run',
      code: 'input-conflict',
    });
  const [good, bad] = [readCommit(reader, 'good'), readCommit(reader, 'bad')];
  if (good !== undefined && bad !== undefined && (good.startsWith(bad) || bad.startsWith(good)))
    reader.problem({ input: 'bad', value: bad, accepted: 'expected another commit than `good`', code: 'input-conflict' });
  const repeats = readRepeats(reader);
  const comment = reader.boolean('comment', false);
  const run = await readShared(reader, environment, framework, context, clock);
  reader.finish();
  if (run === undefined) throw new Error('unreachable: its mistakes are among those of the reader');
  return { run, className, name, good, bad, repeats, comment };
};

const given = (reader: InputReader, input: string): { value?: string } => {
  const value = reader.optional(input);
  return value === undefined ? {} : { value };
};

const readCommit = (reader: InputReader, input: 'good' | 'bad'): string | undefined => {
  const text = reader.optional(input);
  if (text !== undefined && !/^[0-9a-f]{7,40}$/i.test(text))
    reader.problem({ input, value: text, accepted: 'expected a commit: at least the first 7 digits of its hash' });
  return text?.toLowerCase();
};

const readRepeats = (reader: InputReader): number | 'auto' => {
  const input = 'repeats';
  if (['', 'auto'].includes(reader.text(input))) return 'auto';
  const accepted = 'expected auto, or a whole number from 1 to 10';
  return reader.number(input, { fallback: 1, min: 1, max: 10, whole: true, accepted });
};

/** Reads the inputs shared with `run`, and reports their mistakes to the reader. A missing test or device is reported once. */
const readShared = async (
  reader: InputReader,
  environment: Environment,
  framework: Framework,
  context: InputContext,
  clock: Pick<Clock, 'nowMs'>,
): Promise<RunInputs | undefined> => {
  const { app, testSuite } = definitionOf(framework);
  const inputs = {
    ...Object.fromEntries(shared.map((input) => [input, reader.raw(input)])),
    framework,
    devices: reader.text('device'),
    app: app && anyReference,
    'test-suite': testSuite && anyReference,
    // Another project than that of `run`: a collector of this workflow run would take these builds for those of a job.
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
