import { cutText } from '../lib/escape/cut.ts';
import { showInvisibleInLines, shownText } from '../lib/escape/invisible.ts';

/** Maximum length of names of tests, classes and devices. */
export const maxNameLength = 500;

/** Formats a name `class#method` for display. The page compares these texts to find the logs of a test. */
export const shownTestName = (name: string): string => {
  const [className = '', ...rest] = name.split('#');
  if (rest.length === 0) return shownText(name, maxNameLength);
  return `${shownText(className, maxNameLength)}#${shownText(rest.join('#'), maxNameLength)}`;
};

/** Formats a text of several lines for display. If it is cut, a last line counts the missing characters. */
export const shownLines = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  return `${showInvisibleInLines(cutText(text, maxLength))}\n… ${text.length - maxLength} more characters are in the session's files`;
};

/** Formats the end of a text of several lines, because the end of an output matters most. */
export const shownTail = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  const tail = text.slice(-maxLength);
  const wholeLines = tail.slice(tail.indexOf('\n') + 1);
  return `… ${text.length - wholeLines.length} characters before are in the session's files\n${showInvisibleInLines(wholeLines)}`;
};
