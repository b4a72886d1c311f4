import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noCounters } from '../../../../src/model/status.ts';
import { collectSession, summaryEvidence, uncollectedSession } from '../../../../src/run/collect/collect-session.ts';
import { doneSummary, expectedSession, pixel, placeIn } from '../../../helpers/one-session.ts';
import { json, startRawServer } from '../../../helpers/raw-server.ts';
import { openStage } from '../../../helpers/stage.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

const folder = 'sessions/Google-Pixel-3-10.0/shard-1-of-1';

describe('collectSession', () => {
  it('asks nothing of a session that never started', async () => {
    const { summary: _none, ...unseen } = expectedSession({ deviceError: 'offline' });
    await using server = await startRawServer([json({}, 500)]);
    await using stage = openStage(server.origin);
    await using directory = await temporaryDirectory();
    expect(await collectSession(unseen, placeIn(directory.path), stage.services)).toStrictEqual({
      device: pixel,
      shard: { index: 0, total: 1 },
      attempt: 0,
      buildId: 'b1',
      tests: [],
      evidence: {
        deviceError: 'offline',
        details: { state: 'missing', message: 'the session never started' },
        report: { state: 'none' },
      },
      folder,
      links: {},
      files: {},
    });
    expect(server.requests).toEqual([]);
    expect(existsSync(join(directory.path, folder))).toBe(false);
  });
});

describe('uncollectedSession', () => {
  it('has what the build said, and no results', () => {
    const summary = { ...doneSummary, durationMs: 7_000 };
    expect(uncollectedSession(expectedSession({ summary }))).toStrictEqual({
      device: pixel,
      shard: { index: 0, total: 1 },
      attempt: 0,
      buildId: 'b1',
      sessionId: 's1',
      durationMs: 7_000,
      tests: [],
      evidence: {
        summary: { status: 'done', word: 'done' },
        details: { state: 'missing', message: 'the run was cut short before they were fetched' },
        report: { state: 'none' },
      },
      folder: '',
      links: {},
      files: {},
    });
  });
});

describe('summaryEvidence', () => {
  it('has all that a build says of a session', () => {
    const counters = { ...noCounters, failed: 1 };
    expect(summaryEvidence({ id: 's1', status: 'unknown', statusWord: 'odd', counters, error: 'no device' })).toStrictEqual({
      status: 'unknown',
      word: 'odd',
      counters,
      error: 'no device',
    });
    expect(summaryEvidence(doneSummary)).toStrictEqual({ status: 'done', word: 'done' });
  });
});
