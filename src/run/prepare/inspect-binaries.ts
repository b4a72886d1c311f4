import { BinaryError } from '../../binaries/binary-error.ts';
import { discoverSuite } from '../../binaries/discover-suite.ts';
import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { BinaryFacts } from '../../binaries/facts.ts';
import { inspectBinary } from '../../binaries/inspect-binary.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import { checkMedia } from '../../binaries/preflight/media-rules.ts';
import { preflightFindings } from '../../binaries/preflight/preflight.ts';
import { testHolder } from '../../frameworks/lookup.ts';
import type { BinaryInputs } from '../../inputs/binary-inputs.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import type { DeviceSystem } from '../../model/framework.ts';
import type { DeviceOffer } from '../../model/records.ts';

/** What is in the local binaries; a file that cannot be read comes as its error, what is no local file as undefined. */
export interface InspectedBinaries {
  readonly app: BinaryFacts | BinaryError | undefined;
  readonly testSuite: BinaryFacts | BinaryError | undefined;
  /** Of the binary that holds the tests. */
  readonly tests: DiscoveredSuite | BinaryError | undefined;
}

export type FindingInputs = Pick<BinaryInputs, 'framework' | 'app' | 'testSuite' | 'media'> &
  Pick<ResolvedInputs, 'devices' | 'capabilities'> & { readonly system?: DeviceSystem };

/** Reads the local binaries. Sends nothing. */
export const inspectBinaries = async (inputs: FindingInputs): Promise<InspectedBinaries> => {
  const { framework, app, testSuite } = inputs;
  const [inspectedApp, inspectedSuite, tests] = await Promise.all([
    readWith(inspectBinary, app),
    readWith(inspectBinary, testSuite),
    readWith((file) => discoverSuite(file, localPath(app)), inputs[testHolder(framework)]),
  ]);
  return { app: inspectedApp, testSuite: inspectedSuite, tests };
};

/** Everything that cannot work, or probably will not; `deviceOffers` is the service's list, where it responded. */
export const inspectionFindings = (
  inputs: FindingInputs,
  binaries: InspectedBinaries,
  deviceOffers: readonly DeviceOffer[] | undefined,
): readonly Finding[] => [
  ...checkMedia(
    inputs.media.filter((ref) => ref.kind === 'file'),
    inputs.media.length,
  ),
  ...preflightFindings({
    framework: inputs.framework,
    system: inputs.system,
    ...binaries,
    devices: inputs.devices,
    deviceOffers,
    debugFeatures: debugFeatures.filter((key) => isOn(inputs.capabilities[key])),
  }),
];

/** Parameters by which the service reads the app's own data on the device. */
const debugFeatures = ['coverage'];

const isOn = (value: unknown): boolean => value === true || value === 'true';

const localPath = (ref: BinaryRef | undefined): string | undefined =>
  ref?.kind === 'file' || ref?.kind === 'directory' ? ref.path : undefined;

/** What cannot be read is a finding like others. */
const readWith = async <Result>(
  read: (file: string) => Promise<Result>,
  ref: BinaryRef | undefined,
): Promise<Result | BinaryError | undefined> => {
  const file = localPath(ref);
  if (file === undefined) return undefined;
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof BinaryError) return error;
    throw error;
  }
};
