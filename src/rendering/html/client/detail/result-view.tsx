import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { isBadOutcome } from '../../../../model/outcome.ts';
import type { ShownDetail } from '../embedded-data.ts';
import { devicesOf } from '../model/failure-groups.ts';
import { outcomeLooks, partWords } from '../model/words.ts';
import { reachWords } from '../overview/failures.tsx';
import { HistoryPart } from '../overview/history.tsx';
import { QuarantineEntry } from '../overview/quarantine.tsx';
import { usePage } from '../page-context.ts';
import { CopyButton, Fact, More, Part, Sign } from '../parts.tsx';
import { ExpectedFailures, ResultFailures } from './failures.tsx';
import { Files } from './files.tsx';
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
  const number = report.sessionOf(result);
  const session = report.data.sessions[number];
  const test = report.testName(report.results.row[result] ?? -1);
  const durationMs = report.results.durationMs[result] ?? -1;
  const part = session === undefined ? '' : partWords(session);
  const files = session?.hasFiles === true ? data.files(number) : undefined;
  const pictures = picturesOfSteps(shown, files?.media ?? []);
  return (
    <>
      <p class="copies">
        <CopyButton what="test name" text={test} />
        {detail.filter !== undefined && <CopyButton what="line for input tests" text={text(detail.filter)} />}
      </p>
      <dl class="facts">
        <Fact name="Device">
          <button type="button" class="link" title="Show the session" onClick={() => open({ kind: 'session', number })}>
            <bdi>{report.deviceName(report.deviceOf(result))}</bdi>
          </button>
        </Fact>
        {part !== '' && <Fact name="Session">{part}</Fact>}
        <Fact name="Duration">{durationMs < 0 ? '–' : formatDuration(durationMs)}</Fact>
        {detail.place !== undefined && <Fact name="Source">{text(detail.place)}</Fact>}
      </dl>
      {session !== undefined && (
        <SessionLinks session={session} more={(detail.links ?? []).map(([title, url]) => [title, text(url)] as const)} />
      )}
      <QuarantinePart result={result} test={test} />
      <ResultFailures shown={shown} outcome={report.outcomeOf(result)} durationMs={durationMs} />
      <ExpectedFailures shown={shown} />
      <Steps shown={shown} pictures={pictures} />
      <HistoryPart result={result} />
      <AllDevices result={result} />
      <Output title="Output" text={text(detail.systemOut)} />
      <Output title="Error output" text={text(detail.systemErr)} />
      <Files session={number} test={test} videoStartS={detail.videoStartS} shownAbove={[...pictures.values()].flat()} />
      <Properties shown={shown} />
    </>
  );
};

const Output = ({ title, text }: { title: string; text: string }): JSX.Element | null =>
  text === '' ? null : (
    <Part title={title}>
      <LogBlock label={title} text={text} />
    </Part>
  );

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
  const { report, open } = usePage();
  const { outcome, row } = report.results;
  const ofTest = Array.from(report.resultsOf(row[result] ?? -1));
  const all = ofTest.toSorted((a, b) => (outcome[b] ?? 0) - (outcome[a] ?? 0));
  if (all.length < 2) return null;
  const bad = all.filter((each) => isBadOutcome(report.outcomeOf(each)));
  return (
    <Part title={`Failed on ${reachWords(devicesOf(report, bad), report.data.devices.length)}`}>
      <ul class="others">
        {all.slice(0, mostOthers).map((other) => {
          const current = other === result ? 'true' : undefined;
          return (
            <li key={other}>
              <button type="button" class="other" aria-current={current} onClick={() => open(report.selectionOf(other))}>
                <Sign look={outcomeLooks[report.outcomeOf(other)]} /> <bdi>{report.deviceName(report.deviceOf(other))}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
      <More count={all.length - mostOthers} />
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
                {text(value)}
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
