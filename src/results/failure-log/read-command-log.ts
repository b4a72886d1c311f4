import { stripVTControlCharacters } from 'node:util';
import { isRecord } from '../../lib/is-record.ts';
import { parseJsonOrUndefined } from '../../lib/parse-json.ts';
import type { ScreenElement } from '../../model/triage.ts';
import { elementsOfTree } from '../triage/screen.ts';
import type { LoggedFailure } from './read-failure-log.ts';

const maxMessageChars = 2_000;
const maxMoreLines = 30;
const maxJsonChars = 32_000_000;

/** A failed command, with the lines of its message. */
interface FailedCommand {
  readonly command: string;
  readonly lines: string[];
  screen: readonly ScreenElement[];
}

/**
 * Finds the last failed command of a Maestro flow, or the failed command inside it. A log is JSON, or one line per command that
 * ends in its state.
 */
export const readCommandLog = async (lines: AsyncIterable<readonly string[]>): Promise<readonly LoggedFailure[]> => {
  const kept: string[] = [];
  let chars = 0;
  for await (const some of lines)
    for (const line of some) {
      chars += line.length + 1;
      if (chars <= maxJsonChars) kept.push(stripVTControlCharacters(line));
    }
  const commands = createCommands();
  const entries = parseJsonOrUndefined(kept.join('\n'));
  if (entries === undefined) readPlainLog(kept, commands);
  else readJsonLog(entries, commands);
  const failed = commands.failed();
  return failed === undefined ? [] : [commandFailure(failed)];
};

/** Such as `12:00:01.000 [INFO]`, with or without a logger. */
const head = /^(?:[\d:.,TZ+-]+ ){0,3}\[ {0,5}[A-Z]{3,8} {0,5}\] {0,5}(?:[\w.$]{1,200}: )?/;
const state = / (FAILED|COMPLETED|SKIPPED|WARNED|RUNNING|PENDING)\s{0,5}$/;

const readPlainLog = (lines: readonly string[], commands: Commands): void => {
  let open: FailedCommand | undefined;
  for (const line of lines) {
    const text = line.replace(head, '');
    const end = state.exec(text)?.[1];
    if (end !== undefined) open = commands.add(text.slice(0, text.lastIndexOf(end)).trim(), end);
    else if (text.length < line.length) open = undefined;
    else if (open !== undefined && open.lines.length < maxMoreLines && line.trim() !== '') open.lines.push(line.trimEnd());
  }
};

/** Maestro writes `command` with one key, and `metadata` with the state and an error. */
const readJsonLog = (entries: unknown, commands: Commands): void => {
  for (const entry of Array.isArray(entries) ? entries : []) {
    const { command, metadata } = isRecord(entry) ? entry : {};
    const { status, error } = isRecord(metadata) ? metadata : {};
    const failed = commands.add(commandLabel(command), status);
    const { message, hierarchyRoot } = isRecord(error) ? error : {};
    if (failed !== undefined) failed.screen = elementsOfTree(hierarchyRoot);
    if (typeof message === 'string') failed?.lines.push(...message.split('\n').slice(0, maxMoreLines));
  }
};

const commandLabel = (command: unknown): string => {
  const [[name, value] = ['A command']] = isRecord(command) ? Object.entries(command) : [];
  const { description, label } = isRecord(value) ? value : {};
  const [title = name] = [label, description].filter((each) => typeof each === 'string');
  return title;
};

/** Of failed commands in a row, the first caused the others. */
const createCommands = () => {
  let first: FailedCommand | undefined;
  let isOpen = false;
  return {
    /** @returns undefined if the command is not reported */
    add: (command: string, status: unknown): FailedCommand | undefined => {
      const isCaused = isOpen;
      isOpen = status === 'FAILED';
      if (!isOpen || isCaused) return undefined;
      first = { command, lines: [], screen: [] };
      return first;
    },
    failed: (): FailedCommand | undefined => first,
  };
};

type Commands = ReturnType<typeof createCommands>;

const commandFailure = ({ command, lines, screen }: FailedCommand): LoggedFailure => {
  const [reason, ...more] = lines;
  const message = reason === undefined ? `${command} failed` : `${command}: ${reason.trim()}`;
  return { message: message.slice(0, maxMessageChars), more, ...(screen.length === 0 ? {} : { screen }) };
};
