import type { Outcome } from '../../model/outcome.ts';
import type { FailureGroup, LocatedTest } from '../../model/run-analysis.ts';
import { createSignatures, failuresBehind } from './failure-signature.ts';

interface GrowingGroup extends FailureGroup {
  readonly devices: number[];
  readonly samples: LocatedTest[];
}

/** Bounds the memory of a test that fails differently every time. */
const maxGroupsOfTest = 10;
const maxSamples = 6;

interface FailureGroups {
  /** @param test position of the test in the analysis; devices come in ascending order */
  add(test: number, device: number, located: LocatedTest, outcome: Outcome, isQuarantined: boolean): void;
  /** Most devices first. */
  of(test: number): readonly FailureGroup[];
}

/** Collects failures by test and by what they say; numbers and addresses in the text make no difference. */
export const createFailureGroups = (): FailureGroups => {
  const groupsOfTests = new Map<number, Map<string, GrowingGroup>>();
  const signatureOf = createSignatures();
  return {
    add: (test, device, located, outcome, isQuarantined) => {
      const failures = failuresBehind(located.test, outcome);
      const groups = groupsOfTests.get(test) ?? new Map<string, GrowingGroup>();
      groupsOfTests.set(test, groups);
      const key = `${isQuarantined} ${signatureOf(located.test, outcome)}`;
      const group = groups.get(key);
      if (group === undefined) {
        if (groups.size < maxGroupsOfTest)
          groups.set(key, { outcome, isQuarantined, failures, devices: [device], samples: [located] });
        return;
      }
      // Only the last device can repeat, from another of its shards.
      if (group.devices.at(-1) === device) return;
      group.devices.push(device);
      if (group.samples.length < maxSamples) group.samples.push(located);
    },
    of: (test) => {
      const groups = groupsOfTests.get(test);
      return groups === undefined ? none : [...groups.values()].toSorted((a, b) => b.devices.length - a.devices.length);
    },
  };
};

/** Shared by the tests that passed, of which there are many. */
const none: readonly FailureGroup[] = [];
