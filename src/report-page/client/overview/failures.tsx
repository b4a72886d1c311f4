import type { JSX } from 'preact';
import type { QuarantineData, QuarantinedFailureData } from '../../report-data.ts';
import { report } from '../data.ts';
import type { Cause } from '../model/causes.ts';
import { isEmpty } from '../model/filter.ts';
import { outcomeLooks } from '../model/looks.ts';
import { isResult } from '../model/report.ts';
import { Chip, Link, More, Section, ShortList } from '../parts.tsx';
import { causes, filter, isPrinting, open, selection } from '../state.ts';
import { HistoryLabels } from './trends.tsx';

const firstShown = 8;
const listedMissing = 200;

export const Failures = (): JSX.Element | null => {
  const { title, tests, more } = report.missingTests;
  const hasMissing = tests.length > 0 && (isEmpty(filter.value) || filter.value.status === 'missing');
  if (causes.value.length === 0 && !hasMissing) return null;
  const onlyFlaky = !hasMissing && causes.value.every(({ look }) => look === outcomeLooks.flaky);
  return (
    <Section name="failures" title={onlyFlaky ? 'Flaky tests' : 'Failures'}>
      {causes.value.length > 0 && (
        <ShortList items={causes.value} first={firstShown} noun="causes">
          {(shown) => (
            <ol class="causes">
              {shown.map((cause) => (
                <Entry key={cause.id} cause={cause} />
              ))}
            </ol>
          )}
        </ShortList>
      )}
      {hasMissing && (
        <details class="missing" open={isPrinting.value}>
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
      )}
    </Section>
  );
};

const Entry = ({ cause }: { cause: Cause }): JSX.Element => {
  const { id, look, headline, outer, kind, names, reach, share, of } = cause;
  const isOpen = of.some((each) => each === selection.value);
  return (
    <li>
      <button type="button" class="cause" aria-current={isOpen || undefined} onClick={() => of[0] && open(of[0])}>
        <Chip look={look} />
        <span class="cause-text">
          <bdi class="cause-headline">{headline}</bdi>
          {outer && <bdi class="cause-outer">{outer}</bdi>}
          <span class="cause-tests">
            {kind && <span>{kind}</span>}
            {names.map((name) => (
              <bdi key={name}>{name}</bdi>
            ))}
            <HistoryLabels results={of.filter(isResult)} />
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
      {id !== '' && (
        <a class="cause-link" href={`#cause=${id}`} aria-label={`Link to this cause: ${id}`}>
          #
        </a>
      )}
    </li>
  );
};

export const Quarantine = ({ data: { failures, more, results, warnings } }: { data: QuarantineData }): JSX.Element | null => {
  if (results === 0 && warnings.length === 0) return null;
  const text = results === 0 ? 'No quarantined test failed.' : 'These tests failed, and their failures do not count.';
  return (
    <Section name="quarantine" title="Quarantined failures" text={text}>
      <ul>
        {failures.map((failure) => (
          <li key={`${failure.name} ${failure.on} ${failure.until}`}>
            <span class="sign is-quarantined" aria-hidden="true">
              {outcomeLooks.quarantined.sign}
            </span>{' '}
            <bdi class="quarantine-test">{failure.name}</bdi>
            <bdi>{failure.on}</bdi>
            {failure.message !== undefined && <bdi class="quarantine-message is-quarantined">{failure.message}</bdi>}
            <span class="quarantine-entry">
              <QuarantineEntry failure={failure} />
            </span>
          </li>
        ))}
      </ul>
      <More count={more} />
      {warnings.map((warning) => (
        <p key={warning} class="quarantine-warning">
          <bdi>{warning}</bdi>
        </p>
      ))}
    </Section>
  );
};

export const QuarantineEntry = ({ failure: { until, reason, issue } }: { failure: QuarantinedFailureData }): JSX.Element => (
  <>
    Until {until}: <bdi>{reason}</bdi> <Link to={issue}>Issue</Link>
  </>
);
