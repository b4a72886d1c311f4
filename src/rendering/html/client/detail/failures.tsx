import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { isBadOutcome, type Outcome } from '../../../../model/outcome.ts';
import type { FailureDetail, TryDetail } from '../../report-data.ts';
import type { ShownDetail } from '../embedded-data.ts';
import { outcomeLooks } from '../model/words.ts';
import { Chip, CopyButton, Part } from '../parts.tsx';
import { TextBlock, TraceBlock } from './text-block.tsx';

type TextAt = ShownDetail['text'];

/** Why the test is not a plain pass: message and full trace of each failure, and every attempt beside the others. */
export const ResultFailures = (props: { shown: ShownDetail; outcome: Outcome; durationMs: number }): JSX.Element => {
  const { detail, text } = props.shown;
  const { failures, tries, skipMessage, statusWord } = detail;
  const outcome = props.outcome === 'flaky' ? 'passed' : props.outcome;
  return (
    <>
      {statusWord !== undefined && (
        <p>
          The service reported the unrecognized status <q>{text(statusWord)}</q>.
        </p>
      )}
      {skipMessage !== undefined && (
        <Part title="Why it was skipped">
          <TextBlock label="Reason" text={text(skipMessage)} />
        </Part>
      )}
      {tries.length > 0 ? (
        <Attempts attempts={[...tries, { outcome, failures, durationMs: props.durationMs }]} text={text} />
      ) : (
        failures.map((failure, index) => (
          <Part key={`failure ${failure.trace} ${failure.message}`} title={failureTitle(failure, index, failures.length)}>
            <Failure failure={failure} text={text} />
          </Part>
        ))
      )}
    </>
  );
};

const failureTitle = ({ kind }: FailureDetail, index: number, count: number): string => {
  const word = kind === 'error' ? 'Error' : 'Failure';
  return count > 1 ? `${word} ${index + 1} of ${count}` : word;
};

/** All attempts of a test side by side, those that failed open. */
const Attempts = ({ attempts, text }: { attempts: readonly TryDetail[]; text: TextAt }): JSX.Element => (
  <Part title={`${attempts.length} attempts`}>
    <div class="attempts">
      {attempts.map(({ outcome, durationMs = -1, failures }, index) => {
        const failed = isBadOutcome(outcome) || outcome === 'quarantined';
        return (
          <details key={`attempt ${index + 1}`} class="attempt" open={failed}>
            <summary>
              Attempt {index + 1} <Chip look={outcomeLooks[outcome]} />{' '}
              {durationMs >= 0 && <span class="quiet">{formatDuration(durationMs)}</span>}
            </summary>
            {failures.map((failure) => (
              <Failure key={`failure ${failure.trace} ${failure.message}`} failure={failure} text={text} />
            ))}
            {failures.length === 0 && <p class="quiet">{failed ? 'No details were reported.' : 'No failure.'}</p>}
          </details>
        );
      })}
    </div>
  </Part>
);

const Failure = ({ failure, text }: { failure: FailureDetail; text: TextAt }): JSX.Element => {
  const type = text(failure.type);
  const message = text(failure.message);
  const trace = text(failure.trace);
  const isInTrace = message !== '' && !message.includes('\n') && trace.includes(message);
  return (
    <>
      {type !== '' && !message.includes(type) && !trace.includes(type) && (
        <p class="failure-type">
          <bdi>{type}</bdi>
        </p>
      )}
      {message !== '' && !isInTrace && <TextBlock label="Message" text={message} />}
      {trace !== '' && <TraceBlock text={trace} />}
      {message === '' && trace === '' ? (
        <p class="quiet">The report gives neither a message nor a trace.</p>
      ) : (
        <CopyButton what={trace === '' ? 'message' : 'trace'} text={trace === '' ? message : trace} />
      )}
    </>
  );
};

/** Failures that the test said would come. */
export const ExpectedFailures = ({ shown: { detail, text } }: { shown: ShownDetail }): JSX.Element => (
  <>
    {detail.expectedFailures?.map((failure) => (
      <Part key={`expected ${failure.trace} ${failure.message}`} title="Expected failure">
        <Failure failure={failure} text={text} />
      </Part>
    ))}
  </>
);
