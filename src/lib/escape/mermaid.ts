import { cutText } from './cut.ts';

const maxNameLength = 60;

/** Words and dates that start a statement of a Gantt chart when a line starts with them. */
const statement =
  /^(?:gantt|title|section|dateFormat|inclusiveEndDates|topAxis|axisFormat|tickInterval|includes|excludes|todayMarker|weekday|weekend|click|href|call|accTitle|accDescr|\d{4}-)/i;

/**
 * The name of a task or section in a Gantt chart.
 *
 * Mermaid has no escape that works everywhere: `:` ends a name, `;` and a line end a statement, `#` starts an entity, `%%` a comment
 * or directive, a backtick may close the fence around the chart. So only letters, digits and harmless signs stay.
 */
export const ganttName = (text: string): string => {
  const plain = text
    .replace(/[^\p{L}\p{N}\p{M} ._+()/-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return 'unnamed';
  return cutText(statement.test(plain) ? `- ${plain}` : plain, maxNameLength);
};
