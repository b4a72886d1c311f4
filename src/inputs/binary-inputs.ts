import { definitionOf } from '../frameworks/lookup.ts';
import { type Framework, frameworks } from '../model/framework.ts';
import { chooseApiVersion } from './api-version.ts';
import { type BinaryRef, readBinaryRef, readCustomId, readMediaRefs } from './binary-ref.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

type Preflight = 'strict' | 'warn' | 'off';

/** What to upload and how; the actions `run` and `upload` share it. */
export interface BinaryInputs {
  readonly framework: Framework;
  /** Absent where the test package contains the app. */
  readonly app?: BinaryRef;
  /** Absent where the app holds the tests. */
  readonly testSuite?: BinaryRef;
  readonly media: readonly BinaryRef[];
  readonly appCustomId?: string;
  readonly testSuiteCustomId?: string;
  readonly mediaCustomId?: string;
  readonly preflight: Preflight;
  /** An identical binary that the service still holds is not sent again. */
  readonly reuseUploads: boolean;
  /** The test suite holds a test plan, so that another call starts its builds. */
  readonly testPlan?: true;
}

/** Whether a test suite holds a test plan. Reads no more of it than that takes. */
export type PlanLookup = (suite: BinaryRef) => Promise<boolean>;

const noLookup: PlanLookup = () => Promise.resolve(false);

/** Without the binaries of builds that are attached to, and after a mistake in them: the reader's `finish` throws then. */
export const readBinaryInputs = async (
  reader: InputReader,
  context: InputContext,
  attaches = false,
  holdsPlan = noLookup,
): Promise<BinaryInputs> => {
  const framework = reader.choice('framework', frameworks);
  // Builds that run already have their binaries.
  if (attaches) return { framework, media: [], preflight: 'off', reuseUploads: false };
  const definition = definitionOf(framework);
  const app = definition.app
    ? await readBinaryRef(reader, context, 'app')
    : refuse(reader, 'app', framework, 'the test package contains the app');
  const testSuite = definition.testSuite
    ? await readBinaryRef(reader, context, 'test-suite')
    : refuse(reader, 'test-suite', framework, 'the app directory contains the tests');
  if (definition.binaryRules === 'flows' && testSuite?.kind === 'file' && /\.ya?ml$/i.test(testSuite.path))
    reader.problem({
      input: 'test-suite',
      value: reader.text('test-suite'),
      accepted: 'must be a folder of flows or a zip of it. Use the folder with this flow, and name the flow in `tests`',
      code: 'input-file-unusable',
    });
  const testPlan = testSuite !== undefined && definition.paths.planStart !== undefined && (await holdsPlan(testSuite));
  return {
    framework,
    app,
    testSuite,
    ...(testPlan && { testPlan }),
    media: await readMediaRefs(reader, context),
    ...readCustomIds(reader),
    preflight: reader.choice('preflight', ['strict', 'warn', 'off'], 'strict'),
    reuseUploads: reader.boolean('reuse-uploads', true),
  };
};

/** An input that has no place beside the other one. */
const refuse = (reader: InputReader, input: 'app' | 'test-suite', framework: Framework, why: string): undefined => {
  const value = reader.optional(input);
  if (value !== undefined)
    reader.problem({ input, value, accepted: `does not apply to ${framework}: ${why}`, code: 'input-conflict' });
};

const readCustomIds = (reader: InputReader): Pick<BinaryInputs, 'appCustomId' | 'testSuiteCustomId' | 'mediaCustomId'> => {
  const appCustomId = readCustomId(reader, 'app-custom-id');
  const testSuiteCustomId = readCustomId(reader, 'test-suite-custom-id');
  const mediaCustomId = readCustomId(reader, 'media-custom-id');
  return {
    appCustomId,
    testSuiteCustomId,
    mediaCustomId,
  };
};

/** Everything that the `upload` action was asked to do. */
interface UploadActionInputs extends BinaryInputs {
  readonly service: ServiceInputs;
}

/** @throws InputError with every mistake in every input, before anything was sent */
export const readUploadInputs = async (
  environment: Environment,
  context: InputContext,
  holdsPlan?: PlanLookup,
): Promise<UploadActionInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const binaries = await readBinaryInputs(reader, context, false, holdsPlan);
  const inputs = { service: chooseApiVersion(reader, service, binaries.framework, binaries), ...binaries };
  reader.finish();
  return inputs;
};
