import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TestStep } from '../../../core/model/results.ts';
import { isBadOutcome } from '../../../core/model/status.ts';
import { formatDuration, secondMs } from '../../../lib/durations.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import type { AttemptDetail, FailureDetail, MediaData, ResultDetail } from '../../report-data.ts';
import { detailOf, failuresAt, report, sessionFiles, sourceAt } from '../data.ts';
import { outcomeLooks, partLabel, reachLabel, sessionLooks } from '../model/looks.ts';
import { countDevices, isResult, type Result, ranMs, type Session, shownOutcome } from '../model/report.ts';
import { QuarantineEntry } from '../overview/failures.tsx';
import { HistoryPart } from '../overview/trends.tsx';
import { Chip, CopyButton, Facts, Link, Part, Sign, Texts } from '../parts.tsx';
import { close, filtered, isPrinting, open } from '../state.ts';
import { Files, type Moment, Shots } from './files.tsx';
import { ResultList, SessionLinks, SessionView } from './session-view.tsx';
import { Code, LogBlock, TextBlock, TraceBlock } from './text-block.tsx';
import { WhatToDo } from './what-to-do.tsx';

/** On narrow screens, the panel is modal and covers the page. */
const narrow = matchMedia('(max-width: 1099px)');

/** Shows one result or session. Closing the panel returns the focus to the element that opened it. */
export const Panel = ({ shown }: { shown: Result | Session }): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      dialog.current?.close();
      if (narrow.matches) dialog.current?.showModal();
      else dialog.current?.show();
    };
    place();
    narrow.addEventListener('change', place);
    return () => {
      narrow.removeEventListener('change', place);
      dialog.current?.close();
    };
  }, []);
  useLayoutEffect(() => {
    dialog.current?.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [shown]);
  const { look, title, subtitle } = isResult(shown)
    ? { look: outcomeLooks[shownOutcome(shown)], title: shown.test.method, subtitle: shown.test.className }
    : { look: sessionLooks[shown.kind], title: shown.device, subtitle: partLabel(shown) };
  const { previous, next, position } = neighborsOf(shown);
  // With the attribute `open`, the parts of the dialog have sizes in the first rendering.
  return (
    <dialog ref={dialog} open class="panel" id="panel" aria-labelledby="panel-title" onCancel={close}>
      <div class="panel-bar">
        <Chip look={look} />
        <span class="panel-buttons">
          <StepButton direction="Previous" to={previous} />
          {position !== '' && <span class="step-place">{position}</span>}
          <StepButton direction="Next" to={next} />
          <button type="button" title="Close (Esc)" onClick={close}>
            Close
          </button>
        </span>
      </div>
      <h2 ref={heading} id="panel-title" tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <p class="panel-subtitle">
        <bdi>{subtitle}</bdi>
      </p>
      {isResult(shown) ? (
        <ResultView key={`result ${shown.number}`} result={shown} />
      ) : (
        <SessionView key={`session ${shown.number}`} session={shown} />
      )}
    </dialog>
  );
};

/** Finds the previous and next failed result. The position is `2 of 9`, or `9 failures` if the panel shows no failed result. */
export const neighborsOf = (shown: Result | Session) => {
  const failures = filtered.value.results.filter(({ statuses }) => statuses.includes('failed'));
  const at = isResult(shown) ? failures.indexOf(shown) : -1;
  if (failures.length === 0 || (at !== -1 && failures.length === 1)) return { position: '' };
  return {
    previous: failures.at(at === -1 ? -1 : at - 1),
    next: failures[(at + 1) % failures.length],
    position: at === -1 ? counted(failures.length, 'failure') : `${digits(at + 1)} of ${digits(failures.length)}`,
  };
};

const StepButton = ({ direction, to }: { direction: 'Previous' | 'Next'; to: Result | undefined }): JSX.Element | null => {
  if (to === undefined) return null;
  const label = `${direction} failure: ${to.test.method} on ${to.session.device}`;
  return (
    <button type="button" class="step" aria-label={label} title={label} onClick={() => open(to)}>
      {direction === 'Previous' ? '‹ Previous' : 'Next ›'}
    </button>
  );
};

const mostOthers = 120;

