import fc from 'fast-check';

/** Duration, number and seed of the runs of each property. Without these variables, the defaults of fast-check apply. */
const { FUZZ_RUNS, FUZZ_SECONDS, FUZZ_SEED } = process.env;

fc.configureGlobal({
  ...(FUZZ_RUNS === undefined ? {} : { numRuns: Number(FUZZ_RUNS) }),
  ...(FUZZ_SECONDS === undefined ? {} : { interruptAfterTimeLimit: Number(FUZZ_SECONDS) * 1_000 }),
  ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
});
