import { describe, expect, it } from 'vitest';
import { joinDetails, testsOfDetails } from '../../../../../src/action/run/watch/join-result-bundle.ts';
import type { SessionTest } from '../../../../../src/core/model/records.ts';
import type { TestStatus } from '../../../../../src/core/model/status.ts';
import { detailOf } from '../../../../helpers/one-session.ts';
import { flakyTest, testResult } from '../../../../helpers/run-results.ts';

const detail = (name: string, parts: Partial<SessionTest> = {}): SessionTest => detailOf(name, { id: undefined, ...parts });

const everyLink = {
  videoUrl: 'https://v',
  deviceLogUrl: 'https://d',
  instrumentationLogUrl: 'https://i',
  networkLogUrl: 'https://n',
  screenshotUrls: ['https://s/1'],
};

const allLinks = {
  video: 'https://v',
  deviceLog: 'https://d',
  instrumentationLog: 'https://i',
  networkLog: 'https://n',
  screenshots: ['https://s/1'],
};

describe('testsOfDetails', () => {
  const bare = { className: 'Cart', name: 'adds', status: 'passed', failures: [], earlierAttempts: [], links: {} };

  it('takes all that the details know of a test', () => {
    const startedAt = new Date(1_000);
    expect(testsOfDetails([detail('Cart#adds', { id: 't1', durationMs: 5, startedAt, ...everyLink })])).toEqual([
      { ...bare, durationMs: 5, startedAt, testId: 't1', links: allLinks },
    ]);
  });

  it('claims nothing that they leave open', () => {
    expect(testsOfDetails([detail('Cart#adds')])).toEqual([bare]);
  });

  it.each<[TestStatus, 'failure' | 'error' | undefined]>([
    ['passed', undefined],
    ['skipped', undefined],
    ['pending', undefined],
    ['failed', 'failure'],
    ['error', 'error'],
    ['timed-out', 'error'],
    ['unknown', 'error'],
  ])('a test that is %s in the details has the status and the message of the service alone', (status, kind) => {
    const message = 'The service reports ODD; see its logs.';
    const [test] = testsOfDetails([detail('Cart#adds', { status, rawStatus: 'ODD' })]);
    expect(test).toMatchObject({ status, failures: kind === undefined ? [] : [{ kind, message }] });
    expect(test?.rawStatus).toBe(status === 'unknown' ? 'ODD' : undefined);
  });
});

