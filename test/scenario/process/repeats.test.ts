import { describe, expect } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { it as base, opened } from '../../helpers/fixtures.ts';
import { galaxy, pixel } from '../../helpers/scenario.ts';
import { discoveringCloud } from '../../helpers/standing-cloud.ts';
import { inMatrix, newTest, openPullRequest, startedIn, timesOf } from '../repeat-steps.ts';

const oneAtATime: ScenarioInput = { plan: { parallel: 1, queue: 0 } };
const fiveTimes = { [newTest]: 5 };

/** Matches the log when this number of builds was started. */
const started = (builds: number): RegExp => new RegExp(`(?:^Started [\\s\\S]*?){${builds}}`, 'm');

const it = base.extend('repository', opened(openPullRequest)).extend('cloud', opened(discoveringCloud));

describe('repeat-new', () => {
  it('repeats each test in one of the jobs of a matrix that run at once', async ({ repository, cloud }) => {
    const jobs = await Promise.all(
      [pixel, galaxy].map((devices) =>
        repository.stepOn(cloud.service, { devices }, { more: inMatrix({ device: devices }, true) }),
      ),
    );
    expect(jobs.map(({ outputs }) => outputs.verdict)).toEqual(['passed', 'passed']);
    expect(timesOf(cloud)).toEqual(fiveTimes);
    expect(new Set(jobs.map(startedIn))).toEqual(new Set([1, 6]));
    for (const job of jobs) await job.dispose();
  });

  it.for([1, 3])('repeats nothing twice after the step was killed at repeat %d', async (at, { repository }) => {
    await using cloud = await discoveringCloud(oneAtATime);
    await using killed = await repository.stepOn(
      cloud.service,
      {},
      { more: { signal: { afterStdoutMatches: started(at + 1), signal: 'SIGKILL' } } },
    );
    expect(killed.signal).toBe('SIGKILL');
    const before = timesOf(cloud)[newTest] ?? 0;
    expect(before).toBeGreaterThanOrEqual(at);
    expect(before).toBeLessThan(5);
    await using again = await repository.stepOn(cloud.service, {}, { attempt: 2 });
    expect(again.outputs).toMatchObject({ verdict: 'passed', tests: '12', sessions: '1' });
    expect(again.summary).toContain('6 of 6 runs passed');
    expect(timesOf(cloud)).toEqual(fiveTimes);
    expect(cloud.cloud.startedBuilds()).toHaveLength(6);
  });

  it('keeps the results where the run is cancelled while it repeats tests', async ({ repository }) => {
    const hanging: ScenarioInput = {
      sessions: [
        { fate: 'hangs', 'after-tests': 0 },
        { times: 1, fate: 'runs' },
      ],
    };
    await using run = await repository.step(
      hanging,
      {},
      { more: { signal: { afterStdoutMatches: started(6), signal: 'SIGINT' } } },
    );
    expect(run.outputs).toMatchObject({ verdict: 'cancelled', tests: '12', passed: '11' });
  });
});
