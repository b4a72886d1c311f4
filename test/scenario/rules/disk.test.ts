import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { expectRule, job, openCloud } from '../../helpers/rule-case.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

// A file to which nothing can be written, as on a full disk, is there on Linux alone.
describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  it.each(['results.json', 'junit.xml', 'report.html'])(
    'at %s costs that file, and neither outputs, nor summary, nor check',
    async (name) => {
      await using temp = await temporaryDirectory();
      await using github = await startGitHubServices();
      const folder = path.join(temp.path, 'mobile-test-results');
      /** While results are collected, since the step makes the folder. */
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
    ['outputs, before the report', 'GITHUB_OUTPUT', 'The outputs could not be written'],
    ['the summary', 'GITHUB_STEP_SUMMARY', 'The summary could not be written'],
  ])('for %s costs those alone', async (_what, variable, warning) => {
    const fill = (body: string): string => {
      process.env[variable] = '/dev/full';
      return body;
    };
    await using cloud = await openCloud({ overrides: [{ test: '*adds', outcome: 'fail' }] }, [{ of: 'session', text: fill }]);
    await using step = await job(cloud);
    expect(step.text).toContain('Verdict: failed. 1 of 4 tests failed');
    expect(step.text.split(`${warning}: the runner's disk is full.`)).toHaveLength(2);
    expect(await step.files()).toEqual(
      expect.arrayContaining(['mobile-test-results/results.json', 'mobile-test-results/report.html']),
    );
    expect(step.summary === '').toBe(variable === 'GITHUB_STEP_SUMMARY');
    expect(step.exitCode).toBe(1);
  });

  it.each([
    ['GITHUB_OUTPUT', 'passed', "The outputs could not be written: the runner's disk is full."],
    // Without it, the post step of a step that is killed would know none of its builds.
    ['GITHUB_STATE', 'error', "The state for the post step could not be written: the runner's disk is full [runner-file]."],
  ])('for %s from the start', async (variable, verdict, said) => {
    await using cloud = await openCloud();
    await using step = await job(cloud, { onStart: () => (process.env[variable] = '/dev/full') });
    expect(step.annotations.map(({ message }) => message)).toContainEqual(said);
    expect(cloud.cloud.startedBuilds()).toHaveLength(verdict === 'passed' ? 1 : 0);
    expect(step.exitCode).toBe(verdict === 'passed' ? 0 : 1);
    if (variable === 'GITHUB_STATE') expect(step.outputs).toMatchObject({ verdict, reason: said, 'build-ids': '[]' });
  });
});
