import { z } from 'zod';
import type { FoundTest } from '../builds/find-build.ts';
import { response } from '../http/message-schemas.ts';

export const profileSchema = response(
  'AppProfile',
  z
    .array(
      z
        .object({
          ts: z.int().describe('Seconds since 1970'),
          cpu: z.number(),
          mem: z.number(),
          mema: z.number(),
          batt: z.number(),
          temp: z.number(),
          simulated: z.literal(true),
        })
        .catchall(z.number().nullable()),
    )
    .describe('One sample per second. The bundle id without dots begins the keys of the app: `comexampleshop_cpu`'),
);

const maxSamples = 3_600;

const wave = (index: number, low: number, high: number): number =>
  Math.round((low + ((high - low) * (1 + Math.sin(index / 3))) / 2) * 100) / 100;

/** Returns one sample per second. Every sample is marked as simulated, because an array cannot have a field. */
export const appProfile = ({ session, test }: FoundTest, bundleId: string): readonly unknown[] => {
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
    [`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
    [`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
    [`${app}_netr`]: index === 0 ? null : index * 2_048,
    [`${app}_nets`]: index === 0 ? null : index * 512,
    simulated: true,
  }));
};
