import { showInvisibleInLines } from '../../../src/lib/escape/invisible.ts';
import { escapeData, escapeProperty, safeLogText } from '../../../src/lib/escape/workflow-command.ts';
import { readWorkflowCommand } from '../../../test/helpers/runner/workflow-commands.ts';
import { demand, type Target, target } from '../target.ts';
import { textOf } from '../texts.ts';

const commands: ReadonlySet<string> = new Set([
  'error',
  'warning',
  'notice',
  'debug',
  'group',
  'endgroup',
  'add-mask',
  'set-output',
  'save-state',
  'stop-commands',
  'add-path',
  'set-env',
  'echo',
  'add-matcher',
  'x',
]);
/** What problem matchers that common set-up steps leave behind take for a compiler's message. */
const matchers = [
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/,
  /^\s+(\d+):(\d+)\s+(error|warning|info)\s+(.*)\s\s+(.*)$/,
  /^(.+):\sline\s(\d+),\scol\s(\d+),\s(Error|Warning|Info)\s-\s(.+)$/,
  /^(.+\.\w+):(\d+):\s+(warning|error):\s+(.*)$/,
  /^Exception in thread "(.*)" (.*): (.*)$/,
];

const logPieces = [
  '::',
  ':',
  '##[',
  '#',
  '[',
  ']',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\ufeff',
  '\u200c',
  '\u200d',
  '\u00a0',
  'error',
  'warning',
  'x',
  '%0A',
  '%25',
  'a.kt',
  ':12:',
  '(3,4)',
  ': line 3, col 4, ',
  'Exception in thread "m" a: b',
  '\\',
  ',',
];

const checkLog = (text: string): void => {
  for (const line of safeLogText(text).split(/\r\n|\r|\n/)) {
    demand(readWorkflowCommand(line, commands) === undefined, 'no line of the log is a command');
    demand(!matchers.some((matcher) => matcher.test(line)), 'no line of the log is a message of a compiler');
    demand(!/[\p{Cc}\u202e\u2028]/u.test(line.replaceAll('\t', '')), 'nothing in the log is invisible');
  }
  const line = `::error title=${escapeProperty(text)},file=a::${escapeData(text)}`;
  demand(!/[\r\n]/.test(line), 'a command is one line');
  const command = readWorkflowCommand(line, commands);
  demand(command?.name === 'error', 'a command stays the one that was written');
  const shown = showInvisibleInLines(text);
  demand(command.data === shown, 'the runner reads the message as it is shown');
  demand(
    Object.keys(command.properties).every((key) => key === 'title' || key === 'file'),
    'no property is added',
  );
  if (shown !== '' && !/^=|^\s*$/.test(shown))
    demand(command.properties.title === shown || shown.trim() !== shown, 'the runner reads the title as it is shown');
};

export const logTargets: readonly Target[] = [
  target({
    name: 'escape/log',
    takes: 'lines of the log, messages and titles of annotations',
    holds: "no line is a command or a compiler's message; the runner reads what was meant",
    share: 10,
    open: () => ({ input: textOf(logPieces), check: checkLog }),
  }),
];
