import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { describeMissing, missingTitle } from '../describe-tests.ts';
import { foldable, listed } from './format.ts';
import type { Part } from './view.ts';

const maxNotice = 500;
const maxName = 300;
const maxDevices = 5;

/** Tests that did not run or did not report, with the devices that did not report them. */
export const missing: Part = ({ run, detail }) => {
  const all = run.missingTests;
  if (all.length === 0) return [];
  const title = missingTitle(all);
  if (detail.missing === 0) return [`${title}: see the full report.`];
  const shown = all.slice(0, detail.missing);
  const more = all.length - shown.length;
  return [
    foldable(title, [
      shown
        .map((test) => {
          const on = describeMissing(test, run.devices.length, (names) => listed(names, maxDevices));
          return `- ${codeSpan(cutText(test.name, maxName))}${on}`;
        })
        .join('\n'),
      ...(more > 0 ? [`And ${counted(more, 'more test')}: see the full report.`] : []),
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
