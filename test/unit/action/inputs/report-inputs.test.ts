import { describe, expect, it } from 'vitest';
import { readReportInputs } from '../../../../src/action/inputs/report-inputs.ts';
import { InputError } from '../../../../src/core/model/input-problem.ts';
import { rejection } from '../../../helpers/cloud-client.ts';
import { asVariables } from '../../../helpers/input-problems.ts';

const context = { workspace: '/workspace', repositoryName: 'shop', runId: '4711' };

const read = (inputs: Readonly<Record<string, string>>) =>
  readReportInputs(asVariables({ username: 'ann', 'access-key': 'key', framework: 'espresso', ...inputs }), context);

describe('the inputs of report', () => {
  it('have the names that run derives as defaults', async () => {
    expect(await read({})).toMatchObject({
      project: 'shop-4711',
      ownProject: 'shop-4711',
      needs: [],
      artifactPattern: 'mobile-test-results-espresso-*',
      failOn: 'any',
      missingTests: 'fail',
      timeoutMs: 7_200_000,
      queueTimeoutMs: 1_800_000,
      pollIntervalMs: 'auto',
      reportDir: '/workspace/mobile-test-results',
      expectedShards: undefined,
    });
  });

  it('tell a project that the user named from the run’s own', async () => {
    expect(await read({ project: 'nightly', 'expected-shards': '4' })).toMatchObject({
      project: 'nightly',
      ownProject: 'shop-4711',
      expectedShards: 4,
    });
    const several: unknown = await rejection(read({ project: 'debug\nstaging' }));
    expect(several).toBeInstanceOf(InputError);
    expect(String(several)).toMatch(/one name on one line.*`report` step of its own/);
  });

  it('take the results of the needed jobs, and nothing else of them', async () => {
    const needs = JSON.stringify({ test: { result: 'failure', outputs: { a: '1' } }, lint: { result: 'success', outputs: {} } });
    expect((await read({ needs })).needs).toEqual([
      { name: 'test', result: 'failure' },
      { name: 'lint', result: 'success' },
    ]);
    expect((await read({ needs: '{}' })).needs).toEqual([]);
  });

  it.each([
    [{ needs: 'test' }, 'needs is "***", but must be the JSON of the expression toJSON(needs) [input-invalid]'],
    [{ needs: '["test"]' }, 'needs'],
    [{ needs: '{"test":{"result":"red"}}' }, 'the expression toJSON(needs)'],
    [{ 'expected-shards': '0' }, 'expected-shards is "0"'],
    [{ 'expected-shards': '1.5' }, 'expected-shards is "1.5"'],
    [{ 'base-url': 'embedded' }, 'the built-in cloud ends with its step'],
    [{ 'expected-shards': '2', framework: 'earlgrey' }, 'only espresso, xcuitest and maestro can'],
    [{ framework: 'appium' }, 'framework is "appium"'],
    [{ 'missing-tests': 'no' }, 'missing-tests is "no"'],
    [{ 'report-dir': '../elsewhere' }, 'inside the workspace'],
    [{ framework: 'earlgrey', 'api-version': 'v2' }, 'earlgrey has no v2'],
  ])('refuse %o', async (inputs, message) => {
    const error = await rejection(read(inputs));
    expect(error).toBeInstanceOf(InputError);
    expect(String(error)).toContain(message);
  });
});
