import { describe, expect, it } from 'vitest';
import type { JobDocument } from '../../../src/collector/job-document.ts';
import { complaintsOf } from '../../../src/collector/job-problems.ts';
import { jobDocument, jobReport, jobSession, jobTest } from './job-report.ts';

const complain = (extra: Partial<JobDocument['results']['extra']>, tests = [jobTest()]) => {
  const { errors, outOfTime } = complaintsOf(jobReport('ios', jobDocument(extra, tests)), 'earlgrey');
  return { errors: errors.map(({ code, clause }) => [code, clause]), outOfTime: outOfTime && [outOfTime.code, outOfTime.clause] };
};

const nothing = { errors: [], outOfTime: undefined };
const failed = jobTest({ status: 'failed', rawStatus: 'failed' });
const red = (verdict: string, reason: string) => ['matrix-job-red', `the job of ios ended ${verdict}: ${reason}`];

describe('what a job’s own report says against it', () => {
  it('is nothing where the job passed', () => {
    expect(complain({ verdict: 'passed' })).toEqual(nothing);
  });

  it('is nothing but its tests where one of them failed', () => {
    expect(complain({ verdict: 'failed', reason: '1 of 2 tests failed.' }, [jobTest(), failed])).toEqual(nothing);
  });

  it('is its verdict where none of its tests tells why', () => {
    const reason = 'Nothing tells why.';
    const complaint = { errors: [red('failed', 'Nothing tells why')], outOfTime: undefined };
    expect(complain({ verdict: 'failed', reason })).toEqual(complaint);
    expect(complain({ verdict: 'failed', reason }, [])).toEqual(complaint);
    const session = jobTest({ status: 'failed', rawStatus: 'error', extra: { kind: 'session' } });
    expect(complain({ verdict: 'failed', reason }, [jobTest(), session])).toEqual(complaint);
  });

  it.each(['error', 'cancelled'] as const)('is the verdict %s, whatever its tests say', (verdict) => {
    expect(complain({ verdict, reason: 'See 1.2. More' }, [failed])).toEqual({
      errors: [red(verdict, 'See 1.2. More')],
      outOfTime: undefined,
    });
  });

  it('is that time was over', () => {
    expect(complain({ verdict: 'timed-out', reason: 'The time was over [run-timeout].' }, [failed])).toEqual({
      errors: [],
      outOfTime: red('timed-out', 'The time was over [run-timeout]'),
    });
  });

  it.each(['started', 'planned'] as const)('is that it did not wait, with the verdict %s', (verdict) => {
    expect(complain({ verdict })).toEqual({
      errors: [
        ['matrix-job-not-waited', 'the job of ios did not wait for its results, and earlgrey builds cannot be found later'],
      ],
      outOfTime: undefined,
    });
  });

  it('is the wrong framework, before all else', () => {
    expect(complain({ framework: 'xcuitest', verdict: 'timed-out' })).toEqual({
      errors: [['matrix-artifact-unusable', 'the artifact ios is of xcuitest, not of earlgrey']],
      outOfTime: undefined,
    });
  });

  it('is a shard beyond the last', () => {
    const holds = {
      errors: [['matrix-artifact-unusable', 'the artifact ios holds a shard that cannot be']],
      outOfTime: undefined,
    };
    const [first, last, beyond] = [1, 2, 3].map((shard) => jobSession({ shard, shards: 2 }));
    expect(complain({ sessions: [first!, beyond!] })).toEqual(holds);
    expect(complain({ sessions: [first!, last!] })).toEqual(nothing);
  });
});
