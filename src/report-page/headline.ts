import { definitionOf } from '../core/frameworks/lookup.ts';
import type { ComparedTest } from '../core/model/base-comparison.ts';
import { codeMark, explanationUrl } from '../core/model/error-codes.ts';
import type { RepeatedTest } from '../core/model/repeats.ts';
import { testName, type Verdict } from '../core/model/results.ts';
import type { RunAnalysis } from '../core/model/run-analysis.ts';
import { describeOnBase } from '../core/results/base-comparison.ts';
import { describeShown, isUnstable } from '../core/results/repeats.ts';
import { countFailedFlaky, failureLabels } from '../core/results/totals.ts';
import { noFacts, triageRun } from '../core/results/triage/triage.ts';
import type { TriageDocument, TriageEntry } from '../core/results/triage/triage-document.ts';
import { amongThem, countAllDevices } from '../core/wording/describe-tests.ts';
import type { FailurePlaces } from '../core/wording/failure-places.ts';
import { timesOf } from '../core/wording/run-times.ts';
import {
  type Phrase,
  pageAdvice,
  pageReason,
  simulatedWarning,
  stepNames,
  verdictHeading,
  verdictLooks,
} from '../core/wording/verdict.ts';
import { formatDuration } from '../lib/durations.ts';
import { htmlAttribute, htmlText } from '../lib/escape/html.ts';
import { shownText } from '../lib/escape/invisible.ts';
import { firstItems } from '../lib/first-items.ts';
import { digits, shownMinutes } from '../lib/numbers.ts';

const maxReason = 2_000;
const maxProject = 200;
const maxNotices = 20;

/** Link to a page about the run, such as the pull request. */
export interface PageLink {
  readonly title: string;
  readonly url: string;
}

export interface PageContext {
  readonly links?: readonly PageLink[];
  readonly docsUrl?: string;
  readonly places?: FailurePlaces;
  /** Causes of failures, with facts from files. If it is absent, the causes come only from the run. */
  readonly triage?: TriageDocument;
  /** Renders a cause as Markdown, which the page offers to copy. */
  readonly causeMarkdown?: (entry: TriageEntry) => string;
}

/** Title of the browser tab: `✗ 3 of 200 failed · Espresso · android-tests`. */
export const pageTitle = (run: RunAnalysis): string => {
  const names = stepNames(run).map((name) => shownText(name, maxProject));
  const suffix = run.simulated ? ' (simulated)' : '';
  return `${verdictLooks[run.verdict.kind].sign} ${[shownText(verdictHeading(run), maxReason), ...names].join(' · ')}${suffix}`;
};

/** Renders the verdict, the reason and the figures as HTML that needs no JavaScript. */
export const headlineHtml = (
  run: RunAnalysis,
  { links = [], docsUrl, triage = triageRun(run, noFacts) }: PageContext,
): string => {
  const { sign, label } = verdictLooks[run.verdict.kind];
  const project = htmlText(shownText(run.project, maxProject));
  const start = run.startedAt.toISOString();
  const started = `<time datetime="${start}">${start.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const next = pageAdvice(run, triage.entries).map(pieceHtml).join('');
  const figures = figuresOf(run).map(
    ([name, value, mark]) => `<div${mark ? ` data-mark="${mark}"` : ''}><dt>${name}</dt><dd>${htmlText(value)}</dd></div>`,
  );
  return [
    `<header class="headline" data-verdict="${htmlAttribute(run.verdict.kind)}">`,
    ...(run.simulated ? [`<p class="simulated"><strong>SIMULATED</strong> ${simulatedWarning}</p>`] : []),
    '<div class="headline-top">',
    `<h1><span class="verdict"><span aria-hidden="true">${sign}</span> ${label}</span></h1>`,
    `<p class="run-name"><strong><bdi>${project}</bdi></strong> ${definitionOf(run.framework).title}, ${started}</p>`,
    ...(links.length > 0 ? [`<p class="run-links">${links.map(({ title, url }) => anchor(title, url)).join(' ')}</p>`] : []),
    '</div>',
    reasonHtml({ ...run.verdict, reason: pageReason(run) }, docsUrl),
    ...(next === '' ? [] : [`<p class="next"><strong>Next:</strong> ${next}</p>`]),
    `<dl class="figures">${figures.join('')}</dl>`,
    ...listHtml('Notes', run.notices, maxNotices, (notice) => htmlText(shownText(notice, maxReason)), 'more notes'),
    ...onBaseHtml(run),
    ...repeatsHtml(run),
    '</header>',
  ].join('\n');
};

const reasonHtml = ({ reason, code }: Verdict, docsUrl: string | undefined): string => {
  const mark = code === undefined ? '' : ` ${codeMark(code)}`;
  const [text = '', ...rest] = code === undefined ? [reason] : reason.split(mark);
  const linked =
    code === undefined || rest.length === 0
      ? ''
      : ` ${anchor(mark.trim(), explanationUrl(code, docsUrl))}${htmlText(rest.join(mark))}`;
  return `<p class="reason"><bdi>${htmlText(shownText(text, maxReason))}</bdi>${linked}</p>`;
};

const anchor = (title: string, url: string): string =>
  `<a href="${htmlAttribute(url)}" target="_blank" rel="noreferrer noopener">${htmlText(title)}</a>`;

const pieceHtml = (piece: Phrase[number]): string => {
  if (typeof piece === 'string')
    return piece
      .split('`')
      .map((piece, nth) => (nth % 2 === 0 ? htmlText(piece) : `<code>${htmlText(piece)}</code>`))
      .join('');
  const name = htmlText(shownText(piece.name, maxProject));
  return piece.isCode ? `<code>${name}</code>` : `<bdi>${name}</bdi>`;
};

