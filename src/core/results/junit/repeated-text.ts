import type { Failure } from '../../model/results.ts';
import { firstLine, parseFrame } from '../analysis/root-cause.ts';

/** Longer texts are compared only at their beginning, since a view hierarchy can have megabytes. */
const maxCompared = 200_000;
/** A long message is cut off, so only its beginning can be compared. */
const maxSameChars = 2_000;

/** Removes what a failure has twice: services write the stack also into the message, or the message also above the stack. */
export const withoutRepetition = <Texts extends Pick<Failure, 'message' | 'trace'>>(failure: Texts): Texts => {
  const { message, trace: whole } = failure;
  if (whole === undefined || whole.length > maxCompared) return failure;
  const trace = withoutTitle(once(whole), message);
  if (message === undefined || !hasCalls(message)) return trace === whole ? failure : { ...failure, trace };
  // An attribute has no line breaks, so only the words are compared.
  const isStack = squeezed(trace).startsWith(squeezed(message).slice(0, maxSameChars));
  return { ...failure, message: isStack ? headOf(trace) : once(message), trace };
};

/** Returns the first half of a text that consists of two equal halves. */
const once = (text: string): string => {
  const head = firstLine(text);
  if (head === '') return text;
  const start = text.indexOf(head);
  for (
    let at = text.indexOf(`\n${head}`, start);
    at !== -1 && at < text.length / 2 + head.length;
    at = text.indexOf(`\n${head}`, at + 1)
  ) {
    const first = text.slice(0, at).trim();
    if (first === text.slice(at).trim()) return text.slice(0, at).trimEnd();
  }
  return text;
};

/** Removes the message above a stack whose first line has it too, as `no cart` above `java.lang.Exception: no cart`. */
const withoutTitle = (trace: string, message: string | undefined): string => {
  const title = message?.trim() ?? '';
  if (title === '' || !trace.trimStart().startsWith(`${title}\n`)) return trace;
  const rest = trace.trimStart().slice(title.length).trimStart();
  return firstLine(rest).endsWith(`: ${firstLine(title)}`) ? rest : trace;
};

const hasCalls = (text: string): boolean => /\sat [^\s()]{3,300}\([^()\n]{0,300}\)/.test(text);

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the lines before the first call. */
const headOf = (trace: string): string => {
  const lines = trace.trim().split(/\r\n?|\n/);
  const call = lines.findIndex((line) => /^\s*at /.test(line) && parseFrame(line) !== undefined);
  return (call === -1 ? lines : lines.slice(0, call)).join('\n').trim();
};
