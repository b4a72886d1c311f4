import { explanationUrl } from '../../core/model/error-codes.ts';
import type { Verdict } from '../../core/model/results.ts';
import type { RunAnalysis } from '../../core/model/run-analysis.ts';
import { describeDevices, describePrediction, describePredictionError } from '../../core/results/describe.ts';
import { countFailedFlaky } from '../../core/results/totals.ts';
import { amongThem, describeLabels, describeResults } from '../../core/wording/describe-tests.ts';
import { timesOf } from '../../core/wording/run-times.ts';
import {
  nextStepOf,
  type Phrase,
  reasonBelowHeading,
  simulatedWarning,
  stepNames,
  verdictHeading,
  verdictLooks,
} from '../../core/wording/verdict.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText, link, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits, shownMinutes } from '../../lib/numbers.ts';
import { alert, codeName, duration, nameText } from './format.ts';
import type { Part, View } from './view.ts';

const maxReason = 1_000;
const maxName = 160;

/** Renders the heading, such as `❌ 3 of 200 failed · Espresso · android-tests`, then the reason and the next step. */
export const headline: Part = (view) => {
  const { run } = view;
  const { emoji, box } = verdictLooks[run.verdict.kind];
  const names = stepNames(run).map((name) => inlineText(cutText(name, maxName)));
  const labels = describeLabels(run);
  const reason = reasonBelowHeading(run);
  const blocks = [
    ...(labels === undefined ? [] : [`**${labels}**`]),
    // The reason has no error code, because the next step has it as a link.
    ...(reason === '' ? [] : [messageText(cutText(reason, maxReason))]),
    ...otherProblems(run.verdict),
    ...nextStep(view),
  ];
  return [
    `## ${emoji} ${[inlineText(verdictHeading(run)), ...names].join(' · ')}${run.simulated ? ' (SIMULATED)' : ''}`,
    ...(run.simulated ? [alert('NOTE', [`**SIMULATED** ${simulatedWarning}`])] : []),
    ...(box === undefined || blocks.length === 0 ? blocks : [alert(box, blocks)]),
  ];
};

const maxOthers = 20;

/** Lists the problems that the reason only counts. */
const otherProblems = ({ others = [] }: Verdict): string[] => {
  if (others.length === 0) return [];
  const show = (problem: string): string => `- ${messageText(cutText(problem, maxReason))}`;
  return [firstItems(others, maxOthers, show, (more) => `- And ${digits(more)} more`).join('\n')];
};

export const figures: Part = ({ run }) => {
  if (run.verdict.kind === 'planned' || run.verdict.kind === 'started') return [];
  if (run.sessions.length === 0 && run.missingTests.length === 0) return [];
  const { totalMs, queueMs } = timesOf(run);
  const started = run.sessions.filter((session) => session.sessionId !== undefined).length;
  const sessions = counted(run.sessions.length, 'session');
  return [
    `**${describeResults(run)}**: ${resultCounts(run).join(' · ')}`,
    [
      `${started < run.sessions.length ? `${digits(started)} of ` : ''}${sessions} on ${describeDevices(run.shards)}`,
      `${shownMinutes(run.deviceMs)} device minutes${predictionOf(run)}${besideOf(run)}`,
      ...(queueMs > 0 ? [`${duration(queueMs)} queued`] : []),
      `${duration(totalMs)} in total`,
    ].join(' · '),
    ...(run.prediction === undefined ? [] : [describePrediction(run.prediction)]),
  ];
};

/** Formats the predicted device time. For a complete run, adds the difference to the actual time. */
const predictionOf = ({ prediction, deviceMs, unstarted, verdict: { kind } }: RunAnalysis): string => {
  if (prediction === undefined) return '';
  const isComplete = unstarted.length === 0 && (kind === 'passed' || kind === 'failed');
  return ` (${describePredictionError(prediction, isComplete ? deviceMs : 0)})`;
};

/** Formats the device time of builds beside the results, which the total device time does not include. */
const besideOf = ({ repeats, onBase }: RunAnalysis): string =>
  [[repeats, 'repeats'] as const, [onBase, 'the base branch'] as const]
    .map(([report, what]) =>
      report === undefined || report.deviceMs === 0 ? '' : ` and ${shownMinutes(report.deviceMs)} for ${what}`,
    )
    .join('');

const resultCounts = ({ totals, shards, failOnFlaky }: RunAnalysis): string[] => {
  const { passed, failed, flaky, skipped, missing, quarantined } = totals;
  const failedFlaky = flaky > 0 ? countFailedFlaky(shards, failOnFlaky) : 0;
  const failedText = `**${digits(failed)} failed**${amongThem({ flaky: failedFlaky, quarantined })}`;
  return [
    `${passed > 0 ? '✅ ' : ''}${digits(passed)} passed${amongThem({ flaky: flaky - failedFlaky })}`,
    ...(failed > 0 ? [`${failed > quarantined ? '❌' : '⚠️'} ${failedText}`] : []),
    ...(skipped > 0 ? [`${digits(skipped)} skipped`] : []),
    ...(missing > 0 ? [`⚠️ **${digits(missing)} missing**`] : []),
  ];
};

export const reportLinks: Part = ({ links }) => {
  const items = [
    ...(links.htmlUrl === undefined ? [] : [link('Full report', links.htmlUrl)]),
    ...(links.artifactUrl === undefined ? [] : [link('All files', links.artifactUrl)]),
  ];
  return items.length === 0 ? [] : [items.join(' · ')];
};

const nextStep = ({ run, links: { docsUrl } }: View): string[] => {
  const { text, code } = nextStepOf(run);
  const items = [
    ...(text.length === 0 ? [] : [`**Next:** ${text.map(pieceText).join('')}`]),
    ...(code === undefined ? [] : [`More: ${link(code, explanationUrl(code, docsUrl))}.`]),
  ];
  return items.length === 0 ? [] : [items.join(' ')];
};

const pieceText = (piece: Phrase[number]): string => {
  if (typeof piece === 'string') return piece;
  return piece.isCode ? codeName(piece.name) : nameText(piece.name);
};
