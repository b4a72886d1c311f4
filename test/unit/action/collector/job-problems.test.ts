import { describe, expect, it } from 'vitest';
import { jobProblems, lostFailures, problemsOfNeeds, unlistedBuilds } from '../../../../src/action/collector/job-problems.ts';
import type { StoredJobs } from '../../../../src/action/collector/read-jobs.ts';
import type { NeededJob } from '../../../../src/action/inputs/report-inputs.ts';
import type { RunProblem } from '../../../../src/core/model/error-codes.ts';
import type { Framework } from '../../../../src/core/model/framework.ts';
import type { CtrfDocument } from '../../../../src/core/results/ctrf/ctrf-document.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { failedTest, flakyTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { iphone14, iphone15, jobDocument, jobIdentity, jobSession, jobTest, reportInputs, storedJob } from './stored-job.ts';

type Extra = Partial<CtrfDocument['results']['extra']>;

const saidOf = (problems: readonly RunProblem[]) => problems.map(({ code, clause }) => [code, clause]);

const problemsOf = (
  extra: Extra,
  tests = [jobTest()],
  { framework = 'earlgrey', missingTests = 'warn' }: { framework?: Framework; missingTests?: 'warn' | 'fail' } = {},
) => {
  const jobs = [storedJob('ios', jobDocument({ framework, ...extra }, tests))];
  return saidOf(jobProblems(jobs, { ...reportInputs, framework, missingTests }, []));
};

const job = `the job "test" (${iphone14})`;
const failed = jobTest({ status: 'failed', rawStatus: 'failed' });
const endings = { error: 'ended with an error', failed: 'failed', cancelled: 'was cancelled' };
const red = (verdict: keyof typeof endings, reason: string) => ['matrix-job-red', `${job} ${endings[verdict]}: ${reason}`];

describe('what the documents of jobs say against them', () => {
  it('is nothing where the job passed, and nothing but its tests where one of them failed', () => {
    expect(problemsOf({ verdict: 'passed' })).toEqual([]);
    expect(problemsOf({ verdict: 'failed', reason: '1 of 2 tests failed.' }, [jobTest(), failed])).toEqual([]);
  });

  const session = jobTest({ status: 'other', rawStatus: 'error', extra: { kind: 'session' } });
  it.each([[[]], [[jobTest()]], [[jobTest(), session]]])('is its verdict where none of its tests tells why', (tests) => {
    const problems = problemsOf({ verdict: 'failed', reason: 'Nothing tells why.' }, tests);
    expect(problems).toEqual([red('failed', 'Nothing tells why')]);
  });

  it.each(['error', 'cancelled'] as const)('is the verdict %s, whatever its tests say, of every framework', (verdict) => {
    const expected = [red(verdict, 'See 1.2. More')];
    expect(problemsOf({ verdict, reason: 'See 1.2. More' }, [failed])).toEqual(expected);
    expect(problemsOf({ verdict, reason: 'See 1.2. More' }, [], { framework: 'espresso' })).toEqual(expected);
  });

  it('is that the job timed out, or the service a session or test of the job', () => {
    const timedOut = { verdict: 'timed-out', reason: 'The run timed out [run-timeout].' } as const;
    expect(problemsOf(timedOut, [failed])).toEqual([['matrix-job-timed-out', `${job} timed out: The run timed out`]]);
    const hung = { verdict: 'timed-out', reason: 'A test hung [test-timed-out].', code: 'test-timed-out' } as const;
    expect(problemsOf(hung)).toEqual([['test-timed-out', `${job} timed out: A test hung`]]);
  });

  it('is told without its count and code, which the reason of the collector adds', () => {
    const reason = 'The session died (and 2 more problems) [session-error].';
    expect(problemsOf({ verdict: 'error', reason, code: 'session-error' })).toEqual([red('error', 'The session died')]);
  });

  it('names the part of the matrix that the job is', () => {
    const said = (parts: Parameters<typeof jobIdentity>[0]) =>
      problemsOf({ verdict: 'error', reason: 'No.', job: jobIdentity(parts) })[0]?.[1];
    expect(said({ shard: 2, shards: 3 })).toBe(`the job "test" (${iphone14}, shard 2 of 3) ended with an error: No`);
    expect(said({ devices: [iphone14, 'a-1', 'b-1'] })).toMatch(/^the job "test" \(iPhone 14-16 and 2 more\) /);
    expect(said({ devices: [] })).toMatch(/^the job "test" ended/);
  });

  it.each([
    ['the same problem', 'b1', { kind: 'error', code: 'session-error' }, 0],
    ['another problem', 'b1', { kind: 'error', code: 'report-missing' }, 1],
    ['no problem', 'b1', { kind: 'passed', code: undefined }, 1],
    ['the same problem in a build of another job', 'b2', { kind: 'error', code: 'session-error' }, 1],
  ] as const)('is left out where a collected session has it: %s', (_what, buildId, judgment, count) => {
    const stored = storedJob('ios', jobDocument({ verdict: 'error', reason: 'It died.', code: 'session-error' }));
    const [shard] = analyzeShards([sessionResult({ device: iphone14, buildId })]);
    const shards = [{ ...shard!, judgment: { ...judgment, reason: 'x' } }];
    expect(jobProblems([stored], { ...reportInputs, framework: 'earlgrey', missingTests: 'fail' }, shards)).toHaveLength(count);
  });

  const missing = { verdict: 'error', reason: 'A test is missing.', code: 'tests-missing' } as const;

  it('is not a lack of tests alone, which the collector looks for by its own rule', () => {
    expect(problemsOf(missing)).toEqual([]);
    expect(problemsOf(missing, [], { missingTests: 'fail' })).toEqual([red('error', 'A test is missing')]);
  });

  it('is what was wrong with a session beside the lack of tests', () => {
    const ended = (rawStatus: string) => ({ ...session, rawStatus, message: `It ended ${rawStatus}` });
    expect(problemsOf(missing, [jobTest(), ended('timed-out'), ended('error')])).toEqual([
      ['session-timed-out', `in ${job}, It ended timed-out`],
      ['matrix-job-red', `in ${job}, It ended error`],
    ]);
  });

  it.each(['started', 'planned'] as const)('is the verdict %s where builds cannot be found later', (verdict) => {
    const clause = `the results of ${job} are unknown, because the job did not wait for its builds, and the service cannot list builds of EarlGrey. Set \`wait: true\` in this job`;
    expect(problemsOf({ verdict })).toEqual([['matrix-job-not-waited', clause]]);
    expect(problemsOf({ verdict }, [], { framework: 'xcuitest' })).toEqual([]);
  });

  it('is the wrong framework, before all else', () => {
    expect(problemsOf({ framework: 'xcuitest', verdict: 'timed-out' })).toEqual([
      ['matrix-artifact-unusable', 'the artifact ios is for xcuitest, not for earlgrey'],
    ]);
  });

  it('is a shard beyond the last', () => {
    const [first, last, beyond] = [1, 2, 3].map((shard) => jobSession({ shard, shards: 2 }));
    expect(problemsOf({ sessions: [first!, beyond!] })).toEqual([
      ['matrix-artifact-unusable', 'the artifact ios has a shard number above its number of shards'],
    ]);
    expect(problemsOf({ sessions: [first!, last!] })).toEqual([]);
  });
});

