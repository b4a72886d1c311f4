import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** Programs as users start them, each in a process of its own. `npm run test:programs` runs them, and the report page in a browser. */
const programs = [
  // `dist/`, a release, the built-in cloud.
  'test/scenario/process/*.test.ts',
  'test/unit/stand-in/serve.test.ts',
  'test/contract/{parity-script,public-clients,stand-in}.test.ts',
  // Scripts of this project, the steps of its workflows, and its linter.
  'test/unit/docs/{release-workflow,update-docs}.test.ts',
  'test/unit/lint/unsafe-expressions.test.ts',
];

/** Contract tests with silent responses: on virtual time a deadline passes only while nothing happens, however busy the machine is. */
const onVirtualTime = ['test/contract/start-once.test.ts'];

const keepCompiled = 'test/helpers/keep-compiled.ts';

/** Of all projects but for what they say themselves. */
const common = {
  // Loading the sources anew for each file would cost more than the tests.
  isolate: false,
  setupFiles: [keepCompiled],
  testTimeout: 30_000,
  execArgv: [
    // Buffers of megabytes, which the clients of artifacts and caches make and drop, would otherwise have all memory searched for garbage.
    '--external-memory-accounted-in-global-limit',
    '--initial-old-space-size=512',
    // A case that needs more memory than this fails.
    '--max-old-space-size=1024',
    // Most code runs a few times only: compiled at once, all tests took 108 s instead of 117 s.
    '--always-sparkplug',
  ],
};

const { FUZZ_SECONDS = '20', FUZZ_RUNS = '100000000' } = process.env;

/** `vitest --mode fuzz` (`npm run fuzz`) tries each property for so many seconds, at most so often. */
const fuzzing = { env: { FUZZ_SECONDS, FUZZ_RUNS }, testTimeout: 3_600_000 };

const faultsOf = (part: number, parts: number) => ({
  test: { ...common, name: `faults ${part + 1}`, include: ['test/faults/*.test.ts'], env: { FAULTS_PART: `${part}/${parts}` } },
});

const wholePrograms = [
  { test: { ...common, name: 'programs', include: programs, testTimeout: 120_000 } },
  {
    test: {
      ...common,
      name: 'browser',
      include: ['test/browser/**/*.test.ts'],
      globalSetup: 'test/browser/chromium.ts',
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];

export default defineConfig(({ mode }) => ({
  test: {
    // One for each core, and not more: each compiles the sources and warms them up for itself, which takes seconds.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // Node runs the sources as they are, so Vite need not transform them.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'test/helpers/temporary-files.ts',
    // Workers compile what an earlier worker compiled only once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // Runs in the browser: test/browser drives it in Chromium, out of sight of this measure.
      exclude: ['src/report-page/client/**'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 90 },
    },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['test/{contract,fuzz,unit}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...programs, ...onVirtualTime],
          setupFiles: [keepCompiled, 'test/helpers/property-runs.ts'],
          ...(mode === 'fuzz' ? fuzzing : {}),
        },
      },
      {
        test: {
          ...common,
          name: 'scenario',
          include: ['test/scenario/*.test.ts', 'test/scenario/rules/*.test.ts', ...onVirtualTime],
          // Steps run in the test's own process, where time passes only while nothing happens.
          env: { MTC_STEPS_IN_PROCESS: 'true' },
          setupFiles: [keepCompiled, 'test/helpers/in-process-steps.ts'],
        },
      },
      ...(mode === 'programs' ? wholePrograms : []),
      // The fault matrix, in two processes that try half of the cells each: `npm run faults` only.
      ...(mode === 'faults' ? [0, 1].map((part) => faultsOf(part, 2)) : []),
      // Takes minutes, and memory and time are measured: `npx vitest run --mode soak --project soak` only.
      ...(mode === 'soak'
        ? [{ test: { name: 'soak', include: ['test/soak/**/*.test.ts'], fileParallelism: false, testTimeout: 600_000 } }]
        : []),
    ],
  },
}));
