import type { JSX } from 'preact';
import { counted, digits } from '../../../../lib/numbers.ts';
import { type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { MissingTestsData } from '../../report-data.ts';
import { type FailureGroup, failedSessions, groupFailures } from '../model/failure-groups.ts';
import { type Filter, type Filtered, isEmpty } from '../model/filter.ts';
import type { Report } from '../model/report.ts';
import { type Look, outcomeLooks, sessionLooks, shortClass } from '../model/words.ts';
import { Chip, type Open, ShortList } from '../parts.tsx';

/** Shown where the service reported no message. */
const silentHeadlines: Record<Outcome, string> = {
  error: 'Ended with an error; no message was reported',
  failed: 'Failed; no message was reported',
  'timed-out': 'Timed out; no message was reported',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
  flaky: 'Failed before it passed; no message was reported',
  quarantined: 'Failed; no message was reported',
  passed: 'Passed',
  skipped: 'Skipped',
  'no result': 'No result',
};
const firstShown = 8;
const namedTests = 2;
const listedMissing = 200;

interface FailuresProps {
  readonly report: Report;
  readonly filter: Filter;
  readonly filtered: Filtered;
  readonly onOpen: Open;
}

/** Each cause of failures once, with the number of tests and devices. */
export const Failures = ({ report, filter, filtered, onOpen }: FailuresProps): JSX.Element | null => {
  const entries = [
    ...failedSessions(report, filter).map((index) => sessionEntry(report, index)),
    ...groupFailures(report, filter, filtered).map((group) => groupEntry(report, group)),
  ];
  const hasMissing = report.data.missingTests.tests.length > 0 && (isEmpty(filter) || filter.status === 'not-run');
  if (entries.length === 0 && !hasMissing) return null;
  return (
    <section class="failures" aria-labelledby="failures-title">
      <h2 id="failures-title">Failures</h2>
      {entries.length > 0 && (
        <ShortList items={entries} first={entries.length === firstShown + 1 ? firstShown + 1 : firstShown} noun="failures">
          {(shown) => (
            <ol class="causes">
              {shown.map((entry) => (
                <Entry key={`${entry.selection.kind} ${entry.selection.number}`} entry={entry} onOpen={onOpen} />
              ))}
            </ol>
          )}
        </ShortList>
      )}
      {hasMissing && <MissingTests data={report.data.missingTests} />}
    </section>
  );
};

interface FailureEntry {
  readonly look: Look;
  readonly headline: string;
  readonly outer: string;
  readonly names: readonly string[];
  /** How far it reaches, in words, and as a share of the devices. */
  readonly reach: string;
  readonly share: number;
  readonly selection: Parameters<Open>[0];
}

const sessionEntry = (report: Report, index: number): FailureEntry => {
  const session = report.data.sessions[index];
  const look = sessionLooks[session?.kind ?? 'error'];
  return {
    look,
    headline: session?.reason ?? '',
    outer: '',
    names: [`Session ${look.word}`],
    reach: '1 session',
    share: 0,
    selection: { kind: 'session', number: index },
  };
};

const groupEntry = (report: Report, group: FailureGroup): FailureEntry => {
  const outcome = outcomes[group.worst] ?? 'failed';
  const names = group.rows.slice(0, namedTests).map((row) => {
    const className = shortClass(report.className(row));
    return className === '' ? report.methodName(row) : `${className} › ${report.methodName(row)}`;
  });
  const more = group.rows.length - names.length;
  const devices = report.data.devices.length;
  return {
    look: outcomeLooks[outcome],
    headline: group.headline === '' ? silentHeadlines[outcome] : group.headline,
    outer: group.outer,
    names: more > 0 ? [...names, counted(more, 'more test')] : names,
    reach: devices > 1 ? reachWords(group.devices, devices) : counted(group.rows.length, 'test'),
    share: devices > 1 ? group.devices / devices : 0,
    selection: { kind: 'result', number: group.results[0] ?? -1 },
  };
};

/** `3 of 5 devices`: the same words in the list and in the panel. */
export const reachWords = (devices: number, ofRun: number): string => `${digits(devices)} of ${counted(ofRun, 'device')}`;

const Entry = ({ entry, onOpen }: { entry: FailureEntry; onOpen: Open }): JSX.Element => {
  const { look, headline, outer, names, reach, share, selection } = entry;
  return (
    <li>
      <button type="button" class="cause" onClick={() => onOpen(selection)}>
        <Chip look={look} />
        <span class="cause-text">
          <bdi class="cause-headline">{headline}</bdi>
          {outer !== '' && <bdi class="cause-outer">{outer}</bdi>}
          <span class="cause-tests">
            {names.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
          </span>
        </span>
        <span class="reach">
          <span>{reach}</span>
          {share > 0 && (
            <span class="reach-bar" aria-hidden="true">
              <span class={`is-${look.style}`} style={{ width: `${Math.max(2, Math.round(share * 100))}%` }} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
};

const MissingTests = ({ data: { title, tests, more } }: { data: MissingTestsData }): JSX.Element => {
  const hidden = more + Math.max(0, tests.length - listedMissing);
  return (
    <details class="missing">
      <summary>{title}</summary>
      <ul>
        {tests.slice(0, listedMissing).map(([name, on]) => (
          <li key={name}>
            <bdi>{name}</bdi> <bdi>{on}</bdi>
          </li>
        ))}
        {hidden > 0 && <li>and {digits(hidden)} more</li>}
      </ul>
    </details>
  );
};