describe('what the results of needed jobs say', () => {
  const unexplained = (ended: string): string =>
    `the job "test", listed in \`needs\`, ${ended}, but its results contain no failure. Look at its log`;
  const elsewhere = { name: 'test', project: 'weekly', isRed: true };
  const inWeekly = 'the job "test" failed. See its report in the project weekly';
  const skipped = 'the needed job test was skipped, and builds are missing';
  const none = [jobTest()];
  type Others = StoredJobs['others'];
  it.each<[what: string, result: NeededJob['result'], extra: Extra, tests: typeof none, said?: string, others?: Others]>([
    ['failed, and passed by its document', 'failure', {}, none, unexplained('failed')],
    ['failed without a failed test', 'failure', { verdict: 'failed' }, none, unexplained('failed')],
    ['was cancelled, and passed by its document', 'cancelled', {}, none, unexplained('was cancelled')],
    ['succeeded', 'success', { verdict: 'failed' }, [failed]],
    ['failed with a failed test', 'failure', { verdict: 'failed' }, [jobTest(), failed]],
    ['failed with an error', 'failure', { verdict: 'error' }, none],
    ['failed after a timeout', 'failure', { verdict: 'timed-out' }, none],
    ['failed because it was cancelled', 'failure', { verdict: 'cancelled' }, none],
    ['failed in another project', 'failure', {}, none, inWeekly, [elsewhere]],
    ['failed, but not in another project', 'failure', {}, none, unexplained('failed'), [{ ...elsewhere, isRed: false }]],
    ['failed, as another job elsewhere', 'failure', {}, none, unexplained('failed'), [{ ...elsewhere, name: 'lint' }]],
    ['succeeded, but not in another project', 'success', {}, none, undefined, [elsewhere]],
    ['was skipped where nothing is missing', 'skipped', {}, none],
  ])('a problem is named unless it is explained: a job that %s', (_what, result, extra, tests, said, others = []) => {
    const jobs = [storedJob('ios', jobDocument(extra, tests))];
    const problems = problemsOfNeeds([{ name: 'test', result }], { jobs, others }, false);
    expect(saidOf(problems)).toEqual(said === undefined ? [] : [['matrix-needed-job', said]]);
  });

  it('a problem is named for a job of another name, and for a skipped job where builds are missing', () => {
    const jobs = [storedJob('ios', jobDocument({ verdict: 'failed', job: jobIdentity({ name: 'other' }) }, [failed]))];
    const needs = (['failure', 'skipped'] as const).map((result) => ({ name: 'test', result }));
    const problems = problemsOfNeeds(needs, { jobs, others: [] }, true);
    expect(problems.map(({ clause }) => clause)).toEqual([unexplained('failed'), skipped]);
  });
});

