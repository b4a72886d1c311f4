import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type CollectionSettings,
  collectSession,
  uncollectedSession,
  withLatestEntry,
} from '../../../../../src/action/run/watch/collect-session.ts';
import { noCounters } from '../../../../../src/core/model/status.ts';
import type { ExpectedSession } from '../../../../../src/core/results/expected-sessions.ts';
import { CancelledError } from '../../../../../src/lib/cancellation.ts';
import { json, type RawResponder, routed, text } from '../../../../helpers/loopback-server.ts';
import {
  detailsBody,
  doneSummary,
  expectedSession,
  pixel,
  placeIn,
  reportOf,
  serveStage,
  startedBuild,
} from '../../../../helpers/one-session.ts';
import type { Stage } from '../../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

interface Setting {
  readonly session?: Partial<ExpectedSession>;
  readonly place?: Partial<CollectionSettings>;
  readonly onAsk?: (stage: Stage) => void;
}

const folder = 'sessions/Google-Pixel-3-10.0/shard-1-of-1';
const passing = '<testcase classname="com.shop.CartTest" name="adds" time="1.5"/>';

const collect = async (
  details: RawResponder,
  report: RawResponder | undefined,
  { session, place, onAsk = () => {} }: Setting = {},
) => {
  const framework = place?.framework ?? 'espresso';
  const path = `/app-automate/${framework}/builds/b1/sessions/s1`;
  await using directory = await temporaryDirectory();
  const routes = { [`GET ${path}`]: details, ...(report === undefined ? {} : { [`GET ${path}/report`]: report }) };
  await using stage = await serveStage(routed(routes), onAsk);
  const result = await collectSession(expectedSession(session), placeIn(directory.path, place), stage.context, (error) =>
    expect.unreachable(String(error)),
  );
  const fileIn = (name: string): string => join(directory.path, result.folder, name);
  const files = Object.fromEntries(
    ['junit.xml', 'session.json'].flatMap((name) =>
      existsSync(fileIn(name)) ? [[name, readFileSync(fileIn(name), 'utf8')]] : [],
    ),
  );
  const hasFolder = existsSync(join(directory.path, result.folder));
  return { result, files, hasFolder, asked: stage.requests.map(({ url }) => url) };
};