const ResultView = ({ result }: { result: Result }): JSX.Element => {
  const { test, session, failure } = result;
  const durationMs = ranMs(result);
  const detail = detailOf(result);
  const { properties, attachments, links, expectedFailures = [] } = detail;
  const source = sourceAt(detail.source);
  const pictures = picturesOfSteps(detail, sessionFiles(session)?.media ?? []);
  const device = (
    <button type="button" class="link" title="Show the session" onClick={() => open(session)}>
      <bdi>{session.device}</bdi>
    </button>
  );
  return (
    <>
      <p class="panel-headline">
        <bdi>{failure?.headline}</bdi>
      </p>
      <WhatToDo cause={failure?.cause} failure={failure} reproduce={detail.reproduce}>
        <CopyButton what="test name" text={test.name} />
      </WhatToDo>
      <Facts
        of={[
          ['Device', device],
          ['Session', partLabel(session)],
          ['Duration', durationMs === undefined ? '' : formatDuration(durationMs)],
          [
            'Source',
            source === undefined ? detail.place : <Link to={source.url ?? ''}>{source.title.replace(/^.*\//, '')}</Link>,
          ],
        ]}
      />
      <SessionLinks session={session} more={links} />
      <QuarantinePart result={result} />
      <ResultFailures result={result} detail={detail} />
      {detail.crash !== undefined && <LogPart title={detail.crash.title} text={detail.crash.log} />}
      {source?.excerpt !== undefined && <Code source={source} excerpt={source.excerpt} />}
      <Failures failures={failuresAt(expectedFailures)} title="Expected failure" />
      <Steps detail={detail} pictures={pictures} />
      <HistoryPart result={result} />
      <OtherResults result={result} />
      <AllDevices test={test} />
      <LogPart title="Output" text={detail.systemOut} />
      <LogPart title="Error output" text={detail.systemErr} />
      <Files session={session} test={test.name} moments={momentsOf(result, detail)} shownAbove={[...pictures.values()].flat()} />
      {properties.length > 0 && (
        <Part title="Properties">
          <Facts of={properties} />
        </Part>
      )}
      {attachments.length > 0 && (
        <Part title="Attachments listed in the report">
          <Texts texts={attachments} />
        </Part>
      )}
    </>
  );
};

/** Time before the failure at which the video starts, so that the reader sees what led to it. */
const leadS = 2;

/** Moments in the video. The failure is known if the result has one attempt: at the failed step, or else at the end of the test. */
const momentsOf = ({ outcome, durationMs }: Result, { inVideo, steps = [], tries }: ResultDetail): readonly Moment[] => {
  if (inVideo === undefined) return [];
  const { startS, endS } = inVideo;
  const start = { title: 'Start of the test', seconds: startS };
  const stepMs = steps.findLast(({ failed }) => failed)?.startMs;
  const afterMs = stepMs ?? (durationMs < 0 ? undefined : durationMs);
  const failedS = stepMs === undefined && endS !== undefined ? endS : afterMs && startS + afterMs / secondMs;
  const hasFailed = isBadOutcome(outcome) || outcome === 'quarantined';
  if (!hasFailed || tries.length > 0 || failedS === undefined) return [start];
  return [{ title: 'Failure', seconds: Math.max(startS, failedS - leadS) }, start];
};

const LogPart = ({ title, text = '' }: { title: string; text: string | undefined }): JSX.Element | null =>
  text === '' ? null : (
    <Part title={title}>
      <LogBlock label={title} text={text} />
    </Part>
  );

const QuarantinePart = ({ result: { test, session, outcome } }: { result: Result }): JSX.Element | null => {
  const entry = report.quarantine.failures.find(({ name, devices }) => name === test.name && devices.includes(session.device));
  return entry === undefined || outcome !== 'quarantined' ? null : (
    <Part title="Quarantine">
      <p>
        <QuarantineEntry failure={entry} />
      </p>
    </Part>
  );
};

/** Lists what other sessions of the device reported about the test. */
const OtherResults = ({ result: { others } }: { result: Result }): JSX.Element | null =>
  others.length === 0 ? null : (
    <Part title="Also reported, and not counted">
      <ul class="session-tests">
        {others.map(({ session, outcome }) => (
          <li key={session.number}>
            <button type="button" class="session-test" onClick={() => open(session)}>
              <Sign look={outcomeLooks[outcome]} /> <bdi>{partLabel(session)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );

const AllDevices = ({ test: { results } }: { test: Result['test'] }): JSX.Element | null => {
  if (results.length < 2) return null;
  const failedOn = countDevices(results.filter(({ outcome }) => isBadOutcome(outcome)));
  return (
    <ResultList
      title={`Failed on ${reachLabel(failedOn, report.devices.length)}`}
      style="other"
      results={results}
      most={mostOthers}
    >
      {({ session, outcome }) => (
        <span>
          <bdi>{session.device}</bdi>
          {outcome === 'no result' && <span class="quiet"> no result</span>}
        </span>
      )}
    </ResultList>
  );
};

/** Maximum depth to which steps are indented, because the panel is narrow. */
const deepestIndent = 8;

type StepPictures = ReadonlyMap<TestStep, readonly MediaData[]>;

const Steps = ({ detail, pictures }: { detail: ResultDetail; pictures: StepPictures }): JSX.Element | null => {
  const { steps = [], omittedSteps = 0 } = detail;
  if (steps.length === 0) return null;
  return (
    <Part title="Steps">
      {omittedSteps > 0 && <p class="quiet">{counted(omittedSteps, 'earlier step')} left out.</p>}
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={`step ${index + 1}`} class={step.failed ? 'is-failed' : undefined}>
            <span class="step-time quiet">{step.startMs === undefined ? '' : formatDuration(step.startMs)}</span>
            <div style={{ marginInlineStart: `${Math.min(step.depth, deepestIndent) * 12}px` }}>
              {step.failed && <span aria-hidden="true">✗ </span>}
              <bdi>{step.title}</bdi>{' '}
              {step.durationMs !== undefined && step.durationMs > 0 && (
                <span class="quiet">took {formatDuration(step.durationMs)}</span>
              )}
              <Shots shots={pictures.get(step) ?? []} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
};

const picturesOfSteps = ({ steps = [] }: ResultDetail, media: readonly MediaData[]): StepPictures =>
  new Map(steps.map((step) => [step, media.filter(({ path }) => step.pictures.some((name) => path.endsWith(`/${name}`)))]));

const ResultFailures = ({ result, detail }: { result: Result; detail: ResultDetail }): JSX.Element => {
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

const Failures = ({ failures, title }: { failures: readonly FailureDetail[]; title?: string }): JSX.Element => (
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