describe('jobs without results', () => {
  const started = (ids: readonly string[], devices?: readonly string[]) =>
    storedJob(
      'phones',
      jobDocument({
        builds: ids.map((id) => ({ id, shard: 1, shards: 1, attempt: 1 })),
        job: jobIdentity(devices === undefined ? {} : { devices: [...devices] }),
      }),
    );

  it.each<[what: string, job: ReturnType<typeof started>, problem: string | undefined]>([
    ['whose builds are all listed', started(['b1', 'b2']), undefined],
    ['that started no build', started([]), undefined],
    ['that only waited for builds of others', started(['other'], []), undefined],
    ['with an unlisted build', started(['b1', 'b3']), 'does not list build b3, which the job "test" (iPhone 14-16) started'],
    ['with several unlisted builds', started(['b3', 'b4', 'b5']), 'does not list build b3 and 2 more, which'],
  ])('a problem is named for a job %s', (_what, stored, problem) => {
    expect(saidOf(unlistedBuilds([stored], new Set(['b1', 'b2'])))).toEqual(
      problem === undefined ? [] : [['matrix-no-build', expect.stringContaining(`the project shop-4711 ${problem}`)]],
    );
  });
});

describe('failures that a job reported', () => {
  const retryAttempts = [{ attempt: 1, status: 'failed' as const, extra: { rawStatus: 'failed' } }];
  const flaky = jobTest({ suite: ['T'], name: 'f', flaky: true, retryAttempts });
  const broken = (parts: Parameters<typeof jobTest>[0] = {}) =>
    jobTest({ suite: ['T'], name: 'f', status: 'failed', rawStatus: 'failed', ...parts });
  const on = (device: string, ...tests: ReturnType<typeof testResult>[]) => sessionResult({ device, tests });
  const lostIn = (sessions: ReturnType<typeof on>[], ...tests: ReturnType<typeof jobTest>[]) =>
    saidOf(lostFailures([storedJob('ios', jobDocument({}, tests))], analyzeShards(sessions)));
  const lost = (test: string, more = '') => [
    ['matrix-result-lost', `${job} reported that ${test} failed on ${iphone14}${more}, but the builds that count do not show it`],
  ];

  it.each<[what: string, sessions: ReturnType<typeof on>[], test: ReturnType<typeof jobTest>, isLost: boolean]>([
    ['is in the counted results', [on(iphone14, failedTest('T#f'))], broken(), false],
    ['passed in the counted results', [on(iphone14, testResult('T#f'))], broken(), true],
    ['was skipped in the counted results', [on(iphone14, testResult('T#f', { status: 'skipped' }))], broken(), true],
    ['passed there after a failed attempt', [on(iphone14, flakyTest('T#f'))], broken(), true],
    ['is in no counted session', [], broken(), true],
    ['failed on another device alone', [on(iphone14, testResult('T#f')), on(iphone15, failedTest('T#f'))], broken(), true],
    ['failed on the same device, spelled in another way', [on('iphone 14, 16', failedTest('T#f'))], broken(), false],
    ['is another test', [on(iphone14, failedTest('T#g'))], broken(), true],
    [
      'lacks package and arguments there',
      [on(iphone14, failedTest('T#f'))],
      broken({ suite: ['com.shop.T'], name: 'f[1]' }),
      false,
    ],
    ['is named with package and target there', [on(iphone14, failedTest('Target/T#f()'))], broken(), false],
    ['timed out there', [on(iphone14, testResult('T#f', { status: 'timed-out' }))], broken(), false],
    ['was flaky, as there', [on(iphone14, flakyTest('T#f'))], flaky, false],
    ['was flaky, and failed there', [on(iphone14, failedTest('T#f'))], flaky, false],
    ['was flaky, and passed at once there', [on(iphone14, testResult('T#f'))], flaky, true],
    [
      'was flaky, and has its failed attempt in another session of the device there',
      [
        on(iphone14, failedTest('T#f')),
        sessionResult({ device: iphone14, attempt: 1, partial: true, tests: [testResult('T#f')] }),
      ],
      flaky,
      false,
    ],
    ['passed', [], jobTest({ suite: ['T'], name: 'f' }), false],
  ])('are lost unless the builds that count show them: a test that %s', (_what, sessions, test, isLost) => {
    const name = `${test.suite?.join('.')}#${test.name}`;
    expect(lostIn(sessions, test)).toEqual(isLost ? lost(name) : []);
  });

  it('are counted where several are lost', () => {
    expect(lostIn([], broken(), broken({ name: 'g' }), flaky)).toEqual(lost('T#f', ' and 2 more'));
  });
});
