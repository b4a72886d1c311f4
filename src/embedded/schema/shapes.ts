import { z } from 'zod';

/** Spellings that the service is known to use or may use. The first value of each is the usual one. */
export const shapesSchema = z.strictObject({
  timestamps: z.enum(['observed', 'utc', 'offset', 'unix', 'iso']).default('observed'),
  durations: z.enum(['observed', 'words', 'short', 'text', 'number']).default('observed'),
  lists: z.enum(['bare', 'wrapped']).default('bare'),
  'empty-lists': z.enum(['message', 'array', 'refused']).default('message'),
  'unknown-project': z.enum(['empty', 'message', 'not-found']).default('empty'),
  'v2-builds': z.enum(['wrapped', 'bare']).default('wrapped'),
  /** Whether v2 sessions say which shard of the build they are. */
  'session-shard': z.enum(['present', 'absent']).default('present'),
  'suite-url-key': z.enum(['test_url', 'test_suite_url', 'module_url']).default('test_url'),
  'device-status-separator': z.enum(['comma', 'hyphen']).default('comma'),
  counters: z.enum(['upper', 'lower', 'v2']).default('upper'),
  'test-words': z.enum(['v1', 'v2']).default('v1'),
  'timeout-word': z.string().min(1).max(50).optional(),
  'queued-build-word': z.string().min(1).max(50).default('running'),
  'v2-queued-build-word': z.string().min(1).max(50).default('running'),
  errors: z.enum(['observed', 'message', 'error', 'nested', 'text']).default('observed'),
  'busy-response': z.enum(['coded', 'sentence']).default('coded'),
  'real-mobile-key': z.enum(['realMobile', 'real_mobile']).default('realMobile'),
  'xcuitest-class-keys': z.enum(['plain', 'slashed']).default('plain'),
  /** The form of a Maestro flow's command log. */
  'maestro-commands': z.enum(['text', 'json']).default('text'),
  'disabled-log-keys': z.enum(['present', 'absent', 'null']).default('present'),
});

export type Shapes = z.output<typeof shapesSchema>;
