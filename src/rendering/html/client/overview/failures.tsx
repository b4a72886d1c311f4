import type { JSX } from 'preact';
import { counted, digits } from '../../../../lib/numbers.ts';
import { type Outcome, outcomes } from '../../../../model/outcome.ts';
import { type FailureGroup, failedSessions, groupFailures } from '../model/failure-groups.ts';
import { type Filter, type Filtered, isEmpty } from '../model/filter.ts';
import type { Selection } from '../model/report.ts';
import { type Look, outcomeLooks, sessionLooks, shortClass } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Chip, More, Section, ShortList } from '../parts.tsx';
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
  const { missingTests } = report.data;
  const entries = [
    ...failedSessions(report, filter).map((number) => <SessionFailure key={`session ${number}`} number={number} />),
    ...groupFailures(report, filter, filtered).map((group) => <TestFailure key={group.results[0]} group={group} />),
  ];
  const hasMissing = missingTests.tests.length > 0 && (isEmpty(filter) || filter.status === 'not-run');
  if (entries.length === 0 && !hasMissing) return null;
  return (
    <Section name="failures" title="Failures">
      {entries.length > 0 && (
        <ShortList items={entries} first={entries.length === firstShown + 1 ? firstShown + 1 : firstShown} noun="failures">
          {(shown) => <ol class="causes">{shown}</ol>}
        </ShortList>
      )}
      {hasMissing && (
        <details class="missing">
          <summary>{missingTests.title}</summary>
          <ul>
            {missingTests.tests.slice(0, listedMissing).map(([name, on]) => (
              <li key={name}>
                <bdi>{name}</bdi> <bdi>{on}</bdi>
              </li>
            ))}
          </ul>
          <More count={missingTests.more + Math.max(0, missingTests.tests.length - listedMissing)} />
        </details>
      )}
    </Section>
  );
};

const SessionFailure = ({ number }: { number: number }): JSX.Element => {
  const { kind, reason } = usePage().report.data.sessions[number] ?? { kind: 'error', reason: '' };
  const look = sessionLooks[kind];
  return (
    <Entry
      look={look}
      headline={reason}
      names={[`Session ${look.word}`]}
      reach="1 session"
      selection={{ kind: 'session', number }}
    />
  );
};

const TestFailure = ({ group }: { group: FailureGroup }): JSX.Element => {
  const { report } = usePage();
  const { rows, results } = group;
  const outcome = outcomes[group.worst] ?? 'failed';
  const names = rows.slice(0, namedTests).map((row) => {
    const className = shortClass(report.className(row));
    return className === '' ? report.methodName(row) : `${className} › ${report.methodName(row)}`;
  });
  const devices = report.data.devices.length;
  const reach = devices > 1 ? { reach: reachWords(group.devices, devices), share: group.devices / devices } : undefined;
  return (
    <Entry
      look={outcomeLooks[outcome]}
      headline={group.headline || (silentHeadlines[outcome] ?? 'Failed; no message was reported')}
      outer={group.outer}
      names={rows.length > namedTests ? [...names, counted(rows.length - namedTests, 'more test')] : names}
      reach={counted(rows.length, 'test')}
      {...reach}
      selection={{ kind: 'result', number: results[0] ?? -1 }}
      results={results}
    />
  );
};

/** `3 of 5 devices`: the same words in the list and in the panel. */
export const reachWords = (devices: number, ofRun: number): string => `${digits(devices)} of ${counted(ofRun, 'device')}`;

interface EntryProps {
  readonly look: Look;
  readonly headline: string;
  readonly outer?: string;
  readonly names: readonly string[];
  /** How far it reaches, in words, and as a share of the devices. */
  readonly reach: string;
  readonly share?: number;
  readonly selection: Selection;
  readonly results?: readonly number[];
}

const Entry = ({ look, headline, outer, names, reach, share, selection, results = [] }: EntryProps): JSX.Element => {
  const { open } = usePage();
  return (
    <li>
      <button type="button" class="cause" onClick={() => open(selection)}>
        <Chip look={look} />
        <span class="cause-text">
          <bdi class="cause-headline">{headline}</bdi>
          {outer && <bdi class="cause-outer">{outer}</bdi>}
          <span class="cause-tests">
            {names.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
            <HistoryLabels results={results} />
          </span>
        </span>
        <span class="reach">
          <span>{reach}</span>
          {share !== undefined && (
            <span class="reach-bar" aria-hidden="true">
              <span class={`is-${look.style}`} style={{ width: `${Math.max(2, Math.round(share * 100))}%` }} />
            </span>
          )}
        </span>
      </button>
    </li>
  );
};
