import { cutText } from '../../lib/escape/cut.ts';
import { codeElement, codeSpan, fencedBlock, link } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { deviceLabel } from '../../model/device-shard.ts';
import { testName } from '../../model/results.ts';
import type { AnalyzedTest, FailureGroup, LocatedTest } from '../../model/run-analysis.ts';
import { sourceHints } from '../../results/analysis/root-cause.ts';
import { describePast } from '../describe-history.ts';
import { describeReach } from '../describe-tests.ts';
import { noMessage, shortenFailure } from '../shorten-failure.ts';
import { webAddress } from '../web-address.ts';
import { codeLink, foldable, linkTo, nameText } from './format.ts';
import type { Part, ReportLinks, View } from './view.ts';

/** The first ones are open: most failed runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfAttempt = 3;
const maxTestName = 300;

/** The failures of each test and on which devices, with links to session, video and logs. */
export const failures: Part = (view) => {
  const { run, detail } = view;
  const { failedOrFlaky } = run;
  if (failedOrFlaky.length === 0) return [];
  if (detail.failures === 0) return [`${counted(failedOrFlaky.length, 'test')} failed or flaky: see the full report.`];
  const shown = failedOrFlaky.slice(0, detail.failures);
  const more = failedOrFlaky.length - shown.length;
  return [
    '### Failures',
    ...shown.map((test, index) => testBlock(view, test, index < openFailures)),
    ...(more > 0 ? [`${counted(more, 'more failed or flaky test')}: see the full report.`] : []),
  ];
};

const testBlock = (view: View, test: AnalyzedTest, open: boolean): string => {
  const groups = test.failureGroups.filter(({ outcome }) => outcome !== 'quarantined');
  const shown = groups.slice(0, view.detail.failureGroups);
  const more = groups.length - shown.length;
  const past = describePast(view.run, test.history);
  const reach = `${describeReach(test, view.run.devices.length)}${past === '' ? '' : ` (${past})`}`;
  const summary = `${codeElement(cutText(testName(test), maxTestName))} ${reach}`;
  return foldable(
    summary,
    [
      ...shown.flatMap((group) => groupBlocks(view, group)),
      ...(more > 0 ? [`${counted(more, 'other failure')} of this test: see the full report.`] : []),
    ],
    open,
  );
};

const groupBlocks = ({ detail, links }: View, group: FailureGroup): string[] => {
  const place = placeText(group, links);
  const shown = group.samples.slice(0, detail.occurrences);
  const more = group.devices.length - shown.length;
  const places = [...shown.map(occurrence), ...(more > 0 ? [`And ${counted(more, 'more device')}`] : [])];
  return [
    failureText(group, detail.traceLines),
    `${wordFor[group.outcome] ?? 'Failed'}${place === '' ? '' : ` at ${place}`} on:`,
    places.map((text) => `- ${text}`).join('\n'),
  ];
};

/** The line in the repository where it is known; else what the failure itself names. */
const placeText = ({ samples: [sample], failures: [failure] }: FailureGroup, { places }: ReportLinks): string => {
  const known = places?.of(sample?.test ?? {}, failure);
  const [hint] = known === undefined ? sourceHints(sample?.test ?? {}, failure) : [known];
  return hint === undefined ? '' : codeLink(`${lastSegment(hint.file)}:${hint.line}`, known?.url);
};

const wordFor: Partial<Record<FailureGroup['outcome'], string>> = {
  flaky: 'Failed, then passed in a retry,',
  'timed-out': 'Timed out',
  error: 'Ended with status ERROR',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
};

const failureText = ({ failures: all, samples }: FailureGroup, traceLines: number): string => {
  const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
  const text = texts.filter((one) => one.trim() !== '').join('\n\n');
  if (text === '') {
    const log = webAddress(samples[0]?.test.links?.instrumentationLog);
    return log === undefined ? noMessage : `${noMessage} See ${link('the instrumentation log', log)}.`;
  }
  const more = all.length - texts.length;
  return fencedBlock(more > 0 ? `${text}\n\n… ${digits(more)} more failures of the same attempt` : text);
};

/** A device with everything that shows what happened on it. */
const occurrence = ({ test, session }: LocatedTest): string => {
  const shard = session.shard.total > 1 ? ` (shard ${session.shard.index + 1})` : '';
  const places = [
    ['session', session.links.dashboard],
    ['video', test.links?.video ?? session.links.video],
    ['device log', test.links?.deviceLog],
    ['instrumentation log', test.links?.instrumentationLog],
    ['network log', test.links?.networkLog],
  ] as const;
  const links = places.flatMap(([label, url]) => linkTo(label, url));
  return `**${nameText(deviceLabel(session))}**${shard}: ${[...links, `files in ${codeSpan(session.folder)}`].join(' · ')}`;
};

const lastSegment = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
