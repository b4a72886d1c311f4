import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs on mutated sources: those that load the sources themselves, unlike the scenario tests of `dist/`. */
export default defineConfig({
  test: {
    include: ['test/{unit,contract}/**/*.test.ts'],
    // Mutated sources need more memory.
    exclude: ['test/unit/{docs,helpers,lint}/**', 'test/unit/cloud/upload-memory.test.ts'],
    // Loading the sources anew for each file would cost more than the tests.
    isolate: false,
    setupFiles: ['test/helpers/property-runs.ts'],
    testTimeout: 60_000,
  },
});
