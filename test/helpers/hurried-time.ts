/**
 * Loaded by Node before the program (`--import`): its timers ring sixty times as early, so that a minute of waiting takes a second. Sockets
 * and files stay as they are.
 */
import { pathToFileURL } from 'node:url';

const factor = 60;

/** The variable that hurries a step. */
export const hurried = { NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}` } as const;

if (process.env.NODE_OPTIONS === hurried.NODE_OPTIONS) {
  // Whatever the step starts keeps its own time.
  delete process.env.NODE_OPTIONS;
  const { setTimeout: set } = globalThis;
  const hurriedTimeout = (callback: (...values: unknown[]) => void, delayMs = 0, ...values: unknown[]): NodeJS.Timeout =>
    set(callback, delayMs / factor, ...values);
  Object.assign(globalThis, { setTimeout: hurriedTimeout });
}
