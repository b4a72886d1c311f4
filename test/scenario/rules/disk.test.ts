import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { it as base, opened } from '../../helpers/fixtures.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';
import { expectRule, job, openCloud } from './rule-case.ts';

// Only Linux has /dev/full, to which nothing can be written.
const it = base.extend('cloud', opened(openCloud));

describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  it.for(['results.json', 'junit.xml', 'report.html'])(
    'at %s costs that file, and neither outputs, nor summary, nor check',
    async (name, { github }) => {
      await using temp = await temporaryDirectory();
      const folder = path.join(temp.path, 'mobile-test-results');
      /** Fills the disk while results are collected, because the step creates the folder. */
      const fill = (body: string): string => {
        mkdirSync(folder, { recursive: true });
        if (!existsSync(path.join(folder, name))) symlinkSync('/dev/full', path.join(folder, name));
        return body;
      };
      await using cloud = await openCloud({}, [{ of: 'session', text: fill }]);
      await using step = await job(cloud, {
        workspace: temp.path,
        inputs: { 'check-name': 'Device tests', 'github-token': github.token },
        env: github.env,
      });
      expectRule(step, {
        verdict: 'error',
        reason: /disk|no space/i,
        outputs: {
          tests: '4',
          passed: '3',
          skipped: '1',
          sessions: '1',
          'build-ids': JSON.stringify(cloud.cloud.startedBuilds().map(({ id }) => id)),
        },
      });
      expect(step.outputs['app-ref']).toMatch(/^bs:/);
      expect(step.summary).toContain('## ❌ Error');
      expect(github.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    },
  );

  it.each([
    ['every file of a session', ['session.json', 'junit.xml.part']],
    ['its details', ['session.json']],
    ['its JUnit report', ['junit.xml.part']],
  ])('a full disk for %s costs no result: nothing is requested again, and the reason names the disk', async (_what, names) => {
    await using temp = await temporaryDirectory();
    const folder = path.join(temp.path, 'mobile-test-results/sessions/Google-Pixel-7-13.0/shard-1-of-1');
    const fill = (body: string): string => {
      mkdirSync(folder, { recursive: true });
      for (const name of names) if (!existsSync(path.join(folder, name))) symlinkSync('/dev/full', path.join(folder, name));
      return body;
    };
    await using cloud = await openCloud({ overrides: [{ test: '*adds', outcome: 'fail' }] }, [{ of: 'build', text: fill }]);
    await using step = await job(cloud, { workspace: temp.path });
    expectRule(step, {
      verdict: 'error',
      reason: /^The results of Google Pixel 7-13\.0 could not be stored: the runner's disk is full/,
      outputs: { tests: '4', passed: '2', failed: '1', skipped: '1', sessions: '1' },
    });
    expect(cloud.cloud.requests.filter((request) => request.path.includes('/sessions/'))).toHaveLength(2);
    expect(await step.files()).toContain('mobile-test-results/results.json');
  });

  it('a full disk for the summary costs that alone', async () => {
    const fill = (body: string): string => {
      process.env.GITHUB_STEP_SUMMARY = '/dev/full';
      return body;
    };
    await using cloud = await openCloud({ overrides: [{ test: '*adds', outcome: 'fail' }] }, [{ of: 'session', text: fill }]);
    await using step = await job(cloud);
    expect(step.text).toContain('Verdict: failed. 1 of 4 tests failed');
    expect(step.text.split("The summary could not be written: the runner's disk is full.")).toHaveLength(2);
    expect(step.summary).toBe('');
    expect(step.exitCode).toBe(1);
  });

  it('a full disk for the outputs makes the verdict an error in all that is written after them, whatever `fail-on` says', async () => {
    const fill = (body: string): string => {
      process.env.GITHUB_OUTPUT = '/dev/full';
      return body;
    };
    await using cloud = await openCloud({}, [{ of: 'session', text: fill }]);
    await using step = await job(cloud, { inputs: { 'fail-on': 'never' } });
    expect(step.text.split("Verdict: error. The outputs could not be written: the runner's disk is full")).toHaveLength(2);
    expect(JSON.parse(await step.readText('mobile-test-results/results.json'))).toMatchObject({
      results: { summary: { passed: 3 }, extra: { verdict: 'error' } },
    });
    expect(await step.files()).toContain('mobile-test-results/report.html');
    expect(step.summary).toContain('## ❌ Error');
    // The outputs are unchanged since the step began.
    expect(step.outputs).toMatchObject({ verdict: 'error', tests: '0' });
  });

  it.for([
    ['GITHUB_OUTPUT', 'The outputs', 'never'],
    // Without the state, the post step of a killed step would not know its builds.
    ['GITHUB_STATE', 'The state for the post step', 'any'],
  ] as const)('a full disk for %s from the start starts nothing', async ([variable, what, failOn], { cloud }) => {
    const onStart = (): void => {
      process.env[variable] = '/dev/full';
    };
    await using step = await job(cloud, { inputs: { 'fail-on': failOn }, onStart });
    const said = `${what} could not be written: the runner's disk is full [runner-file].`;
    expect(step.annotations.map(({ message }) => message)).toContainEqual(said);
    expect(cloud.cloud.startedBuilds()).toEqual([]);
    if (variable === 'GITHUB_STATE') expect(step.outputs).toMatchObject({ verdict: 'error', reason: said, 'build-ids': '[]' });
  });
});
