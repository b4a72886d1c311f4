/** Set up for all tests: writes what Node compiled to its cache, which Node itself does only when a process ends by itself. */
import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// Workers of a project load much the same, so one of them is enough.
if (process.env.VITEST_POOL_ID === '1') afterAll(() => flushCompileCache());
