import { describeCategory } from '../../core/model/triage.ts';
import type { TriageDocument, TriageEntry } from '../../core/results/triage/triage-document.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { counted } from '../../lib/numbers.ts';

const maxCauses = 10;
const maxText = 300;

/** Explains in the log why a run is red, with at most three lines per cause. */
export const explain = (triage: TriageDocument | undefined): readonly string[] => {
  const entries = (triage?.entries ?? []).filter((entry) => !isVerdict(entry));
  const more = entries.length - maxCauses;
  return [
    ...entries.slice(0, maxCauses).flatMap((entry, nth) => entryLines(entry, nth + 1)),
    ...(more > 0 ? [`${counted(more, 'more cause')} in triage.md.`] : []),
  ];
};

/** Whether the reason of the verdict already explains the entry, which then has no tests and devices. */
export const isVerdict = ({ tests, devices }: TriageEntry): boolean => tests.length + devices.length === 0;

/** Lines about one cause. They need no escaping, because an entry's texts have no line breaks or hidden characters. */
const entryLines = (entry: TriageEntry, number: number): string[] => {
  const { cause, tests, moreTests = 0, devices, moreDevices = 0, notRun = 0, category, certainty, label, id, nextStep } = entry;
  const [first] = tests;
  const and = (count: number, noun: string): string => (count > 0 ? ` and ${counted(count, noun)}` : '');
  const what = [
    ...(first === undefined ? [] : [`${cutText(first.name, maxText)}${and(tests.length + moreTests - 1, 'more test')}`]),
    ...(devices.length === 0 ? [] : [`on ${devices[0]}${and(devices.length + moreDevices - 1, 'more device')}`]),
    ...(label === undefined ? [] : [`(${label})`]),
    ...(notRun > 0 ? [`(${counted(notRun, 'result')} did not run because of it)`] : []),
  ].join(' ');
  const reason = [cause.exception ?? cause.code, cause.message].filter((part) => part !== undefined && part !== '').join(': ');
  const at = cause.frame === undefined ? '' : ` at ${describeFrame(cause.frame)}`;
  return [
    `Cause ${number}, ${describeCategory(category, certainty)} [${id}]${what === '' ? '' : `: ${what}`}`,
    ...(reason === '' && at === '' ? [] : [`  Why: ${cutText(reason, maxText)}${at}`]),
    `  Next: ${nextStep}`,
  ];
};

export const describeFrame = ({ file, line }: NonNullable<TriageEntry['cause']['frame']>): string =>
  line === undefined ? file : `${file}:${line}`;
