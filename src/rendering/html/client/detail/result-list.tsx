import type { ComponentChildren, JSX } from 'preact';
import { badness } from '../../../../model/outcome.ts';
import { outcomeLooks } from '../model/words.ts';
import { usePage } from '../page-context.ts';
import { More, Part, Sign } from '../parts.tsx';

interface ResultListProps {
  readonly title: string;
  /** Class of each entry; that of the list is its plural. */
  readonly style: string;
  readonly results: readonly number[];
  readonly most: number;
  /** The result that is open. */
  readonly current?: number;
  readonly children: (result: number) => ComponentChildren;
}

/** Results that open with a click, the worst first. */
export const ResultList = ({ title, style, results, most, current, children }: ResultListProps): JSX.Element => {
  const { report, open } = usePage();
  const sorted = results.toSorted((a, b) => badness(report.outcomeOf(b)) - badness(report.outcomeOf(a)));
  return (
    <Part title={title}>
      <ul class={`${style}s`}>
        {sorted.slice(0, most).map((result) => (
          <li key={result}>
            <button
              type="button"
              class={style}
              aria-current={result === current ? 'true' : undefined}
              onClick={() => open(report.selectionOf(result))}
            >
              <Sign look={outcomeLooks[report.outcomeOf(result)]} /> {children(result)}
            </button>
          </li>
        ))}
      </ul>
      <More count={sorted.length - most} />
    </Part>
  );
};
