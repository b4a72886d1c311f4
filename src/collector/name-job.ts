import type { CtrfJob } from '../results/ctrf/ctrf-document.ts';
import { describeShard } from '../results/describe.ts';

/**
 * `the job "test" (Google Pixel 3-10.0, shard 2 of 3)`. The jobs of a matrix share their name in the workflow file.
 *
 * The document counts shards from 1.
 */
export const nameJob = ({ name, devices: [device, ...others], shard, shards }: CtrfJob): string => {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const part = [
    ...(device === undefined ? [] : [`${device}${more}`]),
    ...(shard === undefined ? [] : [describeShard({ index: shard - 1, total: shards })]),
  ].join(', ');
  return `the job "${name}"${part === '' ? '' : ` (${part})`}`;
};
