import { expect, it } from 'vitest';
import { shownFacts } from '../../../../src/run/judge/judge-job.ts';
import { openRunState } from '../../../../src/run/run-state.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { failedTest, sessionResult } from '../../../helpers/run-results.ts';

const redact = (text: string): string => text.replaceAll('annie2026', '***');

it('credentials are taken out of what the service said, and the words of the job itself stay', () => {
  const state = openRunState(createFakeClock());
  const device = 'annie2026 Tab-11';
  state.onCollected('annie2026', sessionResult({ device, tests: [failedTest('com.annie2026.Cart#adds')] }));
  const knownSuite = { tests: ['com.annie2026.Cart#adds'] } as never;
  const { facts, outcome } = shownFacts(state.facts(), { knownSuite, notices: ['annie2026'] }, redact, [device]);
  expect([...facts.sessions]).toMatchObject([['annie2026', { device, tests: [{ className: 'com.***.Cart', name: 'adds' }] }]]);
  expect(outcome).toEqual({ knownSuite, notices: ['***'] });
  expect(facts.startedAt).toBeInstanceOf(Date);
});
