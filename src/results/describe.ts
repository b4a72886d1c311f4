import { counted } from '../lib/numbers.ts';
import { type DeviceShard, deviceLabel, type Shard } from '../model/device-shard.ts';
import type { QuarantineEntry } from '../model/quarantine.ts';
import type { Failure, TestResult } from '../model/results.ts';

/** `Google Pixel 3-10.0`, with `, shard 2 of 3` where there are several. Numbered from 1, as people count. */
export const describeSession = (session: DeviceShard & { readonly attempt: number }): string => {
  const { shard, attempt } = session;
  const part = shard.total > 1 ? `, ${describeShard(shard)}` : '';
  return `${deviceLabel(session)}${part}${attempt > 0 ? `, attempt ${attempt + 1}` : ''}`;
};

/** Devices once, whatever runs on them. */
export const countDevices = (shards: readonly { readonly last: Omit<DeviceShard, 'shard'> }[]): number =>
  new Set(shards.map(({ last }) => last.device)).size;

export const describeDevices = (shards: Parameters<typeof countDevices>[0]): string => counted(countDevices(shards), 'device');

/** With `shards: auto`, a job knows its own shard before it knows how many there are. */
export const describeShard = ({ index, total }: { readonly index: number; readonly total: Shard['total'] | 'auto' }): string =>
  `shard ${index + 1}${total === 'auto' ? '' : ` of ${total}`}`;

/** The message of a failure, else the first line of its trace. */
export const describeFailure = ({ message, trace }: Failure): string | undefined =>
  message ?? trace?.trimStart().split('\n', 1)[0];

export const describeFlaky = ({ earlierAttempts }: TestResult): string =>
  `Passed only on attempt ${earlierAttempts.length + 1}; flaky tests count as failed in this run.`;

/** Why a failure does not count, and what it was. */
export const describeQuarantined = ({ failures }: TestResult, { reason, issue, until }: QuarantineEntry): string => {
  const [failure] = failures;
  const message = failure === undefined ? undefined : describeFailure(failure);
  return `Quarantined until ${until}: ${reason} (${issue})${message === undefined ? '' : `. ${message}`}`;
};
