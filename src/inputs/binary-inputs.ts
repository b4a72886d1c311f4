import { definitionOf } from '../frameworks/lookup.ts';
import { type Framework, frameworks } from '../model/framework.ts';
import { type BinaryRef, readBinaryRef, readCustomId, readMediaRefs } from './binary-ref.ts';
import type { InputContext, InputReader } from './reader.ts';

export type Preflight = 'strict' | 'warn' | 'off';

/** What to upload and how; the actions `run` and `upload` share it. */
export interface BinaryInputs {
  readonly framework: Framework;
  readonly app: BinaryRef;
  /** Absent where the app holds the tests. */
  readonly testSuite?: BinaryRef;
  readonly media: readonly BinaryRef[];
  readonly appCustomId?: string;
  readonly testSuiteCustomId?: string;
  readonly mediaCustomId?: string;
  readonly preflight: Preflight;
  /** An identical binary that the service still holds is not sent again. */
  readonly reuseUploads: boolean;
}

/** Stands for the binaries of builds that are attached to. */
const nothing: BinaryRef = { kind: 'reference', reference: '' };

/** Without the app after a mistake in it: the reader's `finish` throws then. */
export const readBinaryInputs = async (
  reader: InputReader,
  context: InputContext,
  attaches = false,
): Promise<Omit<BinaryInputs, 'app'> & { readonly app: BinaryRef | undefined }> => {
  const framework = reader.choice('framework', frameworks);
  // Builds that run already have their binaries.
  if (attaches) return { framework, app: nothing, media: [], preflight: 'off', reuseUploads: false };
  const app = await readBinaryRef(reader, context, 'app');
  return {
    framework,
    app,
    ...(await readTestSuite(reader, context, framework)),
    media: await readMediaRefs(reader, context),
    ...readCustomIds(reader),
    preflight: reader.choice('preflight', ['strict', 'warn', 'off'], 'strict'),
    reuseUploads: reader.boolean('reuse-uploads', true),
  };
};

const readTestSuite = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
): Promise<{ testSuite?: BinaryRef }> => {
  if (definitionOf(framework).testSuite === undefined) {
    const given = reader.optional('test-suite');
    if (given !== undefined)
      reader.problem({
        input: 'test-suite',
        value: given,
        accepted: `expected nothing with ${framework}: the app directory contains the tests`,
        code: 'input-conflict',
      });
    return {};
  }
  const testSuite = await readBinaryRef(reader, context, 'test-suite');
  return testSuite === undefined ? {} : { testSuite };
};

const readCustomIds = (reader: InputReader): Pick<BinaryInputs, 'appCustomId' | 'testSuiteCustomId' | 'mediaCustomId'> => {
  const appCustomId = readCustomId(reader, 'app-custom-id');
  const testSuiteCustomId = readCustomId(reader, 'test-suite-custom-id');
  const mediaCustomId = readCustomId(reader, 'media-custom-id');
  return {
    ...(appCustomId === undefined ? {} : { appCustomId }),
    ...(testSuiteCustomId === undefined ? {} : { testSuiteCustomId }),
    ...(mediaCustomId === undefined ? {} : { mediaCustomId }),
  };
};
