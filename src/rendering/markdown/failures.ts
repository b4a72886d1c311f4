import { cutText } from '../../lib/escape/cut.ts';
import { codeElement, codeSpan, fencedBlock, link } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { testName } from '../../model/results.ts';
import { sourceHints } from '../failures/locations.ts';
import { shortenFailure } from '../failures/trace.ts';
import type { FailureGroup, LocatedTest } from '../survey/failure-groups.ts';
import { describeSpread } from '../survey/spread.ts';
import type { SurveyedTest } from '../survey/survey.ts';
import { foldable } from './table.ts';
import type { Part, View } from './view.ts';
import { nameText } from './words.ts';

/** The first ones are open: most red runs have one or two causes. */
const openFailures = 3;
const maxFailuresOfTry = 3;
const maxTestName = 300;

/** What went wrong in each test, and on which devices, with the way to session, video and logs. */
export const failures: Part = (view) => {
  const { survey, detail } = view;
  const { troubled } = survey;
  if (detail.failures === 0 && troubled.length > 0)
    return [`${counted(troubled.length, 'test is', 'tests are')} not green; the full report tells why.`];
  if (troubled.length === 0) return [];
  const shown = troubled.slice(0, detail.failures);
  const more = troubled.length - shown.length;
  return [
    '### What went wrong',
    ...shown.map((test, index) => testBlock(view, test, index < openFailures)),
    ...(more > 0 ? [`${counted(more, 'more test')} that ${more === 1 ? 'is' : 'are'} not green: see the full report.`] : []),
  ];
};

const testBlock = (view: View, test: SurveyedTest, open: boolean): string => {
  const groups = view.survey.failures(test);
  const shown = groups.slice(0, view.detail.failureGroups);
  const more = groups.length - shown.length;
  const summary = `${codeElement(cutText(testName(test), maxTestName))} ${describeSpread(test, view.survey.devices.length)}`;
  return foldable(
    summary,
    [
      ...shown.flatMap((group) => groupBlocks(view, group)),
      ...(more > 0 ? [`It also went wrong in ${counted(more, 'other way')}.`] : []),
    ],
    open,
  );
};

const groupBlocks = ({ detail }: View, group: FailureGroup): string[] => {
  const [sample] = group.samples;
  const [hint] = sourceHints(sample?.test ?? {}, group.failures[0]);
  const shown = group.samples.slice(0, detail.occurrences);
  const more = group.devices.length - shown.length;
  const places = [...shown.map(occurrence), ...(more > 0 ? [`and ${counted(more, 'more device')}`] : [])];
  return [
    told(group, detail.traceLines),
    `${wordFor[group.outcome] ?? 'Failed'}${hint === undefined ? '' : ` at ${codeSpan(`${lastSegment(hint.file)}:${hint.line}`)}`} on`,
    places.map((text) => `- ${text}`).join('\n'),
  ];
};

const wordFor: Partial<Record<FailureGroup['outcome'], string>> = {
  flaky: 'Failed at first, then passed,',
  'timed-out': 'Timed out',
  error: 'Ended in state ERROR',
  pending: 'Never ran',
  unknown: 'Ended with an unknown status',
};

const told = ({ failures: all, samples }: FailureGroup, traceLines: number): string => {
  const texts = all.slice(0, maxFailuresOfTry).map((failure) => shortenFailure(failure, traceLines));
  const text = texts.filter((one) => one.trim() !== '').join('\n\n');
  if (text === '') {
    const log = samples[0]?.test.links?.instrumentationLog;
    return log === undefined
      ? 'The service gave no message for it.'
      : `The service gave no message; ${link('its instrumentation log', log)} may.`;
  }
  const more = all.length - texts.length;
  return fencedBlock(more > 0 ? `${text}\n\n… ${digits(more)} more failures of the same try` : text);
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
  const links = places.filter(([, url]) => url !== undefined && url !== '').map(([label, url]) => link(label, url));
  return `**${nameText(session.device)}**${shard}: ${[...links, `files in ${codeSpan(session.folder)}`].join(' · ')}`;
};

const lastSegment = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
