import { expect, test } from 'vitest';
import type { JobRun } from '../../../scripts/workflows/act-log.ts';
import { checkJobs } from '../../../scripts/workflows/check-jobs.ts';
import { completeWorkflow } from '../../../scripts/workflows/complete-workflow.ts';
import { type Variant, variantsOf } from '../../../scripts/workflows/variants.ts';

const yaml = `
jobs:
  tests:
    strategy: { matrix: { shard: [1, 2] } }
    steps:
      - uses: mobile-test-cloud/mobile-test-cloud@v1
        id: run
        with: { shards: 2, shard-index: '\${{ strategy.job-index }}' }
  collect:
    needs: tests
    if: always()
    steps:
      - uses: mobile-test-cloud/mobile-test-cloud/report@v1
  after:
    needs: collect
    steps: [{ run: echo }]
`;

const variants = variantsOf(completeWorkflow({ id: 'x', yaml }));
const variant = (name: Variant['name']): Variant => variants.find((each) => each.name === name)!;

const job = (id: string, outcome: JobRun['outcome'], step: string, outputs: Readonly<Record<string, string>>): JobRun => ({
  id,
  name: id,
  outcome,
  outputs: { [step]: outputs },
  log: [],
});

const shard = (outcome: JobRun['outcome'], build: string, verdict = 'passed'): JobRun =>
  job('tests', outcome, 'run', { verdict, 'build-ids': build === '' ? '[]' : JSON.stringify([build]) });
const collector = (outcome: JobRun['outcome'], builds: readonly string[], rest: Readonly<Record<string, string>>): JobRun =>
  job('collect', outcome, '0', { 'build-ids': JSON.stringify(builds), ...rest });

const last = job('after', 'success', '0', {});
const green = [shard('success', 'a'), shard('success', 'b'), collector('success', ['b', 'a'], { verdict: 'passed' }), last];

test('is content when all is green and the collector saw all shards', () => {
  expect(checkJobs(variant('all green'), green)).toEqual([]);
});

test.each<[string, readonly JobRun[], RegExp]>([
  ['a red job', [shard('failure', 'a'), ...green.slice(1)], /Of the job tests, 0 must be red/],
  ['a job too few', green.slice(1), /ran 1 times instead of 2/],
  ['a job that did not run', green.slice(0, 3), /The job after did not run/],
  ['a green step with another verdict', [shard('success', 'a', 'failed'), ...green.slice(1)], /tests: failed/],
  [
    'a collector that overlooks a shard',
    [...green.slice(0, 2), collector('success', ['a'], { verdict: 'passed' }), last],
    /saw the builds \["a"\]/,
  ],
])('notices %s', (_, runs, expected) => {
  expect(checkJobs(variant('all green'), runs)).toContainEqual(expect.stringMatching(expected));
});

test('wants one shard and the collector red when a test fails, and the test named', () => {
  const runs = (failed: string): readonly JobRun[] => [
    shard('failure', 'a', 'failed'),
    shard('success', 'b'),
    collector('failure', ['a', 'b'], { verdict: 'failed', 'failed-tests': failed }),
  ];
  expect(checkJobs(variant('a test fails'), runs('["com.example.shop.CartTest#addsItem @ Pixel"]'))).toEqual([]);
  expect(checkJobs(variant('a test fails'), runs('[]'))).toEqual([expect.stringContaining('names the failed tests []')]);
  expect(checkJobs(variant('a test fails'), green)).toContainEqual(expect.stringContaining('Of the job tests, 1 must be red'));
});

test('wants the collector to name the shard whose job died', () => {
  const runs = (reason: string): readonly JobRun[] => [
    shard('success', 'a'),
    shard('failure', ''),
    collector('failure', ['a'], { verdict: 'error', reason }),
  ];
  expect(checkJobs(variant('a job dies'), runs('Shard 2 of 2 has no build: its job died.'))).toEqual([]);
  expect(checkJobs(variant('a job dies'), runs('No test was executed.'))).toEqual([
    expect.stringContaining('not "Shard 2 of 2"'),
  ]);
});
