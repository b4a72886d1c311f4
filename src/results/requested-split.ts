import { isRecord } from '../lib/is-record.ts';
import type { Capabilities, RequestedSplit } from '../model/builds.ts';

const limit = 10_000;

/** Into how many sessions a request asks the service to split its build; undefined where it does not tell, as one that was not kept. */
export const requestedSplit = (request: Readonly<Record<string, unknown>>): RequestedSplit | undefined => {
  if (Object.keys(request).length === 0) return undefined;
  const { shards = { numberOfShards: 1 } } = request;
  if (!isRecord(shards)) return undefined;
  const { numberOfShards, mapping, deviceSelection } = shards;
  const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
  return Number.isInteger(sessions) && sessions > 0 && sessions <= limit
    ? { sessions, onEachDevice: deviceSelection !== 'any' }
    : undefined;
};

/** The same of the user's own parameters, in which most requests have no split. */
export const ownSplit = ({ shards }: Capabilities): RequestedSplit | undefined => requestedSplit({ shards });
