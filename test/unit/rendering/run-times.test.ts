import { expect, it } from 'vitest';
import { headlineHtml } from '../../../src/rendering/html/headline.ts';
import { renderSummary } from '../../../src/rendering/markdown/reports.ts';
import { timesOf } from '../../../src/rendering/run-times.ts';
import { runResult, runStart, sessionResult, testResult } from '../../helpers/run-results.ts';

const afterStart = (durationMs: number): Date => new Date(runStart.getTime() + durationMs);
const session = sessionResult({
  device: 'Pixel 7-13.0',
  tests: [testResult('a.B#c')],
  startedAt: afterStart(26_000),
  durationMs: 54_000,
  queuedMs: 20_000,
});
// The step took 3.4 s, in which 80 s passed at the built-in cloud.
const step = { finishedAt: afterStart(3_400), queueMs: 1_000 };

it('the times of a simulated run are those of its sessions, so that they fit together', () => {
  const run = runResult([session], { ...step, simulated: true });
  expect(timesOf(run)).toEqual({ finishedAt: afterStart(80_000), totalMs: 80_000, queueMs: 20_000 });
  expect(renderSummary(run, { links: {}, reportDir: 'mobile-test-results' })).toContain('20 s queued · 1 m 20 s in total');
  expect(headlineHtml(run, {})).toContain('<dt>Total time</dt><dd>1 m 20 s</dd>');
});

it('the times of a run at the service are those of the step', () => {
  const run = runResult([session], step);
  expect(timesOf(run)).toEqual({ finishedAt: afterStart(3_400), totalMs: 3_400, queueMs: 1_000 });
});

it('a simulated run without sessions took as long as the step', () => {
  expect(timesOf(runResult([], { ...step, simulated: true }))).toMatchObject({ totalMs: 3_400, queueMs: 1_000 });
});
