import { describe, expect, it } from 'vitest';
import { namePlanned } from '../../../../src/run/start/start-build.ts';
import { planOf } from '../../../helpers/stage.ts';

describe('namePlanned', () => {
  const [planned] = planOf().builds;
  const of = (index: number, total: number, attempt: number): string =>
    namePlanned({ ...planned!, shard: { index, total }, attempt, devices: ['Pixel 7-13.0', 'Galaxy-12.0'] });

  it.each([
    [0, 1, 0, 'the build'],
    [1, 3, 0, 'the build of shard 2 of 3'],
    [0, 1, 1, 'attempt 2 on Pixel 7-13.0, Galaxy-12.0'],
    [1, 3, 2, 'attempt 3 of shard 2 of 3 on Pixel 7-13.0, Galaxy-12.0'],
  ])('shard %i of %i, attempt %i is named %s', (index, total, attempt, name) => {
    expect(of(index, total, attempt)).toBe(name);
  });
});
