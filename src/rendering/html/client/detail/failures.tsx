import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { isBadOutcome } from '../../../../model/status.ts';
import type { AttemptDetail, FailureDetail, ResultDetail } from '../../report-data.ts';
import { failuresAt } from '../data.ts';
import { outcomeLooks } from '../model/looks.ts';
import type { Result } from '../model/report.ts';
import { Chip, CopyButton, Part } from '../parts.tsx';
import { isPrinting } from '../state.ts';
import { TextBlock, TraceBlock } from './text-block.tsx';

/** Shows why a test did not simply pass: message and trace of each failure, and all attempts side by side. */
export const ResultFailures = ({ result, detail }: { result: Result; detail: ResultDetail }): JSX.Element => {
  const { failures, tries, skipMessage, rawStatus } = detail;
  const last = { outcome: result.outcome === 'flaky' ? 'passed' : result.outcome, failures, durationMs: result.durationMs };
  return (
    <>
      {rawStatus !== undefined && (
        <p>
          The service reported the unrecognized status <q>{rawStatus}</q>.
        </p>
      )}
      {skipMessage !== undefined && (
        <Part title="Why it was skipped">
          <TextBlock label="Reason" text={skipMessage} />
        </Part>
      )}
      {tries.length > 0 ? <Attempts attempts={[...tries, last]} /> : <Failures failures={failuresAt(failures)} />}
    </>
  );
};

/** Shows all attempts of a test side by side. Failed attempts are open. */
const Attempts = ({ attempts }: { attempts: readonly AttemptDetail[] }): JSX.Element => (
  <Part title={`${attempts.length} attempts`}>
    <div class="attempts">
      {attempts.map(({ outcome, durationMs = -1, failures }, index) => {
        const failed = isBadOutcome(outcome) || outcome === 'quarantined';
        return (
          <details key={`attempt ${index + 1}`} class="attempt" open={failed || isPrinting.value}>
            <summary>
              Attempt {index + 1} <Chip look={outcomeLooks[outcome]} />{' '}
              {durationMs >= 0 && <span class="quiet">{formatDuration(durationMs)}</span>}
            </summary>
            {failuresAt(failures).map((failure) => (
              <Failure key={`${failure.trace} ${failure.message}`} failure={failure} />
            ))}
            {failures.length === 0 && <p class="quiet">{failed ? 'No details were reported.' : 'No failure.'}</p>}
          </details>
        );
      })}
    </div>
  </Part>
);

/** Shows each failure in a part of its own. `title` replaces the default title. */
export const Failures = ({ failures, title }: { failures: readonly FailureDetail[]; title?: string }): JSX.Element => (
  <>
    {failures.map((failure, index) => {
      const heading = title ?? (failure.kind === 'error' ? 'Error' : 'Failure');
      return (
        <Part
          key={`${failure.trace} ${failure.message}`}
          title={failures.length > 1 ? `${heading} ${index + 1} of ${failures.length}` : heading}
        >
          <Failure failure={failure} />
        </Part>
      );
    })}
  </>
);

const Failure = ({ failure: { type, message, trace } }: { failure: FailureDetail }): JSX.Element => {
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
