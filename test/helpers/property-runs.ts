import fc from 'fast-check';

/** How long and how often properties are tried, and from which seed; without these variables as fast-check does by itself. */
const { FUZZ_RUNS, FUZZ_SECONDS, FUZZ_SEED } = process.env;

fc.configureGlobal({
  ...(FUZZ_RUNS === undefined ? {} : { numRuns: Number(FUZZ_RUNS) }),
  ...(FUZZ_SECONDS === undefined ? {} : { interruptAfterTimeLimit: Number(FUZZ_SECONDS) * 1_000 }),
  ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
});
