import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs on mutated sources: those that load the sources themselves, unlike the scenario tests of `dist/`. */
export default defineConfig({
  test: {
    include: ['test/{unit,contract}/**/*.test.ts'],
    exclude: [
      'test/unit/{docs,helpers,lint}/**',
      // Start programs, where there are no mutants.
      'test/unit/stand-in/serve.test.ts',
      'test/contract/{parity-script,public-clients,stand-in}.test.ts',
      // Mutated sources need more memory than it allows.
      'test/unit/service/upload-memory.test.ts',
      // Whole steps on virtual time, which passes only while nothing is computed: with mutated sources they do not end.
      'test/contract/fault-cells.test.ts',
    ],
    // Loading the sources anew for each file would cost more than the tests.
    isolate: false,
    setupFiles: ['test/helpers/property-runs.ts'],
    testTimeout: 120_000,
  },
});
