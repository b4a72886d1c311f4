import { z } from 'zod';

const sampleSchema = z.strictObject({
  scope: z.enum(['TRACE', 'SESSION']).default('TRACE'),
  metric: z.string().min(1).max(200),
  value: z.number(),
  environment: z.string().min(1).max(200).optional(),
  attributes: z.record(z.string().max(200), z.json()).default({}),
  /** Simulated; default: now. */
  at: z.iso.datetime().optional(),
});

/** What a client posts: one sample, or a list of them. */
export const samplesSchema = z.union([z.array(sampleSchema).max(10_000), sampleSchema]);
