import { definitionOf } from '../../core/frameworks/lookup.ts';
import { type DownloadKind, downloadKinds } from '../../core/model/download.ts';
import type { Framework } from '../../core/model/framework.ts';
import { didYouMean } from '../../lib/nearest-names.ts';
import { listed } from '../../lib/numbers.ts';
import { type InputReader, withHint } from './reader.ts';
import type { ServiceInputs } from './service.ts';

export interface DownloadInputs {
  /** Kinds of files that the build request asks the service to record. */
  readonly download: ReadonlySet<DownloadKind>;
  /** Kinds in `download` that are fetched only for sessions with failures or errors. */
  readonly downloadIfFailed: ReadonlySet<DownloadKind>;
}

const onlyOf: Readonly<Partial<Record<DownloadKind, readonly Framework[]>>> = {
  coverage: ['espresso'],
  'result-bundle': ['xcuitest'],
};

export const onlyInV2: readonly DownloadKind[] = ['result-bundle'];

const failedSuffix = '@failed';

export const downloadValues = [
  ...downloadKinds,
  'all',
  ...[...downloadKinds.slice(1), 'all'].map((kind) => `${kind}${failedSuffix}`),
];

/**
 * `junit` is always included, because the verdict needs it. `all` means every kind that the framework and the API version have.
 */
export const readDownload = (reader: InputReader, framework: Framework, service: ServiceInputs): DownloadInputs => {
  const isV1 = service.apiVersion === 'v1' && service.versionReason === undefined;
  const all = downloadKinds.filter((kind) => has(framework, kind) && !(isV1 && onlyInV2.includes(kind)));
  const always = new Set<DownloadKind>(['junit']);
  const ifFailed = new Set<DownloadKind>();
  for (const entry of reader.list('download')) {
    const onlyFailed = entry.endsWith(failedSuffix);
    const kinds = onlyFailed ? ifFailed : always;
    const name = onlyFailed ? entry.slice(0, -failedSuffix.length) : entry;
    for (const kind of name === 'all' ? all : readKind(reader, entry, name, framework)) kinds.add(kind);
  }
  return {
    download: new Set([...always, ...ifFailed]),
    downloadIfFailed: new Set([...ifFailed].filter((kind) => !always.has(kind))),
  };
};

const readKind = (reader: InputReader, entry: string, name: string, framework: Framework): readonly DownloadKind[] => {
  const kind = downloadKinds.find((known) => known === name);
  const problem = (accepted: string): readonly [] => {
    reader.problem({ input: 'download', value: entry, accepted });
    return [];
  };
  if (kind === undefined && entry.includes(',')) return problem('must be one kind of file per line, without commas');
  if (kind === undefined) {
    const kinds = [...downloadKinds, 'all'];
    const accepted = `must be ${listed(kinds)}, with ${failedSuffix} at the end for failed sessions only`;
    return problem(withHint(accepted, didYouMean(name, kinds)));
  }
  if (has(framework, kind)) return [kind];
  const owners = onlyOf[kind]?.map((each) => definitionOf(each).title) ?? [];
  return problem(`${definitionOf(framework).title} has no ${kind}, only ${owners.join(' and ')} has it. Remove this kind`);
};

const has = (framework: Framework, kind: DownloadKind): boolean => onlyOf[kind]?.includes(framework) ?? true;
