import { explanationUrl } from '../../core/model/error-codes.ts';
import type { AnalyzedShard, RunAnalysis } from '../../core/model/run-analysis.ts';
import { describeSession } from '../../core/results/describe.ts';
import { describeMissing, missingTitle } from '../../core/wording/describe-tests.ts';
import { capitalized } from '../../lib/capitalized.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, link, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted, digits, listed, listFirst } from '../../lib/numbers.ts';
import { alert, codeName, foldable, kindText, linkTo, nameList, nameText, table } from './format.ts';
import type { Part } from './view.ts';

const maxReason = 500;

export const problems: Part = ({ run, detail, links }) => {
  const all = run.shards.filter(
    ({ judgment }) => (judgment.kind !== 'passed' || judgment.isProvisional === true) && judgment.kind !== 'failed',
  );
  if (all.length === 0) return [];
  const isOpen = all.some(({ judgment: { kind, isProvisional } }) => kind === 'waiting' || isProvisional === true);
  const title = `### Sessions ${isOpen ? 'without a complete result' : 'with problems'} (${all.length} of ${run.shards.length})`;
  if (detail.problems === 0) return [title];
  const shown = all.slice(0, detail.problems);
  const more = all.length - shown.length;
  return [
    title,
    table(
      ['Session', 'Result', 'What happened', 'Links'],
      shown.map((shard) => [
        nameText(describeSession(shard.last)),
        kindText(shard.judgment.kind),
        whatHappened(shard, links.docsUrl),
        placesOf(shard),
      ]),
    ),
    ...(more > 0 ? [`${counted(more, 'more session')} with problems: see the full report.`] : []),
  ];
};

/** Reason without the name of the session, because another column shows the name. */
const whatHappened = ({ last, judgment }: AnalyzedShard, docsUrl: string | undefined): string => {
  const name = describeSession(last);
  const reason = judgment.reason.startsWith(name) ? judgment.reason.slice(name.length).replace(/^[:\s]+/, '') : judgment.reason;
  const { code } = judgment;
  const mark = code === undefined ? '' : ` (${link(code, explanationUrl(code, docsUrl))})`;
  return `${messageText(cutText(capitalized(reason), maxReason))}${mark}`;
};

export const placesOf = ({ last }: AnalyzedShard): string => {
  const links = [
    ...linkTo(last.sessionId === undefined ? 'build' : 'session', last.links.dashboard),
    ...linkTo('video', last.links.video),
  ];
  const files = Object.keys(last.files).length > 0 ? [`files in ${codeSpan(last.folder)}`] : [];
  return [...links, ...files].join(' · ') || '–';
};

const maxNotice = 500;
const maxDevices = 5;
/** Largest number of missing tests that are shown unfolded. */
const openTests = 10;

export const missing: Part = ({ run, detail }) => {
  const all = run.missingTests;
  if (all.length === 0) return [];
  const title = `### Missing tests (${digits(all.length)})`;
  const about = `${capitalized(missingTitle(all))}: expected, but not run or not reported.`;
  if (detail.missing === 0) return [title, about];
  const shown = all.slice(0, detail.missing).map((test) => {
    const on = describeMissing(test, run.devices.length, (names) => nameList(names, maxDevices));
    const why = test.notStarted === undefined ? '' : ` (not started: ${test.notStarted})`;
    return `- ${codeName(test.name)}${on}${why}`;
  });
  const more = all.length - shown.length;
  const names = [shown.join('\n'), ...(more > 0 ? [`${counted(more, 'more test')}: see the full report.`] : [])];
  return [title, about, ...(shown.length > openTests ? [foldable(counted(shown.length, 'test'), names)] : names)];
};

/** Largest number of places whose masked secrets are listed. */
const maxPlaces = 12;

const plurals: Readonly<Record<string, string>> = {
  capability: 'values of capabilities',
  body: 'bodies',
  'e-mail address': 'e-mail addresses',
  'MAC address': 'MAC addresses',
  'IP address': 'IP addresses',
};

/** Sentence about masked secrets, such as "Masked: 3 tokens in `device.log`.". Undefined if nothing was masked. */
export const describeMasks = ({ masked = [] }: RunAnalysis): string | undefined => {
  if (masked.length === 0) return undefined;
  const places = [...new Set(masked.map(({ place }) => place))];
  const inPlace = (place: string): string => {
    const kinds = masked.filter((each) => each.place === place).map(({ count, kind }) => counted(count, kind, plurals[kind]));
    return `${listed(kinds, 'and')} in \`${place}\``;
  };
  return `Masked: ${listFirst(places.map(inPlace), maxPlaces)}.`;
};

export const masks: Part = ({ run }) => {
  const line = describeMasks(run);
  return line === undefined ? [] : [messageText(line)];
};

export const notices: Part = ({ run, detail }) => {
  if (run.notices.length === 0) return [];
  const show = (notice: string): string => `- ${messageText(cutText(notice, maxNotice))}`;
  const countMore = (more: number): string => `- ${counted(more, 'more note')}: see the full report.`;
  return [alert('NOTE', [firstItems(run.notices, detail.notices, show, countMore).join('\n')])];
};
