import { readWorkflowCommand, type WorkflowCommand } from './workflow-commands.ts';

/** An annotation that the action asked for, with its properties (`title`, `file`, `line`, …) as the runner reads them. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What the runner makes of an action's output. */
export interface RunnerLog {
  /** Every command that the runner would carry out, in order. */
  readonly commands: readonly WorkflowCommand[];
  readonly annotations: readonly Annotation[];
  /** Every value of `add-mask`, in order. */
  readonly masks: readonly string[];
  /** The log as a reader sees it: commands resolved, values shown as `***` from their mask on. */
  readonly text: string;
}

/** Commands that the runner knows; it takes a line with any other name as text. */
const knownCommands = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
] as const;

const isLevel = (name: string): name is Annotation['level'] => name === 'error' || name === 'warning' || name === 'notice';

/** Reads output as the runner does: commands in both forms, `stop-commands`, masks. */
export const readRunnerLog = (output: string): RunnerLog => {
  const registered = new Set<string>(knownCommands);
  const commands: WorkflowCommand[] = [];
  const annotations: Annotation[] = [];
  const masks: string[] = [];
  const visible: string[] = [];
  let stopToken: string | undefined;

  const masked = (line: string): string => masks.reduce((result, mask) => result.replaceAll(mask, '***'), line);
  const show = (line: string): void => void visible.push(masked(line));

  const obey = ({ name, properties, data }: WorkflowCommand): void => {
    if (isLevel(name)) {
      annotations.push({ level: name, message: data, properties });
      show(`${name}: ${data}`);
    } else if (name === 'group') show(data);
    else if (name === 'add-mask') {
      // Several lines are masked as a whole and line by line, since output is read by lines.
      masks.push(...new Set([data, ...data.split(/\r?\n/)].filter((mask) => mask.trim() !== '')));
    } else if (name === 'stop-commands') {
      stopToken = data.toLowerCase();
      registered.add(stopToken);
    }
  };

  for (const line of output.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const command = readWorkflowCommand(line, registered);
    if (command === undefined) show(line);
    else if (stopToken === undefined) {
      commands.push(command);
      obey(command);
    } else if (command.name === stopToken) {
      registered.delete(stopToken);
      stopToken = undefined;
    } else show(line);
  }
  return { commands, annotations, masks, text: visible.join('\n') };
};
