import { cutText } from '../lib/escape/cut.ts';
import type { Failure } from '../model/results.ts';
import { isFrameworkClass, parseFrame } from '../results/analysis/root-cause.ts';

export const noMessage = 'The service reported no message for this failure.';

/** Maximum number of characters of a failure that are read. Traces with view hierarchies can have megabytes. */
const maxRead = 200_000;
const maxLineLength = 400;
const frameIndent = '    ';

interface Line {
  readonly text: string;
  /** Number of further lines that were folded into this line. */
  readonly folded: number;
}

/**
 * Shortens a failure to at most `maxLines` lines, message first. Consecutive framework frames become one line with their number,
 * because readers look for the frames of the app and the test. Espresso's dump of the view hierarchy also becomes one line.
 */
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
  const left = folded.slice(kept.length).reduce((sum, line) => sum + 1 + line.folded, 0);
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
  let run: string[] = [];
  const endRun = (): void => {
    const [only] = run;
    if (only !== undefined && run.length === 1) folded.push({ text: frameIndent + only.trim(), folded: 0 });
    if (run.length > 1) folded.push({ text: `${frameIndent}… ${run.length} framework frames`, folded: run.length - 1 });
    run = [];
  };
  for (const line of lines) {
    const frame = parseFrame(line);
    if (frame !== undefined && isFrameworkClass(frame.className)) {
      run.push(line);
      continue;
    }
    endRun();
    if (line.trim() !== '') folded.push({ text: frame === undefined ? line : frameIndent + line.trim(), folded: 0 });
  }
  endRun();
  return folded;
};
