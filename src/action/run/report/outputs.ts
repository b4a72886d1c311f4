import type { Verdict } from '../../../core/model/results.ts';
import type { UsedRefs } from '../../../core/model/run-analysis.ts';
import type { What } from '../upload/upload-file.ts';

/** Values of all outputs of `run` for a step without a result. */
export const outputsWithoutResult = (verdict: Verdict, simulated = false) => ({
  verdict: String(verdict.kind),
  reason: verdict.reason,
  'build-ids': '[]',
  'app-ref': '',
  'test-suite-ref': '',
  'media-refs': '[]',
  tests: '0',
  passed: '0',
  failed: '0',
  skipped: '0',
  flaky: '0',
  missing: '0',
  quarantined: '0',
  sessions: '0',
  'device-minutes': '0.0',
  'predicted-device-minutes': '',
  'queue-seconds': '0',
  'duration-seconds': '0',
  'failed-tests': '[]',
  'new-failures': '[]',
  unstable: '[]',
  'failing-on-base': '[]',
  'report-dir': '',
  'results-path': '',
  'junit-path': '',
  'html-path': '',
  'triage-path': '',
  'artifact-id': '',
  'artifact-url': '',
  'html-url': '',
  simulated: String(simulated),
});

export type RunOutputs = Readonly<ReturnType<typeof outputsWithoutResult>>;

export const refOutputs = ({ app = '', testSuite = '', media = [] }: UsedRefs) => ({
  'app-ref': asInput(app),
  'test-suite-ref': asInput(testSuite),
  'media-refs': JSON.stringify(media),
});

/**
 * Converts a reference to an input value. A custom id needs the prefix, because an input without a prefix is read as a path.
 */
const asInput = (reference: string): string =>
  reference === '' || reference.includes('/') ? reference : `custom-id:${reference}`;

/** Fixed order of names in the output `reused`, because uploads finish in random order. */
const uploadOrder: readonly What[] = ['app', 'test-suite', 'media'];

export const uploadOutputsOf = (uploaded: UsedRefs, reused: readonly What[]) => ({
  ...refOutputs(uploaded),
  reused: JSON.stringify(uploadOrder.filter((what) => reused.includes(what))),
});
