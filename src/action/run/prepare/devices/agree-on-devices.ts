import { z } from 'zod';
import type { ListedBuild } from '../../../../core/builds/listed-build.ts';
import { definitionOf } from '../../../../core/frameworks/lookup.ts';
import { isTagOf } from '../../../../core/model/build-tag.ts';
import type { ChosenDevice } from '../../../../core/model/device-name.ts';
import { describeError } from '../../../../core/model/run-problem.ts';
import { hashOf } from '../../../../lib/short-hash.ts';
import type { Context } from '../../../context.ts';
import { openCacheStore, saveFirst } from '../../../github/cache.ts';
import type { RunInputs } from '../../../inputs/run-inputs.ts';
import { isEmbedded } from '../../../inputs/service.ts';
import { listBuilds } from '../../list-builds.ts';

const document = z.array(z.object({ line: z.string().max(1_000), device: z.string().min(1).max(300) })).max(1_000);

/**
 * Lets all jobs and attempts of a workflow run use the same devices for the same lines of `devices`. The first job that saves
 * its devices to the Actions cache decides.
 */
export const openAgreement = (inputs: RunInputs, identity: string, context: Context) => {
  const { github, log, service } = context;
  const { runId, runAttempt } = github;
  // `settle` logs a notice if there is no cache, so the store logs this only as info.
  const store = openCacheStore('devices', { ...context, log: { ...log, notice: log.info } });
  // The built-in cloud and the service have different devices, so each has a separate cache entry.
  const hash = hashOf(inputs.system, isEmbedded(service) ? 'embedded' : 'service', ...inputs.deviceLines);
  const key = `mobile-test-cloud-devices-1-${runId}-${hash}`;
  const read = (content: Buffer): readonly ChosenDevice[] | undefined => parseChoices(content.toString(), inputs.deviceLines);

  return {
    find: async (): Promise<readonly ChosenDevice[] | undefined> => {
      const entry = await store.restore(key, []);
      const agreed = entry && read(entry.content);
      if (agreed !== undefined || (runAttempt === 1 && store.available())) return agreed;
      return devicesOfBuilds(inputs, identity, runId, context);
    },
    /** Saves the devices of this job, unless another job was first. Returns the devices of the first job. */
    settle: async (own: readonly ChosenDevice[]): Promise<readonly ChosenDevice[]> => {
      const agreed = await saveFirst(store, { key, content: JSON.stringify(own), read }, context);
      if (agreed !== undefined) return agreed;
      log.notice(
        'The devices were resolved for this job alone, since the cache could not be used: another job of this workflow run may resolve the same lines to other devices.',
      );
      return own;
    },
  };
};

const parseChoices = (text: string, lines: readonly string[]): readonly ChosenDevice[] | undefined => {
  try {
    const choices = document.parse(JSON.parse(text));
    return String(choices.map(({ line }) => line)) === String(lines) ? choices : undefined;
  } catch {
    return undefined;
  }
};

/** Reads the devices from builds with the same lines of `devices`. The newest build of this job comes first. */
const devicesOfBuilds = async (
  { framework, project, deviceLines: lines }: RunInputs,
  identity: string,
  runId: string,
  context: Context,
): Promise<readonly ChosenDevice[] | undefined> => {
  if (!definitionOf(framework).listsBuilds) return undefined;
  const hash = hashOf(...lines);
  const rank = ({ tag }: ListedBuild): number => (tag?.job === identity ? tag.runAttempt : 0);
  try {
    const [build] = (await listBuilds(framework, project, context.cloud))
      .filter(
        ({ tag, devices }) => tag?.attempt === 0 && tag.lines === hash && isTagOf(tag, runId) && devices.length === lines.length,
      )
      .toSorted((a, b) => rank(b) - rank(a));
    return build?.devices.map((device, nth) => ({ line: lines[nth] ?? device, device }));
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.info(`The devices of earlier builds of this workflow run cannot be listed (${describeError(error)}).`);
    return undefined;
  }
};
