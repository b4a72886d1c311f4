import type { Failure, SessionResult, TestResult } from '../../model/results.ts';
import { createSignatures } from '../failures/signature.ts';
import type { Outcome } from './outcome.ts';

/** A result with the session that decided it. */
export interface LocatedTest {
  readonly test: TestResult;
  readonly session: SessionResult;
}

/** One way in which one test went wrong, on however many devices. */
export interface FailureGroup {
  readonly outcome: Outcome;
  /** Of the first device that had it; empty where the service told nothing. */
  readonly failures: readonly Failure[];
  /** Positions in the survey's devices, each once. */
  readonly devices: readonly number[];
  /** The first of them, with session and links. */
  readonly samples: readonly LocatedTest[];
}

interface GrowingGroup extends FailureGroup {
  readonly devices: number[];
  readonly samples: LocatedTest[];
}

/** A test that fails in ever new ways would otherwise keep every one of its results. */
const maxGroupsOfTest = 10;
const maxSamples = 6;

export interface FailureGroups {
  add(row: number, device: number, located: LocatedTest, outcome: Outcome): void;
  /** Most devices first. */
  ofRow(row: number): readonly FailureGroup[];
}

/** Collects failures by test and by what they say; numbers and addresses in the text make no difference. */
export const createFailureGroups = (): FailureGroups => {
  const rows = new Map<number, Map<string, GrowingGroup>>();
  const signatureOf = createSignatures();
  return {
    add: (row, device, located, outcome) => {
      const failures = failuresOf(located.test, outcome);
      const groups = rows.get(row) ?? new Map<string, GrowingGroup>();
      rows.set(row, groups);
      const key = `${outcome === 'flaky' ? 'flaky ' : ''}${signatureOf(located.test, failures[0])}`;
      const group = groups.get(key);
      if (group === undefined) {
        if (groups.size < maxGroupsOfTest) groups.set(key, { outcome, failures, devices: [device], samples: [located] });
        return;
      }
      // Devices come one after the other, so the last is the only one that may come again (from another shard).
      if (group.devices.at(-1) === device) return;
      group.devices.push(device);
      if (group.samples.length < maxSamples) group.samples.push(located);
    },
    ofRow: (row) => [...(rows.get(row)?.values() ?? [])].toSorted((a, b) => b.devices.length - a.devices.length),
  };
};

/** Of a flaky test what its last failed try said. */
const failuresOf = (test: TestResult, outcome: Outcome): readonly Failure[] =>
  outcome === 'flaky' ? (test.earlierTries.findLast((earlier) => earlier.failures.length > 0)?.failures ?? []) : test.failures;
