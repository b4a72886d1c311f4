import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SessionData } from '../../report-data.ts';
import type { Report, Selection } from '../model/report.ts';
import { type Look, outcomeLooks, partWords, sessionLooks } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { Chip } from '../parts.tsx';
import { ResultView } from './result-view.tsx';
import { SessionView } from './session-view.tsx';

/** Numbers of the failed results before and after what is shown. */
export type Neighbors = readonly (number | undefined)[];

interface PanelProps {
  /** The element beside the page that holds it. */
  readonly aside: HTMLElement;
  readonly selection: Selection;
  readonly neighbors: Neighbors;
  /** Whether the title takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** Shows one result or session beside the page (over it, where there is no room). */
export const Panel = ({ aside, selection, neighbors: [previous, next], takesFocus, onClose }: PanelProps): JSX.Element => {
  const { report } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const close = openAside(aside);
    if (takesFocus) heading.current?.focus();
    return close;
  }, []);
  const { kind, number } = selection;
  const session = kind === 'session' ? report.data.sessions[number] : undefined;
  const { look, title, subtitle } = headOf(report, number, session);
  return (
    <>
      <div class="panel-bar">
        <Chip look={look} />
        <span class="panel-buttons">
          <StepButton word="Previous" from={selection} to={previous} />
          <StepButton word="Next" from={selection} to={next} />
          <button type="button" title="Close (Esc)" onClick={onClose}>
            Close
          </button>
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <p class="panel-subtitle">
        <bdi>{subtitle}</bdi>
      </p>
      {session === undefined ? <ResultView result={number} /> : <SessionView index={number} session={session} />}
    </>
  );
};

/** Shows the element beside the page. Where it covers the page, nothing under it can be reached. */
const openAside = (aside: HTMLElement): (() => void) => {
  const narrow = matchMedia('(max-width: 1099px)');
  const page = document.getElementById('page');
  const toggle = (isOpen: boolean): void => {
    aside.hidden = !isOpen;
    document.body.classList.toggle('with-panel', isOpen);
    if (page !== null) page.inert = isOpen && narrow.matches;
  };
  const cover = (): void => toggle(true);
  cover();
  aside.scrollTop = 0;
  narrow.addEventListener('change', cover);
  return () => {
    narrow.removeEventListener('change', cover);
    toggle(false);
  };
};

/** Whether there is something to show. */
export const isShowable = ({ results, data }: Report, { kind, number }: Selection): boolean =>
  number < (kind === 'result' ? results.reported : data.sessions.length);

const headOf = (
  report: Report,
  number: number,
  session: SessionData | undefined,
): { look: Look; title: string; subtitle: string } => {
  if (session !== undefined)
    return { look: sessionLooks[session.kind], title: report.deviceName(session.device), subtitle: partWords(session) };
  const row = report.rowOf(number);
  return { look: outcomeLooks[report.outcomeOf(number)], title: report.methodName(row), subtitle: report.className(row) };
};

interface StepButtonProps {
  readonly word: 'Previous' | 'Next';
  readonly from: Selection;
  readonly to: Neighbors[number];
}

/** Names the failure that it leads to: the test, or the device where the test is the same. */
const StepButton = ({ word, from, to }: StepButtonProps): JSX.Element | null => {
  const { report, open } = usePage();
  if (to === undefined) return null;
  const { rowOf } = report;
  const [test, device] = [report.methodName(rowOf(to)), report.deviceName(report.deviceOf(to))];
  const label = `${word} failure: ${test} on ${device}`;
  return (
    <button type="button" class="step" aria-label={label} title={label} onClick={() => open({ kind: 'result', number: to })}>
      {word === 'Previous' && '‹ '}
      <bdi>{from.kind === 'result' && rowOf(from.number) === rowOf(to) ? device : test}</bdi>
      {word === 'Next' && ' ›'}
    </button>
  );
};
