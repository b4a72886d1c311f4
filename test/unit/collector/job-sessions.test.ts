import { describe, expect, it } from 'vitest';
import { chooseSlots } from '../../../src/collector/choose-slots.ts';
import type { JobDocument } from '../../../src/collector/job-document.ts';
import { buildsOf, sessionOf } from '../../../src/collector/job-sessions.ts';
import { iphone14, iphone15, jobDocument, jobReport, jobSession, jobTest } from './job-report.ts';

const sessions = (document: JobDocument) => chooseSlots([jobReport('ios', document)]).slots.map(sessionOf);

describe('the session that a job reported', () => {
  it('holds the tests of its device and shard, and what they count up to', () => {
    const on = (name: string, extra: Parameters<typeof jobTest>[0] = {}) => jobTest({ name, ...extra });
    const tests = [
      on('here'),
      on('failing', { status: 'failed', rawStatus: 'failed' }),
      on('on another device', { extra: { device: iphone15 } }),
      on('in another shard', { extra: { shard: 2 } }),
      on('of another split', { extra: { shards: 2 } }),
      on('of no test', { extra: { kind: 'session' } }),
    ];
    const [session] = sessions(jobDocument({}, tests));
    expect(session?.tests.map(({ name }) => name)).toEqual(['here', 'failing']);
    expect(session?.evidence).toEqual({
      details: { state: 'read', tests: { passed: 1, failed: 1, skipped: 0, timedOut: 0, error: 0, pending: 0 } },
      report: { state: 'none' },
    });
  });

  it('is its attempts folded into one: begun with the first, ended with the last', () => {
    const start = Date.UTC(2026, 0, 2, 10);
    const first = jobSession({ start, duration: 60_000, build: 'b1', session: 's1', video: 'https://v/1' });
    const last = jobSession({
      attempt: 2,
      start: start + 90_000,
      duration: 5_000,
      build: 'b2',
      session: 's2',
      video: 'https://v/2',
    });
    expect(sessions(jobDocument({ sessions: [last, first] }, []))).toMatchObject([
      {
        device: iphone14,
        shard: { index: 0, total: 1 },
        attempt: 0,
        buildId: 'b2',
        sessionId: 's2',
        startedAt: new Date(start),
        durationMs: 65_000,
        links: { video: 'https://v/2' },
      },
    ]);
  });

  it('has no more than the job knew', () => {
    const { duration: _none, ...unmeasured } = jobSession({ build: 'b1' });
    expect(sessions(jobDocument({ sessions: [unmeasured] }, []))).toStrictEqual([
      {
        device: iphone14,
        shard: { index: 0, total: 1 },
        attempt: 0,
        buildId: 'b1',
        durationMs: 0,
        tests: [],
        evidence: {
          details: { state: 'read', tests: { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 0, pending: 0 } },
          report: { state: 'none' },
        },
        links: {},
      },
    ]);
  });
});

describe('the builds that a job reported', () => {
  it('have ended, and count shards and attempts from 0', () => {
    const builds = [
      { id: 'b1', shard: 1, shards: 1, attempt: 1 },
      { id: 'b2', shard: 2, shards: 3, attempt: 4 },
    ];
    const reported = buildsOf(jobDocument({ builds }).results.extra);
    expect(reported.map(({ result }) => result)).toEqual([
      { id: 'b1', shard: { index: 0, total: 1 }, attempt: 0, status: 'done', statusWord: 'done', serviceRetries: false },
      { id: 'b2', shard: { index: 1, total: 3 }, attempt: 3, status: 'done', statusWord: 'done', serviceRetries: false },
    ]);
    expect(reported[1]?.started).toMatchObject({
      id: 'b2',
      shard: { index: 1, total: 3 },
      mark: { shard: { index: 1, total: 3 }, attempt: 3 },
      devices: [],
      attempt: 3,
      partial: false,
      serviceRetries: false,
    });
  });
});
