import type { ListedBuild } from '../../../../src/core/builds/listed-build.ts';
import type { BuildTag } from '../../../../src/core/model/build-tag.ts';
import type { BuildRecord } from '../../../../src/core/model/records.ts';
import { buildRecord } from '../../../helpers/one-session.ts';

export const pixel = 'Google Pixel 3-10.0';
export const galaxy = 'Samsung Galaxy S23-13.0';

export interface ListedParts {
  /** Absent if the service stored no tag. */
  readonly tag?: Partial<BuildTag>;
  readonly shard?: ListedBuild['shard'];
  readonly devices?: readonly string[];
  readonly filters?: readonly string[];
  readonly serviceShards?: ListedBuild['serviceShards'];
  readonly record?: Partial<BuildRecord>;
}

/** A build of the whole suite on one device, by default of job `aa` in run attempt 1. */
export const listedBuild = (id: string, { tag, record, ...parts }: ListedParts = {}): ListedBuild => {
  const shard = parts.shard ?? { index: 0, total: 1 };
  const whole = { runId: '4711', runAttempt: 1, job: 'aa', shard, attempt: 0, nonce: 'f0' };
  return {
    record: buildRecord({ id, ...record }),
    ...(tag === undefined ? {} : { tag: { ...whole, ...tag } }),
    devices: [pixel],
    namesDevices: true,
    filters: [],
    ...parts,
    shard,
  };
};
