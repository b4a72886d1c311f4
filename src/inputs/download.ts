import { definitionOf } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import { type InputReader, listed } from './reader.ts';
import type { ServiceInputs } from './service.ts';

const downloadKinds = [
  'junit',
  'device-logs',
  'instrumentation-logs',
  'network-logs',
  'app-profiling',
  'video',
  'screenshots',
  'coverage',
  'result-bundle',
] as const;

export type DownloadKind = (typeof downloadKinds)[number];

/** Which files to fetch for each session. */
export interface DownloadInputs {
  /** Everything that the service is asked to record. */
  readonly download: ReadonlySet<DownloadKind>;
  /** Those of `download` that are fetched only for sessions with failures or errors. */
  readonly downloadIfFailed: ReadonlySet<DownloadKind>;
}

/** Kinds that not every framework has. */
const onlyOf: Readonly<Partial<Record<DownloadKind, readonly Framework[]>>> = {
  coverage: ['espresso'],
  'result-bundle': ['xcuitest'],
};

/** Kinds that v1 does not have. */
export const onlyInV2: readonly DownloadKind[] = ['result-bundle'];

const failedSuffix = '@failed';

/** Every entry that the input accepts. */
export const downloadWords = [
  ...downloadKinds,
  'all',
  ...[...downloadKinds.slice(1), 'all'].map((kind) => `${kind}${failedSuffix}`),
];

/**
 * `junit` is always fetched: without it there is no verdict. Of `video` and `video@failed` the former counts. `all` has nothing that the
 * version which the workflow names lacks.
 */
export const readDownload = (reader: InputReader, framework: Framework, service: ServiceInputs): DownloadInputs => {
  const isV1 = service.apiVersion === 'v1' && service.versionReason === undefined;
  const all = downloadKinds.filter((kind) => has(framework, kind) && !(isV1 && onlyInV2.includes(kind)));
  const always = new Set<DownloadKind>(['junit']);
  const ifFailed = new Set<DownloadKind>();
  for (const word of reader.list('download')) {
    const onlyFailed = word.endsWith(failedSuffix);
    const kinds = onlyFailed ? ifFailed : always;
    const name = onlyFailed ? word.slice(0, -failedSuffix.length) : word;
    for (const kind of name === 'all' ? all : readKind(reader, word, name, framework)) kinds.add(kind);
  }
  return {
    download: new Set([...always, ...ifFailed]),
    downloadIfFailed: new Set([...ifFailed].filter((kind) => !always.has(kind))),
  };
};

const readKind = (reader: InputReader, word: string, name: string, framework: Framework): readonly DownloadKind[] => {
  const kind = downloadKinds.find((known) => known === name);
  const problem = (accepted: string): readonly [] => {
    reader.problem({ input: 'download', value: word, accepted });
    return [];
  };
  if (kind === undefined)
    return problem(
      `expected ${listed([...downloadKinds, 'all'])}; with ${failedSuffix} at the end only for sessions that failed`,
    );
  if (has(framework, kind)) return [kind];
  const owners = onlyOf[kind]?.map((each) => definitionOf(each).title) ?? [];
  return problem(`expected a kind that ${definitionOf(framework).title} has; only ${owners.join(' and ')} has ${kind}`);
};

const has = (framework: Framework, kind: DownloadKind): boolean => onlyOf[kind]?.includes(framework) ?? true;
