import type { QuarantinedFailure } from '../../core/model/run-analysis.ts';
import { describeFailure } from '../../core/results/describe.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { fencedBlock, inlineText, link, messageText } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import { alert, codeName, foldable, nameList } from './format.ts';
import type { Part } from './view.ts';

const maxText = 300;
const maxWarning = 600;
const maxDevices = 5;

export const quarantine: Part = ({ run, detail }) => {
  const { failures = [], warnings = [] } = run.quarantine ?? {};
  const { quarantined } = run.totals;
  const shownWarnings = warnings.slice(0, detail.quarantined);
  return [
    ...(quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureList(failures, detail.quarantined)] : []),
    ...(shownWarnings.length === 0
      ? []
      : [alert('WARNING', [shownWarnings.map((warning) => `- ${messageText(cutText(warning, maxWarning))}`).join('\n')])]),
    ...(warnings.length > shownWarnings.length
      ? [`${counted(warnings.length - shownWarnings.length, 'more warning')} about the quarantine file: see the log.`]
      : []),
  ];
};

const failureList = (failures: readonly QuarantinedFailure[], limit: number): string[] => {
  const more = failures.length - limit;
  const note = more > 0 ? [`${counted(more, limit === 0 ? 'test' : 'more test')}: see the full report.`] : [];
  if (limit === 0) return note;
  return ['These tests failed, and their failures do not count.', failures.slice(0, limit).map(itemOf).join('\n'), ...note];
};

/** Renders a failure as a list item, because a table would be too wide for a comment. */
const itemOf = ({ name, devices, failures: [failure], entry }: QuarantinedFailure): string => {
  const message = failure === undefined ? undefined : describeFailure(failure);
  const failed = message === undefined ? '' : `: ${inlineText(cutText(message, maxText))}`;
  const reason = inlineText(cutText(entry.reason, maxText));
  return [
    `- ${codeName(shortName(name))} on ${nameList(devices, maxDevices)}${failed}`,
    `  ${reason} · ${link('issue', entry.issue)} · until ${entry.until}`,
  ].join('\\\n');
};

/** Name without the package: `CartTest#addsItem`. */
const shortName = (name: string): string => {
  const method = name.indexOf('#');
  return name.slice(name.lastIndexOf('.', method < 0 ? name.length : method) + 1);
};

export const suggestions: Part = ({ run, detail }) => {
  const { add = [], remove = [] } = run.history?.suggestions ?? {};
  if (detail.quarantined === 0 || (add.length === 0 && remove.length === 0)) return [];
  const toAdd = add.slice(0, detail.quarantined);
  const toRemove = remove.slice(0, detail.quarantined);
  const addition = [
    `${counted(add.length, 'test was', 'tests were')} flaky in at least 3 of the last 20 runs. To stop ${add.length === 1 ? 'it' : 'them'} from failing the job, open an issue for each and add:`,
    fencedBlock(toAdd.map(({ yaml }) => yaml).join('\n\n')),
  ];
  const removal = [
    'These entries can be removed: their tests passed in each of the last 20 runs.',
    toRemove.map(({ test, line }) => `- Line ${line}: ${codeName(test)}`).join('\n'),
  ];
  const blocks = [...(toAdd.length === 0 ? [] : addition), ...(toRemove.length === 0 ? [] : removal)];
  return [foldable('Suggestions for the quarantine file', blocks)];
};
