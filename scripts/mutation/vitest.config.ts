import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrumentedFile, root, transformedFolder } from './workspace.ts';

/** Runs tests on the instrumented sources, with the runner that tries their mutants. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'instrumented-sources',
      enforce: 'pre',
      load(id) {
        const instrumented = instrumentedFile(path.relative(root, id));
        return existsSync(instrumented) ? readFileSync(instrumented, 'utf8') : null;
      },
    },
  ],
  test: {
    runner: path.join(import.meta.dirname, 'mutation-runner.ts'),
    include: ['test/{unit,contract,scenario}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 60_000,
    // The cache of vitest knows the source by its text, not what was planted in it.
    experimental: { fsModuleCachePath: transformedFolder },
    reporters: ['dot'],
  },
});
