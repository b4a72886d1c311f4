import { element, isolated } from '../dom/element.ts';
import type { EmbeddedData } from '../embedded-data.ts';
import type { Selection } from '../model/address.ts';
import type { Report } from '../model/report.ts';
import { createBlobAddresses } from './media.ts';
import type { PanelContent, PanelParts } from './panel-parts.ts';
import { drawResult } from './result-view.ts';
import { drawSession } from './session-view.ts';

/** The place beside the page (over it, where there is no room) that shows one result or session. */
export interface Panel {
  show(selection: Selection | undefined): void;
  focus(): void;
}

export interface PanelEvents {
  open(selection: Selection): void;
  close(): void;
  /** To the next (1) or the one before (-1) of what went wrong. */
  step(by: 1 | -1): void;
}

export const createPanel = (panel: HTMLElement, report: Report, data: EmbeddedData, events: PanelEvents): Panel => {
  const addresses = createBlobAddresses();
  const parts: PanelParts = { report, data, addresses, open: (selection) => events.open(selection) };
  const narrow = matchMedia('(max-width: 1099px)');
  const page = document.getElementById('page');
  const covers = (): void => {
    // What lies under the panel must not be reached by keyboard or read out.
    if (page !== null) page.inert = narrow.matches && !panel.hidden;
  };
  narrow.addEventListener('change', covers);
  return {
    show: (selection) => {
      addresses.release();
      const content = selection === undefined ? undefined : drawSelection(selection, parts);
      panel.replaceChildren(...(content === undefined ? [] : drawPanel(content, events)));
      panel.hidden = content === undefined;
      panel.scrollTop = 0;
      document.body.classList.toggle('with-panel', content !== undefined);
      covers();
      // Of a log the last lines tell most.
      for (const log of panel.querySelectorAll('pre.log')) log.scrollTop = log.scrollHeight;
    },
    focus: () => panel.querySelector('h2')?.focus(),
  };
};

const drawSelection = ({ kind, number }: Selection, parts: PanelParts): PanelContent | undefined => {
  if (kind === 'session') return drawSession(number, parts);
  return number < parts.report.results.count ? drawResult(number, parts) : undefined;
};

const drawPanel = ({ look, title, subtitle, children }: PanelContent, events: PanelEvents): HTMLElement[] => {
  const button = (text: string, label: string, onClick: () => void): HTMLElement => {
    const made = element('button', { type: 'button', 'aria-label': label }, text);
    made.addEventListener('click', onClick);
    return made;
  };
  return [
    element(
      'div',
      { class: 'panel-bar' },
      element('span', { class: `chip is-${look.style}` }, element('span', { 'aria-hidden': 'true' }, look.sign), ` ${look.word}`),
      element(
        'span',
        { class: 'panel-buttons' },
        button('‹', 'Previous failure', () => events.step(-1)),
        button('›', 'Next failure', () => events.step(1)),
        button('Close', 'Close', () => events.close()),
      ),
    ),
    element('h2', { tabindex: -1 }, isolated(title)),
    ...(subtitle === '' ? [] : [element('p', { class: 'panel-subtitle' }, isolated(subtitle))]),
    element('div', { class: 'panel-body' }, ...children),
  ];
};
