import type { JSX } from 'preact';
import type { QuarantineData, QuarantinedFailureData } from '../../report-data.ts';
import { outcomeLooks } from '../model/words.ts';
import { Link, More, Section } from '../parts.tsx';

/** Failures that do not count, each with its entry, and what is wrong with the file; nothing where there is neither. */
export const Quarantine = ({ data: { failures, more, results, warnings } }: { data: QuarantineData }): JSX.Element | null => {
  if (results === 0 && warnings.length === 0) return null;
  const words = results === 0 ? 'No quarantined test failed.' : 'These tests failed, and their failures do not count.';
  return (
    <Section name="quarantine" title="Quarantined failures" words={words}>
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

/** Until when, why, and the issue. */
export const QuarantineEntry = ({ failure: { until, reason, issue } }: { failure: QuarantinedFailureData }): JSX.Element => (
  <>
    Until {until}: <bdi>{reason}</bdi> <Link to={issue}>Issue</Link>
  </>
);
