import { z } from 'zod';
import { devicesSchema, earlierUploadSchema, limitsSchema, planSchema } from './account.ts';
import { alertsSchema } from './alerts.ts';
import { faultSchema } from './faults.ts';
import { buildRuleSchema, sessionRuleSchema } from './sessions.ts';
import { shapesSchema } from './shapes.ts';
import { testManagementSchema } from './test-management.ts';
import { overrideSchema, testsSchema } from './tests.ts';

const appSchema = z.strictObject({
  'bundle-id': z.string().min(1).max(200).default('com.example.shop'),
  version: z.string().max(50).default('1.0'),
});

/** The project completion callback. */
const callbacksSchema = z.strictObject({
  /** Without a new build of the project, simulated. */
  'quiet-minutes': z.number().min(0).max(1_440).default(5),
});

/** The behavior of the simulated service. Every key has a default: the empty scenario is a service without failures. */
export const scenarioSchema = z.strictObject({
  /** Simulated seconds in one real second. */
  'time-scale': z.number().min(0.001).max(1_000_000).default(60),
  /** Makes ids and durations repeatable. */
  seed: z.int().optional(),
  /** The origin in log, video and session addresses; default: the server's own. */
  'url-host': z.url({ protocol: /^https?$/ }).optional(),
  app: appSchema.prefault({}),
  tests: testsSchema.default({}),
  overrides: z.array(overrideSchema).max(2_000).default([]),
  /** How `numShards` and `shardIndex` split a suite: newer or older releases of the test runner. */
  'shard-split': z.enum(['floor-mod', 'absolute']).default('floor-mod'),
  /** What a session without tests does. */
  'empty-session': z.enum(['ends', 'errors']).default('ends'),
  sessions: z.array(sessionRuleSchema).max(2_000).default([]),
  builds: z.array(buildRuleSchema).max(2_000).default([]),
  devices: devicesSchema.prefault({}),
  plan: planSchema.prefault({}),
  limits: limitsSchema.prefault({}),
  uploads: z.array(earlierUploadSchema).max(10_000).default([]),
  shapes: shapesSchema.prefault({}),
  'test-management': testManagementSchema.prefault({}),
  alerts: alertsSchema.prefault({}),
  callbacks: callbacksSchema.prefault({}),
  faults: z.array(faultSchema).max(2_000).default([]),
});

/** A scenario with all defaults filled in. */
export type Scenario = z.output<typeof scenarioSchema>;

/** A scenario as users write it: every key is optional. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
