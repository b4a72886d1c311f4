import { isRecord } from '../../lib/is-record.ts';
import type { AskedSplit } from '../../model/builds.ts';

const limit = 10_000;

/** How a request asks the service to split its build, by `shards` in whatever way; undefined where it does not. */
export const askedSplit = ({ shards }: Readonly<Record<string, unknown>>): AskedSplit | undefined => {
  if (!isRecord(shards)) return undefined;
  const { numberOfShards, mapping, deviceSelection } = shards;
  const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : 1));
  return Number.isInteger(sessions) && sessions > 1 && sessions <= limit
    ? { sessions, onEachDevice: deviceSelection !== 'any' }
    : undefined;
};
