import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most tests wait for a process, a socket or a browser, so there are more at work than cores.
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Runs in the browser: test/browser drives it in Chromium, out of sight of this measure.
      exclude: ['src/rendering/html/client/**'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'contract', include: ['test/contract/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'scenario',
          include: ['test/scenario/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'browser', include: ['test/browser/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
});
