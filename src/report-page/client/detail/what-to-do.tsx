import type { ComponentChildren, JSX } from 'preact';
import { describeCategory } from '../../../core/model/triage.ts';
import type { FailureData, ResultDetail } from '../../report-data.ts';
import { causeDetail } from '../data.ts';
import { CopyButton, Facts, Texts } from '../parts.tsx';
import { isPrinting } from '../state.ts';

interface WhatToDoProps {
  /** Id of the cause in `triage.json`. */
  readonly cause: string | undefined;
  readonly failure?: FailureData;
  readonly reproduce?: ResultDetail['reproduce'];
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

/** What to do about a failure: category, next step, owner, suspects, and how to reproduce it. */
export const WhatToDo = ({ cause, failure, reproduce = {}, children }: WhatToDoProps): JSX.Element | null => {
  const detail = causeDetail(cause);
  const { category, certainty } = detail ?? failure ?? {};
  const { tests, command } = reproduce;
  const hasCopies = children !== undefined || detail?.markdown !== undefined || tests !== undefined;
  if (detail === undefined && !hasCopies) return null;
  return (
    <section class="to-do" aria-label="What to do">
      {detail !== undefined && (
        <p class="to-do-next">
          <strong>Next:</strong> <Sentence text={detail.nextStep} />
        </p>
      )}
      <Facts
        style="to-do-facts"
        of={[
          ['Category', category && certainty && describeCategory(category, certainty)],
          ['Host', detail?.host],
          [(detail?.owners.length ?? 0) > 1 ? 'Owners' : 'Owner', detail?.owners.join(', ')],
          ['Suspects', detail?.suspects.join(', ')],
        ]}
      />
      {detail !== undefined && detail.screen.length > 0 && (
        <details class="to-do-screen" open={isPrinting.value}>
          <summary>Elements that were on the screen</summary>
          <Texts texts={detail.screen} />
        </details>
      )}
      {command !== undefined && (
        <div class="to-do-command">
          <span class="quiet">To reproduce:</span>
          <code class="command">{command}</code>
          <CopyButton what="command" text={command} />
        </div>
      )}
      {hasCopies && (
        <p class="copies">
          {children}
          {tests !== undefined && <CopyButton what="test filter" text={tests} />}
          {detail?.markdown !== undefined && <CopyButton what="as Markdown" text={detail.markdown} />}
        </p>
      )}
    </section>
  );
};

/** Sentence of the action, with code between backticks. */
const Sentence = ({ text }: { text: string }): JSX.Element => (
  <>{text.split('`').map((piece, nth) => (nth % 2 === 0 ? piece : <code key={`${nth} ${piece}`}>{piece}</code>))}</>
);
