import type { ComponentChildren, JSX } from 'preact';
import { badness } from '../../../../model/status.ts';
import { outcomeLooks } from '../model/looks.ts';
import { openedBy, type Result, shownOutcome } from '../model/report.ts';
import { More, Part, Sign } from '../parts.tsx';
import { open, selection } from '../state.ts';

interface ResultListProps {
  readonly title: string;
  /** CSS class of each entry. The CSS class of the list is the same word with an `s` at the end. */
  readonly style: string;
  readonly results: readonly Result[];
  readonly most: number;
  readonly children: (result: Result) => ComponentChildren;
}

export const ResultList = ({ title, style, results, most, children }: ResultListProps): JSX.Element => (
  <Part title={title}>
    <ul class={`${style}s`}>
      {results
        .toSorted((a, b) => badness(b.outcome) - badness(a.outcome))
        .slice(0, most)
        .map((result) => (
          <li key={result.number}>
            <button
              type="button"
              class={style}
              aria-current={result === selection.value || undefined}
              onClick={() => open(openedBy(result))}
            >
              <Sign look={outcomeLooks[shownOutcome(result)]} /> {children(result)}
            </button>
          </li>
        ))}
    </ul>
    <More count={results.length - most} />
  </Part>
);
