import { buildRequest, type UploadedRefs } from '../../../core/builds/build-request.ts';
import type { BuildRequest } from '../../../core/model/builds.ts';
import { countSessions } from '../../../core/model/device-shard.ts';
import type { RunPlan } from '../../../core/model/run-plan.ts';
import { describePlanned } from '../../../core/results/describe.ts';
import { withoutAddressSecrets } from '../../../lib/addresses.ts';
import { formatBytes } from '../../../lib/durations.ts';
import type { Log } from '../../../lib/log.ts';
import { counted, sum } from '../../../lib/numbers.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { ResolvedInputs, RunInputs } from '../../inputs/run-inputs.ts';
import type { Prepared } from './prepare.ts';

/** Without `refs`, placeholders stand for the references of uploads. */
export const describePlan = ({ inputs, notes, plan, repeats, comparison }: Prepared, refs?: UploadedRefs): RunPlan => ({
  devices: inputs.devices,
  binaries: describeBinaries(inputs),
  notes,
  repeats: repeats?.plan,
  comparison: comparison?.plan,
  builds: plan.builds.map((planned) => ({
    shard: planned.shard,
    stage: stageOf(planned.devices, inputs),
    sessions: countSessions([planned]),
    tests: planned.knownTests ?? planned.expected?.plannedTests,
    predictedMs: planned.expected?.predictedMs,
    request: shownRequest(buildRequest(inputs, refs ?? placeholders(inputs), planned)),
  })),
});

const stageOf = (
  [first = '']: readonly string[],
  { canaryDevices, devices }: ResolvedInputs,
): 'canary' | 'others' | undefined => {
  if (canaryDevices === 0) return undefined;
  return devices.indexOf(first) < canaryDevices ? 'canary' : 'others';
};

export const countPlanned = ({ builds }: RunPlan): string =>
  `${counted(builds.length, 'build')} with ${counted(sum(builds.map(({ sessions }) => sessions)), 'session')}`;

export const logPlan = (plan: RunPlan, log: Log): void => {
  const { binaries, builds, devices } = plan;
  if (builds.length === 0) return;
  log.info(`Would upload: ${binaries.join(', ')}.`);
  log.info(`Would start ${counted(builds.length, 'build')} on ${devices.join(', ')}.`);
  for (const build of builds) {
    log.info(`Request of ${describePlanned(build, plan)}:`);
    log.info(JSON.stringify(build.request, undefined, 2));
  }
};

const shownRequest = (request: BuildRequest): BuildRequest => {
  const { projectNotifyURL: url } = request;
  return typeof url === 'string' ? { ...request, projectNotifyURL: withoutAddressSecrets(url) } : request;
};

const describeBinaries = ({ app, testSuite, media }: RunInputs): string[] => [
  ...(app === undefined ? [] : [`app ${describeBinary(app)}`]),
  ...(testSuite === undefined ? [] : [`test suite ${describeBinary(testSuite)}`]),
  ...media.map((ref) => `media file ${describeBinary(ref)}`),
];

const describeBinary = (ref: BinaryRef): string => {
  switch (ref.kind) {
    case 'file':
      return `${ref.path} (${formatBytes(ref.sizeBytes)})`;
    case 'directory':
      return `${ref.path} (a folder, packed)`;
    case 'url':
      return `${withoutAddressSecrets(ref.url)} (fetched by the service)`;
    case 'reference':
      return `${ref.reference} (already at the service)`;
    case 'custom-id':
      return `${ref.customId} (a custom id, already at the service)`;
  }
};

const placeholders = ({ app, testSuite, media }: RunInputs): UploadedRefs => ({
  app: app && referenceOf(app, 'app'),
  testSuite: testSuite && referenceOf(testSuite, 'test suite'),
  media: media.map((ref) => referenceOf(ref, 'media file')),
});

const referenceOf = (ref: BinaryRef, what: string): string => {
  if (ref.kind === 'reference') return ref.reference;
  if (ref.kind === 'custom-id') return ref.customId;
  return `<reference of the uploaded ${what}>`;
};
