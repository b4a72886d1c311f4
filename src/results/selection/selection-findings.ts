import type { Finding } from '../../binaries/preflight/finding.ts';
import { counted } from '../../lib/numbers.ts';
import type { KnownSuite } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { listExtras } from './filter-request.ts';
import { nearestTests } from './nearest-tests.ts';

type Selecting = Extract<Finding['input'], 'tests' | 'capabilities'>;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** @param isOpen not all tests of the suite are known, so that an entry may mean one of the others */
export const unknownEntries = (
  entries: readonly TestEntry[],
  suite: KnownSuite,
  isOpen: boolean,
  input: Selecting = 'tests',
): readonly Finding[] => {
  const nearestTo = nearestTests(suite.tests);
  // Only a file names tests that run on request.
  const nearestFile = nearestTests([...suite.tests, ...(suite.onRequest ?? [])]);
  return entries.map((entry): Finding => {
    const nearest = entry.kind === 'flow' ? nearestFile(entry) : nearestTo(entry);
    return {
      severity: isOpen ? 'warning' : 'error',
      code: 'unknown-entry',
      input,
      found: `"${entry.excludes ? '!' : ''}${entry.text}", which matches no test of the suite (${counted(suite.tests.length, 'test')})`,
      expected: nearest.length === 0 ? whatExists(entry) : `an entry that matches, such as ${listed(nearest)}`,
      remedy: 'Correct the entry, or remove it if the test is gone.',
    };
  });
};

const whatExists = ({ kind }: TestEntry): string =>
  kind === 'annotation' || kind === 'size'
    ? `entries of another kind, since no test has ${kind === 'size' ? 'a size' : 'an annotation'}`
    : 'an entry that matches';

export const emptySelection = (suite: KnownSuite, input: Selecting = 'tests'): Finding => ({
  severity: 'error',
  code: 'empty-selection',
  input,
  found: `${input === 'tests' ? 'entries' : 'filters'} that select no test that could run, of ${counted(suite.tests.length, 'test')}`,
  expected: 'at least one test that is not ignored',
  remedy:
    input === 'tests' ? 'Correct the entries, or remove an exclusion.' : 'Correct the filters: a test must match all of them.',
  ...(input === 'tests' ? { always: true } : {}),
});

export const refusedSelection = (reason: string): Finding => ({
  severity: 'error',
  code: 'selection-refused',
  input: 'tests',
  found: `entries that a build request cannot express exactly: ${reason}`,
  expected: 'entries that name tests in full',
  remedy: 'Name the tests in full, without `*` and exclusions.',
  always: true,
});

export const tooLong = (bytes: number, mostBytes: number): Finding => ({
  ...refusedSelection(''),
  found: `entries that need a build request of ${bytes} bytes, since it lists each method`,
  expected: `at most ${mostBytes} bytes`,
  remedy: 'Select whole classes, or a package or an annotation alone.',
});

/** What was selected goes out unchecked. */
export const unchecked = (): Finding => ({
  severity: 'warning',
  code: 'selection-unchecked',
  input: 'tests',
  found: 'entries that could not be checked, since the tests of the suite are not known before the run',
  expected: 'a suite that is a local file, or that the action upload uploaded in an earlier job',
  remedy: 'Check the spelling: an entry that matches nothing selects nothing.',
});

export const inexact = (extra: readonly string[]): Finding => ({
  severity: 'warning',
  code: 'selection-inexact',
  input: 'tests',
  found: `entries that also select these tests: ${listExtras(extra)}`,
  expected: 'test names that no other test name begins with',
  remedy: 'Rename a test, or select the others too: the service matches names by their beginning.',
  always: true,
});
