import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';

const maxSamples = 3_600;

const wave = (index: number, low: number, high: number): number =>
  Math.round((low + ((high - low) * (1 + Math.sin(index / 3))) / 2) * 100) / 100;

/** One sample per second, each with `simulated`: an array has no place for a field of its own. */
export const appProfile = (session: PlannedSession, test: PlannedTest, bundleId: string): readonly unknown[] => {
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  const samples = Math.min(maxSamples, Math.floor(durationMs / 1_000) + 1);
  const app = bundleId.replaceAll('.', '');
  return Array.from({ length: samples }, (_, index) => ({
    ts: Math.floor((session.startsAtMs + test.startsAtMs) / 1_000) + index,
    cpu: Math.round(wave(index, 20, 70)),
    mem: 3_396.71,
    mema: wave(index + 5, 1_400, 1_700),
    batt: 100,
    temp: 29,
    // The first sample comes before the app has started.
    [`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
    [`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
    [`${app}_netr`]: index === 0 ? null : index * 2_048,
    [`${app}_nets`]: index === 0 ? null : index * 512,
    simulated: true,
  }));
};
