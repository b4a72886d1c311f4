import type { Runner } from '../../github/runner.ts';
import { describeVersionChoice } from '../../inputs/api-version.ts';
import type { BinaryRef } from '../../inputs/binary-ref.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { formatBytes } from '../../lib/durations.ts';
import { countSessions } from '../../model/device-shard.ts';
import type { Verdict } from '../../model/results.ts';
import { describeShard } from '../../results/describe.ts';
import { checkBinaries } from '../preflight/preflight.ts';
import { buildRequest } from './build-request.ts';
import { type ResolvedDevices, withDevices } from './devices/resolve-devices.ts';
import { planFrom } from './plan-builds.ts';

/**
 * Says what a run would do, with the exact build requests. Nothing is sent.
 *
 * @param resolved where lines of `devices` are selectors
 */
export const printPlan = async (
  asked: RunInputs,
  identity: string,
  { context, log }: Pick<Runner, 'context' | 'log'>,
  resolved?: ResolvedDevices,
): Promise<Verdict> => {
  const inputs = resolved === undefined ? asked : withDevices(asked, resolved);
  const { chosen } = await log.group('Inspect', () => checkBinaries(inputs, log, resolved));
  // Durations of earlier runs are with the cache service, and a dry run sends nothing.
  const { shardPlan, builds } = planFrom(inputs, identity, chosen, context, undefined);
  await log.group('Plan', async () => {
    if (chosen.note !== undefined) log.info(chosen.note);
    for (const note of [...describeVersionChoice(inputs.service), ...shardPlan.notes, ...shardPlan.notices]) log.info(note);
    log.info(`Would upload: ${[`app ${describeBinary(inputs.app)}`, ...others(inputs)].join(', ')}.`);
    log.info(`Would start ${builds.length === 1 ? 'one build' : `${builds.length} builds`} on ${inputs.devices.join(', ')}.`);
    for (const planned of builds) {
      log.info(`Request of ${describeShard(planned.shard)}:`);
      log.info(JSON.stringify(buildRequest(inputs, placeholders(inputs), planned), undefined, 2));
    }
  });
  const sessions = countSessions(builds);
  const reason = `A dry run: ${builds.length === 1 ? '1 build' : `${builds.length} builds`} with ${sessions === 1 ? '1 session' : `${sessions} sessions`} would be started; ${resolved === undefined ? 'nothing was sent' : 'only the device list was read'}.`;
  return { kind: 'planned', reason };
};

const others = ({ testSuite, media }: RunInputs): string[] => [
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
      return `${ref.url} (fetched by the service)`;
    case 'reference':
      return `${ref.reference} (already at the service)`;
    case 'custom-id':
      return `${ref.customId} (a custom id, already at the service)`;
  }
};

/** References that only an upload can give are named by what they will be. */
const placeholders = ({ app, testSuite, media }: RunInputs) => ({
  app: referenceOf(app, 'app'),
  ...(testSuite === undefined ? {} : { testSuite: referenceOf(testSuite, 'test suite') }),
  media: media.map((ref) => referenceOf(ref, 'media file')),
});

const referenceOf = (ref: BinaryRef, what: string): string => {
  if (ref.kind === 'reference') return ref.reference;
  if (ref.kind === 'custom-id') return ref.customId;
  return `<reference of the uploaded ${what}>`;
};
