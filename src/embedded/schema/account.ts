import { z } from 'zod';
import { secondsSchema } from './tests.ts';

/** The account's quota. */
export const planSchema = z.strictObject({
  name: z.string().max(100).default('Simulated plan'),
  parallel: z.int().min(1).max(10_000).default(25),
  /** Default: the number of parallel slots, at least 5. */
  queue: z.int().min(0).max(10_000).optional(),
  /** Parallel slots that other users' sessions hold at the start. */
  'used-elsewhere': z.int().min(0).max(20_000).default(0),
  'used-elsewhere-seconds': secondsSchema.default(600),
  /** A session that waits longer than this is cancelled. */
  'queue-limit-seconds': secondsSchema.default(900),
});

/** Limits of the API. A limit without a value is off. */
export const limitsSchema = z.strictObject({
  'requests-per-second': z.int().min(1).optional(),
  'uploads-per-minute': z.int().min(1).optional(),
  'upload-bytes': z
    .int()
    .min(1)
    .default(4 * 1024 ** 3),
  /** Whether connections stay open for further requests, or close after each response. */
  'keep-alive': z.boolean().default(true),
  'retention-days': z.number().min(0).max(36_500).default(30),
});

const deviceSchema = z.strictObject({
  device: z.string().min(1).max(200),
  'os-version': z.string().min(1).max(50),
  os: z.enum(['android', 'ios']),
});

const deviceUseSchema = z.strictObject({
  device: z.string().min(1).max(200),
  'os-version': z.string().min(1).max(50),
  used: z.int().min(0),
  limit: z.int().min(0),
});

export type DeviceUse = z.output<typeof deviceUseSchema>;

export const devicesSchema = z.strictObject({
  /** Replaces the built-in device list. */
  known: z.array(deviceSchema).max(10_000).optional(),
  /** Runs any `<device>-<os version>`, listed or not. */
  'accept-unknown': z.boolean().default(false),
  /** How many of a device are in use, and may be. Without it no device is in use; `unavailable`: the service has no such list. */
  use: z.union([z.literal('unavailable'), z.array(deviceUseSchema).max(10_000)]).default([]),
});

/** A file that was uploaded before the simulation began. */
export const earlierUploadSchema = z.strictObject({
  kind: z.enum([
    'app',
    'espresso-suite',
    'xcuitest-suite',
    'earlgrey-app-dir',
    'maestro-suite',
    'flutter-android-suite',
    'flutter-ios-package',
    'media',
  ]),
  name: z.string().min(1).max(500),
  id: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
  'custom-id': z.string().min(1).max(100).optional(),
  'age-days': z.number().min(0).max(36_500).default(0),
  owner: z.enum(['user', 'group']).default('user'),
});

export type EarlierUpload = z.output<typeof earlierUploadSchema>;
