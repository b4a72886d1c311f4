import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import type { EmbeddedData, ShownDetail } from '../embedded-data.ts';
import { devicesOf } from '../model/failure-groups.ts';
import type { Report } from '../model/report.ts';
import { outcomeLooks, partWords } from '../model/words.ts';
import { reachWords } from '../overview/failures.tsx';
import { QuarantineEntry } from '../overview/quarantine.tsx';
import { CopyButton, Fact, type Open, Part, Sign } from '../parts.tsx';
import { ExpectedFailures, Output, ResultFailures } from './failures.tsx';
import { Files } from './files.tsx';
import { SessionLinks } from './session-view.tsx';
import { picturesOfSteps, Steps } from './steps.tsx';

const noDetail: ShownDetail = { detail: { failures: [], tries: [] }, text: () => '' };
const mostOthers = 120;

interface ResultViewProps {
  readonly report: Report;
  readonly data: EmbeddedData;
  readonly result: number;
  readonly onOpen: Open;
}

/** Everything about one test on one device. */
export const ResultView = ({ report, data, result, onOpen }: ResultViewProps): JSX.Element => {
  const shown = data.detail(result) ?? noDetail;
  const { detail, text } = shown;
  const row = report.results.row[result] ?? -1;
  const sessionIndex = report.sessionOf(result);
  const session = report.data.sessions[sessionIndex];
  const test = report.testName(row);
  const durationMs = report.results.durationMs[result] ?? -1;
  const part = session === undefined ? '' : partWords(session);
  const files = session?.hasFiles === true ? data.files(sessionIndex) : undefined;
  const pictures = picturesOfSteps(shown, files?.media ?? []);
  return (
    <>
      <p class="copies">
        <CopyButton what="test name" text={test} />
        {detail.filter !== undefined && <CopyButton what="line for input tests" text={text(detail.filter)} />}
      </p>
      <dl class="facts">
        <Fact name="Device">
          <button
            type="button"
            class="link"
            title="Show the session"
            onClick={() => onOpen({ kind: 'session', number: sessionIndex })}
          >
            <bdi>{report.deviceName(report.deviceOf(result))}</bdi>
          </button>
        </Fact>
        {part !== '' && <Fact name="Session">{part}</Fact>}
        <Fact name="Duration">{durationMs < 0 ? '–' : formatDuration(durationMs)}</Fact>
        {detail.place !== undefined && (
          <Fact name="Source">
            <bdi>{text(detail.place)}</bdi>
          </Fact>
        )}
      </dl>
      {session !== undefined && (
        <SessionLinks session={session} more={(detail.links ?? []).map(([title, url]) => [title, text(url)] as const)} />
      )}
      <QuarantinePart report={report} result={result} test={test} />
      <ResultFailures shown={shown} outcome={report.outcomeOf(result)} durationMs={durationMs} />
      <ExpectedFailures shown={shown} />
      <Steps shown={shown} pictures={pictures} data={data} />
      <AllDevices report={report} result={result} row={row} onOpen={onOpen} />
      <Output shown={shown} />
      <Files
        data={data}
        session={sessionIndex}
        test={test}
        videoStartS={detail.videoStartS}
        shownAbove={[...pictures.values()].flat()}
      />
      <Properties shown={shown} />
    </>
  );
};

/** Why the failure does not count. */
const QuarantinePart = ({ report, result, test }: { report: Report; result: number; test: string }): JSX.Element | null => {
  if (report.outcomeOf(result) !== 'quarantined') return null;
  const device = report.deviceOf(result);
  const entry = report.data.quarantine.failures.find(({ name, devices }) => name === test && devices.includes(device));
  return entry === undefined ? null : (
    <Part title="Quarantine">
      <p>
        <QuarantineEntry failure={entry} />
      </p>
    </Part>
  );
};

interface AllDevicesProps {
  readonly report: Report;
  readonly result: number;
  readonly row: number;
  readonly onOpen: Open;
}

/** The same test on all devices, the worst first. */
const AllDevices = ({ report, result, row, onOpen }: AllDevicesProps): JSX.Element | null => {
  const { outcome } = report.results;
  const all = Array.from(report.resultsOf(row)).toSorted((a, b) => (outcome[b] ?? 0) - (outcome[a] ?? 0));
  if (all.length < 2) return null;
  const bad = all.filter((each) => isBadOutcome(report.outcomeOf(each)));
  const hidden = all.length - mostOthers;
  return (
    <Part title={`Failed on ${reachWords(devicesOf(report, bad), report.data.devices.length)}`}>
      <ul class="others">
        {all.slice(0, mostOthers).map((other) => (
          <li key={other}>
            <button
              type="button"
              class="other"
              aria-current={other === result ? 'true' : undefined}
              onClick={() => onOpen(report.selectionOf(other))}
            >
              <Sign look={outcomeLooks[report.outcomeOf(other)]} /> <bdi>{report.deviceName(report.deviceOf(other))}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p class="quiet">and {digits(hidden)} more</p>}
    </Part>
  );
};

const Properties = ({ shown: { detail, text } }: { shown: ShownDetail }): JSX.Element => {
  const { properties = [], attachments = [] } = detail;
  return (
    <>
      {properties.length > 0 && (
        <Part title="Properties">
          <dl class="facts">
            {properties.map(([name, value]) => (
              <Fact key={`${name} ${value}`} name={text(name)}>
                <bdi>{text(value)}</bdi>
              </Fact>
            ))}
          </dl>
        </Part>
      )}
      {attachments.length > 0 && (
        <Part title="Attachments listed in the report">
          <ul>
            {attachments.map((name) => (
              <li key={name}>
                <bdi>{text(name)}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
};
