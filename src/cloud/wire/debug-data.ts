import { isRecord } from '../../lib/is-record.ts';
import { boundedLine } from '../service-message.ts';
import { field, type JsonRecord, textField, UnexpectedShapeError } from './json.ts';
import { readList } from './list.ts';
import { webUrl } from './web-url.ts';

/** A HAR document; its entries are the format's own. */
export interface HarDocument {
  readonly log: JsonRecord & { readonly entries: readonly unknown[] };
}

/** One sample of app profiling: `ts`, `cpu`, `mem`, … and the app's own keys. */
export type ProfilingRow = JsonRecord;

/** `GET /app-automate/sessions/<session_id>.json`. */
export interface AutomationSession {
  readonly videoUrl?: string;
  readonly publicUrl?: string;
  readonly statusWord?: string;
}

export const readHar = (body: unknown): HarDocument => {
  const log = isRecord(body) ? field(body, 'log') : undefined;
  const entries = isRecord(log) ? field(log, 'entries') : undefined;
  if (!isRecord(log) || !Array.isArray(entries)) throw new UnexpectedShapeError('a HAR log with entries', body);
  return { log: { ...log, entries } };
};

export const readProfiling = (body: unknown): ProfilingRow[] =>
  readList(body, 'profiling samples', ['data', 'app_profiling'], (row) => {
    if (!isRecord(row)) throw new UnexpectedShapeError('a profiling sample', row);
    return row;
  });

export const readAutomationSession = (body: unknown): AutomationSession => {
  const session = isRecord(body) ? field(body, 'automation_session') : undefined;
  if (!isRecord(session)) throw new UnexpectedShapeError('an automation session', body);
  const statusWord = textField(session, 'status');
  return {
    videoUrl: webUrl(field(session, 'video_url')),
    publicUrl: webUrl(field(session, 'public_url')),
    statusWord: statusWord === undefined ? undefined : boundedLine(statusWord),
  };
};
