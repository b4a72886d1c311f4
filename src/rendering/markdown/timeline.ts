import { inlineText } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { describeBalance } from '../survey/balance.ts';
import type { SurveyedSlot } from '../survey/survey.ts';
import { ganttChart, totalMs } from './chart.ts';
import { placesOf, sessionWord } from './problems.ts';
import { foldable, table } from './table.ts';
import type { Part, View } from './view.ts';
import { duration, nameText, utcTime } from './words.ts';

/** Sessions over time: a chart, how even the shards were, and the same as a table. */
export const timeline: Part = (view) => {
  const { run, survey, detail } = view;
  if (survey.slots.length === 0) return [];
  const balance = describeBalance(survey);
  const chart =
    detail.chartSessions > 0 && survey.slots.length > 1
      ? ganttChart(survey.slots, run.startedAt, detail.chartSessions)
      : undefined;
  const blocks = [
    ...(balance === undefined ? [] : [inlineText(balance)]),
    ...(chart === undefined ? [] : [`\`\`\`mermaid\n${chart.text}\n\`\`\``]),
    ...(chart !== undefined && chart.hidden > 0
      ? [`${counted(chart.hidden, 'more device')} are not in the chart; those with problems and the slowest are.`]
      : []),
    ...sessionTable(view),
  ];
  return blocks.length === 0 ? [] : ['### Sessions', ...blocks];
};

const sessionTable = ({ survey, detail }: View): string[] => {
  const { slots } = survey;
  if (detail.sessionRows === 0) return [];
  const shown = slots.length <= detail.sessionRows ? slots : slots.toSorted(byUrgency).slice(0, detail.sessionRows);
  const more = slots.length - shown.length;
  const rows = shown.map((slot) => [
    nameText(slot.last.device),
    `${slot.last.shard.index + 1} of ${slot.last.shard.total}`,
    sessionWord(slot) + (slot.attempts.length > 1 ? ` (attempt ${slot.attempts.length})` : ''),
    digits(slot.tests.length),
    utcTime(slot.attempts[0]?.startedAt),
    duration(slot.attempts[0]?.queuedMs),
    duration(slot.attempts.every((session) => session.durationMs === undefined) ? undefined : totalMs([slot])),
    placesOf(slot),
  ]);
  return [
    foldable(counted(shown.length, 'session') + (more > 0 ? ' with problems first, then the slowest' : ''), [
      table(['Device', 'Shard', 'Result', 'Tests', 'Started', 'Queued', 'Took', 'Look at'], rows),
      ...(more > 0 ? [`${counted(more, 'more session')}: see the full report.`] : []),
    ]),
  ];
};

const byUrgency = (a: SurveyedSlot, b: SurveyedSlot): number =>
  Number(b.judgement.kind !== 'passed') - Number(a.judgement.kind !== 'passed') || totalMs([b]) - totalMs([a]);
