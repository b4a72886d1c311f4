import { z } from 'zod';

const kinds = z.enum(['java', 'native', 'not-responding', 'killed']);

const crashFields = z.strictObject({
  kind: kinds,
  /** Process that crashes; the app by default. */
  process: z.string().min(1).max(300).optional(),
  thread: z.string().min(1).max(100).optional(),
  /** Exception with its message, the signal's abort message, or the reason. */
  message: z.string().min(1).max(4_000).optional(),
  /** Exception with its frames and causes, or the native backtrace. */
  trace: z.string().max(64_000).optional(),
  /** Test whose device log has the crash: the log of a test may be cut a moment too early or too late. */
  log: z.enum(['own', 'before', 'after']).default('own'),
});

/**
 * A crash of the app. It appears in the device and instrumentation logs, or with XCUITest as a crash report in the result bundle.
 */
export const crashSchema = z.union([kinds.transform((kind) => crashFields.parse({ kind })), crashFields]);

export type CrashOrders = z.output<typeof crashFields>;
