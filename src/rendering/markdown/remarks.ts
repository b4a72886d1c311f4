import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { foldable } from './table.ts';
import type { Part } from './view.ts';

const maxNotice = 500;
const maxName = 300;

/** Tests known to be in the suite that no session reported. */
export const missing: Part = ({ run, detail }) => {
  const all = run.missingTests;
  if (all.length === 0) return [];
  const title = `${counted(all.length, 'test')} of the suite that no session reported`;
  if (detail.missing === 0) return [`${title}: see the full report.`];
  const shown = all.slice(0, detail.missing);
  const more = all.length - shown.length;
  return [
    foldable(title, [
      shown.map(({ name }) => `- ${codeSpan(cutText(name, maxName))}`).join('\n'),
      ...(more > 0 ? [`and ${counted(more, 'more test')}`] : []),
    ]),
  ];
};

/** Facts that change nothing in the verdict. */
export const notices: Part = ({ run, detail }) => {
  if (run.notices.length === 0) return [];
  const shown = run.notices.slice(0, detail.notices);
  const more = run.notices.length - shown.length;
  return [
    [
      ...shown.map((notice) => `- Note: ${inlineText(cutText(notice, maxNotice))}`),
      ...(more > 0 ? [`- ${counted(more, 'more note')}: see the full report.`] : []),
    ].join('\n'),
  ];
};