const figuresOf = (run: RunAnalysis): (readonly [name: string, value: string, mark?: string | false])[] => {
  const { totalMs, queueMs } = timesOf(run);
  const totalTime = ['Total time', formatDuration(totalMs)] as const;
  // If nothing ran, the other figures would all be 0.
  if (run.sessions.length === 0 && run.missingTests.length === 0) return [totalTime];
  const { tests, passed, failed, skipped, flaky, missing, quarantined } = run.totals;
  const failedFlaky = flaky > 0 ? countFailedFlaky(run.shards, run.failOnFlaky) : 0;
  return [
    // With several devices, a test has several results, so the numbers count results.
    [countAllDevices(run) > 1 ? 'Results' : 'Tests', digits(tests)],
    ['Passed', `${digits(passed)}${amongThem({ flaky: flaky - failedFlaky })}`, passed > 0 && 'passed'],
    [
      'Failed',
      `${digits(failed)}${amongThem({ flaky: failedFlaky, quarantined })}`,
      failed > 0 && (failed > quarantined ? 'failed' : 'quarantined'),
    ],
    ...(skipped > 0 ? [['Skipped', digits(skipped)] as const] : []),
    ...(missing > 0 ? [['Missing', digits(missing), 'error'] as const] : []),
    ['Devices', digits(countAllDevices(run))],
    ['Sessions', sessionsText(run)],
    ['Device minutes', shownMinutes(run.deviceMs + (run.repeats?.deviceMs ?? 0) + (run.onBase?.deviceMs ?? 0))],
    ...(queueMs > 0 ? [['Queued', formatDuration(queueMs)] as const] : []),
    totalTime,
  ];
};

const sessionsText = ({ sessions }: RunAnalysis): string => {
  const missing = sessions.filter(({ sessionId }) => sessionId === undefined).length;
  return missing === 0 ? digits(sessions.length) : `${digits(sessions.length)} (${digits(missing)} missing)`;
};

const maxRepeated = 50;

const repeatsHtml = ({ repeats }: RunAnalysis): string[] => {
  const show = (test: RepeatedTest): string => {
    const { passed, failed, device, why } = test;
    const shown = isUnstable(test) ? `unstable, passed in ${passed} of ${passed + failed} runs.` : describeShown(passed);
    const entry = test.quarantined === undefined ? '' : ` Quarantined until ${test.quarantined.until}.`;
    return `<bdi>${htmlText(shownText(`${testName(test)} @ ${device} (${why}): ${shown}${entry}`, maxReason))}</bdi>`;
  };
  const unstableFirst = repeats?.tests.toSorted((a, b) => Number(isUnstable(b)) - Number(isUnstable(a))) ?? [];
  return listHtml('New and changed tests', unstableFirst, maxRepeated, show, 'more');
};

const onBaseHtml = (run: RunAnalysis): string[] => {
  const pastOf = failureLabels(run);
  const show = (test: ComparedTest): string => {
    const said = describeOnBase(test, pastOf(test, test.device)?.flakyRate);
    return `<bdi>${htmlText(shownText(`${testName(test)} @ ${test.device} ${said}.`, maxReason))}</bdi>`;
  };
  return listHtml('On the base branch', run.onBase?.tests ?? [], maxRepeated, show, 'more');
};

const listHtml = <Item>(
  title: string,
  items: readonly Item[],
  limit: number,
  show: (item: Item) => string,
  others: string,
): string[] => {
  if (items.length === 0) return [];
  const more = (count: number): string => `${digits(count)} ${others} are in results.json.`;
  const entries = firstItems(items, limit, show, more).map((entry) => `<li>${entry}</li>`);
  return [`<ul class="notices" aria-label="${title}">${entries.join('')}</ul>`];
};
