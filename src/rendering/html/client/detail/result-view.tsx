import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import { detailOf, filesOf, report, textAt } from '../data.ts';
import { countDevices, type Result } from '../model/report.ts';
import { partWords, reachWords } from '../model/words.ts';
import { HistoryPart } from '../overview/history.tsx';
import { QuarantineEntry } from '../overview/quarantine.tsx';
import { CopyButton, Facts, Part, Texts } from '../parts.tsx';
import { open } from '../state.ts';
import { Failures, ResultFailures } from './failures.tsx';
import { Files } from './files.tsx';
import { ResultList } from './result-list.tsx';
import { SessionLinks } from './session-view.tsx';
import { picturesOfSteps, Steps } from './steps.tsx';
import { LogBlock } from './text-block.tsx';

const mostOthers = 120;

/** Everything about one test on one device. */
export const ResultView = ({ result }: { result: Result }): JSX.Element => {
  const { test, session, durationMs, failure } = result;
  const detail = detailOf(result);
  const { properties = [], attachments = [], links = [], expectedFailures = [] } = detail;
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
        {detail.filter !== undefined && <CopyButton what="line for the input “tests”" text={textAt(detail.filter)} />}
      </p>
      <Facts
        of={[
          ['Device', device],
          ['Session', partWords(session)],
          ['Duration', durationMs < 0 ? '–' : formatDuration(durationMs)],
          ['Source', textAt(detail.place)],
        ]}
      />
      <SessionLinks session={session} more={links.map(([title, url]) => [title, textAt(url)] as const)} />
      <QuarantinePart result={result} />
      <ResultFailures result={result} detail={detail} />
      <Failures failures={expectedFailures} title="Expected failure" />
      <Steps detail={detail} pictures={pictures} />
      <HistoryPart result={result} />
      <AllDevices test={test} />
      <LogPart title="Output" text={textAt(detail.systemOut)} />
      <LogPart title="Error output" text={textAt(detail.systemErr)} />
      <Files session={session} test={test.name} videoStartS={detail.videoStartS} shownAbove={[...pictures.values()].flat()} />
      {properties.length > 0 && (
        <Part title="Properties">
          <Facts of={properties.map(([name, value]) => [textAt(name), textAt(value)])} />
        </Part>
      )}
      {attachments.length > 0 && (
        <Part title="Attachments listed in the report">
          <Texts texts={attachments.map(textAt)} />
        </Part>
      )}
    </>
  );
};

const LogPart = ({ title, text }: { title: string; text: string }): JSX.Element | null =>
  text === '' ? null : (
    <Part title={title}>
      <LogBlock label={title} text={text} />
    </Part>
  );

/** Why the failure does not count. */
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

/** The same test on all devices, the worst first. */
const AllDevices = ({ test: { results } }: { test: Result['test'] }): JSX.Element | null => {
  if (results.length < 2) return null;
  const failedOn = countDevices(results.filter(({ outcome }) => isBadOutcome(outcome)));
  return (
    <ResultList
      title={`Failed on ${reachWords(failedOn, report.devices.length)}`}
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
