import { z } from 'zod';
import { frameworks } from '../framework.ts';

export const frameworkSchema = z.enum(frameworks);

/** A name in which `*` stands for any characters. */
export const globSchema = z.string().min(1).max(500);

export const messageSchema = z.string().max(4_000);

export const secondsSchema = z.number().min(0).max(86_400);

const result = {
  outcome: z.enum(['pass', 'fail', 'error', 'skip', 'timeout']).optional(),
  'duration-seconds': secondsSchema.optional(),
  message: messageSchema.optional(),
  trace: z.string().max(64_000).optional(),
  /** The command that fails in a Maestro flow, in words: `Tap on "Pay"`. Default: the last assertion of the flow. */
  command: z.string().min(1).max(1_000).optional(),
  /** Fails this many times on each device before it does what `outcome` says. */
  flaky: z.int().min(0).max(100).optional(),
};

const sizeSchema = z.enum(['small', 'medium', 'large']);

export type TestSize = z.output<typeof sizeSchema>;

const testSchema = z.strictObject({
  class: z.string().min(1).max(1_000),
  name: z.string().min(1).max(1_000),
  /** The bundle of an XCUITest or EarlGrey test. */
  target: z.string().min(1).max(500).optional(),
  /** Class names of the annotations that the filter `annotation` sees on an Espresso test. */
  annotations: z.array(z.string().min(1).max(1_000)).max(100).optional(),
  /** What the filter `size` sees on an Espresso test. */
  size: sizeSchema.optional(),
  /** What `tags` sees on a Maestro flow. */
  tags: z.array(z.string().min(1).max(200)).max(100).optional(),
  ...result,
});

export type TestEntry = z.output<typeof testSchema>;

const suiteSchema = z.array(testSchema).max(20_000);

/** Tests by framework. A framework without a list gets the discovered tests, or else the default suite. */
export const testsSchema = z.strictObject({
  espresso: suiteSchema.optional(),
  xcuitest: suiteSchema.optional(),
  earlgrey: suiteSchema.optional(),
  /** `class` is the path of a flow's file without its extension. */
  maestro: suiteSchema.optional(),
  'flutter-android': suiteSchema.optional(),
  'flutter-ios': suiteSchema.optional(),
});

/** Changes what chosen tests do on chosen devices; later entries win. */
export const overrideSchema = z.strictObject({
  /** Matched against `class#name`. */
  test: globSchema.default('*'),
  device: globSchema.default('*'),
  framework: frameworkSchema.optional(),
  ...result,
});

export type OverrideEntry = z.output<typeof overrideSchema>;
