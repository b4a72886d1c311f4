/** Kinds of files that a session can record, as the input `download` names them. */
export const downloadKinds = [
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
