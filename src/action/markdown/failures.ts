import { deviceLabel } from '../../core/model/device-shard.ts';
import type { TestHistory } from '../../core/model/history.ts';
import { testName } from '../../core/model/results.ts';
import type { FailureGroup, LocatedTest } from '../../core/model/run-analysis.ts';
import { sourceHints } from '../../core/results/analysis/root-cause.ts';
import { causesOfRun, type FailedTest, type FailureCauseOfRun } from '../../core/results/triage/causes-of-run.ts';
import type { TriageEntry } from '../../core/results/triage/triage-document.ts';
import { describeCrash, describePast, describeReach } from '../../core/wording/describe-tests.ts';
import { webAddress } from '../../lib/addresses.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeElement, codeSpan, fencedBlock, link } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { codeLink, codeName, foldable, linkTo, nameText } from './format.ts';
import { noMessage, shortenFailure } from './shorten-failure.ts';
import { factsText, reproduceBlocks, screenBlock } from './triage.ts';
import type { Part, ReportLinks, View } from './view.ts';

/** Number of causes that are shown unfolded, because most failed runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfAttempt = 3;
const maxTestName = 300;
const maxTests = 30;
/** Number of lines of a shortened trace. With it, the elements of the screen are left out. */
const shortTrace = 8;

/** Renders each cause of failures with its tests, devices and links, in the order of `triage.json`. */
export const failures: Part = (view) => {
  const { run, detail } = view;
  const causes = causesOfRun(run).flatMap((cause) => (cause.kind === 'failures' ? withoutQuarantined(cause) : []));
  if (causes.length === 0) return [];
  if (detail.failures === 0) return [`${counted(run.failedOrFlaky.length, 'test')} failed or flaky: see the full report.`];
  const entries = new Map(view.triage.entries.map((entry) => [entry.id, entry]));
  const show = (cause: FailureCauseOfRun, nth: number): string =>
    causeBlock(view, cause, nth < openFailures, entries.get(cause.id));
  const countMore = (more: number): string => `${counted(more, 'more cause')} of failures: see the full report.`;
  return ['### Failures', ...firstItems(causes, detail.failures, show, countMore)];
};

/** Removes quarantined failures, because they have a section of their own. */
const withoutQuarantined = (cause: FailureCauseOfRun): FailureCauseOfRun[] => {
  const tests = cause.tests.flatMap(({ test, groups }) => {
    const counted = groups.filter(({ outcome }) => outcome !== 'quarantined');
    return counted.length === 0 ? [] : [{ test, groups: counted }];
  });
  return tests.length === 0 ? [] : [{ ...cause, tests }];
};

/** `entry` has what to do. It is absent after the first 50 causes. */
const causeBlock = (view: View, { tests }: FailureCauseOfRun, open: boolean, entry: TriageEntry | undefined): string => {
  const [{ test, groups } = {}] = tests;
  if (test === undefined || groups === undefined) return '';
  const { run, detail } = view;
  const all = tests.flatMap((each) => each.groups);
  const devicesWith = (isWanted: (group: FailureGroup) => boolean): ReadonlySet<number> =>
    new Set(all.filter(isWanted).flatMap(({ devices }) => devices));
  const failedOn = devicesWith(({ outcome }) => outcome !== 'flaky');
  const flakyOn = [...devicesWith(({ outcome }) => outcome === 'flaky')].filter((device) => !failedOn.has(device));
  const ranOn = Math.max(...tests.map((each) => each.test.ranOn));
  const names = tests.slice(0, maxTests).map((each) => codeName(cutText(testName(each.test), maxTestName)));
  const reach = describeReach(
    { ...test, ranOn, failedOn: failedOn.size, flakyOn: flakyOn.length },
    run.devices.length,
    tests.length,
  );
  const past = describePast(run, pastsOf(tests));
  const others = tests.length > 1 ? ` and ${counted(tests.length - 1, 'more test')}` : '';
  const shownGroups = groups.slice(0, detail.failureGroups);
  return foldable(
    `${codeElement(cutText(testName(test), maxTestName))}${others} ${reach}${past === '' ? '' : ` (${past})`}`,
    [
      ...(entry === undefined ? [] : [`**Next:** ${entry.nextStep}`, factsText(entry)]),
      ...shownGroups.flatMap((group, nth) => groupBlocks(view, group, nth === 0 ? all : [group])),
      ...(tests.length > 1
        ? [`Tests: ${names.join(', ')}${tests.length > maxTests ? ` and ${tests.length - maxTests} more` : ''}`]
        : []),
      ...(entry === undefined || detail.traceLines <= shortTrace ? [] : screenBlock(entry, shortTrace)),
      ...(entry === undefined ? [] : reproduceBlocks(entry)),
    ],
    open,
  );
};

/** Histories of the tests on the devices where they fail for this cause. */
const pastsOf = (tests: readonly FailedTest[]): readonly TestHistory[] =>
  tests.flatMap(({ test, groups }) => {
    const devices = new Set(groups.flatMap((group) => group.devices));
    return test.history?.filter(({ device }) => devices.has(device)) ?? [];
  });

/** Renders a group of equal failures, then the devices of all groups of the cause. */
const groupBlocks = ({ detail, links }: View, group: FailureGroup, all: readonly FailureGroup[]): string[] => {
  const place = placeText(group, links);
  const samples = all.filter(({ outcome }) => outcome === group.outcome).flatMap((each) => each.samples);
  const devices = new Set(all.flatMap((each) => each.devices));
  const shown = [...new Map(samples.map((each) => [each.session, each])).values()].slice(0, detail.occurrences);
  const more = devices.size - shown.length;
  const places = [...shown.map(occurrence), ...(more > 0 ? [`And ${counted(more, 'more device')}`] : [])];
  const crash = group.samples[0]?.test.crash;
  return [
    failureBlock(group, detail.traceLines),
    ...(crash === undefined ? [] : [`${nameText(describeCrash(crash))}.`]),
    `${outcomeLabels[group.outcome] ?? 'Failed'}${place === '' ? '' : ` at ${place}`} on:`,
    places.map((text) => `- ${text}`).join('\n'),
  ];
};

/** Place of a failure: the line in the repository if it is known, or the line that the failure names. */
const placeText = ({ samples: [sample], failures: [failure] }: FailureGroup, { places }: ReportLinks): string => {
  const known = places?.of(sample?.test ?? {}, failure);
  const [hint] = known === undefined ? sourceHints(sample?.test ?? {}, failure) : [known];
  return hint === undefined ? '' : codeLink(`${lastSegment(hint.file)}:${hint.line}`, known?.url);
};

const outcomeLabels: Partial<Record<FailureGroup['outcome'], string>> = {
  flaky: 'Failed, then passed in a retry,',
  'timed-out': 'Timed out',
  error: 'Ended with status ERROR',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
};

const failureBlock = ({ failures: all, samples }: FailureGroup, traceLines: number): string => {
  const texts = all.slice(0, maxFailuresOfAttempt).map((failure) => shortenFailure(failure, traceLines));
  const text = texts.filter((one) => one.trim() !== '').join('\n\n');
  if (text === '') {
    const log = webAddress(samples[0]?.test.links?.instrumentationLog);
    return log === undefined ? noMessage : `${noMessage} See ${link('the instrumentation log', log)}.`;
  }
  const more = all.length - texts.length;
  return fencedBlock(more > 0 ? `${text}\n\n… ${digits(more)} more failures of the same attempt` : text);
};

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
