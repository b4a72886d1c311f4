import { z } from 'zod';
import { frameworkSchema, globSchema, messageSchema, secondsSchema } from './tests.ts';

const countersSchema = z.record(z.string().max(100), z.int().min(0));

/** Where the service contradicts itself: what it shows of a session, whatever happened (observed shapes 3.2, 12). */
const showsSchema = z.strictObject({
  /** The word under `devices` of the build once the session has ended. */
  'device-status': z.string().max(100).optional(),
  /** The group of `device_statuses` that the ended session stands in. */
  'device-statuses': z.enum(['success', 'error', 'none']).optional(),
  /** `test_status` in the build, as it is. */
  'build-counters': countersSchema.optional(),
  /** `test_status` in the session, as it is. */
  'session-counters': countersSchema.optional(),
  'test-count': z.int().min(0).optional(),
  /** Attributes of the report's first suite. */
  'report-counts': countersSchema.optional(),
  /** The device says `running` for so long after its build has ended. */
  'lag-seconds': secondsSchema.optional(),
});

const reportSchema = z.strictObject({
  /** Simulated seconds between the build's end and the report. */
  'delay-seconds': secondsSchema.optional(),
  form: z.enum(['complete', 'missing', 'truncated', 'html', 'empty']).optional(),
  /** Adds so much output to the report's first suite. */
  'output-kilobytes': z.int().min(0).max(65_536).optional(),
});

/** What becomes of chosen sessions. All entries that match are laid over each other; later ones win. */
export const sessionRuleSchema = z.strictObject({
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  /** `shardIndex` of the build, or the number of a server-side shard from 0. */
  shard: z.int().min(0).optional(),
  /** Only the first so many sessions that match. */
  times: z.int().min(1).optional(),
  fate: z.enum(['runs', 'errors', 'never-starts', 'crashes', 'hangs', 'times-out', 'vanishes']).optional(),
  /** Tests that end before a crash, a hang, a time-out or the vanishing. */
  'after-tests': z.int().min(0).optional(),
  message: messageSchema.optional(),
  'queue-seconds': secondsSchema.optional(),
  'startup-seconds': secondsSchema.optional(),
  /** Tests (`class#name`) of which nothing is ever reported. */
  'lost-tests': z.array(globSchema).max(1_000).optional(),
  report: reportSchema.optional(),
  shows: showsSchema.optional(),
});

export type SessionRule = z.output<typeof sessionRuleSchema>;

/** What becomes of chosen builds. All entries that match are laid over each other; later ones win. */
export const buildRuleSchema = z.strictObject({
  framework: frameworkSchema.optional(),
  project: globSchema.optional(),
  shard: z.int().min(0).optional(),
  times: z.int().min(1).optional(),
  /** The word of the ended build, whatever happened. */
  'status-word': z.string().max(100).optional(),
  /** Missing in listings for so long. */
  'listed-after-seconds': secondsSchema.optional(),
});

export type BuildRule = z.output<typeof buildRuleSchema>;
