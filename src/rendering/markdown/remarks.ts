import { capitalized } from '../../lib/capitalized.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { messageText } from '../../lib/escape/markdown.ts';
import { counted, digits } from '../../lib/numbers.ts';
import { describeMissing, missingTitle } from '../describe-tests.ts';
import { alert, codeName, foldable, listed } from './format.ts';
import type { Part } from './view.ts';

const maxNotice = 500;
const maxDevices = 5;
/** More are folded. */
const openTests = 10;

/** Tests that did not run or did not report, with the devices that did not report them. */
export const missing: Part = ({ run, detail }) => {
  const all = run.missingTests;
  if (all.length === 0) return [];
  const title = `### Missing tests (${digits(all.length)})`;
  const about = `${capitalized(missingTitle(all))}: expected, but not run or not reported.`;
  if (detail.missing === 0) return [title, about];
  const shown = all.slice(0, detail.missing);
  const more = all.length - shown.length;
  const list = shown
    .map((test) => {
      const on = describeMissing(test, run.devices.length, (names) => listed(names, maxDevices));
      const why = test.notStarted === undefined ? '' : ` (not started: ${test.notStarted})`;
      return `- ${codeName(test.name)}${on}${why}`;
    })
    .join('\n');
  const names = [list, ...(more > 0 ? [`${counted(more, 'more test')}: see the full report.`] : [])];
  return [title, about, ...(shown.length > openTests ? [foldable(counted(shown.length, 'test'), names)] : names)];
};

/** Facts that change nothing in the verdict. */
export const notices: Part = ({ run, detail }) => {
  if (run.notices.length === 0) return [];
  const shown = run.notices.slice(0, detail.notices);
  const more = run.notices.length - shown.length;
  return [
    alert('NOTE', [
      [
        ...shown.map((notice) => `- ${messageText(cutText(notice, maxNotice))}`),
        ...(more > 0 ? [`- ${counted(more, 'more note')}: see the full report.`] : []),
      ].join('\n'),
    ]),
  ];
};
