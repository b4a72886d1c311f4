import { z } from 'zod';

const kinds = z.enum(['java', 'native', 'not-responding', 'killed']);

const crashFields = z.strictObject({
  kind: kinds,
  /** Name of the process that crashes. Default: the process of the app. */
  process: z.string().min(1).max(300).optional(),
  thread: z.string().min(1).max(100).optional(),
  /** Message of the exception, abort message of the signal, or reason why the process ended. */
  message: z.string().min(1).max(4_000).optional(),
  /** Stack trace of the exception with its causes, or native backtrace. */
  trace: z.string().max(64_000).optional(),
  /** Test whose device log contains the crash. The service may cut the log of a test a moment too early or too late. */
  log: z.enum(['own', 'before', 'after']).default('own'),
});

/**
 * A crash of the app. It appears in the device log and the instrumentation log. For XCUITest, it appears as a crash report in the
 * result bundle.
 */
export const crashSchema = z.union([kinds.transform((kind) => crashFields.parse({ kind })), crashFields]);

export type CrashOrders = z.output<typeof crashFields>;
