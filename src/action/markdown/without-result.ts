import { explanationUrl, type RunProblem } from '../../core/model/error-codes.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, link, messageText } from '../../lib/escape/markdown.ts';
import { firstItems } from '../../lib/first-items.ts';
import { digits } from '../../lib/numbers.ts';
import { alert } from './format.ts';

const maxTextLength = 800;
/** Maximum number of mistakes in the summary. The log has all mistakes. */
const maxMistakes = 50;

export const renderWithoutResult = (
  reason: string,
  mistakes: readonly string[],
  { code, hint }: RunProblem,
  { job, docsUrl }: { readonly job: string; readonly docsUrl: string },
): string => {
  const text = (line: string): string => messageText(cutText(line, maxTextLength));
  const show = (line: string): string => `- ${text(line)}`;
  const list = firstItems(mistakes, maxMistakes, show, (more) => `- and ${digits(more)} more`);
  const blocks = [text(reason), ...(list.length === 0 ? [] : [list.join('\n')])];
  const next = `**Next:** ${messageText(hint)} More: ${link(code, explanationUrl(code, docsUrl))}.`;
  return `## ❌ Error: job ${codeSpan(job)}\n\n${alert('CAUTION', [...blocks, next])}\n`;
};
