import type { Failure } from '../../core/model/results.ts';
import { isFrameworkClass, parseFrame } from '../../core/results/analysis/root-cause.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { sum } from '../../lib/numbers.ts';

export const noMessage = 'The service reported no message for this failure.';

/** Maximum number of characters that are read, because traces with view hierarchies can have megabytes. */
const maxRead = 200_000;
const maxLineLength = 400;
const frameIndent = '    ';

/** Line of the shortened text, which may stand for several lines of the failure. */
interface Line {
  text: string;
  lines: number;
  readonly isFramework: boolean;
}

/** Shortens a failure to at most `maxLines` lines. Espresso's view hierarchy and framework frames are folded. */
export const shortenFailure = (failure: Failure, maxLines: number): string => {
  const message = failure.message?.trim() ?? '';
  const trace = failure.trace?.trim() ?? '';
  const type = failure.type?.trim() ?? '';
  const ownMessage = trace.includes(message) ? '' : message;
  const head = type !== '' && !trace.includes(type) && !message.includes(type) ? `${type}${ownMessage === '' ? '' : ': '}` : '';
  const text = [`${head}${ownMessage}`, trace].filter((part) => part !== '').join('\n');
  return shortenLines(text.slice(0, maxRead).split(/\r\n?|\n/), maxLines);
};

const shortenLines = (lines: readonly string[], maxLines: number): string => {
  const folded = foldFrames(dropHierarchy(lines));
  const kept = folded.slice(0, folded.length > maxLines ? Math.max(1, maxLines - 1) : maxLines);
  const left = sum(folded.slice(kept.length).map((line) => line.lines));
  const texts = kept.map(({ text }) => cutText(text, maxLineLength));
  return (left > 0 ? [...texts, `… ${left} more ${left === 1 ? 'line' : 'lines'}`] : texts).join('\n');
};

/** Removes the view hierarchy: the text from `View Hierarchy:` to the next frame or cause. */
const dropHierarchy = (lines: readonly string[]): string[] => {
  const start = lines.findIndex((line) => /^\s*View Hierarchy:/i.test(line));
  if (start === -1) return [...lines];
  const length = lines.slice(start).findIndex((line) => parseFrame(line) !== undefined || /^\s*Caused by:/.test(line));
  const end = length === -1 ? lines.length : start + length;
  return [...lines.slice(0, start), `… view hierarchy (${end - start} lines): see the full report`, ...lines.slice(end)];
};

const foldFrames = (lines: readonly string[]): Line[] => {
  const folded: Line[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const frame = parseFrame(line);
    const isFramework = frame !== undefined && isFrameworkClass(frame.className);
    if (isFramework && last?.isFramework === true) {
      last.lines += 1;
      last.text = `${frameIndent}… ${last.lines} framework frames`;
      continue;
    }
    last = { text: frame === undefined ? line : frameIndent + line.trim(), lines: 1, isFramework };
    if (line.trim() !== '') folded.push(last);
  }
  return folded;
};
