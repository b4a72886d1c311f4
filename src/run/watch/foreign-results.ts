import { findRequestedByName } from '../../model/device-name.ts';
import type { SessionRecord } from '../../model/records.ts';
import type { ExpectedSession } from '../../results/expected-sessions.ts';
import type { JUnitReading } from '../../results/junit/read-junit.ts';

/** Details must be about the session and device of the build's entry; what they do not say is no contradiction. */
export const foreignIn = (record: SessionRecord, { summary, device, build }: ExpectedSession): string | undefined => {
  if (record.buildId !== undefined && record.buildId !== build.id)
    return `the details of session ${record.id} belong to build ${record.buildId}, not to build ${build.id}`;
  if (record.id !== summary?.id) return `the service returned session ${record.id} when asked for session ${summary?.id}`;
  if (record.device === undefined) return undefined;
  const match = findRequestedByName([device], record.device);
  if (typeof match === 'object') return undefined;
  return `the details of session ${record.id} of build ${build.id} are for "${record.device}"`;
};

/** The service's reports name session and device among the properties of each suite. */
export const foreignSuiteIn = ({ suites }: JUnitReading, sessionId: string, device: string): string | undefined => {
  for (const { properties } of suites) {
    const { session_id: id, devicename: name, version } = properties;
    if (id && id !== sessionId) return `the JUnit report of session ${sessionId} is of session ${id}`;
    const reported = version ? `${name}-${version}` : name;
    if (name && reported && typeof findRequestedByName([device], reported) !== 'object')
      return `the JUnit report of session ${sessionId} is about "${reported}"`;
  }
  return undefined;
};
