import { digits } from '../../../../lib/numbers.ts';
import type { QuarantineData, QuarantinedFailureData } from '../../report-data.ts';
import { element, link } from '../dom/element.ts';
import { outcomeLooks } from '../model/words.ts';

/** Failures that do not count, each with its entry, and what is wrong with the file; nothing where there is neither. */
export const drawQuarantine = ({ failures, more, results, warnings }: QuarantineData): HTMLElement | undefined => {
  if (results === 0 && warnings.length === 0) return undefined;
  return element(
    'section',
    { class: 'quarantine', 'aria-labelledby': 'quarantine-title' },
    element('h2', { id: 'quarantine-title' }, 'Quarantined failures'),
    element(
      'p',
      { class: 'quiet' },
      results === 0 ? 'No quarantined test failed.' : 'These tests failed, and their failures do not count.',
    ),
    element('ul', {}, ...failures.map(drawFailure), more > 0 ? element('li', {}, `and ${digits(more)} more`) : undefined),
    ...warnings.map((warning) => element('p', { class: 'quarantine-warning' }, element('bdi', {}, warning))),
  );
};

const drawFailure = (failure: QuarantinedFailureData): HTMLElement => {
  const { sign, style } = outcomeLooks.quarantined;
  return element(
    'li',
    {},
    element('span', { class: `sign is-${style}`, 'aria-hidden': 'true' }, sign),
    ' ',
    element('bdi', { class: 'quarantine-test' }, failure.name),
    element('bdi', {}, failure.on),
    failure.message === undefined ? undefined : element('bdi', { class: 'quarantine-message' }, failure.message),
    element('span', { class: 'quarantine-entry' }, ...entryOf(failure)),
  );
};

/** Until when, why, and the issue. */
export const entryOf = ({ until, reason, issue }: QuarantinedFailureData): (Node | string)[] => [
  `Until ${until}: `,
  element('bdi', {}, reason),
  ' ',
  link('Issue', issue),
];
