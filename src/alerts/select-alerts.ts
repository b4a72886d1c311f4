import { matchesWildcard } from '../lib/wildcard.ts';
import type { AlertQuery, AlertRecord, AlertScope, AlertStatus } from '../model/alert.ts';

/** Selects alerts: those that match all given criteria. */
export interface AlertSelection {
  /** `*` matches any characters. */
  readonly name?: string;
  readonly scope?: AlertScope;
  readonly metric?: string;
  readonly status?: AlertStatus;
}

/** What the service can narrow down itself; {@link isSelected} decides. */
export const queryFor = ({ name, scope, metric, status }: AlertSelection): AlertQuery => {
  const search = name === undefined ? '' : longest(name.split('*'));
  return {
    search: search === '' ? undefined : search,
    scope,
    metric,
    status,
  };
};

const longest = (pieces: readonly string[]): string =>
  pieces.reduce((best, piece) => (piece.trim().length > best.length ? piece.trim() : best), '');

/** A field that is missing in the response was filtered by the service. */
export const isSelected = (selection: AlertSelection, { name, status, fields }: AlertRecord): boolean =>
  (selection.name === undefined || matchesWildcard(selection.name, name)) &&
  (selection.status === undefined || status === 'unknown' || status === selection.status) &&
  agrees(selection.scope, fields.scope) &&
  agrees(selection.metric, fields.metric);

const agrees = (wanted: string | undefined, stored: unknown): boolean =>
  wanted === undefined || typeof stored !== 'string' || stored === wanted;
