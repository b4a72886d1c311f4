import { cutText } from '../../lib/escape/cut.ts';
import { showInvisibleInLines, shownText } from '../../lib/escape/invisible.ts';

/** Limit on names of tests, classes and devices, which are rarely this long; longer ones are cut. */
export const maxNameLength = 500;

/** Formats the name of a test, `class#method`, the same way everywhere, so that a log's part is found by its test. */
export const shownTestName = (name: string): string => {
  const [className = '', ...rest] = name.split('#');
  if (rest.length === 0) return shownText(name, maxNameLength);
  return `${shownText(className, maxNameLength)}#${shownText(rest.join('#'), maxNameLength)}`;
};

/** Prepares lines from outside; the last line states how much was cut. */
export const shownLines = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  return `${showInvisibleInLines(cutText(text, maxLength))}\n… ${text.length - maxLength} more characters are in the session's files`;
};

/** Prepares the end of lines from outside, since the end of an output matters most. */
export const shownTail = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  const tail = text.slice(-maxLength);
  const wholeLines = tail.slice(tail.indexOf('\n') + 1);
  return `… ${text.length - wholeLines.length} characters before are in the session's files\n${showInvisibleInLines(wholeLines)}`;
};
