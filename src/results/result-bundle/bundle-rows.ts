import type { BundleEvidence } from '../../model/evidence.ts';
import {
  absent,
  agrees,
  amount,
  type EvidenceRow,
  error,
  failed,
  isTimedOut,
  type Reading,
  row,
  unsettled,
  worse,
} from '../evidence-reading.ts';

const source = 'result bundle';

type ReadBundle = BundleEvidence & { readonly state: 'read' };

const reading =
  (read: (bundle: ReadBundle) => Reading): EvidenceRow['read'] =>
  ({ session: { evidence } }) =>
    evidence.bundle?.state === 'read' ? read(evidence.bundle) : absent;

/** Nothing follows from a bundle that is missing or unreadable: the other evidence decides. */
export const bundleFileRow: EvidenceRow = row(source, 'file', {}, ({ session: { evidence } }) => {
  const { bundle } = evidence;
  if (bundle === undefined) return absent;
  if (bundle.state === 'read') return agrees;
  const cell = bundle.state === 'missing' ? 'worse' : 'unreadable';
  return { cell, clause: `its result bundle is ${bundle.state} (${bundle.message})` };
});

export const bundleContentRows: readonly EvidenceRow[] = [
  row(
    source,
    'failure outside of tests',
    { worse: error('bundle-failure') },
    reading(({ failures: [first, ...more] }) => {
      if (first === undefined) return agrees;
      const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
      return worse(`its result bundle has a failure outside of any test: ${first}${others}`);
    }),
  ),
  row(
    source,
    "Xcode's count of failures",
    { worse: error('bundle-contradicts') },
    reading(({ hiddenFailures }) =>
      hiddenFailures === 0
        ? agrees
        : worse(`Xcode counted ${amount(hiddenFailures)} more that failed, which its result bundle does not contain`),
    ),
  ),
  row(source, 'list of tests', { worse: unsettled('bundle-contradicts') }, (compared) =>
    reading(({ unlisted, lacking }) => {
      // What the time cut short is listed in one place, and may be missing in the other.
      if ((unlisted.length === 0 && lacking.length === 0) || isTimedOut(compared.session)) return agrees;
      if (unlisted.length > 0) return worse(`its result bundle has ${some(unlisted)}, but the test details do not`);
      return worse(`the test details call ${some(lacking)} passed, but the result bundle does not contain it`);
    })(compared),
  ),
];

/** These tests failed in the results, too: this row names the source. */
export const bundleFailedRow: EvidenceRow = row(
  source,
  'failed tests',
  { worse: failed('tests-failed') },
  reading(({ failed: names }) =>
    names.length === 0 ? agrees : worse(`its result bundle says that ${some(names)} failed, but the test details call it passed`),
  ),
);

const some = (names: readonly string[]): string => `${names[0]}${names.length === 1 ? '' : ` (and ${names.length - 1} more)`}`;
