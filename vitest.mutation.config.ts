import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs on mutated sources: those that load the sources themselves, unlike the scenario tests of `dist/`. */
export default defineConfig({
  test: {
    include: ['test/{unit,contract}/**/*.test.ts'],
    exclude: ['test/unit/{docs,helpers,lint}/**'],
    setupFiles: ['test/helpers/property-runs.ts'],
    testTimeout: 60_000,
  },
});