describe('collectSession', () => {
  it('collects report and details, and keeps both as the service gave them', async () => {
    const body = detailsBody(
      { CartTest: { adds: { test_id: 't1', status: 'SUCCESS', video: 'https://v.example/all.mp4#t=0,3' } } },
      { status: 'done', start_time: '2026-01-02 10:00:00 UTC', duration: '20', test_status: { SUCCESS: 1 } },
    );
    const { result, files } = await collect(json(body), reportOf(passing));
    expect(result).toEqual({
      device: pixel,
      shard: { index: 0, total: 1 },
      attempt: 0,
      partial: false,
      buildId: 'b1',
      sessionId: 's1',
      startedAt: new Date('2026-01-02T10:00:00Z'),
      durationMs: 20_000,
      tests: [expect.objectContaining({ className: 'com.shop.CartTest', name: 'adds', status: 'passed', durationMs: 1_500 })],
      evidence: {
        summary: { status: 'done', rawStatus: 'done' },
        details: {
          state: 'read',
          status: 'done',
          rawStatus: 'done',
          counters: { ...noCounters, passed: 1 },
          tests: { ...noCounters, passed: 1 },
        },
        report: { state: 'read', tests: { ...noCounters, passed: 1 }, attempts: noCounters, problems: [] },
      },
      folder,
      links: { video: 'https://v.example/all.mp4' },
      files: { session: ['session.json'], junit: ['junit.xml'] },
    });
    expect(files['session.json']).toBe(JSON.stringify(body));
    expect(files['junit.xml']).toContain(passing);
  });

  it('keeps what a report declares of itself, and what is wrong with it', async () => {
    const declaring = text(
      '<testsuites><testsuite name="s" tests="2" failures="1"><testcase classname="C" name="a" result="strange"/></testsuite></testsuites>',
    );
    const { result } = await collect(json(detailsBody()), declaring);
    expect(result.evidence.report).toEqual({
      state: 'read',
      declared: { ...noCounters, passed: 1, failed: 1 },
      tests: expect.anything(),
      attempts: noCounters,
      problems: [
        '"strange" is an unrecognized result; the test does not count as passed.',
        'The suite "s" declares 2 tests, 1 failed; it contains 1 test, 1 failed, 0 skipped.',
      ],
    });
  });

  const suiteWith = (properties: Readonly<Record<string, string>>, inside = passing): RawResponder => {
    const all = Object.entries(properties).map(([name, value]) => `<property name="${name}" value="${value}"/>`);
    return text(`<testsuites><testsuite name="s"><properties>${all.join('')}</properties>${inside}</testsuite></testsuites>`);
  };

  it('takes a report of this session and device for what it is, and sees that the instrumentation crashed', async () => {
    const own = suiteWith(
      { session_id: 's1', devicename: 'google pixel 3', version: '10' },
      `${passing}<system-err>Instrumentation run failed due to 'Process crashed.'</system-err>`,
    );
    const { result } = await collect(json(detailsBody()), own);
    expect(result.evidence.report).toMatchObject({ state: 'read', crash: expect.stringContaining('Process crashed') });
  });

  it('takes what a session that ended says of itself before what its build says', async () => {
    const summary = { ...doneSummary, startedAt: new Date(1_000), durationMs: 1_000 };
    const own = await collect(json(detailsBody({}, { start_time: 1_767_348_000, duration: 20 })), reportOf(passing), {
      session: { summary },
    });
    expect(own.result).toMatchObject({ startedAt: new Date('2026-01-02T10:00:00Z'), durationMs: 20_000 });
    expect(own.result.queuedMs).toBeUndefined();
    const silent = await collect(json(detailsBody()), reportOf(passing), { session: { summary } });
    expect(silent.result).toMatchObject({ startedAt: new Date(1_000), durationMs: 1_000 });
    const neither = await collect(json(detailsBody()), reportOf(passing));
    expect(neither.result).toMatchObject({ startedAt: undefined, durationMs: undefined });
    expect(neither.result.links).toEqual({});
  });

  it.each([
    { buildStartedAt: new Date('2026-01-02T09:59:30Z'), queuedMs: 30_000 },
    { buildStartedAt: new Date('2026-01-02T10:00:01Z'), queuedMs: undefined },
  ])('a session of a build that was taken at $buildStartedAt waited $queuedMs ms', async ({ buildStartedAt, queuedMs }) => {
    const details = json(detailsBody({}, { start_time: 1_767_348_000, duration: 20 }));
    const { result } = await collect(details, reportOf(passing), { session: { buildStartedAt } });
    expect(result.queuedMs).toBe(queuedMs);
  });

  it('goes on with the details where the report is not there, and does not call that a report', async () => {
    const { result, files } = await collect(json(detailsBody({ C: { a: { status: 'SUCCESS' } } })), undefined);
    expect(result.evidence.report).toEqual({
      state: 'missing',
      message: 'the service found nothing at this address (HTTP 404): "not found"',
    });
    // With a complete report, a passed test that only the details list is left out.
    expect(result.tests).toMatchObject([{ className: 'C', name: 'a', status: 'passed' }]);
    expect(result.files).toEqual({ session: ['session.json'] });
    expect(Object.keys(files)).toEqual(['session.json']);
  });

  it.each([
    [
      'a page in place of it',
      text('<html>log in</html>', 200, { 'content-type': 'text/html' }),
      [],
      /^the response is an HTML page, not a file \(HTTP 200\)$/,
    ],
    ['one that is cut off', text(`<testsuites><testsuite name="s">${passing}`), ['adds'], /cut off inside <testsuite>$/],
  ])('calls a report unreadable: %s', async (_what, report, names, message) => {
    const { result, files } = await collect(json(detailsBody()), report);
    expect(result.evidence.report).toEqual({ state: 'unreadable', message: expect.stringMatching(message) });
    expect(result.tests.map(({ name }) => name)).toEqual(names);
    expect('junit.xml' in files).toBe(names.length > 0);
    expect('junit' in result.files).toBe(names.length > 0);
  });

  it('adds to a whole report no test that passed by the details alone, but one that did not', async () => {
    const tests = { C: { a: { status: 'SUCCESS' }, b: { status: 'TIMEDOUT' } } };
    const { result } = await collect(json(detailsBody(tests)), reportOf(passing));
    expect(result.tests.map(({ name, status }) => `${name} ${status}`)).toEqual(['adds passed', 'b timed-out']);
  });

  it('reads repeated cases as tries where the request asked the service for retries', async () => {
    const twice = reportOf('<testcase classname="C" name="a"><failure/></testcase>', '<testcase classname="C" name="a"/>');
    const { result } = await collect(json(detailsBody()), twice, { session: { build: startedBuild({ serviceRetries: true }) } });
    expect(result.tests).toMatchObject([{ name: 'a', status: 'passed', earlierAttempts: [{ status: 'failed' }] }]);
  });

  it.each([
    ['of a later attempt', { build: startedBuild({ attempt: 2 }) }, `${folder}/attempt-3`],
    ['of a shard', { shard: { index: 1, total: 3 } }, 'sessions/Google-Pixel-3-10.0/shard-2-of-3'],
    ['of an unexpected device', { device: 'Nexus-5' }, 'sessions/Nexus-5/shard-1-of-1'],
  ])('has a folder %s', async (_what, session, expected) => {
    const { result, files } = await collect(json(detailsBody()), reportOf(passing), { session });
    expect(result.folder).toBe(expected);
    expect(Object.keys(files)).toEqual(['junit.xml', 'session.json']);
  });

  it.each([
    ['details', 'espresso', json(detailsBody())],
    ['a report', 'espresso', json({}, 404)],
    ['details of a framework without reports', 'xcuitest', json(detailsBody())],
  ] as const)('ends with a cancellation instead of a result: %s', async (_what, framework, respond) => {
    const onAsk = (stage: Stage): void => stage.cancel(new CancelledError());
    await expect(collect(respond, reportOf(passing), { place: { framework }, onAsk })).rejects.toThrow(CancelledError);
  });
});

