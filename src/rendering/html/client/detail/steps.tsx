import type { JSX } from 'preact';
import { formatDuration } from '../../../../lib/durations.ts';
import { counted } from '../../../../lib/numbers.ts';
import type { MediaData, ResultDetail, StepDetail } from '../../report-data.ts';
import { textAt } from '../data.ts';
import { Part } from '../parts.tsx';
import { Shots } from './media.tsx';

/** Deeper steps are not indented further: the panel is narrow. */
const deepestIndent = 8;

interface StepsProps {
  readonly detail: ResultDetail;
  readonly pictures: ReadonlyMap<StepDetail, readonly MediaData[]>;
}

/** What the last failed attempt did, with the picture of each moment. */
export const Steps = ({ detail: { steps = [], omittedSteps = 0 }, pictures }: StepsProps): JSX.Element | null => {
  if (steps.length === 0) return null;
  return (
    <Part title="Steps">
      {omittedSteps > 0 && <p class="quiet">{counted(omittedSteps, 'earlier step')} left out.</p>}
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={`step ${index + 1}`} class={step.failed === true ? 'is-failed' : undefined}>
            <span class="step-time quiet">{step.startMs === undefined ? '' : formatDuration(step.startMs)}</span>
            <div style={{ marginInlineStart: `${Math.min(step.depth, deepestIndent) * 12}px` }}>
              {step.failed === true && <span aria-hidden="true">✗ </span>}
              <bdi>{textAt(step.title)}</bdi>{' '}
              {step.durationMs !== undefined && step.durationMs > 0 && (
                <span class="quiet">took {formatDuration(step.durationMs)}</span>
              )}
              <Shots shots={pictures.get(step) ?? []} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
};

/** The media of the session that belong to each step. */
export const picturesOfSteps = (
  { steps = [] }: ResultDetail,
  media: readonly MediaData[],
): ReadonlyMap<StepDetail, readonly MediaData[]> =>
  new Map(
    steps.map((step) => {
      const names = (step.pictures ?? []).map(textAt);
      return [step, media.filter(({ path }) => names.some((name) => path.endsWith(`/${name}`)))];
    }),
  );
