import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EmbeddedData } from '../embedded-data.ts';
import type { Report, Selection } from '../model/report.ts';
import { type Look, outcomeLooks, partWords, sessionLooks } from '../model/words.ts';
import { Chip, type Open } from '../parts.tsx';
import { ResultView } from './result-view.tsx';
import { SessionView } from './session-view.tsx';

interface PanelProps {
  readonly report: Report;
  readonly data: EmbeddedData;
  readonly selection: Selection;
  /** The failures before and after it, by number of the result. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** Whether the title takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onOpen: Open;
  readonly onClose: () => void;
}

/** Shows one result or session beside the page (over it, where there is no room). */
export const Panel = (props: PanelProps): JSX.Element => {
  const { report, data, selection, previous, next, takesFocus, onOpen, onClose } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [selection, takesFocus]);
  const head = headOf(report, selection);
  const session = report.data.sessions[selection.number];
  return (
    <>
      <div class="panel-bar">
        <Chip look={head.look} />
        <span class="panel-buttons">
          <StepButton report={report} word="Previous" from={selection} to={previous} onOpen={onOpen} />
          <StepButton report={report} word="Next" from={selection} to={next} onOpen={onOpen} />
          <button type="button" title="Close (Esc)" onClick={onClose}>
            Close
          </button>
        </span>
      </div>
      <h2 ref={title} tabIndex={-1}>
        <bdi>{head.title}</bdi>
      </h2>
      {head.subtitle !== '' && (
        <p class="panel-subtitle">
          <bdi>{head.subtitle}</bdi>
        </p>
      )}
      <div class="panel-body">
        {selection.kind === 'result' ? (
          <ResultView report={report} data={data} result={selection.number} onOpen={onOpen} />
        ) : (
          session !== undefined && (
            <SessionView report={report} data={data} index={selection.number} session={session} onOpen={onOpen} />
          )
        )}
      </div>
    </>
  );
};

/** Whether there is something to show. */
export const isShowable = ({ results, data }: Report, { kind, number }: Selection): boolean =>
  number < (kind === 'result' ? results.reported : data.sessions.length);

const headOf = (report: Report, { kind, number }: Selection): { look: Look; title: string; subtitle: string } => {
  const session = report.data.sessions[number];
  if (kind === 'session' && session !== undefined)
    return { look: sessionLooks[session.kind], title: report.deviceName(session.device), subtitle: partWords(session) };
  const row = report.results.row[number] ?? -1;
  return { look: outcomeLooks[report.outcomeOf(number)], title: report.methodName(row), subtitle: report.className(row) };
};

interface StepButtonProps {
  readonly report: Report;
  readonly word: 'Previous' | 'Next';
  readonly from: Selection;
  /** Number of the result. */
  readonly to: number | undefined;
  readonly onOpen: Open;
}

/** Names the failure that it leads to: the test, or the device where the test is the same. */
const StepButton = ({ report, word, from, to, onOpen }: StepButtonProps): JSX.Element | null => {
  if (to === undefined) return null;
  const rowOf = (result: number): number => report.results.row[result] ?? -1;
  const [test, device] = [report.methodName(rowOf(to)), report.deviceName(report.deviceOf(to))];
  const label = `${word} failure: ${test} on ${device}`;
  return (
    <button type="button" class="step" aria-label={label} title={label} onClick={() => onOpen({ kind: 'result', number: to })}>
      {word === 'Previous' && '‹ '}
      <bdi>{from.kind === 'result' && rowOf(from.number) === rowOf(to) ? device : test}</bdi>
      {word === 'Next' && ' ›'}
    </button>
  );
};
