import type { JSX } from 'preact';
import { counted, digits } from '../../../../lib/numbers.ts';
import { type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { MissingTestsData } from '../../report-data.ts';
import { type FailureGroup, failedSessions, groupFailures } from '../model/failure-groups.ts';
import { type Filter, type Filtered, isEmpty } from '../model/filter.ts';
import type { Report, Selection } from '../model/report.ts';
import { type Look, outcomeLooks, sessionLooks, shortClass } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Chip, More, ShortList } from '../parts.tsx';
import { HistoryLabels } from './history.tsx';

/** Shown where the service reported no message. */
const silentHeadlines: Partial<Record<Outcome, string>> = {
  error: 'Ended with an error; no message was reported',
  'timed-out': 'Timed out; no message was reported',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
  flaky: 'Failed before it passed; no message was reported',
};
const firstShown = 8;
const namedTests = 2;
const listedMissing = 200;

/** Each cause of failures once, with the number of tests and devices. */
export const Failures = ({ filter, filtered }: { filter: Filter; filtered: Filtered }): JSX.Element | null => {
  const { report } = usePage();
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
                <Entry key={`${entry.selection.kind} ${entry.selection.number}`} entry={entry} />
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
  readonly selection: Selection;
  readonly results: readonly number[];
}

const sessionEntry = (report: Report, number: number): FailureEntry => {
  const { kind, reason } = report.data.sessions[number] ?? { kind: 'error', reason: '' };
  const look = sessionLooks[kind];
  const names = [`Session ${look.word}`];
  return {
    look,
    headline: reason,
    outer: '',
    names,
    reach: '1 session',
    share: 0,
    selection: { kind: 'session', number },
    results: [],
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
    headline: group.headline || (silentHeadlines[outcome] ?? 'Failed; no message was reported'),
    outer: group.outer,
    names: more > 0 ? [...names, counted(more, 'more test')] : names,
    reach: devices > 1 ? reachWords(group.devices, devices) : counted(group.rows.length, 'test'),
    share: devices > 1 ? group.devices / devices : 0,
    selection: { kind: 'result', number: group.results[0] ?? -1 },
    results: group.results,
  };
};

/** `3 of 5 devices`: the same words in the list and in the panel. */
export const reachWords = (devices: number, ofRun: number): string => `${digits(devices)} of ${counted(ofRun, 'device')}`;

const Entry = ({
  entry: { look, headline, outer, names, reach, share, selection, results },
}: {
  entry: FailureEntry;
}): JSX.Element => {
  const { open } = usePage();
  return (
    <li>
      <button type="button" class="cause" onClick={() => open(selection)}>
        <Chip look={look} />
        <span class="cause-text">
          <bdi class="cause-headline">{headline}</bdi>
          {outer !== '' && <bdi class="cause-outer">{outer}</bdi>}
          <span class="cause-tests">
            {names.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
            <HistoryLabels results={results} />
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

const MissingTests = ({ data: { title, tests, more } }: { data: MissingTestsData }): JSX.Element => (
  <details class="missing">
    <summary>{title}</summary>
    <ul>
      {tests.slice(0, listedMissing).map(([name, on]) => (
        <li key={name}>
          <bdi>{name}</bdi> <bdi>{on}</bdi>
        </li>
      ))}
    </ul>
    <More count={more + Math.max(0, tests.length - listedMissing)} />
  </details>
);
