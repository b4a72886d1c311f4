import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link } from '../../lib/escape/markdown.ts';
import { counted } from '../../lib/numbers.ts';
import type { QuarantinedFailure } from '../../model/run-analysis.ts';
import { describeFailure } from '../../results/describe.ts';
import { listed, table } from './format.ts';
import type { Part } from './view.ts';

const maxName = 300;
const maxText = 300;
const maxDevices = 5;

/** Failures that do not count, each with its entry, and entries that someone should look at. */
export const quarantine: Part = ({ run, detail }) => {
  const { failures = [], warnings = [] } = run.quarantine ?? {};
  const { quarantined } = run.totals;
  const shownWarnings = warnings.slice(0, detail.quarantined);
  return [
    ...(quarantined > 0 ? [`### Quarantined failures (${quarantined})`, ...failureTable(failures, detail.quarantined)] : []),
    ...(shownWarnings.length === 0
      ? []
      : [shownWarnings.map((warning) => `- Warning: ${inlineText(cutText(warning, maxText + maxName))}`).join('\n')]),
    ...(warnings.length > shownWarnings.length
      ? [`${counted(warnings.length - shownWarnings.length, 'more warning')} about the quarantine file: see the log.`]
      : []),
  ];
};

const failureTable = (failures: readonly QuarantinedFailure[], limit: number): string[] => {
  const shown = failures.slice(0, limit);
  const more = failures.length - shown.length;
  const note = more > 0 ? [`${counted(more, shown.length === 0 ? 'test' : 'more test')}: see the full report.`] : [];
  if (shown.length === 0) return note;
  const header = ['Test', 'Devices', 'Failure', 'Reason', 'Until'];
  return ['These tests failed, and their failures do not count.', table(header, shown.map(rowOf)), ...note];
};

const rowOf = ({ name, devices, failures: [failure], entry }: QuarantinedFailure): string[] => {
  const message = failure === undefined ? undefined : describeFailure(failure);
  const reason = inlineText(cutText(entry.reason, maxText));
  return [
    codeSpan(cutText(name, maxName)),
    listed(devices, maxDevices),
    message === undefined ? '–' : inlineText(cutText(message, maxText)),
    `${reason} (${link('issue', entry.issue)})`,
    entry.until,
  ];
};