/** Result of a session without data. */
const nothing = {
  device: pixel,
  shard: { index: 0, total: 1 },
  attempt: 0,
  partial: false,
  buildId: 'b1',
  tests: [],
  links: {},
  files: {},
};

it('nothing is asked of a session that never started', async () => {
  const deviceError = { device: pixel, status: 'error', message: 'offline' } as const;
  const unseen = { summary: undefined, deviceError };
  const { result, hasFolder, asked } = await collect(json({}, 500), undefined, { session: unseen });
  const evidence = {
    deviceStatus: { status: 'error', message: 'offline' },
    details: { state: 'missing', message: 'the session never started' },
    report: { state: 'none' },
  };
  expect(result).toEqual({ ...nothing, evidence, folder });
  expect([asked, hasFolder]).toEqual([[], false]);
});

it('a session that was not collected has what the build said, and no results', () => {
  const summary = { ...doneSummary, durationMs: 7_000 };
  const evidence = {
    summary: { status: 'done', rawStatus: 'done' },
    details: { state: 'uncollected', message: 'the run was cancelled' },
    report: { state: 'none' },
  };
  const expected = { ...nothing, sessionId: 's1', durationMs: 7_000, evidence, folder: '' };
  expect(uncollectedSession(expectedSession({ summary }), 'the run was cancelled')).toEqual(expected);
});

describe('withLatestEntry', () => {
  it('has all that a build says of a session, and keeps what was fetched', () => {
    const before = uncollectedSession(expectedSession(), 'the run was cancelled');
    const counters = { ...noCounters, failed: 1 };
    const session = expectedSession({
      build: startedBuild({ serviceRetries: true, knownTests: 3 }),
      summary: {
        id: 's1',
        status: 'unknown',
        rawStatus: 'odd',
        counters,
        countersProblem: 'the counter "x" is no number',
        announcedTests: 4,
        error: 'no device',
      },
      deviceError: { device: pixel, status: 'failed', message: 'Failed' },
      foreign: 'session s1 is listed twice',
    });
    expect(withLatestEntry(before, session).evidence).toEqual({
      summary: {
        status: 'unknown',
        rawStatus: 'odd',
        counters,
        countersProblem: 'the counter "x" is no number',
        announcedTests: 4,
        error: 'no device',
      },
      deviceStatus: { status: 'failed', message: 'Failed' },
      foreign: 'session s1 is listed twice',
      serviceRetries: true,
      knownTests: 3,
      details: before.evidence.details,
      report: before.evidence.report,
    });
  });
});
