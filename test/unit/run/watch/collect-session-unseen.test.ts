import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noCounters } from '../../../../src/model/status.ts';
import { collectSession, uncollectedSession } from '../../../../src/run/watch/collect-session.ts';
import { withLatestEntry } from '../../../../src/run/watch/explain-failures.ts';
import { json, serve } from '../../../helpers/loopback-server.ts';
import { doneSummary, expectedSession, pixel, placeIn, startedBuild } from '../../../helpers/one-session.ts';
import { openStage } from '../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const folder = 'sessions/Google-Pixel-3-10.0/shard-1-of-1';

describe('collectSession', () => {
  it('asks nothing of a session that never started', async () => {
    const unseen = expectedSession({
      summary: undefined,
      deviceError: { device: pixel, status: 'error', message: 'offline' },
    });
    await using stage = await serve(openStage, [json({}, 500)]);
    await using directory = await temporaryDirectory();
    expect(
      await collectSession(unseen, placeIn(directory.path), stage.context, (error) => expect.unreachable(String(error))),
    ).toEqual({
      device: pixel,
      shard: { index: 0, total: 1 },
      attempt: 0,
      partial: false,
      buildId: 'b1',
      tests: [],
      evidence: {
        deviceStatus: { status: 'error', message: 'offline' },
        details: { state: 'missing', message: 'the session never started' },
        report: { state: 'none' },
      },
      folder,
      links: {},
      files: {},
    });
    expect(stage.requests).toEqual([]);
    expect(existsSync(join(directory.path, folder))).toBe(false);
  });
});

describe('uncollectedSession', () => {
  it('has what the build said, and no results', () => {
    const summary = { ...doneSummary, durationMs: 7_000 };
    expect(uncollectedSession(expectedSession({ summary }), 'the run was cancelled')).toEqual({
      device: pixel,
      shard: { index: 0, total: 1 },
      attempt: 0,
      partial: false,
      buildId: 'b1',
      sessionId: 's1',
      durationMs: 7_000,
      tests: [],
      evidence: {
        summary: { status: 'done', rawStatus: 'done' },
        details: { state: 'uncollected', message: 'the run was cancelled' },
        report: { state: 'none' },
      },
      folder: '',
      links: {},
      files: {},
    });
  });
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
