import type { Context } from '../../context.ts';
import { describeVersionChoice, versionForBuilds } from '../../inputs/api-version.ts';
import type { DownloadInputs } from '../../inputs/download.ts';
import type { ServiceInputs } from '../../inputs/service.ts';
import type { StartedBuild } from '../../model/builds.ts';
import { totalShards } from '../../model/device-shard.ts';
import type { Framework } from '../../model/framework.ts';

/** Services that read builds which others started: v1 shows only one session per device, so that split suites are read in v2. */
export const inVersionOf = <Services extends Context>(
  builds: readonly StartedBuild[],
  {
    service,
    framework,
    download,
  }: Pick<DownloadInputs, 'download'> & { readonly service: ServiceInputs; readonly framework: Framework },
  context: Services,
): Services => {
  const chosen = versionForBuilds(service, framework, { shards: Math.max(1, ...builds.map(shardsIn)), download });
  if (chosen.apiVersion === service.apiVersion) return context;
  for (const line of describeVersionChoice(chosen)) context.log.info(line);
  return { ...context, cloud: context.cloud.inVersion(chosen.apiVersion) };
};

/** How many shards a build that the service splits in a way of its own has is not known: more than one. */
const shardsIn = (build: StartedBuild): number => Math.max(build.isSplit === true ? 2 : 1, totalShards(build));
