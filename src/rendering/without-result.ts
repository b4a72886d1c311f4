import { cutText } from '../lib/escape/cut.ts';
import { link, messageText } from '../lib/escape/markdown.ts';
import { digits } from '../lib/numbers.ts';
import { explanationUrl, type RunProblem } from '../model/error-codes.ts';
import { alert } from './markdown/format.ts';

const maxTextLength = 800;
/** The log has all. */
const maxMistakes = 50;

/**
 * The job summary of a step that ended before it had anything to report.
 *
 * @param lines what went wrong, one sentence each; the first stands alone above the others
 */
export const renderWithoutResult = (
  lines: readonly string[],
  { code, hint }: Pick<RunProblem, 'code' | 'hint'>,
  docsUrl: string,
): string => {
  const text = (line: string): string => messageText(cutText(line, maxTextLength));
  const [first = '', ...others] = lines;
  const more = others.length - maxMistakes;
  const list = [
    ...others.slice(0, maxMistakes).map((line) => `- ${text(line)}`),
    ...(more > 0 ? [`- ${digits(more)} more`] : []),
  ];
  const blocks = [text(first), ...(list.length === 0 ? [] : [list.join('\n')])];
  const next = `**Next:** ${messageText(hint)} What is ${link(code, explanationUrl(code, docsUrl))}?`;
  return `## ❌ Error\n\n${alert('CAUTION', [...blocks, next])}\n`;
};
