import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { explanationUrl } from '../../model/error-codes.ts';
import { describeSession } from '../../results/describe.ts';
import type { SurveyedSlot } from '../survey/survey.ts';
import { table } from './table.ts';
import type { Part } from './view.ts';
import { nameText } from './words.ts';

const maxReason = 500;

const kindWord: Record<SurveyedSlot['judgement']['kind'], string> = {
  passed: '✓ passed',
  failed: '✗ failed',
  'timed-out': '✗ timed out',
  error: '! error',
  empty: '○ no test',
};

export const sessionWord = ({ judgement, bad }: SurveyedSlot): string =>
  bad > 0 && judgement.kind === 'failed' ? `✗ ${bad} failed` : kindWord[judgement.kind];

/** Sessions that ended without proof: missing, in error, timed out, without a test. */
export const problems: Part = ({ survey, detail, links }) => {
  const all = survey.slots.filter(({ judgement }) => judgement.kind !== 'passed' && judgement.kind !== 'failed');
  if (all.length === 0) return [];
  const title = `### Sessions with problems (${all.length} of ${survey.slots.length})`;
  if (detail.problems === 0) return [title];
  const shown = all.slice(0, detail.problems);
  const more = all.length - shown.length;
  return [
    title,
    table(
      ['Session', 'Result', 'What happened', 'Look at'],
      shown.map((slot) => [
        nameText(describeSession(slot.last)),
        kindWord[slot.judgement.kind],
        whatHappened(slot, links.docsUrl),
        placesOf(slot),
      ]),
    ),
    ...(more > 0 ? [`${counted(more, 'more session')} with problems: see the full report.`] : []),
  ];
};

/** The reason without the session's name, which has a column of its own. */
const whatHappened = ({ last, judgement }: SurveyedSlot, docsUrl: string | undefined): string => {
  const name = describeSession(last);
  const reason = judgement.reason.startsWith(name)
    ? judgement.reason.slice(name.length).replace(/^[:\s]+/, '')
    : judgement.reason;
  const { code } = judgement;
  const mark = code === undefined ? '' : ` (${link(code, explanationUrl(code, docsUrl))})`;
  return `${inlineText(cutText(reason, maxReason))}${mark}`;
};

export const placesOf = ({ last }: SurveyedSlot): string => {
  const links = [
    ...(last.links.dashboard === undefined
      ? []
      : [link(last.sessionId === undefined ? 'build' : 'session', last.links.dashboard)]),
    ...(last.links.video === undefined ? [] : [link('video', last.links.video)]),
  ];
  const files = Object.keys(last.files).length > 0 ? [`files in ${codeSpan(last.folder)}`] : [];
  return [...links, ...files].join(' · ') || '–';
};
