import type { UnstartedBuilds } from '../model/builds.ts';
import { shardsOf, totalShards } from '../model/device-shard.ts';
import type { UnstartedReason, UnstartedShards } from '../model/unstarted.ts';

const why: Readonly<Record<UnstartedReason, string>> = {
  'fail-fast': 'since the verdict can no longer be green (`fail-fast`)',
  budget: 'to stay within `max-device-minutes`',
};

const mostNamed = 10;

/** `shards 3 and 4 of 4 were not started, since …` */
export const describeUnstarted = ({ reason, builds }: UnstartedBuilds): UnstartedShards => {
  const first = builds.filter(({ attempt }) => attempt === 0);
  const shards = first.flatMap((build) => shardsOf(build).map(({ index }) => index));
  const numbers = shards.map((index) => index + 1);
  const [total = 1] = first.map(totalShards);
  const retries = builds.length - first.length;
  const parts = [
    ...(numbers.length === 0
      ? []
      : [total === 1 ? 'the build' : `${numbers.length === 1 ? 'shard' : 'shards'} ${listed(numbers)} of ${total}`]),
    ...(retries === 0 ? [] : [retries === 1 ? '1 retry' : `${retries} retries`]),
  ];
  const clause = `${parts.join(' and ')} ${numbers.length + retries === 1 ? 'was' : 'were'} not started, ${why[reason]}`;
  return { reason, shards, clause };
};

const listed = (numbers: readonly number[]): string => {
  const more = numbers.length - mostNamed;
  const shown = numbers.slice(0, mostNamed).map(String);
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join() : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
};
