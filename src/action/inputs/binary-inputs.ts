import { definitionOf } from '../../core/frameworks/lookup.ts';
import { type Framework, frameworks } from '../../core/model/framework.ts';
import { chooseApiVersion } from './api-version.ts';
import { type BinaryRef, readBinaryRef, readCustomId, readMediaRefs } from './binary-ref.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { jobTable, readServiceInputs, type ServiceInputs, serviceTable } from './service.ts';
import { choice, custom, declared, declaredLines, flag, type InputTable, readValues, type Values } from './table.ts';

export const binaryTable = {
  /** Test framework, `espresso`, `xcuitest`, `earlgrey`, `maestro`, `flutter-android` or `flutter-ios`. */
  framework: choice(frameworks),
  /**
   * The app as a path, a glob with exactly one match, a folder to pack, `http(s)://…`, `bs://…`, `custom-id:<name>`, or
   * `<user>/<name>`; required unless `build-ids` is set. For EarlGrey the app directory; not for `flutter-ios`.
   */
  app: declared(),
  /**
   * The tests, in the same forms as `app`; required unless `build-ids` is set; not for EarlGrey. A test APK (Espresso, Flutter
   * for Android), `<target>-Runner.app` folder or a zip of it (XCUITest), folder or zip of flows (Maestro), or test package
   * (Flutter for iOS).
   */
  'test-suite': declared(),
} satisfies InputTable;

export const fileTable = {
  /** Media files for the tests, one path or glob per line; `media://…` refers to an earlier upload. */
  media: declaredLines(),
  /** Custom id for the uploaded app; builds that name a custom id use the newest upload with it. */
  'app-custom-id': custom('string', readCustomId),
  /** Custom id for the uploaded test suite. */
  'test-suite-custom-id': custom('string', readCustomId),
  /** Custom id for the uploaded media files. */
  'media-custom-id': custom('string', readCustomId),
} satisfies InputTable;

export const checkTable = {
  /** Whether to reuse an identical binary that the service still has; binaries with a custom id are always uploaded. */
  'reuse-uploads': flag(true),
  /**
   * What to do if a binary or device cannot work - `strict` fails before any upload, `warn` prints a warning, `off` skips the
   * check.
   */
  preflight: choice(['strict', 'warn', 'off'], 'strict'),
} satisfies InputTable;

export const uploadTable = {
  ...jobTable,
  /**
   * Version of the service API, `v1` or `v2`. `auto` is `v1`, but `v2` for `maestro`, `flutter-android`, `flutter-ios` and
   * XCUITest suites with a test plan. `earlgrey` supports only `v1`.
   */
  'api-version': serviceTable['api-version'],
  ...binaryTable,
  /**
   * The app as a path, a glob with exactly one match, a folder to pack, `http(s)://…`, `bs://…`, `custom-id:<name>`, or
   * `<user>/<name>`; required unless `framework` is `flutter-ios`. For EarlGrey the app directory.
   */
  app: binaryTable.app,
  /**
   * The tests, in the same forms as `app`; required; not for EarlGrey. A test APK (Espresso, Flutter for Android),
   * `<target>-Runner.app` folder or a zip of it (XCUITest), folder or zip of flows (Maestro), or test package (Flutter for iOS).
   */
  'test-suite': binaryTable['test-suite'],
  ...fileTable,
  ...checkTable,
} satisfies InputTable;

interface Binaries {
  /** App of the build. Absent if the test package contains the app. */
  readonly app?: BinaryRef;
  /** Test suite of the build. Absent if the app contains the tests. */
  readonly testSuite?: BinaryRef;
  readonly media: readonly BinaryRef[];
  /** Set if the test suite contains a test plan, because its builds are then started at a different path. */
  readonly testPlan?: true;
}

export interface BinaryInputs extends Binaries, Values<typeof binaryTable>, Values<typeof fileTable>, Values<typeof checkTable> {}

/** Finds out whether a suite contains a test plan. Reads only the part of the suite that shows this. */
export type PlanLookup = (suite: BinaryRef) => Promise<boolean>;

/** Reads the binaries. A binary whose input has a mistake is absent from the result. */
export const readBinaries = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
  holdsPlan?: PlanLookup,
): Promise<Binaries> => {
  const definition = definitionOf(framework);
  const app = definition.app
    ? await readBinaryRef(reader, context, 'app')
    : refuseUnusedInput(reader, 'app', framework, 'the test package contains the app');
  const testSuite = definition.testSuite
    ? await readBinaryRef(reader, context, 'test-suite')
    : refuseUnusedInput(reader, 'test-suite', framework, 'the app directory contains the tests');
  if (definition.binaryRules === 'flows' && testSuite?.kind === 'file' && /\.ya?ml$/i.test(testSuite.path))
    reader.problem({
      input: 'test-suite',
      value: reader.text('test-suite'),
      accepted: 'must be a folder of flows or a zip of it. Use the folder with this flow, and name the flow in `tests`',
      code: 'input-file-unusable',
    });
  const testPlan = testSuite && definition.paths.planStart !== undefined && (await holdsPlan?.(testSuite));
  return { app, testSuite, ...(testPlan && { testPlan }), media: await readMediaRefs(reader, context) };
};

const refuseUnusedInput = (reader: InputReader, input: 'app' | 'test-suite', framework: Framework, why: string): undefined => {
  const value = reader.optional(input);
  if (value !== undefined)
    reader.problem({ input, value, accepted: `does not apply to ${framework}: ${why}`, code: 'input-conflict' });
};

interface UploadActionInputs extends BinaryInputs {
  readonly service: ServiceInputs;
}

/** @throws InputError with every mistake in every input */
export const readUploadInputs = async (
  environment: Environment,
  context: InputContext,
  holdsPlan?: PlanLookup,
): Promise<UploadActionInputs> => {
  const reader = new InputReader(environment);
  const values = readValues(reader, uploadTable);
  const service = await readServiceInputs(reader, context);
  const binaries = { ...values, ...(await readBinaries(reader, context, values.framework, holdsPlan)) };
  const inputs = { service: chooseApiVersion(reader, service, binaries.framework, binaries), ...binaries };
  reader.finish();
  return inputs;
};
