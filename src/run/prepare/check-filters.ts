import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { capabilityEntries } from '../../results/selection/capability-entries.ts';
import { matchesTest } from '../../results/selection/match-entry.ts';
import { selectTests } from '../../results/selection/select-tests.ts';
import { emptySelection, unknownEntries } from './selection-findings.ts';

/** Checks the filters among `capabilities` against the suite, like the input `tests`: each entry has to match something. */
export const checkFilters = (
  { framework, capabilities }: Pick<RunInputs, 'framework' | 'capabilities'>,
  suite: DiscoveredSuite | undefined,
): readonly Finding[] => {
  if (suite === undefined || suite.tests.length === 0) return [];
  const style = definitionOf(framework).testFilter?.style;
  const filters = style === undefined ? [] : capabilityEntries[style](capabilities, suite);
  const entries = filters.flat();
  if (entries.length === 0) return [];
  const { unmatched } = selectTests(entries, suite);
  const isOpen = suite.unseen !== undefined || suite.unknown.length > 0;
  const findings = unknownEntries(unmatched, suite, isOpen, 'capabilities');
  const fits = (test: DiscoveredSuite['tests'][number]): boolean =>
    filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
  if (findings.length > 0 || isOpen || [...suite.tests, ...(suite.onRequest ?? [])].some((test) => !test.ignored && fits(test)))
    return findings;
  return [emptySelection(suite, 'capabilities')];
};
