import { formatDuration } from '../../../../lib/durations.ts';
import { counted } from '../../../../lib/numbers.ts';
import type { FailureDetail, ResultDetail, TryDetail } from '../../report-data.ts';
import { element } from '../dom/element.ts';
import { outcomeLooks } from '../model/words.ts';
import { logBlock, textBlock, traceBlock } from './text-block.ts';

/** The text at a position; empty where there is none. */
export type TextAt = (position: number | undefined) => string;

/** Message and full trace of each failure, then the failures of earlier attempts. */
export const drawFailures = ({ failures, tries, skipMessage, statusWord }: ResultDetail, text: TextAt): HTMLElement[] => [
  ...(statusWord === undefined
    ? []
    : [element('p', {}, 'The service reported the unrecognized status ', element('q', {}, text(statusWord)), '.')]),
  ...(skipMessage === undefined ? [] : [section('Why it was skipped', textBlock('Reason', text(skipMessage)))]),
  ...failures.map((failure, index) =>
    section(
      failures.length > 1 ? `${kindWord(failure)} ${index + 1} of ${failures.length}` : kindWord(failure),
      ...drawFailure(failure, text),
    ),
  ),
  ...(tries.length === 0 ? [] : [drawTries(tries, text)]),
];

export const drawOutput = ({ systemOut, systemErr }: ResultDetail, text: TextAt): HTMLElement[] => [
  ...(systemOut === undefined ? [] : [section('Output', logBlock('Output', text(systemOut)))]),
  ...(systemErr === undefined ? [] : [section('Error output', logBlock('Error output', text(systemErr)))]),
];

export const section = (title: string, ...children: readonly (Node | string | undefined)[]): HTMLElement =>
  element('section', { class: 'part' }, element('h3', {}, title), ...children);

const kindWord = ({ kind }: FailureDetail): string => (kind === 'error' ? 'Error' : 'Failure');

const drawFailure = (failure: FailureDetail, text: TextAt): HTMLElement[] => {
  const type = text(failure.type);
  const message = text(failure.message);
  const trace = text(failure.trace);
  const isTold = message !== '' && trace.includes(message.split('\n', 1)[0] ?? '');
  return [
    ...(type === '' || message.includes(type) || trace.includes(type)
      ? []
      : [element('p', { class: 'failure-type' }, element('bdi', {}, type))]),
    ...(message === '' || (isTold && !message.includes('\n')) ? [] : [textBlock('Message', message)]),
    ...(trace === '' ? [] : [traceBlock(trace)]),
    ...(message === '' && trace === ''
      ? [element('p', { class: 'quiet' }, 'The report gives neither a message nor a trace.')]
      : []),
  ];
};

const drawTries = (tries: readonly TryDetail[], text: TextAt): HTMLElement =>
  section(
    counted(tries.length, 'earlier attempt'),
    ...tries.map((earlier, index) => {
      const { sign, word, style } = outcomeLooks[earlier.outcome];
      const took = earlier.durationMs === undefined ? '' : `, ${formatDuration(earlier.durationMs)}`;
      return element(
        'details',
        { class: 'try' },
        element(
          'summary',
          {},
          `Attempt ${index + 1}: `,
          element('span', { class: `chip is-${style}` }, element('span', { 'aria-hidden': 'true' }, sign), ` ${word}`),
          took,
        ),
        ...earlier.failures.flatMap((failure) => drawFailure(failure, text)),
        earlier.failures.length === 0 ? element('p', { class: 'quiet' }, 'No details were reported.') : undefined,
      );
    }),
  );
