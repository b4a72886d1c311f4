import { definitionOf } from '../frameworks/lookup.ts';
import { InputError } from '../inputs/problems.ts';
import { type Environment, type InputContext, InputReader } from '../inputs/reader.ts';
import { type RunInputs, readRunInputs } from '../inputs/run-inputs.ts';
import type { Clock } from '../lib/clock.ts';
import { type Framework, frameworks } from '../model/framework.ts';

/** Everything that the `bisect` action was asked to do. */
export interface BisectInputs {
  /** What each of its builds has in common with builds of `run`. Their binaries are those of the commits. */
  readonly run: RunInputs;
  readonly className: string;
  readonly name: string;
  /** Commits, perhaps shortened; absent: the history tells. */
  readonly good: string | undefined;
  readonly bad: string | undefined;
  readonly repeats: number | 'auto';
  /** On the pull request from which the commit was merged. */
  readonly comment: boolean;
}

/** Inputs that mean the same as for `run`. */
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
/** Stands for the binaries of any commit while the inputs are read. */
const anyReference = 'bs://bisect';

/** @throws InputError with every mistake in every input, before anything was sent */
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
      accepted: 'must be one test as class#method, as in the summary of a run',
    });
  reader.required('device', 'must be one device as <device name>-<os version>, for instance "Google Pixel 7-13.0"');
  if (reader.list('device').length > 1)
    reader.problem({ input: 'device', value: reader.text('device'), accepted: 'must be one device' });
  if (reader.text('history') === 'off')
    reader.problem({
      input: 'history',
      value: 'off',
      accepted: 'must be cache or branch:<name>: the history has the builds to run',
      code: 'input-conflict',
    });
  const [good, bad] = [readCommit(reader, 'good'), readCommit(reader, 'bad')];
  if (good !== undefined && bad !== undefined && (good.startsWith(bad) || bad.startsWith(good)))
    reader.problem({ input: 'bad', value: bad, accepted: 'must be another commit than `good`', code: 'input-conflict' });
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
    reader.problem({ input, value: text, accepted: 'must be a commit, with at least the first 7 digits of its hash' });
  return text?.toLowerCase();
};

const readRepeats = (reader: InputReader): number | 'auto' => {
  const input = 'repeats';
  if (['', 'auto'].includes(reader.text(input))) return 'auto';
  const accepted = 'must be auto, or a whole number from 1 to 10';
  return reader.number(input, { fallback: 1, min: 1, max: 10, whole: true, accepted });
};

/** Reads what `run` has, too. Its mistakes are those of the reader; a missing test or device is reported once. */
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
    // Not that of `run`: a collector of this workflow run would take these builds for those of a job.
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
    const asked = reader.text('device') !== '';
    for (const problem of error.problems) {
      const input = problem.input === 'devices' ? 'device' : problem.input;
      if (input !== 'framework' && (input !== 'device' || asked)) reader.problem({ ...problem, input });
    }
    return undefined;
  }
};
