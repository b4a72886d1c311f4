import type { SessionResult } from '../../../model/results.ts';
import type { LogData, MediaData, NetworkData, ProfilingData, SessionFilesData } from '../report-data.ts';
import { readLogExcerpts } from './log-excerpts.ts';
import { readNetwork } from './network.ts';
import { readProfiling } from './profiling.ts';
import type { FindReportFile } from './report-file.ts';
import { readJsonFile } from './report-file.ts';

const logs = [
  { kind: 'device-logs', title: 'Device log' },
  { kind: 'instrumentation-logs', title: 'Instrumentation log' },
] as const;

/** Reads what the page shows of one session's files. Files that are missing or broken become notes. */
export const readExcerpts = async (
  session: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  media: readonly MediaData[],
): Promise<SessionFilesData> => {
  const notes: string[] = [];
  const readLogs: LogData[] = [];
  for (const { kind, title } of logs) {
    for (const name of session.files[kind] ?? []) {
      const file = await find(session.folder, name);
      if (file === undefined) notes.push(`${title}: the file is missing from the report folder.`);
      else readLogs.push({ title, path: file.shown, bytes: file.bytes, excerpts: await readLogExcerpts(file, tests) });
    }
  }
  const network = await readNetworkFile(session, find, tests, notes);
  const profiling = await readProfilingFile(session, find, notes);
  return {
    logs: readLogs,
    ...(network === undefined ? {} : { network }),
    ...(profiling === undefined ? {} : { profiling }),
    media,
    notes,
  };
};

const readNetworkFile = async (
  session: SessionResult,
  find: FindReportFile,
  tests: readonly string[],
  notes: string[],
): Promise<NetworkData | undefined> => {
  const read = await readFirst(session, 'network-logs', 'Network log', find, notes);
  return read === undefined ? undefined : readNetwork(read.value, read.shown, new Set(tests));
};

const readProfilingFile = async (
  session: SessionResult,
  find: FindReportFile,
  notes: string[],
): Promise<ProfilingData | undefined> => {
  const read = await readFirst(session, 'app-profiling', 'App profiling', find, notes);
  if (read === undefined) return undefined;
  const profiling = readProfiling(read.value, read.shown);
  if (profiling === undefined) notes.push(`App profiling: ${read.shown} contains no recognized samples.`);
  return profiling;
};

const readFirst = async (
  session: SessionResult,
  kind: 'network-logs' | 'app-profiling',
  title: string,
  find: FindReportFile,
  notes: string[],
): Promise<{ value: unknown; shown: string } | undefined> => {
  const [name] = session.files[kind] ?? [];
  if (name === undefined) return undefined;
  const file = await find(session.folder, name);
  if (file === undefined) {
    notes.push(`${title}: the file is missing from the report folder.`);
    return undefined;
  }
  const reading = await readJsonFile(file);
  if (reading.state === 'read') return { value: reading.value, shown: file.shown };
  notes.push(`${title}: ${file.shown} is left out: ${reading.why}.`);
  return undefined;
};
