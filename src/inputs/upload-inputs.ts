import { type BinaryInputs, readBinaryInputs } from './binary-inputs.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

/** Everything that the `upload` action was asked to do. */
export interface UploadActionInputs extends BinaryInputs {
  readonly service: ServiceInputs;
}

/** @throws InputError with every mistake in every input, before anything was sent */
export const readUploadInputs = async (environment: Environment, context: InputContext): Promise<UploadActionInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const { app, ...binaries } = await readBinaryInputs(reader, context);
  reader.finish();
  // `finish` has thrown where the app is missing; this line tells the compiler.
  if (app === undefined) throw new Error('unreachable: a missing app is an input problem');
  return { service, app, ...binaries };
};
