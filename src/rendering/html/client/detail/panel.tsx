import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { counted, digits } from '../../../../lib/numbers.ts';
import { outcomeLooks, partLabel, sessionLooks } from '../model/looks.ts';
import { isResult, type Result, type Session, shownOutcome } from '../model/report.ts';
import { Chip } from '../parts.tsx';
import { close, filtered, open } from '../state.ts';
import { ResultView } from './result-view.tsx';
import { SessionView } from './session-view.tsx';

/** Matches narrow screens, on which the panel is modal and covers the page. */
const narrow = matchMedia('(max-width: 1099px)');

/**
 * Shows one result or session beside the page, or over it on narrow screens. Closing the panel returns the focus to the element
 * that opened it.
 */
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
  // The dialog is open when it is first rendered, so that its parts have sizes from the start.
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

interface Neighbors {
  readonly previous: Result | undefined;
  readonly next: Result | undefined;
  /** Position such as `2 of 9`. If no failure is shown, the number of failures; empty if there is nothing to step to. */
  readonly position: string;
}

/**
 * Finds the previous and next failure among the filtered results, wrapping around at the ends. If the panel shows no failure,
 * returns the last and the first.
 */
const neighborsOf = (shown: Result | Session): Neighbors => {
  const failures = filtered.value.results.filter(({ failure }) => failure !== undefined);
  const at = isResult(shown) ? failures.indexOf(shown) : -1;
  if (failures.length === 0 || (at !== -1 && failures.length === 1))
    return { previous: undefined, next: undefined, position: '' };
  return {
    previous: failures.at(at === -1 ? -1 : at - 1),
    next: failures[(at + 1) % failures.length],
    position: at === -1 ? counted(failures.length, 'failure') : `${digits(at + 1)} of ${digits(failures.length)}`,
  };
};

interface StepButtonProps {
  readonly direction: 'Previous' | 'Next';
  readonly to: Result | undefined;
}

/** Button that opens the previous or next failure. Its label names that failure. */
const StepButton = ({ direction, to }: StepButtonProps): JSX.Element | null => {
  if (to === undefined) return null;
  const label = `${direction} failure: ${to.test.method} on ${to.session.device}`;
  return (
    <button type="button" class="step" aria-label={label} title={label} onClick={() => open(to)}>
      {direction === 'Previous' ? '‹ Previous' : 'Next ›'}
    </button>
  );
};
