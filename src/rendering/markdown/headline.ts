import { definitionOf } from '../../frameworks/lookup.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, link, messageText } from '../../lib/escape/markdown.ts';
import { counted, digits, shownMinutes } from '../../lib/numbers.ts';
import { codeMark, explanationUrl } from '../../model/error-codes.ts';
import type { Verdict, VerdictKind } from '../../model/results.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { describeDevices, describePrediction, describePredictionError, describeShard } from '../../results/describe.ts';
import { countFailedFlaky } from '../../results/totals.ts';
import { describeLabels } from '../describe-history.ts';
import { describeResults } from '../describe-tests.ts';
import { nextStepOf, type Words } from '../next-step.ts';
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

/** `❌ Failed: Espresso, project shop-4711, job tests, shard 1 of 2 (SIMULATED)`. */
const title = ({ verdict, framework, project, job, simulated }: RunAnalysis): string => {
  const { emoji, word } = verdictWords[verdict.kind];
  const parts = [
    definitionOf(framework).title,
    `project ${codeSpan(cutText(project, maxName))}`,
    job === undefined ? 'all jobs' : `job ${codeSpan(cutText(job.name, maxName))}`,
    ...(job?.shardIndex === undefined ? [] : [describeShard({ index: job.shardIndex, total: job.shards })]),
  ];
  return `${emoji} ${word}: ${parts.join(', ')}${simulated ? ' (SIMULATED)' : ''}`;
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
  const sessions = run.sessions.filter((session) => session.sessionId !== undefined).length;
  return [
    `**${describeResults(run)}**: ${countsOf(run).join(' · ')}`,
    [
      `${counted(sessions, 'session')} on ${describeDevices(run.shards)}`,
      `${shownMinutes(run.deviceMs)} device minutes${predictionOf(run)}${repeatedOf(run)}`,
      ...(run.queueMs > 0 ? [`${duration(run.queueMs)} queued`] : []),
      `${duration(run.finishedAt.getTime() - run.startedAt.getTime())} in total`,
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
    ...(code === undefined ? [] : [`What is ${link(code, explanationUrl(code, docsUrl))}?`]),
  ];
  return items.length === 0 ? [] : [items.join(' ')];
};

const wordText = (word: Words[number]): string => {
  if (typeof word === 'string') return word;
  return word.isCode ? codeName(word.name) : nameText(word.name);
};
