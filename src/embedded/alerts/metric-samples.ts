import { z } from 'zod';

const sampleSchema = z.strictObject({
  scope: z.enum(['TRACE', 'SESSION']).default('TRACE'),
  metric: z.string().min(1).max(200),
  value: z.number(),
  environment: z.string().min(1).max(200).optional(),
  attributes: z.record(z.string().max(200), z.json()).default({}),
  /** Simulated time of the sample. Default: the time of the request. */
  at: z.iso.datetime().optional(),
});

/** Body of a request that posts samples: one sample, or a list of samples. */
export const samplesSchema = z.union([z.array(sampleSchema).max(10_000), sampleSchema]);
