import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import type { ShownDetail } from '../embedded-data.ts';
import { devicesOf } from '../model/failure-groups.ts';
import { partWords } from '../model/words.ts';
import { reachWords } from '../overview/failures.tsx';
import { HistoryPart } from '../overview/history.tsx';
import { QuarantineEntry } from '../overview/quarantine.tsx';
import { usePage } from '../page-context.ts';
import { CopyButton, Facts, Part, Texts } from '../parts.tsx';
import { ExpectedFailures, ResultFailures } from './failures.tsx';
import { Files } from './files.tsx';
import { ResultList } from './result-list.tsx';
import { SessionLinks } from './session-view.tsx';
import { picturesOfSteps, Steps } from './steps.tsx';
import { LogBlock } from './text-block.tsx';

const noDetail: ShownDetail = { detail: { failures: [], tries: [] }, text: () => '' };
const mostOthers = 120;

/** Everything about one test on one device. */
export const ResultView = ({ result }: { result: number }): JSX.Element => {
  const { report, data, open } = usePage();
  const shown = data.detail(result) ?? noDetail;
  const { detail, text } = shown;
  const { properties = [], attachments = [] } = detail;
  const number = report.sessionOf(result);
  const session = report.data.sessions[number];
  const test = report.testName(report.rowOf(result));
  const durationMs = report.results.durationMs[result] ?? -1;
  const files = session?.hasFiles === true ? data.files(number) : undefined;
  const pictures = picturesOfSteps(shown, files?.media ?? []);
  const device = (
    <button type="button" class="link" title="Show the session" onClick={() => open({ kind: 'session', number })}>
      <bdi>{report.deviceName(report.deviceOf(result))}</bdi>
    </button>
  );
  return (
    <>
      <p class="panel-headline">
        <bdi>{report.headlineOf(result)}</bdi>
      </p>
      <p class="copies">
        <CopyButton what="test name" text={test} />
        {detail.filter !== undefined && <CopyButton what="line for the input “tests”" text={text(detail.filter)} />}
      </p>
      <Facts
        of={[
          ['Device', device],
          ['Session', session && partWords(session)],
          ['Duration', durationMs < 0 ? '–' : formatDuration(durationMs)],
          ['Source', text(detail.place)],
        ]}
      />
      {session !== undefined && (
        <SessionLinks session={session} more={(detail.links ?? []).map(([title, url]) => [title, text(url)] as const)} />
      )}
      <QuarantinePart result={result} test={test} />
      <ResultFailures shown={shown} outcome={report.outcomeOf(result)} durationMs={durationMs} />
      <ExpectedFailures shown={shown} />
      <Steps shown={shown} pictures={pictures} />
      <HistoryPart result={result} />
      <AllDevices result={result} />
      <LogPart title="Output" text={text(detail.systemOut)} />
      <LogPart title="Error output" text={text(detail.systemErr)} />
      <Files session={number} test={test} videoStartS={detail.videoStartS} shownAbove={[...pictures.values()].flat()} />
      <OptionalPart title="Properties">
        {properties.length > 0 && <Facts of={properties.map(([name, value]) => [text(name), text(value)])} />}
      </OptionalPart>
      <OptionalPart title="Attachments listed in the report">
        {attachments.length > 0 && <Texts texts={attachments.map(text)} />}
      </OptionalPart>
    </>
  );
};

const LogPart = ({ title, text }: { title: string; text: string }): JSX.Element => (
  <OptionalPart title={title}>{text !== '' && <LogBlock label={title} text={text} />}</OptionalPart>
);

/** A part that is left out where it is empty. */
const OptionalPart = ({ title, children }: { title: string; children: JSX.Element | false }): JSX.Element | null =>
  children ? <Part title={title}>{children}</Part> : null;

/** Why the failure does not count. */
const QuarantinePart = ({ result, test }: { result: number; test: string }): JSX.Element | null => {
  const { report } = usePage();
  const device = report.deviceOf(result);
  const { failures } = report.data.quarantine;
  const entry = failures.find(({ name, devices }) => name === test && devices.includes(device));
  return entry === undefined || report.outcomeOf(result) !== 'quarantined' ? null : (
    <Part title="Quarantine">
      <p>
        <QuarantineEntry failure={entry} />
      </p>
    </Part>
  );
};

/** The same test on all devices, the worst first. */
const AllDevices = ({ result }: { result: number }): JSX.Element | null => {
  const { report } = usePage();
  const all = Array.from(report.resultsOf(report.rowOf(result)));
  if (all.length < 2) return null;
  const bad = all.filter((each) => isBadOutcome(report.outcomeOf(each)));
  const title = `Failed on ${reachWords(devicesOf(report, bad), report.data.devices.length)}`;
  return (
    <ResultList title={title} style="other" results={all} most={mostOthers} current={result}>
      {(other) => <bdi>{report.deviceName(report.deviceOf(other))}</bdi>}
    </ResultList>
  );
};
