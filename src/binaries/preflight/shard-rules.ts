import { type DiscoveredSuite, isFullyKnown } from '../discovered-suite.ts';
import { emptyShards, splitForms } from '../shard-split.ts';
import type { Finding } from './finding.ts';

/**
 * Checks the runner's own split of the discovered tests.
 *
 * Only where all tests are known by name: where some are parameterized or not understood, no shard is empty for sure.
 * An empty shard among several is no error of the run, so these are warnings.
 */
export const checkShards = (suite: DiscoveredSuite | undefined, shards: number): Finding[] => {
  if (suite === undefined || shards < 2 || !isFullyKnown(suite)) return [];
  const running = suite.tests.filter(({ ignored }) => !ignored);
  if (running.length === 0) return [];
  if (running.length < shards && !running.some(({ parameterized }) => parameterized)) {
    return [
      {
        severity: 'warning',
        code: 'more-shards-than-tests',
        input: 'shards',
        found: `${shards} shards for ${running.length} tests`,
        expected: 'at most as many shards as tests',
        remedy: `Use ${running.length} shards or fewer; each shard needs a session on every device.`,
      },
    ];
  }
  return checkEmpty(suite, shards);
};

const checkEmpty = (suite: DiscoveredSuite, shards: number): Finding[] => {
  const forms = splitForms.map((form) => emptyShards(suite.tests, shards, form));
  const [newer = [], older = []] = forms;
  if (newer.length === 0 && older.length === 0) return [];
  const same = newer.join() === older.join();
  return [
    {
      severity: 'warning',
      code: 'empty-shards',
      input: 'shards',
      found: same
        ? `no test for ${listShards(newer)} of ${shards}`
        : `no test for ${listShards(newer)} of ${shards} with newer releases of the test runner, for ${listShards(older)} with older ones`,
      expected: 'tests in every shard',
      remedy:
        'The runner splits by the hash of the test names. Use fewer shards, or shard-by: duration, which leaves no shard empty.',
    },
  ];
};

/** Counted from 0, as `shardIndex` is. */
const listShards = (shards: readonly number[]): string => {
  if (shards.length === 0) return 'no shard';
  const shown = shards.slice(0, 10).join(', ');
  return `shard${shards.length > 1 ? 's' : ''} ${shown}${shards.length > 10 ? ', …' : ''} (counted from 0)`;
};
