import { definitionOf } from '../../core/frameworks/lookup.ts';
import type { DownloadKind } from '../../core/model/download.ts';
import type { Framework } from '../../core/model/framework.ts';
import { listed } from '../../lib/numbers.ts';
import { onlyInV2 } from './download.ts';
import type { InputReader } from './reader.ts';
import type { ServiceInputs } from './service.ts';

interface VersionNeeds {
  readonly shards?: number | 'auto';
  readonly capabilities?: Readonly<Record<string, unknown>>;
  readonly download?: ReadonlySet<DownloadKind>;
  readonly testPlan?: true;
}

const needOfV2 = (
  framework: Framework,
  { shards = 1, capabilities = {}, download, testPlan }: VersionNeeds,
): string | undefined => {
  const { title, shards: split, apiVersions } = definitionOf(framework);
  if (!apiVersions.includes('v1')) return `${title} exists only in v2`;
  if (testPlan) return 'the suite has a test plan, which works only with v2';
  const isSplit = shards !== 1 || (split?.splitBy === 'service' && capabilities[split.parameter] !== undefined);
  if (split?.splitBy === 'service' && isSplit) return `${title} shards exist only in v2`;
  const kind = onlyInV2.find((each) => download?.has(each));
  return kind === undefined ? undefined : `\`download: ${kind}\` exists only in v2`;
};

/** Switches `auto` to v2 if the builds that other jobs started need v2. */
export const versionForBuilds = (service: ServiceInputs, framework: Framework, needs: VersionNeeds): ServiceInputs => {
  const need = service.versionReason === undefined ? undefined : needOfV2(framework, needs);
  return need === undefined ? service : { ...service, apiVersion: 'v2', versionReason: need };
};

/** Chooses the version of the API. `auto` means v1, unless the request needs v2. */
export const chooseApiVersion = (
  reader: InputReader,
  service: ServiceInputs,
  framework: Framework,
  needs: VersionNeeds = {},
): ServiceInputs => {
  if (service.versionReason !== undefined) return versionForBuilds(service, framework, needs);
  const { apiVersions } = definitionOf(framework);
  const need = needOfV2(framework, needs);
  const refuse = (accepted: readonly string[], why: string): void =>
    reader.problem({
      input: 'api-version',
      value: service.apiVersion,
      accepted: `must be ${listed(accepted)}: ${why}`,
      code: 'input-conflict',
    });
  if (!apiVersions.includes(service.apiVersion)) refuse(apiVersions, `the framework ${framework} has no ${service.apiVersion}`);
  else if (need !== undefined && service.apiVersion === 'v1') refuse(['v2', 'auto'], need);
  return service;
};

/** Describes the version that `auto` chose, and the reason. Empty if the workflow sets a version. */
export const describeVersionChoice = ({ apiVersion, versionReason }: ServiceInputs): readonly string[] =>
  versionReason === undefined ? [] : [`api-version: auto uses ${apiVersion}: ${versionReason}.`];
