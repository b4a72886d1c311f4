import { digits } from '../../../../lib/numbers.ts';
import { isFrameworkClass, parseFrame } from '../../../../results/analysis/stack-frames.ts';
import { element } from '../dom/element.ts';

const firstLines = 40;
/** A few lines more are shown at once: a button for them would take as much room. */
const spareLines = 8;

/** Lines from outside in a fixed-width block; a long one is folded after its first lines. */
export const textBlock = (
  label: string,
  text: string,
  drawLine: (line: string) => Node | string = (line) => line,
): HTMLElement => {
  const lines = text.split('\n');
  const block = element('pre', { tabindex: 0, role: 'group', 'aria-label': label });
  const draw = (count: number): void => {
    block.replaceChildren(
      ...lines.slice(0, count).flatMap((line, index) => (index === 0 ? [drawLine(line)] : ['\n', drawLine(line)])),
    );
  };
  if (lines.length <= firstLines + spareLines) {
    draw(lines.length);
    return block;
  }
  draw(firstLines);
  const more = element('button', { type: 'button', class: 'more' }, `Show all ${digits(lines.length)} lines`);
  more.addEventListener('click', () => {
    draw(lines.length);
    more.remove();
    block.focus();
  });
  return element('div', { class: 'folded-text' }, block, more);
};

/** A stack trace, in which frames of the app and of the test stand out from those of frameworks. */
export const traceBlock = (trace: string): HTMLElement =>
  textBlock('Trace', trace, (line) => {
    const frame = parseFrame(line);
    if (frame === undefined) return /^\s*at /.test(line) ? element('span', { class: 'frame-of-framework' }, line) : line;
    return isFrameworkClass(frame.className)
      ? element('span', { class: 'frame-of-framework' }, line)
      : element('span', { class: 'frame-of-app' }, line);
  });

/** The same for the end of a log or output, which scrolls to its last lines and folds nothing. */
export const logBlock = (label: string, text: string): HTMLElement =>
  element('pre', { class: 'log', tabindex: 0, role: 'group', 'aria-label': label }, text === '' ? '(empty)' : text);
