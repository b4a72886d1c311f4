import type { Shard } from '../model/device-shard.ts';
import type { SessionResult } from '../model/results.ts';

type Described = Pick<SessionResult, 'device' | 'shard' | 'attempt' | 'buildNumber'>;

/** `Google Pixel 3-10.0`, with `, shard 2 of 3` where there are several. Numbered from 1, as people count. */
export const describeSession = ({ device, shard, attempt, buildNumber }: Described): string => {
  const part = shard.total > 1 ? `, ${describeShard(shard)}` : '';
  const build = buildNumber === undefined ? '' : `, build ${buildNumber}`;
  return `${device}${part}${build}${attempt > 0 ? `, attempt ${attempt + 1}` : ''}`;
};

export const describeShard = (shard: Shard): string => `shard ${shard.index + 1} of ${shard.total}`;

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
