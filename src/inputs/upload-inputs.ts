import { chooseApiVersion } from './api-version.ts';
import { type BinaryInputs, readBinaryInputs } from './binary-inputs.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

/** Everything that the `upload` action was asked to do. */
interface UploadActionInputs extends BinaryInputs {
  readonly service: ServiceInputs;
}

/** @throws InputError with every mistake in every input, before anything was sent */
export const readUploadInputs = async (environment: Environment, context: InputContext): Promise<UploadActionInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const binaries = await readBinaryInputs(reader, context);
  const inputs = { service: chooseApiVersion(reader, service, binaries.framework), ...binaries };
  reader.finish();
  return inputs;
};
