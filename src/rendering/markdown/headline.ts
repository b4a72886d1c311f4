import { cutText } from '../../lib/escape/cut.ts';
import { inlineText, link, messageText } from '../../lib/escape/markdown.ts';
import { counted, digits, shownMinutes } from '../../lib/numbers.ts';
import { codeMark, explanationUrl } from '../../model/error-codes.ts';
import type { Verdict, VerdictKind } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { describeDevices, describePrediction, describePredictionError } from '../../results/describe.ts';
import { countFailedFlaky } from '../../results/totals.ts';
import { describeLabels } from '../describe-history.ts';
import { describeResults } from '../describe-tests.ts';
import { nextStepOf, type Words } from '../next-step.ts';
import { timesOf } from '../run-times.ts';
import { headingWords, stepNames } from '../titles.ts';
import { simulatedWarning, verdictWords } from '../verdict-words.ts';
import { alert, codeName, duration, nameText } from './format.ts';
import type { Part, ReportLinks } from './view.ts';

const maxReason = 1_000;
const maxName = 160;

/** The verdict as a heading that tells this step from others, why, and what to do. */
export const headline: Part = ({ run, links }) => {
  const { kind } = run.verdict;
  const labels = describeLabels(run);
  const blocks = [
    ...(labels === undefined ? [] : [`**${labels}**`]),
    reasonOf(run.verdict),
    ...otherProblems(run.verdict),
    ...nextStep(run, links),
  ];
  return [
    `## ${title(run)}`,
    ...(run.simulated ? [alert('NOTE', [`**SIMULATED** ${simulatedWarning}`])] : []),
    ...(isRed[kind] ? [alert('CAUTION', blocks)] : kind === 'cancelled' ? [alert('WARNING', blocks)] : blocks),
  ];
};

const isRed: Partial<Record<VerdictKind, boolean>> = { failed: true, error: true, 'timed-out': true };

/** `❌ 3 of 200 failed · Espresso · android-tests (SIMULATED)`. */
const title = (run: RunAnalysis): string => {
  const names = stepNames(run).map((name) => inlineText(cutText(name, maxName)));
  return `${verdictWords[run.verdict.kind].emoji} ${[headingWords(run), ...names].join(' · ')}${run.simulated ? ' (SIMULATED)' : ''}`;
};

/** Without the code, which is a link below. */
const reasonOf = ({ reason, code }: Verdict): string =>
  messageText(cutText(code === undefined ? reason : reason.replace(` ${codeMark(code)}`, ''), maxReason));

const maxOthers = 20;

/** Problems that the reason only counts; those of sessions have a section of their own. */
const otherProblems = ({ others = [] }: Verdict): string[] => {
  if (others.length === 0) return [];
  const lines = others.slice(0, maxOthers).map((each) => `- ${messageText(cutText(each, maxReason))}`);
  const more = others.length - lines.length;
  return [[...lines, ...(more > 0 ? [`- And ${digits(more)} more`] : [])].join('\n')];
};

/** Counts, then sessions and times, for a run that has results. */
export const figures: Part = ({ run }) => {
  if (run.verdict.kind === 'planned' || run.verdict.kind === 'started') return [];
  if (run.sessions.length === 0 && run.missingTests.length === 0) return [];
  const { totalMs, queueMs } = timesOf(run);
  const started = run.sessions.filter((session) => session.sessionId !== undefined).length;
  const sessions = counted(run.sessions.length, 'session');
  return [
    `**${describeResults(run)}**: ${countsOf(run).join(' · ')}`,
    [
      `${started < run.sessions.length ? `${digits(started)} of ` : ''}${sessions} on ${describeDevices(run.shards)}`,
      `${shownMinutes(run.deviceMs)} device minutes${predictionOf(run)}${repeatedOf(run)}`,
      ...(queueMs > 0 ? [`${duration(queueMs)} queued`] : []),
      `${duration(totalMs)} in total`,
    ].join(' · '),
    ...(run.prediction === undefined ? [] : [describePrediction(run.prediction)]),
  ];
};

/** How far the prediction was off, in relation to what was used. What did not run as planned tells nothing about that. */
const predictionOf = ({ prediction, deviceMs, unstarted, verdict: { kind } }: RunAnalysis): string => {
  if (prediction === undefined) return '';
  const isComplete = unstarted.length === 0 && (kind === 'passed' || kind === 'failed');
  return ` (${describePredictionError(prediction, isComplete ? deviceMs : 0)})`;
};

/** Device time besides the results. */
const repeatedOf = ({ repeats }: RunAnalysis): string =>
  repeats === undefined || repeats.deviceMs === 0 ? '' : ` and ${shownMinutes(repeats.deviceMs)} for repeats`;

/** What the results add up to; missing ones stand apart. */
const countsOf = ({ totals, shards, failOnFlaky }: RunAnalysis): string[] => {
  const { passed, failed, flaky, skipped, missing, quarantined } = totals;
  const failedFlaky = flaky > 0 ? countFailedFlaky(shards, failOnFlaky) : 0;
  const ofThem = (count: number): string => (count > 0 ? ` (${digits(count)} flaky)` : '');
  return [
    `${passed > 0 ? '✅ ' : ''}${digits(passed)} passed${ofThem(flaky - failedFlaky)}`,
    ...(failed > quarantined ? [`❌ **${digits(failed - quarantined)} failed**${ofThem(failedFlaky)}`] : []),
    ...(quarantined > 0 ? [`⚠️ ${digits(quarantined)} failed in quarantine`] : []),
    ...(skipped > 0 ? [`${digits(skipped)} skipped`] : []),
    ...(missing > 0 ? [`⚠️ **${digits(missing)} missing**`] : []),
  ];
};

/** One line with everything that opens in the browser. */
export const reportLinks: Part = ({ links }) => {
  const items = [
    ...(links.htmlUrl === undefined ? [] : [link('Full report', links.htmlUrl)]),
    ...(links.artifactUrl === undefined ? [] : [link('All files', links.artifactUrl)]),
  ];
  return items.length === 0 ? [] : [items.join(' · ')];
};

const nextStep = (run: RunAnalysis, { docsUrl }: ReportLinks): string[] => {
  const { words, code } = nextStepOf(run);
  const items = [
    ...(words.length === 0 ? [] : [`**Next:** ${words.map(wordText).join('')}`]),
    ...(code === undefined ? [] : [`More: ${link(code, explanationUrl(code, docsUrl))}.`]),
  ];
  return items.length === 0 ? [] : [items.join(' ')];
};

const wordText = (word: Words[number]): string => {
  if (typeof word === 'string') return word;
  return word.isCode ? codeName(word.name) : nameText(word.name);
};
