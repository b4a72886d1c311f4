import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted } from '../../../../lib/numbers.ts';
import { isBadOutcome } from '../../../../model/status.ts';
import type { MediaData, ResultDetail, StepDetail } from '../../report-data.ts';
import { detailOf, failuresAt, filesOf, report, sourceAt } from '../data.ts';
import { partLabel, reachLabel } from '../model/looks.ts';
import { countDevices, type Result } from '../model/report.ts';
import { QuarantineEntry } from '../overview/failures.tsx';
import { HistoryPart } from '../overview/trends.tsx';
import { CopyButton, Facts, Link, Part, Texts } from '../parts.tsx';
import { open } from '../state.ts';
import { Failures, ResultFailures } from './failures.tsx';
import { Files } from './files.tsx';
import { Shots } from './media.tsx';
import { ResultList } from './result-list.tsx';
import { SessionLinks } from './session-view.tsx';
import { Code, LogBlock } from './text-block.tsx';

const mostOthers = 120;

/** Shows all facts about one test on one device. */
export const ResultView = ({ result }: { result: Result }): JSX.Element => {
  const { test, session, durationMs, failure } = result;
  const detail = detailOf(result);
  const { properties, attachments, links, expectedFailures = [] } = detail;
  const source = sourceAt(detail.source);
  const pictures = picturesOfSteps(detail, filesOf(session)?.media ?? []);
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
      <p class="copies">
        <CopyButton what="test name" text={test.name} />
        {detail.filter !== undefined && <CopyButton what="line for the input “tests”" text={detail.filter} />}
      </p>
      <Facts
        of={[
          ['Device', device],
          ['Session', partLabel(session)],
          ['Duration', durationMs < 0 ? '–' : formatDuration(durationMs)],
          ['Source', source === undefined ? detail.place : <Link to={source.url ?? ''}>{fileName(source.title)}</Link>],
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
      <AllDevices test={test} />
      <LogPart title="Output" text={detail.systemOut} />
      <LogPart title="Error output" text={detail.systemErr} />
      <Files session={session} test={test.name} videoStartS={detail.videoStartS} shownAbove={[...pictures.values()].flat()} />
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

/** Returns the file name without folders. The whole path is shown with the code below. */
const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const LogPart = ({ title, text = '' }: { title: string; text: string | undefined }): JSX.Element | null =>
  text === '' ? null : (
    <Part title={title}>
      <LogBlock label={title} text={text} />
    </Part>
  );

/** Shows the quarantine entry that applies to the failure. */
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

/** Shows the results of the same test on all devices, the worst outcome first. */
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

/** Maximum indentation of steps, since the panel is narrow. */
const deepestIndent = 8;

interface StepsProps {
  readonly detail: ResultDetail;
  readonly pictures: ReadonlyMap<StepDetail, readonly MediaData[]>;
}

/** Shows the steps of the last failed attempt, each with its screenshots. */
const Steps = ({ detail: { steps = [], omittedSteps = 0 }, pictures }: StepsProps): JSX.Element | null => {
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

/** Assigns media of the session to the steps to which they belong. */
const picturesOfSteps = (
  { steps = [] }: ResultDetail,
  media: readonly MediaData[],
): ReadonlyMap<StepDetail, readonly MediaData[]> =>
  new Map(steps.map((step) => [step, media.filter(({ path }) => step.pictures.some((name) => path.endsWith(`/${name}`)))]));
