import { cutText } from '../../lib/escape/cut.ts';
import { showInvisibleInLines, shownText } from '../../lib/escape/invisible.ts';

/** Maximum length of names of tests, classes and devices. A longer name is cut. */
export const maxNameLength = 500;

/** Prepares a name `class#method` for display. Equal names give equal texts, so the texts can match parts of logs with tests. */
export const shownTestName = (name: string): string => {
  const [className = '', ...rest] = name.split('#');
  if (rest.length === 0) return shownText(name, maxNameLength);
  return `${shownText(className, maxNameLength)}#${shownText(rest.join('#'), maxNameLength)}`;
};

/** Prepares text of several lines for display. If the text is cut, a last line tells how many characters are missing. */
export const shownLines = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  return `${showInvisibleInLines(cutText(text, maxLength))}\n… ${text.length - maxLength} more characters are in the session's files`;
};

/** Prepares the end of a text of several lines for display, since the end of an output matters most. */
export const shownTail = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return showInvisibleInLines(text);
  const tail = text.slice(-maxLength);
  const wholeLines = tail.slice(tail.indexOf('\n') + 1);
  return `… ${text.length - wholeLines.length} characters before are in the session's files\n${showInvisibleInLines(wholeLines)}`;
};
