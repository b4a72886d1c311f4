/** Setup file for all tests: writes the compile cache. Node itself does so only if a process is not terminated. */
import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// Workers of a project load nearly the same modules, so one of them is enough.
if (process.env.VITEST_POOL_ID === '1') afterAll(() => flushCompileCache());
