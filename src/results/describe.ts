import type { Shard } from '../model/device-shard.ts';
import type { SessionResult } from './model.ts';

/** `Google Pixel 3-10.0`, with `, shard 2 of 3` where there are several. Numbered from 1, as people count. */
export const describeSession = (session: Pick<SessionResult, 'device' | 'shard' | 'attempt'>): string => {
  const shard = session.shard.total > 1 ? `, ${describeShard(session.shard)}` : '';
  const attempt = session.attempt > 0 ? `, attempt ${session.attempt + 1}` : '';
  return `${session.device}${shard}${attempt}`;
};

export const describeShard = (shard: Shard): string => `shard ${shard.index + 1} of ${shard.total}`;