describe('joinDetails', () => {
  it('takes no word for the status from the details', () => {
    const details = [detail('Cart#adds', { status: 'unknown', rawStatus: 'ODD' })];
    expect(joinDetails([testResult('Cart#adds')], details, true)[0]).not.toHaveProperty('rawStatus');
  });

  it('finds the same test by its id before its name', () => {
    const joined = joinDetails(
      [testResult('a.Cart#adds', { testId: 't2' }), testResult('a.Cart#adds')],
      [detail('a.Cart#adds', { id: 't1', videoUrl: 'https://1' }), detail('Other#name', { id: 't2', videoUrl: 'https://2' })],
      true,
    );
    expect(joined.map(({ className, testId, links }) => [className, testId, links])).toEqual([
      ['a.Cart', 't2', { video: 'https://2' }],
      ['a.Cart', 't1', { video: 'https://1' }],
    ]);
  });

  it('finds it by its full name before a class of another package', () => {
    const joined = joinDetails(
      [testResult('b.Cart#adds'), testResult('a.Cart#adds')],
      [detail('a.Cart#adds', { id: 'of-a' }), detail('b.Cart#adds', { id: 'of-b' })],
      true,
    );
    expect(joined.map(({ testId }) => testId)).toEqual(['of-b', 'of-a']);
  });

  it.each(['Cart', 'com.shop.Cart', 'Tests/Cart'])('takes the class %s for the one with another package', (className) => {
    expect(joinDetails([testResult('org.Cart#adds')], [detail(`${className}#adds`, { id: 't1' })], true)).toMatchObject([
      { className: 'org.Cart', testId: 't1' },
    ]);
  });

  it.each([
    ['name', 'Cart', 'removes'],
    ['class', 'Basket', 'adds'],
  ])('takes no test of another %s for it', (_what, className, name) => {
    const joined = joinDetails([testResult('Cart#adds')], [detail(`${className}#${name}`, { id: 't1' })], true);
    expect(joined).toEqual([testResult('Cart#adds')]);
  });

  it('gives a test of the details to one of the report alone', () => {
    const joined = joinDetails([testResult('Cart#adds'), testResult('Cart#adds')], [detail('Cart#adds', { id: 't1' })], true);
    expect(joined.map(({ testId }) => testId)).toEqual(['t1', undefined]);
  });

  it('keeps the links of the report, and adds those that it lacks', () => {
    const reported = testResult('Cart#adds', { links: { video: 'https://own' } });
    const [joined] = joinDetails([reported], [detail('Cart#adds', everyLink)], true);
    expect(joined?.links).toEqual({ ...allLinks, video: 'https://own' });
  });

  it.each<[TestStatus, boolean]>([
    ['passed', false],
    ['skipped', false],
    ['pending', true],
    ['failed', true],
    ['error', true],
    ['timed-out', true],
    ['unknown', true],
  ])('believes a test that is %s and that a whole report lacks: %s', (status, added) => {
    expect(joinDetails([], [detail('Cart#adds', { status })], true)).toHaveLength(added ? 1 : 0);
    expect(joinDetails([], [detail('Cart#adds', { status })], false)).toHaveLength(1);
  });

  it('does not add again what the report has', () => {
    expect(joinDetails([testResult('Cart#adds')], [detail('Cart#adds', { status: 'failed' })], false)).toHaveLength(1);
  });

  it('leaves the status to the report, and pairs tests of one name in their order', () => {
    const reported = [testResult('Cart#adds', { status: 'failed' }), testResult('Cart#adds')];
    const joined = joinDetails(reported, [detail('Cart#adds', { id: '1' }), detail('Cart#adds', { id: '2' })], true);
    expect(joined.map(({ testId, status }) => `${testId} ${status}`)).toEqual(['1 failed', '2 passed']);
  });

  it('pairs failures of one name with failures, whatever their order', () => {
    const reported = [testResult('Cart#adds'), testResult('Cart#adds', { status: 'failed' })];
    const details = [detail('Cart#adds', { id: '1', status: 'failed' }), detail('Cart#adds', { id: '2' })];
    const joined = joinDetails(reported, details, true);
    expect(joined.map(({ testId }) => testId)).toEqual(['2', '1']);
    expect(joined.map(({ worseInDetails }) => worseInDetails)).toEqual([undefined, undefined]);
  });

  const passed = detail('Cart#adds', { id: '2' });
  const failed = detail('Cart#adds', { id: '1', status: 'failed' });
  it.each<[what: string, details: SessionTest[], joined: TestStatus[]]>([
    ['the earlier attempt', [failed, passed], ['passed']],
    ['one more than the report has', [failed, { ...failed, id: '0' }, passed], ['passed', 'failed']],
    ['a failure of a test that the report lacks', [{ ...failed, name: 'removes' }, passed], ['passed', 'failed']],
    ['a failure of a class of that name in another package', [{ ...failed, className: 'b.Cart' }, passed], ['passed', 'failed']],
  ])('holds whether an earlier attempt in the report is %s in the details', (_what, details, joined) => {
    expect(joinDetails([flakyTest('a.Cart#adds')], details, true).map(({ status }) => status)).toEqual(joined);
  });

  it.each<[inDetails: TestStatus, inReport: TestStatus, worse: boolean]>([
    ['failed', 'passed', true],
    ['error', 'skipped', true],
    ['unknown', 'failed', true],
    ['unknown', 'unknown', false],
    ['error', 'failed', false],
    ['timed-out', 'passed', false],
    ['pending', 'passed', false],
    ['passed', 'failed', false],
  ])('holds whether the details are worse: %s in the details, %s in the report: %s', (inDetails, inReport, worse) => {
    const details = [detail('Cart#adds', { status: inDetails, rawStatus: 'WORD' })];
    expect(joinDetails([testResult('Cart#adds', { status: inReport })], details, true)[0]?.worseInDetails).toBe(
      worse ? 'WORD' : undefined,
    );
  });
});
